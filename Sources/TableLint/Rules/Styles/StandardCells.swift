import TableModel
import TableThemes

extension LintRule {
  static let restyledStandardCell = LintRule(
    "restyled-standard-cell", .info, "Standard styles stay as they are",
    why: """
      A standard style with several changes is neither standard nor a new design. Lay the row out in a \
      `contentView`.
      """,
    guidelines: [
      .iPhone2010(
        "it's better to create a custom table-cell style than to significantly alter a standard one"),
      .iOS8("最好是自定义一种单元格样式，而不是在现有的表格样式上进行改动"),
    ],
    looks: LintLooks(until: "ios13", later: .hint),
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - textLabel: {text: Welcome, font: {size: 26}, textColor: purple, textAlignment: center}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - frame: [15, 4, 290, 36]
                label: {text: Welcome, font: {size: 26}, textColor: purple, textAlignment: center}
      """
  ) { screen, _ in
    screen.rows.compactMap { row in
      let changes = row.changes(in: screen.theme)
      if changes.count >= 2 {
        return LintFinding(
          "this row changes the \(listedBriefly(changes)) of the standard style \(row.cell.style.rawValue)",
          at: row.path, views: [row.views?.cell], hint: "lay it out in a contentView")
      }
      guard let covered = row.coveredLabel(on: screen) else { return nil }
      return LintFinding(
        "a view of the row’s own lies over its \(covered.key)", at: row.path,
        views: [covered.view], hint: "lay the whole row out in its contentView")
    }
  }
}

extension LintedRow {
  /// The points by which letters may differ from the style's without altering it significantly.
  fileprivate static let slightChange = 2.0

  /// What the row's labels have otherwise than their style does.
  fileprivate func changes(in theme: Theme) -> [String] {
    guard isStandard else { return [] }
    let looks = theme.look(of: tableStyle).cell.texts[cell.style]
    let labels = [
      cell.textLabel.map { ($0, looks.text) },
      cell.style == .default ? nil : cell.detailTextLabel.map { ($0, looks.detail) },
    ].compactMap { $0 }
    let differs = { (check: (Label, TextLook) -> Bool) in labels.contains { check($0.0, $0.1) } }
    return [
      differs { label, look in label.font?.size.map { abs($0 - look.size) > LintedRow.slightChange } ?? false
      } ? "size of letters" : nil,
      differs { label, look in label.textColor.map { $0.hex != look.color.hex } ?? false } ? "colour" : nil,
      differs { label, look in
        isMoved(label, from: look)
      } ? "alignment" : nil,
    ].compactMap { $0 }
  }

  /// Whether a label's lines lie elsewhere than the style has them; Interface Builder writes the style's own down.
  private func isMoved(_ label: Label, from look: TextLook) -> Bool {
    guard let alignment = label.textAlignment, alignment != .natural, alignment != look.alignment else {
      return false
    }
    let usual: TextAlignment =
      switch cell.style {
      case .value1: label == cell.detailTextLabel ? .right : .left
      case .value2: label == cell.textLabel ? .right : .left
      case .default, .subtitle: .left
      }
    return alignment != usual
  }

  /// The standard label that one of the row's own views lies over.
  fileprivate func coveredLabel(on screen: LintedScreen) -> (key: String, view: LintedView)? {
    guard let content = views?.content, !isStandard else { return nil }
    let own = screen.views(in: content).filter { $0.parent == content.index && $0.node.role == nil }
    for (key, text, view) in [("textLabel", title, views?.title), ("detailTextLabel", detail, views?.detail)]
    {
      guard text != nil, let view else { continue }
      if own.contains(where: { $0.frame.overlaps(view.inkFrame, by: 1) }) { return (key, view) }
    }
    return nil
  }
}

extension LintRule {
  static let customCellLikeStandard = LintRule(
    "custom-cell-like-standard", .hint, "Layouts that a standard style gives use it",
    why: """
      Users know the standard styles, which follow the system. Use one in place of a contentView with only a picture \
      and one or two labels in their usual places.
      """,
    guidelines: [
      .iPhone2010(
        "When you use the standard table-cell styles, your application is consistent with the built-in applications"
      )
    ],
    looks: LintLooks(until: "ios13"),
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView:
              - {frame: [15, 4, 290, 20], label: Anna Alder}
              - {frame: [15, 24, 290, 16], label: {text: Office, font: {size: 12}}}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - {style: subtitle, textLabel: Anna Alder, detailTextLabel: Office}
      """
  ) { screen, _ in
    screen.rows.compactMap { row in
      guard let style = row.standardStyle else { return nil }
      return LintFinding(
        "the standard style \(style.rawValue) gives this layout", at: row.path("contentView"),
        views: [row.views?.content], hint: "use “style: \(style.rawValue)” instead of a contentView")
    }
  }
}

extension LintedRow {
  /// The style that the row's own views imitate.
  fileprivate var standardStyle: CellStyle? {
    guard let views = cell.contentView?.subviews, title == nil, cell.imageView == nil,
      views.allSatisfy({ $0.subviews.isEmpty && $0.backgroundColor == nil })
    else { return nil }
    var labels: [Rect] = []
    var images: [Rect] = []
    for view in views {
      guard let frame = view.frame else { return nil }
      switch view.content {
      case .label: labels.append(frame)
      case .image: images.append(frame)
      default: return nil
      }
    }
    guard images.count <= 1, let first = labels.first, labels.count <= 2,
      images.allSatisfy({ $0.maxX <= first.minX + 1 })
    else { return nil }
    guard labels.count == 2 else { return .default }
    let second = labels[1]
    if second.minY >= first.maxY - 2, abs(second.minX - first.minX) <= 2 { return .subtitle }
    return second.minX >= first.maxX - 2 && abs(second.minY - first.minY) <= 8 ? .value1 : nil
  }
}
