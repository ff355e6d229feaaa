import TableModel

extension LintRule {
  static let drawnTableElement = LintRule(
    "drawn-table-element", .info, "Elements of tables are UIKit’s, and stand in tables only",
    why: """
      A typed “›” or “✓” is not where users look for it, ignores the look of the system, and is read out as a \
      letter. Use `accessoryType`. Outside rows these characters mean nothing.
      """,
    guidelines: [
      .iOS2011("these elements are suitable for use with table views only"),
      .iOS8("这些元素只适用于表格视图"),
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: General, accessoryView: {label: ›}}
          - {textLabel: Privacy, accessoryView: {label: ›}}
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
    screen.texts.compactMap { text in
      guard let character = text.drawnCharacter else { return nil }
      let instead = LintedText.elements[character] ?? "disclosureIndicator"
      let isInRow = text.standsInCell(on: screen)
      return LintFinding(
        isInRow
          ? "the “\(character)” in this row is a drawn \(instead)"
          : "the “\(character)” is an element of tables, and is outside one",
        at: screen.path(of: text.view), views: [text.view],
        hint: isInRow ? "use “accessoryType: \(instead)”" : "use one of the system’s items, or a word")
    }
  }
}

extension LintedText {
  /// Signs that look like elements of tables, and what these are called.
  fileprivate static let elements: [Character: String] = [
    "›": "disclosureIndicator", ">": "disclosureIndicator", "❯": "disclosureIndicator",
    "〉": "disclosureIndicator", "⟩": "disclosureIndicator", "»": "disclosureIndicator",
    "✓": "checkmark", "✔": "checkmark", "☑": "checkmark", "ⓘ": "detailButton", "ℹ": "detailButton",
    "☰": "reorder control", "≡": "reorder control",
  ]

  /// The character that the text is, or that a label of a row ends in after a space.
  fileprivate var drawnCharacter: Character? {
    let text = String(
      String.UnicodeScalarView(label.text.unicodeScalars.filter { $0.value != 0xFE0F && $0.value != 0xFE0E })
    ).trimmed
    guard let last = text.last, LintedText.elements[last] != nil else {
      return standsInRow ? text.leadingCheckmark : nil
    }
    if text.count == 1 { return isTyped ? last : nil }
    switch purpose {
    case .title, .detail, .own:
      if text.dropLast().last?.isWhitespace == true { return last }
      return text.leadingCheckmark
    default: return nil
    }
  }

  private var isTyped: Bool {
    switch purpose {
    case .index, .status, .field: false
    default: true
    }
  }

  fileprivate func standsInCell(on screen: LintedScreen) -> Bool {
    screen.ancestors(of: view).contains { $0.node.viewClass.isRow }
  }
}

extension String {
  /// The checkmark that a text begins with before a space, as titles of chosen rows do where it is typed.
  fileprivate var leadingCheckmark: Character? {
    guard let first, first == "✓" || first == "✔", dropFirst().first?.isWhitespace == true else { return nil }
    return first
  }
}

extension LintRule {
  static let checkmarkAmongChevrons = LintRule(
    "checkmark-among-chevrons", .warning, "The rows of a section choose or lead on, not both",
    why: """
      A checkmark says that a tap chooses, a disclosure indicator that it leads to another table. With both in one \
      section, users cannot tell: divide the section.
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
    kept: .replacing("- {textLabel: Manual, accessoryType: disclosureIndicator}", by: "- Manual")
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

extension LintRule {
  static let reorderSingleRow = LintRule(
    "reorder-single-row", .info, "Rows that can be moved have somewhere to go",
    why: """
      The grip says that a row can move. A single row has nowhere to go, and a row about to be deleted should stay.
      """,
    guidelines: [
      .iOS2011("Indicates that the row can be dragged to another location in the")
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        editing: true
        style: grouped
        rows: [{textLabel: Home, editingStyle: delete, showsReorderControl: true}]
      """,
    kept: .replacing("delete, showsReorderControl: true", by: "delete")
  ) { screen, _ in
    screen.comparableTables.flatMap { table in
      table.rows.filter { $0.cell.showsReorderControl }.compactMap { row -> LintFinding? in
        let fix = LintFix("Take the grip away", .remove(key: "showsReorderControl", of: row.path))
        if table.rows.count == 1 {
          return LintFinding(
            "\(row.name) is the only row and cannot be moved anywhere", at: row.path("showsReorderControl"),
            views: [row.views?.reorderControl ?? row.views?.cell], hint: "leave “showsReorderControl” out",
            fix: fix)
        }
        guard row.cell.showingDeleteConfirmation, screen.variant.state != .showingDeleteConfirmation else {
          return nil
        }
        return LintFinding(
          "\(row.name) asks whether to delete it and can be moved at the same time",
          at: row.path("showsReorderControl"), views: [row.views?.cell],
          hint: "leave “showsReorderControl” out", fix: fix)
      }
    }
  }
}
