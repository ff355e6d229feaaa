import TableModel

extension LintRule {
  static let customCellLikeStandard = LintRule(
    "custom-cell-like-standard", .hint, "Layouts that a standard style gives use it",
    why: """
      Users know the standard styles, and those follow the system when it changes. A contentView of nothing but a \
      picture and one or two labels in their usual places is better off as one of them.
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
