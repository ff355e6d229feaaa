import TableLint
import TableModel

/// The pages of docs/ that follow from the rules.
enum LintPages {
  /// The page that documents a rule, with pictures of its examples from golden/.
  static func page(of rule: LintRule) -> String {
    var parts = [
      "# \(rule.id)",
      "\(rule.title). *\(rule.level.rawValue)*\(looks(of: rule))",
      rule.why,
    ]
    parts += quotes(of: rule)
    parts += rule.options.map {
      "Option `\($0.name)` (\($0.standard.shortDescription)): \($0.summary.prefix(1).lowercased() + $0.summary.dropFirst())."
    }
    if !rule.broken.contains("tableViews:"), !looksAlike.contains(rule.id) {
      let pictures = ["broken", "kept"].map { "![\($0)](../../golden/rules/\(rule.id)/\($0).png)" }
      parts.append(pictures.joined(separator: " "))
    }
    parts.append("```diff\n\(change(from: rule.broken, to: rule.kept))```")
    parts += tables(of: rule).map { "`\($0)`, beside both:\n\n```text\n\($1)```" }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The rules whose examples differ in what no picture of them shows.
  private static let looksAlike: Set<String> = [
    "arrow-not-mirrored", "key-with-several-texts", "picture-without-words", "unused-prototype",
  ]

  /// What the guidelines say: today’s, else those of the earliest edition in English, else those that there are.
  private static func quotes(of rule: LintRule) -> [String] {
    let editions: [Guideline.Document] = [.today, .iPhone2010, .iOS2011, .iOS8]
    let edition = editions.first { edition in rule.guidelines.contains { $0.document == edition } }
    return rule.guidelines.filter { $0.document == edition }.map {
      "“\($0.quote)” (HIG \($0.document.year), “\($0.section)”)"
    }
  }

  /// A line of an example, and whether only the broken or only the kept one has it.
  private struct ComparedLine {
    let sign: String
    let text: Substring
    var isSame: Bool { sign == " " }
    var indentation: Int { text.prefix { $0 == " " || $0 == "-" }.count }
  }

  /// The lines that only one example has behind its sign, each group below the line of both that it belongs to.
  private static func change(from broken: String, to kept: String) -> String {
    let lines = compared(broken, kept)
    return lines.indices.filter { place in
      guard lines[place].isSame else { return true }
      guard place + 1 < lines.count, !lines[place + 1].isSame else { return false }
      return lines[place].indentation < lines[place + 1].indentation
    }.map { "\(lines[$0].sign)\(lines[$0].text)\n" }.joined()
  }

  /// The looks that a rule applies to, unless it applies to all.
  private static func looks(of rule: LintRule) -> String {
    guard let words = rule.looks.words else { return "" }
    return ", " + (words.hasPrefix("looks ") ? String(words.dropFirst("looks ".count)) : words)
  }

  private static func compared(_ broken: String, _ kept: String) -> [ComparedLine] {
    let (old, new) = (lines(of: broken), lines(of: kept))
    var isRemoved = old.map { _ in false }
    var isInserted = new.map { _ in false }
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): isRemoved[place] = true
      case .insert(let place, _, _): isInserted[place] = true
      }
    }
    var lines: [ComparedLine] = []
    var place = 0
    for (number, line) in old.enumerated() {
      if isRemoved[number] {
        lines.append(ComparedLine(sign: "-", text: line))
        continue
      }
      while place < new.count, isInserted[place] {
        lines.append(ComparedLine(sign: "+", text: new[place]))
        place += 1
      }
      lines.append(ComparedLine(sign: " ", text: line))
      place += 1
    }
    return lines + new[min(place, new.count)...].map { ComparedLine(sign: "+", text: $0) }
  }

  private static func lines(of text: String) -> [Substring] {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func tables(of rule: LintRule) -> [(path: String, text: String)] {
    rule.strings.sorted { $0.key < $1.key }.map { ("strings/\($0.key).yaml", $0.value) }
  }

  /// The page with all rules, by their level.
  static var table: String {
    let parts = [LintLevel.warning, .info, .hint].map { level in
      let rules = LintRule.all.filter { $0.level == level }
      let rows = rules.map { "- [`\($0.id)`](rules/\($0.id).md): \($0.title)" }
      return "## \(heading(of: level))\n\n\(rows.joined(separator: "\n"))"
    }
    return """
      # The rules of the linter

      Reference: every rule by its [level](lint.md), with a page for each: the looks that it applies to, the reason, a
      guideline, and what to change in an example. `tablemock lint --explain ID` prints both examples whole and all
      guidelines.

      \(parts.joined(separator: "\n\n"))

      The Human Interface Guidelines (HIG) are those of \(listed(Guideline.Document.allCases.map { "\($0.year) (\($0.title))" })).

      """
  }

  private static func heading(of level: LintLevel) -> String {
    switch level {
    case .hint: "Hints, for those who name the rule"
    case .info: "Advice (info)"
    default: "Warnings"
    }
  }
}

extension Guideline.Document {
  /// What tables call the edition.
  fileprivate var year: String {
    switch self {
    case .iPhone2010: "2010"
    case .iOS2011: "2011"
    case .iOS8: "iOS 8"
    case .today: "2026"
    }
  }
}
