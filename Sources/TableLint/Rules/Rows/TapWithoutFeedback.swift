import TableModel

extension LintRule {
  static let tapWithoutFeedback = LintRule(
    "tap-without-feedback", .warning, "Rows that can be tapped light up",
    why: """
      Users expect a row that leads somewhere, or that can be checked, to light up under the finger. With \
      `selectionStyle: none` the tap seems to be lost.
      """,
    guidelines: [
      .iOS2011("A table row highlights briefly when the user taps a selectable item"),
      .iOS8("用户选择列表项时，始终给与反馈"),
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: General, accessoryType: disclosureIndicator, selectionStyle: none}
          - {textLabel: Privacy, accessoryType: disclosureIndicator}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: General, accessoryType: disclosureIndicator}
          - {textLabel: Privacy, accessoryType: disclosureIndicator}
      """
  ) { screen, _ in
    screen.tables.flatMap { table in
      table.sections.flatMap { section -> [LintFinding] in
        let isChoice = section.rows.contains { $0.cell.accessoryType == .checkmark }
        return section.rows.compactMap { row in
          guard row.cell.selectionStyle == SelectionStyle.none, let reason = row.reasonToTap(isChoice) else {
            return nil
          }
          return LintFinding(
            "\(row.name) \(reason), but gives no feedback", at: row.path("selectionStyle"),
            views: [row.views?.cell], hint: "leave “selectionStyle: none” out",
            fix: LintFix("Let the row light up", .remove(key: "selectionStyle", of: row.path)))
        }
      }
    }
  }
}

extension LintedRow {
  /// Why users would tap the row; `nil` where nothing asks for it.
  fileprivate func reasonToTap(_ isChoice: Bool) -> String? {
    guard cell.accessoryView == nil else { return nil }
    switch cell.accessoryType {
    case .disclosureIndicator, .detailDisclosureButton: return "can be tapped to go on"
    case .checkmark: return "can be tapped to be chosen"
    case .none, .detailButton: return isChoice ? "can be tapped to be chosen" : nil
    }
  }
}
