import TableLayout
import TableModel

extension LintRule {
  static let contentOffRow = LintRule(
    "content-off-row", .warning, "Views of a row lie inside of it",
    why:
      "A view outside of its row is cut off, or lies over the row beside it, where a tap does not find it.",
    yields: ["text-overflows"],
    broken: """
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - {frame: [15, 10, 200, 24], label: Anna Alder}
              - {frame: [300, 8, 60, 28], backgroundColor: orange}
      """,
    kept: """
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - {frame: [15, 10, 200, 24], label: Anna Alder}
              - {frame: [245, 8, 60, 28], backgroundColor: orange}
      """
  ) { screen, _ in
    screen.rows.flatMap { row -> [LintFinding] in
      guard let content = row.views?.content, let cell = row.views?.cell, !row.isMoving, !row.isEditing,
        row.views?.confirmation == nil, !screen.isPlacedByConstraints(row)
      else { return [] }
      return screen.views(in: content).compactMap { view in
        guard view.parent == content.index, view.node.role == nil, view.opacity > 0, view.showsSomething
        else { return nil }
        let sides = [
          ("left", cell.frame.minX - view.frame.minX), ("right", view.frame.maxX - cell.frame.maxX),
          ("top", cell.frame.minY - view.frame.minY), ("bottom", view.frame.maxY - cell.frame.maxY),
        ]
        guard let (side, distance) = sides.max(by: { $0.1 < $1.1 }), distance > 1 else { return nil }
        return LintFinding(
          "a view lies \(points(distance.rounded(.up))) over the \(side) edge of its row",
          at: screen.path(of: view),
          views: [view, cell], hint: "move it, or let its “autoresizingMask” do so")
      }
    }
  }
}

extension PlacedView {
  /// Whether anything of the view itself can be seen; a label shows its letters and no frame.
  fileprivate var showsSomething: Bool {
    guard node.label == nil else { return false }
    return !node.drawings.isEmpty || !node.children.isEmpty
  }
}
