/// The control at a cell's left edge while the table is edited: `UITableViewCellEditingStyle`.
public enum EditingStyle: String, Hashable, Sendable, CaseIterable {
  case none, delete, insert
}
