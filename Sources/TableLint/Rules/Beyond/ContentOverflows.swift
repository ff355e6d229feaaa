import TableLayout
import TableModel

extension LintRule {
  static let textOverflows = LintRule(
    "text-overflows", .warning, "Texts stay in their row and clear of each other",
    why: """
      A text that leaves its cell is cut off or runs into the next row. One that lies over another makes both \
      unreadable.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 60}
      tableView:
        rows:
          - height: 60
            contentView:
              - {frame: [15, 8, 200, 24], label: Anna Alder}
              - {frame: [60, 10, 200, 24], label: Office}
      """,
    kept: .replacing("frame: [60, 10", by: "frame: [15, 32")
  ) { screen, _ in
    screen.rows.flatMap { row -> [LintFinding] in
      guard !row.isMoving, let cell = row.views?.cell, row.views?.confirmation == nil,
        !screen.isPlacedByConstraints(row)
      else { return [] }
      let labels = screen.views(in: cell).filter { view in
        view.node.label.map { !$0.text.isEmpty } == true && view.opacity > 0.05 && view.drawsText
      }
      return labels.compactMap { $0.leaves(cell, of: row, on: screen) } + collisions(of: labels, on: screen)
    }
  }
}

extension LintRule {
  private static func collisions(of labels: [LintedView], on screen: LintedScreen) -> [LintFinding] {
    labels.enumerated().compactMap { index, label in
      guard
        let below = labels.prefix(index).first(where: {
          $0.visibleLetters.overlaps(label.visibleLetters, by: 2)
        })
      else { return nil }
      let names = [label, below].map { "“\($0.node.label?.text.shortened ?? "")”" }
      return LintFinding(
        "\(names[0]) lies over \(names[1])", at: screen.path(of: label), views: [label, below],
        hint: "move one of them, or make it narrower")
    }
  }
}

extension LintedView {
  var drawsText: Bool {
    node.drawings.contains { if case .text(let line, _, _, _) = $0 { line.width > 0 } else { false } }
  }

  /// The part of the screen that the letters of a label take, without the space above and below them.
  var letterFrame: Rect {
    guard let label = node.label else { return frame }
    let size = label.font.size
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for case .text(_, let origin, _, _) in node.drawings {
      top = min(top, origin.y - size * 0.7)
      bottom = max(bottom, origin.y)
    }
    let ink = inkFrame
    guard top < bottom else { return ink }
    return Rect(x: ink.minX, y: frame.minY + top, width: ink.width, height: bottom - top)
  }

  /// The part of them that is seen where the label cuts off what does not fit.
  fileprivate var visibleLetters: Rect {
    node.clipsToBounds
      ? letterFrame.common(with: frame) ?? Rect(origin: frame.origin, size: .zero) : letterFrame
  }

  /// The finding for a label that is too low for its letters, which it cuts off.
  private func cutsOff(on screen: LintedScreen) -> LintFinding? {
    let letters = letterFrame
    let (above, below) = (frame.minY - letters.minY, letters.maxY - frame.maxY)
    let distance = max(above, below)
    guard distance > 1 else { return nil }
    let side = above > below ? "top" : "bottom"
    return LintFinding(
      "“\(node.label?.text.shortened ?? "")” is cut off by \(points(distance.rounded(.up))) at the \(side)",
      at: screen.path(of: self), views: [self], hint: "make the row higher, or the letters smaller")
  }

  /// The finding for a label whose letters reach out of its row.
  func leaves(_ cell: LintedView, of row: LintedRow, on screen: LintedScreen) -> LintFinding? {
    guard !node.clipsToBounds else { return cutsOff(on: screen) }
    // A view that clips shows a part of what it holds: it scrolls, or another rule speaks of it.
    let isClipped = screen.tree.ancestors(of: self).contains {
      $0.index > cell.index && $0.node.clipsToBounds && !$0.node.viewClass.isContentView
    }
    guard !isClipped else { return nil }
    let letters = letterFrame
    // A text field of many lines scrolls: its frame in the row is what counts.
    let scrolls = screen.isFilledLater && (node.label?.lineCount ?? 0) > 1 && cell.frame.contains(frame)
    guard !scrolls else { return nil }
    guard let (side, distance) = cell.sides(over: letters).max(by: { $0.1 < $1.1 }), distance > 1
    else { return nil }
    return LintFinding(
      "“\(node.label?.text.shortened ?? "")” reaches \(points(distance.rounded(.up))) over the \(side) edge of its row",
      at: screen.path(of: self), views: [self, cell],
      hint: "make the row higher, or the text shorter")
  }
}

extension LintRule {
  static let contentOffRow = LintRule(
    "content-off-row", .warning, "Views of a row lie inside of it",
    why:
      "A view outside its row is cut off, or lies over the next row, where a tap misses it.",
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - {frame: [15, 10, 200, 24], label: Anna Alder}
              - {frame: [300, 8, 60, 28], backgroundColor: orange}
      """,
    kept: .replacing("frame: [300", by: "frame: [245")
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
