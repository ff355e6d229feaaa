/// How a cell looks when it is selected: `UITableViewCellSelectionStyle`.
public enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
  case none, blue, gray, `default`
}
