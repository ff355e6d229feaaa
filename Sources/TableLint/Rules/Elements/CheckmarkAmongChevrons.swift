import TableModel

extension LintRule {
  static let checkmarkAmongChevrons = LintRule(
    "checkmark-among-chevrons", .warning, "The rows of a section choose or lead on, not both",
    why: """
      A checkmark says that a tap chooses, a disclosure indicator that it leads to another table. Where both are in \
      one section, users cannot tell what a tap will do: divide the section.
      """,
    guidelines: [
      .iOS2011("Indicates that the row is selected"),
      .iOS2011("Displays another table associated with the row"),
      .iOS8("Indicates that the row is selected"),
    ],
    looks: LintLooks(since: "ios5", until: "ios9", later: .hint),
    broken: """
      theme: ios8
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {textLabel: Automatic, accessoryType: checkmark}
          - {textLabel: Manual, accessoryType: disclosureIndicator}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {textLabel: Automatic, accessoryType: checkmark}
          - Manual
      """
  ) { screen, _ in
    screen.comparableTables.flatMap { table in
      table.sections.compactMap { section in
        let kinds = section.rows.filter { $0.cell.accessoryView == nil }
        let checked = kinds.filter { $0.cell.accessoryType == .checkmark }
        let leading = kinds.filter {
          switch $0.cell.accessoryType {
          case .disclosureIndicator, .detailDisclosureButton, .detailButton: true
          case .none, .checkmark: false
          }
        }
        guard let mark = checked.first, let chevron = leading.first else { return nil }
        return LintFinding(
          "\(mark.name) has a checkmark and \(chevron.name) leads on, in one section", at: section.path,
          views: (checked + leading).map { $0.views?.accessory },
          hint: "checkmarks choose and chevrons lead on; put them into separate sections")
      }
    }
  }
}
