import TableLayout
import TableModel

extension LintRule {
  static let contentOffRow = LintRule(
    "content-off-row", .warning, "Views of a row lie inside of it",
    why:
      "A view outside its row is cut off, or lies over the row beside it, where a tap does not find it.",
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - {frame: [15, 10, 200, 24], label: Anna Alder}
              - {frame: [300, 8, 60, 28], backgroundColor: orange}
      """,
    kept: """
      theme: ios8
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
        guard let (side, distance) = cell.sides(over: view.frame).max(by: { $0.1 < $1.1 }), distance > 1
        else { return nil }
        // A label shows its letters and no frame: one that is too large for them may reach out unseen.
        if view.node.label != nil, cell.sides(over: view.letterFrame).allSatisfy({ $0.1 <= 1 }) { return nil }
        let name = view.node.label.map { "“\($0.text.shortened)”" } ?? "a view"
        return LintFinding(
          "\(name) lies \(points(distance.rounded(.up))) over the \(side) edge of its row",
          at: screen.path(of: view),
          views: [view, cell], hint: "move it, or let its “autoresizingMask” do so")
      }
    }
  }
}

extension LintedView {
  /// Whether anything of the view itself can be seen.
  fileprivate var showsSomething: Bool {
    if node.label != nil { return drawsText && !node.clipsToBounds }
    return !node.drawings.isEmpty || !node.children.isEmpty
  }

  /// By how many points a frame reaches over each edge of the view; negative where it does not.
  func sides(over frame: Rect) -> [(name: String, distance: Double)] {
    [
      ("left", self.frame.minX - frame.minX), ("right", frame.maxX - self.frame.maxX),
      ("top", self.frame.minY - frame.minY), ("bottom", frame.maxY - self.frame.maxY),
    ]
  }
}
