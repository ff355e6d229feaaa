import TableLayout
import TableModel

/// The views of a table's rows.
struct RowViews {
  /// The views of one row.
  struct Row {
    let cell: LintedView
    var content: LintedView?
    var title: LintedView?
    var detail: LintedView?
    var image: LintedView?
    var accessory: LintedView?
    var confirmation: LintedView?
    var reorderControl: LintedView?
  }

  private var rows: [IndexPath: Row] = [:]

  init(of table: LintedView?, among views: ScreenViews) {
    guard let table else { return }
    var index = table.index + 1
    while index < table.end, views.all.indices.contains(index) {
      let view = views.all[index]
      if view.node.viewClass == .cell, let indexPath = view.node.indexPath {
        rows[indexPath] = RowViews.row(view, among: views)
      }
      index = max(index + 1, view.end)
    }
  }

  private static func row(_ cell: LintedView, among views: ScreenViews) -> Row {
    var row = Row(cell: cell)
    for view in views.views(in: cell) {
      guard view.parent == cell.index || view.parent == row.content?.index else { continue }
      switch view.node.role {
      case .textLabel: row.title = view
      case .detailTextLabel: row.detail = view
      case .imageView: row.image = view
      case .accessoryView: row.accessory = view
      case .deleteConfirmation: row.confirmation = view
      case .reorderControl: row.reorderControl = view
      default: if view.node.viewClass == .contentView { row.content = view }
      }
    }
    return row
  }

  subscript(_ indexPath: IndexPath) -> Row? { rows[indexPath] }
}
