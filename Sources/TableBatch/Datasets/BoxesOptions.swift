import TableReview

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
  /// How much is told of texts.
  public var detail: ViewBox.Detail
  /// The parts that pictures belong to; `nil` for none.
  public var splits: DatasetSplits?

  /// Boxes of views alone, and no parts, unless they are given.
  public init(_ format: Format, detail: ViewBox.Detail = .views, splits: DatasetSplits? = nil) {
    self.format = format
    self.detail = detail
    self.splits = splits
  }
}

/// The views of a picture with their boxes, and the part of a dataset that it belongs to.
struct PictureBoxes: Sendable {
  var views: [ViewBox]
  var split: String?
}
