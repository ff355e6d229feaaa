import TableLayout
import TableModel

/// A row as its source has it, and its views; a row that is hidden has none.
///
/// A class, as every rule walks over all rows, and their values are large.
final class LintedRow {
  let cell: Cell
  let indexPath: IndexPath
  let path: ElementPath
  /// Its views.
  let views: RowViews.Row?
  /// The style of its table.
  let tableStyle: TableViewStyle
  /// Whether the row shows its editing controls.
  let isEditing: Bool
  /// Whether the row is caught on its way between two states.
  let isMoving: Bool

  /// A row of a table, which is not kept: twenty thousand rows would each hold a copy.
  init(cell: Cell, indexPath: IndexPath, path: ElementPath, table: TableView, views: RowViews.Row?) {
    (self.cell, self.indexPath, self.path, self.views) = (cell, indexPath, path, views)
    tableStyle = table.style
    isEditing = cell.isEditing ?? table.isEditing
    isMoving = (cell.transition ?? table.transition) != nil
  }

  /// The number by which people call the row in its section, from 1.
  var number: Int { indexPath.row + 1 }
  /// The title, where there is any.
  var title: String? { LintedRow.text(of: cell.contentConfiguration?.text ?? cell.textLabel) }
  /// The second text, where there is any that the style shows.
  var detail: String? {
    if let configuration = cell.contentConfiguration {
      return LintedRow.text(of: configuration.secondaryText)
    }
    return cell.style == .default ? nil : LintedRow.text(of: cell.detailTextLabel)
  }
  /// The row as messages call it: its title, or its number.
  var name: String { title.map { "“\($0.shortened)”" } ?? "row \(number)" }

  /// The part of the document that a property of the row is.
  func path(_ key: String) -> ElementPath { path.appending(.key(key)) }

  /// Whether the cell is one of the style's, without views of its own.
  var isStandard: Bool { cell.contentView?.subviews.isEmpty ?? true }

  /// The views of the author's own in the row and at its right edge, with the parts of the document that they are.
  var ownViews: [(view: View, path: ElementPath)] {
    LintedRow.views(cell.contentView?.subviews ?? [], in: path("contentView"))
      + [(cell.accessoryView, "accessoryView"), (cell.editingAccessoryView, "editingAccessoryView")]
      .flatMap { view, key in view.map { LintedRow.views($0, at: path(key)) } ?? [] }
  }

  /// The controls among them.
  var controls: [(control: Control, path: ElementPath)] {
    ownViews.compactMap { entry in
      guard case .control(let control) = entry.view.content else { return nil }
      return (control, entry.path)
    }
  }

  /// All labels of the row.
  var labels: [(label: Label, path: ElementPath)] {
    [(cell.textLabel, "textLabel"), (cell.detailTextLabel, "detailTextLabel")]
      .compactMap { label, key in label.map { ($0, path(key)) } }
      + ownViews.compactMap { entry in
        guard case .label(let label) = entry.view.content else { return nil }
        return (label, entry.path)
      }
  }

  private static func views(_ views: [View], in path: ElementPath) -> [(view: View, path: ElementPath)] {
    views.enumerated().flatMap { number, view in
      LintedRow.views(view, at: path.appending(.key("subviews"), .item(number)))
    }
  }

  private static func views(_ view: View, at path: ElementPath) -> [(view: View, path: ElementPath)] {
    [(view, path)] + views(view.subviews, in: path)
  }

  private static func text(of label: Label?) -> String? {
    guard let label else { return nil }
    let text = label.attributedText.isEmpty ? label.text : label.attributedText.map(\.text).joined()
    return text.isEmpty ? nil : text
  }
}
