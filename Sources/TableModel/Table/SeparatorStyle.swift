/// How the rows of a table are divided: `UITableViewCellSeparatorStyle`.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  /// No line between rows: `UITableViewCell.SeparatorStyle.none`.
  case none
  /// A line of one pixel or point, as the theme has it.
  case singleLine
  /// A dark line over a light one; grouped tables only.
  case singleLineEtched
}
