import TableModel

extension LintRule {
  static let headerEndsInAStop = LintRule(
    "header-ends-in-a-stop", .hint, "Headers end without a full stop or a colon",
    why: "A header is a heading, not a sentence. It needs no colon to belong to the rows below.",
    guidelines: [.today("Lists and tables", "don’t add ending punctuation")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 120}
      tableView: {style: insetGrouped, sections: [{header: "Networks:", rows: [Home]}]}
      """,
    kept: .replacing("\"Networks:\"", by: "Networks")
  ) { screen, _ in
    screen.tables.flatMap(\.sections).compactMap { section in
      let title = section.section.header?.title?.trimmed ?? ""
      guard let last = title.last, ".:".contains(last), !title.hasSuffix("...") else { return nil }
      return LintFinding(
        "the header “\(title.shortened)” ends in “\(last)”", at: section.path.appending(.key("header")),
        hint: "leave it out")
    }
  }

  static let saysClick = LintRule(
    "says-click", .info, "Texts ask for taps, not for clicks",
    why: """
      People touch the screen. “Click” sounds like a program for another device. The rule knows English words only.
      """,
    guidelines: [.today("Writing", "not saying “click” for a touch device")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 130}
      tableView: {style: insetGrouped, sections: [{rows: [Home], footer: Click a network to join it.}]}
      """,
    kept: .replacing("footer: Click", by: "footer: Tap")
  ) { screen, _ in
    guard screen.isInEnglish else { return [] }
    return screen.texts.compactMap { text in
      let words = text.label.text.lowercased().split { !$0.isLetter && $0 != "-" }
      // “Keyboard clicks” are a noun, and what people write into a field is their own.
      guard words.contains(where: { ["click", "clicking", "double-click"].contains($0) }),
        text.purpose != .field
      else { return nil }
      return LintFinding(
        "\(text.name) speaks of a click", at: screen.path(of: text.view), views: [text.view],
        hint: "say “tap”, or “choose”")
    }
  }

  static let switchSaysNo = LintRule(
    "switch-says-no", .info, "A switch says what it does when it is on",
    why: """
      “Disable Sounds: on” makes people think twice. Say what is there when the switch is on. The rule knows English \
      words only.
      """,
    guidelines: [
      .today("Writing", "Describe what it does when turned on, and people can infer the opposite.")
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: Disable Sounds, accessoryView: {switch: off}}]}
      """,
    kept: .replacing("Disable Sounds, accessoryView: {switch: off", by: "Sounds, accessoryView: {switch: on")
  ) { screen, _ in
    guard screen.isInEnglish else { return [] }
    let beginnings = ["disable ", "don’t ", "don't ", "do not ", "no ", "turn off ", "without "]
    return screen.rows.compactMap { row in
      guard let title = row.title?.trimmed.lowercased(), row.controls.contains(where: \.control.isSwitch),
        // Apple’s own switches, which everybody knows, are called so.
        beginnings.contains(where: title.hasPrefix), !title.hasPrefix("do not disturb")
      else { return nil }
      return LintFinding(
        "the switch “\((row.title ?? "").shortened)” says what is not", at: row.path,
        views: [row.views?.cell],
        hint: "name what is there when it is on")
    }
  }

  static let capitalsMixed = LintRule(
    "capitals-mixed", .hint, "Titles of a section are capitalised alike",
    why: """
      “Text Size” beside “Bold text” looks like two programs. Choose one style. The rule checks English titles of \
      two or more words in rows that lead somewhere, not what users wrote.
      """,
    guidelines: [
      .today("Writing", "Choose a style for each UI element type and use it consistently")
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 160}
      tableView:
        style: insetGrouped
        rows:
          - {textLabel: Text Size, accessoryType: disclosureIndicator}
          - {textLabel: Bold text, accessoryType: disclosureIndicator}
      """,
    kept: .replacing("Bold text", by: "Bold Text")
  ) { screen, _ in
    guard screen.isInEnglish else { return [] }
    return screen.tables.flatMap(\.sections).compactMap { section in
      let rows = section.rows.filter { row in
        row.cell.accessoryType != .none && (row.cell.style == .default || row.cell.style == .value1)
      }
      let styles = rows.map { ($0, $0.title.flatMap(TitleCase.init)) }
      guard styles.contains(where: { $0.1 == .words }),
        let other = styles.first(where: { $0.1 == .sentence })?.0
      else { return nil }
      return LintFinding(
        "\(other.name) has one capital letter, and other titles of its section have one for each word",
        at: other.path, views: [other.views?.cell], hint: "write all of them in one way")
    }
  }
}

/// How the words of an English title are capitalised.
private enum TitleCase {
  /// Each word but small ones.
  case words
  /// The first word alone.
  case sentence

  /// `nil` for a title that does not tell.
  init?(_ title: String) {
    let words = title.split(separator: " ")
    let others = words.dropFirst().filter { $0.count > 3 && $0.first?.isLetter == true }
    guard words.first?.first?.isUppercase == true, !others.isEmpty else { return nil }
    if others.allSatisfy({ $0.first?.isUppercase == true }) {
      self = .words
    } else if others.allSatisfy({ !$0.contains(where: \.isUppercase) }) {
      self = .sentence
    } else {
      return nil
    }
  }
}

extension LintedScreen {
  /// Whether the words of the screen may be taken for English.
  var isInEnglish: Bool { environment.language.hasPrefix("en") }
}

extension Control {
  fileprivate var isSwitch: Bool {
    if case .switch = kind { true } else { false }
  }
}
