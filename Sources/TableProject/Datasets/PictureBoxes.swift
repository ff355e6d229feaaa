import TableComparison
import TableLayout
import TableModel

/// The views of a picture with their boxes, and what a dataset says of the picture besides its name and numbers.
package struct PictureBoxes: Sendable {
  private let views: [ViewBox]
  private let size: Size
  private let input: String
  private let table: String?
  private let language: String?
  private let split: String?

  /// Boxes of a picture of a size in pixels, or in points where it has none, that was drawn of a table of an input.
  init(
    _ views: [ViewBox], size: Size, input: FilePath, table: String?, language: String?, split: String?
  ) {
    self.views = views
    self.size = size
    self.input = input.text
    self.table = table
    self.language = language
    self.split = split
  }

  /// What is said of the picture.
  package var picture: [(key: String, value: JSONValue)] {
    [
      ("width", .number(size.width)), ("height", .number(size.height)), ("input", .string(input)),
      ("table", table.map(JSONValue.string) ?? .null),
      ("language", language.map(JSONValue.string) ?? .null),
      ("split", split.map(JSONValue.string) ?? .null),
    ]
  }

  /// The picture with all its views.
  package var line: [(key: String, value: JSONValue)] {
    picture + [("views", .array(views.map { .object($0.members) }))]
  }

  /// What COCO says of each view that can be seen.
  package var annotations: [[(key: String, value: JSONValue)]] {
    views.compactMap { view in
      guard let visible = view.visible, let category = ViewClass.allCases.firstIndex(of: view.viewClass)
      else {
        return nil
      }
      return [
        ("category_id", .number(Double(category + 1))), ("bbox", .frame(visible)),
        ("area", .number(visible.width * visible.height)), ("iscrowd", .number(0)),
        ("segmentation", .array([])), ("attributes", .object(view.members)),
      ]
    }
  }

  /// What a worker answers, which whoever gathers the answers adds names and numbers to.
  package func answer(as format: BoxesOptions.Format) -> JSONValue {
    switch format {
    case .jsonl: .object(line)
    case .coco:
      .object([("image", .object(picture)), ("annotations", .array(annotations.map { .object($0) }))])
    }
  }
}

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
