import TableLayout
import TableModel

extension LintRule {
  static let controlsTooClose = LintRule(
    "controls-too-close", .info, "Controls of a row stand apart",
    why: "Where two controls nearly touch, a finger hits the wrong one. Leave 12 points between them.",
    guidelines: [
      .today("Accessibility", "about 12 points of padding around elements that include a bezel")
    ],
    options: [LintOption("minimum", "The least distance of two controls, in points", 12, in: 0...100)],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - {frame: [180, 5, 60, 34], button: {title: "Yes", configuration: gray}}
              - {frame: [242, 5, 60, 34], button: {title: "No", configuration: gray}}
      """,
    kept: .replacing("frame: [180", by: "frame: [160")
  ) { screen, values in
    guard !screen.isFilledLater else { return [] }
    return screen.rows.flatMap { row -> [LintFinding] in
      guard row.controls.count > 1, let cell = row.views?.cell else { return [] }
      let controls = screen.views(in: cell).filter { view in
        LintedView.tapped.contains(view.node.viewClass) && view.opacity > 0
          && !screen.ancestors(of: view).contains { LintedView.tapped.contains($0.node.viewClass) }
      }
      return controls.enumerated().compactMap { number, view in
        let near = controls.dropFirst(number + 1).first {
          view.frame.distance(to: $0.frame) < values["minimum"] - 0.5
        }
        return near.map { other in
          LintFinding(
            "two controls are only \(points(max(0, view.frame.distance(to: other.frame)))) apart",
            at: screen.path(of: other), views: [view, other],
            hint: "leave at least \(points(values["minimum"]))")
        }
      }
    }
  }

  static let fieldsOfUnevenWidth = LintRule(
    "fields-of-uneven-width", .hint, "Text fields of a section have one width",
    why:
      "Fields below each other make a column. A slightly narrower or indented one looks like a mistake.",
    guidelines: [.today("Text fields", "use consistent widths to create a more organized layout")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 88}
      tableView:
        rows:
          - contentView: [{frame: [16, 8, 280, 28], textField: {placeholder: Street, borderStyle: roundedRect}}]
          - contentView: [{frame: [16, 8, 268, 28], textField: {placeholder: Town, borderStyle: roundedRect}}]
      """,
    kept: .replacing("16, 8, 268", by: "16, 8, 280")
  ) { screen, _ in
    guard !screen.isFilledLater else { return [] }
    return screen.tables.flatMap(\.sections).compactMap { section in
      let fields = section.rows.compactMap { row -> LintedView? in
        guard row.controls.count == 1, row.labels.allSatisfy({ $0.label.text.isEmpty }),
          let cell = row.views?.cell
        else { return nil }
        return screen.views(in: cell).first { $0.node.viewClass == .textField }
      }
      guard let first = fields.first,
        let other = fields.first(where: { field in
          let differences = [field.frame.minX - first.frame.minX, field.frame.width - first.frame.width].map(
            abs)
          // What is more is meant.
          return differences.contains { $0 > 1 } && differences.allSatisfy { $0 < 40 }
        })
      else { return nil }
      return LintFinding(
        "this field is \(points(other.frame.width)) wide, and another of its section \(points(first.frame.width))",
        at: screen.path(of: other), views: [first, other], hint: "let them begin and end at one place")
    }
  }

  static let fullWidthButton = LintRule(
    "full-width-button", .info, "Filled buttons keep away from the edges of the screen",
    why: """
      Screens have round corners, and what reaches both edges looks like a bar. Keep the margins, and round the \
      button’s corners.
      """,
    guidelines: [.today("Layout", "Avoid full-width buttons.")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios26
      size: {width: 320, height: 120}
      scale: 2
      tableView:
        tableFooterView:
          frame: [0, 0, 320, 60]
          subviews: [{frame: [0, 8, 320, 44], backgroundColor: systemBlue, button: {title: Buy, titleColor: white}}]
        rows: [Apples]
      """,
    kept: """
      theme: ios26
      size: {width: 320, height: 120}
      scale: 2
      tableView:
        tableFooterView:
          frame: [0, 0, 320, 60]
          subviews:
            - {frame: [16, 8, 288, 44], cornerRadius: 22, backgroundColor: systemBlue, button: {title: Buy, titleColor: white}}
        rows: [Apples]
      """
  ) { screen, _ in
    let width = screen.environment.size.width
    return screen.views.compactMap { view in
      guard view.node.viewClass == .button, view.opacity > 0, view.frame.minX < 0.5,
        view.frame.maxX > width - 0.5, view.isFilled
      else { return nil }
      return LintFinding(
        "this button reaches from one edge of the screen to the other", at: screen.path(of: view),
        views: [view], hint: "leave margins of 16 points at least, and round its corners")
    }
  }
}

extension LintedView {
  /// What people tap in rows.
  fileprivate static let tapped = LintedTable.tapped.union([.datePicker, .colorWell])

  /// Whether something is drawn from one side of the view to the other.
  fileprivate var isFilled: Bool {
    node.drawings.contains { drawing in
      guard case .fill(let path, _) = drawing else { return false }
      return path.boundingBox.width >= frame.width - 1
    }
  }
}

extension Rect {
  /// The points between two rectangles beside or below each other; infinite for those that are neither, and negative for
  /// those that overlap.
  fileprivate func distance(to other: Rect) -> Double {
    let across = max(other.minX - maxX, minX - other.maxX)
    let down = max(other.minY - maxY, minY - other.maxY)
    if across >= 0, down >= 0 { return .infinity }
    return max(across, down)
  }
}
