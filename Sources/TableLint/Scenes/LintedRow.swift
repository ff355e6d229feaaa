import TableLayout
import TableModel

/// A row as its source has it, and its views; a row that is hidden has none.
///
/// A class, as every rule walks over all rows, and their values are large.
final class LintedRow {
  let cell: Cell
  let indexPath: IndexPath
  let path: ElementPath
  /// The table that the row is of.
  let table: TableView
  /// Its views.
  let views: RowViews.Row?

  init(cell: Cell, indexPath: IndexPath, path: ElementPath, table: TableView, views: RowViews.Row?) {
    (self.cell, self.indexPath, self.path, self.table, self.views) = (cell, indexPath, path, table, views)
  }

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

  private static func text(of label: Label?) -> String? {
    guard let label else { return nil }
    let text = label.attributedText.isEmpty ? label.text : label.attributedText.map(\.text).joined()
    return text.isEmpty ? nil : text
  }
}
