import TableLayout
import TableModel

/// A row as its source has it, and its views; a row that is hidden has none.
struct LintedRow {
  let cell: Cell
  let indexPath: IndexPath
  let path: ElementPath
  /// The table that the row is of.
  let table: TableView
  /// Its views.
  let views: RowViews.Row?

  /// The number by which people call the row in its section, from 1.
  var number: Int { indexPath.row + 1 }
  /// The title, where there is any.
  var title: String? { LintedRow.text(of: cell.textLabel) }
  /// The second text, where there is any that the style shows.
  var detail: String? { cell.style == .default ? nil : LintedRow.text(of: cell.detailTextLabel) }
  /// The row as messages call it: its title, or its number.
  var name: String { title.map { "“\($0.shortened)”" } ?? "row \(number)" }

  /// The part of the document that a property of the row is.
  func path(_ key: String) -> ElementPath { path.appending(.key(key)) }

  /// Whether the row shows its editing controls.
  var isEditing: Bool { cell.isEditing ?? table.isEditing }
  /// Whether the row is caught on its way between two states.
  var isMoving: Bool { cell.transition ?? table.transition != nil }
  /// Whether the cell is one of the style's, without views of its own.
  var isStandard: Bool { cell.contentView?.subviews.isEmpty ?? true }

  /// Whether the row's own views were placed in a row of another width by Interface Builder, whose constraints will move
  /// them in a way that nobody knows here.
  func isPlacedByConstraints(on screen: LintedScreen) -> Bool {
    guard screen.isFilledLater, let design = cell.contentView?.designSize, let content = views?.content else {
      return false
    }
    return abs(design.width - content.frame.width) > 1
  }

  private static func text(of label: Label?) -> String? {
    guard let label else { return nil }
    let text = label.attributedText.isEmpty ? label.text : label.attributedText.map(\.text).joined()
    return text.isEmpty ? nil : text
  }
}

/// The views of a table's rows.
struct RowViews {
  /// The views of one row.
  struct Row {
    let cell: PlacedView
    var content: PlacedView?
    var title: PlacedView?
    var detail: PlacedView?
    var image: PlacedView?
    var accessory: PlacedView?
    var confirmation: PlacedView?
    var reorderControl: PlacedView?
  }

  private var rows: [IndexPath: Row] = [:]

  init(of table: PlacedView?, on screen: LintedScreen) {
    guard let table else { return }
    var index = table.index + 1
    while index < table.end, screen.views.indices.contains(index) {
      let view = screen.views[index]
      if view.node.viewClass == .cell, let indexPath = view.node.indexPath {
        rows[indexPath] = RowViews.row(view, on: screen)
      }
      index = max(index + 1, view.end)
    }
  }

  private static func row(_ cell: PlacedView, on screen: LintedScreen) -> Row {
    var row = Row(cell: cell)
    for view in screen.views(in: cell) {
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
