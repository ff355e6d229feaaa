import TableComparison
import TableLayout
import TableModel

/// How the boxes of a batch's views are written.
public struct BoxesOptions: Hashable, Sendable {
  /// Forms of the file.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A line of JSON for each picture.
    case jsonl
    /// One object as the datasets of COCO have it, with the visible part of each view.
    case coco
  }

  /// The form of the file.
  public var format: Format
  /// How detailed the boxes of texts are.
  public var detail: ViewBox.Detail
  /// The parts that pictures belong to; `nil` for none.
  public var splits: DatasetSplits?

  /// Boxes of views alone, and no parts, unless they are given.
  public init(_ format: Format, detail: ViewBox.Detail = .views, splits: DatasetSplits? = nil) {
    self.format = format
    self.detail = detail
    self.splits = splits
  }

  /// What whoever hands out a plan has to know to gather the boxes from the answers of workers: their form, its
  /// categories, and the options that make workers tell them.
  package var plan: JSONValue {
    let arguments =
      ["--boxes", format.rawValue, "--box-detail", detail.rawValue]
      + (splits.map { ["--splits", $0.text] } ?? [])
    return .object([
      ("format", .string(format.rawValue)), ("categories", BoxesOptions.categories),
      ("arguments", .array(arguments.map(JSONValue.string))),
    ])
  }

  /// The classes of views as COCO's categories.
  package static var categories: JSONValue {
    .array(
      ViewClass.allCases.enumerated().map { number, viewClass in
        .object([
          ("id", .number(Double(number + 1))), ("name", .string(viewClass.rawValue)),
          ("supercategory", .string("view")),
        ])
      })
  }
}
