import TableModel

extension LintRule {
  static let drawnTableElement = LintRule(
    "drawn-table-element", .info, "Elements of tables are UIKit’s, and stand in tables only",
    why: """
      A “›” or “✓” that is typed is not where users look for it, does not follow the look of the system, and is read \
      out as a letter. Use `accessoryType`; outside rows these characters mean nothing.
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
