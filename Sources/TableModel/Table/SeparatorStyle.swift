/// How the rows of a table are divided: `UITableViewCellSeparatorStyle`.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  /// No line.
  case none
  /// One line.
  case singleLine
  /// A dark line over a light one; grouped tables only.
  case singleLineEtched
}
