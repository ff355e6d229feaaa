import TableLayout
import TableModel

/// The rows of a screen that a scene of it does not show.
package struct HiddenRows {
  /// The digest of what they are and say; `nil` where there are none.
  package let digest: String?

  /// The rows of a screen without those that a scene shows.
  package init(of screen: Screen, besides scene: Scene) {
    let tables = screen.tableViews
    let count = tables.reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.rows.count } }
    let shown = HiddenRows.shown(in: scene)
    guard count > shown.count else {
      digest = nil
      return
    }
    var all = DrawingDigest()
    for table in tables {
      for (section, content) in table.sections.enumerated() {
        for (row, cell) in content.rows.enumerated()
        where !shown.contains(IndexPath(section: section, row: row)) {
          all.add(cell.style.rawValue)
          all.add(cell.accessoryType.rawValue)
          for label in [cell.textLabel, cell.detailTextLabel] { all.add(label?.text ?? "") }
        }
      }
    }
    digest = all.digits
  }

  /// The places of the rows that a scene shows.
  package static func shown(in scene: Scene) -> Set<IndexPath> {
    var shown: Set<IndexPath> = []
    visit(scene.root) { shown.insert($0) }
    return shown
  }

  private static func visit(_ node: SceneNode, _ body: (IndexPath) -> Void) {
    if node.viewClass.isRow {
      if let path = node.indexPath { body(path) }
    } else {
      for child in node.children { visit(child, body) }
    }
  }
}
