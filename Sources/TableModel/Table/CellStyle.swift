/// The arrangement of a cell's labels and image: `UITableViewCellStyle`.
public enum CellStyle: String, Hashable, Sendable, CaseIterable {
  /// One label, with an image before it.
  case `default`
  /// A label at the left and another, right-aligned, at the right.
  case value1
  /// A right-aligned label in a narrow column and another beside it.
  case value2
  /// A label above another, with an image before both.
  case subtitle
}
