/// Whether a table's rows run from edge to edge or stand in groups: `UITableViewStyle`.
public enum TableViewStyle: String, Hashable, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}
