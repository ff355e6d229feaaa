import TableLint
import TableModel

/// The pages of docs/ that follow from the rules.
enum LintPages {
  /// The page that documents a rule, with pictures of its examples from golden/.
  static func page(of rule: LintRule) -> String {
    var parts = [
      "# \(rule.id)",
      "\(rule.title). *\(rule.level.rawValue)*\(levelNote(of: rule))\(rule.looks.words.map { ", \($0)" } ?? "")",
      rule.why,
    ]
    parts += quotes(of: rule)
    if !rule.options.isEmpty {
      parts.append(
        "| option | default | description |\n|---|---|---|\n"
          + rule.options.map {
            "| `\($0.name)` | \($0.standard.shortDescription) | \($0.summary) |"
          }.joined(separator: "\n"))
    }
    if !rule.broken.contains("tableViews:"), !looksAlike.contains(rule.id) {
      let pictures = ["broken", "kept"].map { "![\($0)](../../golden/rules/\(rule.id)/\($0).png)" }
      parts.append("broken | kept\n---|---\n\(pictures.joined(separator: " | "))")
    }
    parts.append("```diff\n\(change(from: rule.broken, to: rule.kept))```")
    parts += tables(of: rule).map { "`\($0)`, beside both:\n\n```text\n\($1)```" }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The rules whose examples differ in what no picture of them shows.
  private static let looksAlike: Set<String> = [
    "arrow-not-mirrored", "key-with-several-texts", "picture-without-words", "unused-prototype",
  ]

  /// What the guidelines say, each sentence once with all editions that have it.
  private static func quotes(of rule: LintRule) -> [String] {
    let sentences = rule.guidelines.reduce(into: [(quote: String, sources: [String])]()) {
      sentences, guideline in
      let source = "\(guideline.document.year), “\(guideline.section)”"
      if let place = sentences.firstIndex(where: { $0.quote == guideline.quote }) {
        sentences[place].sources.append(source)
      } else {
        sentences.append((guideline.quote, [source]))
      }
    }
    return sentences.map { "> \($0.quote)\n>\n> — HIG of \($0.sources.joined(separator: "; "))" }
  }

  /// The lines of both examples: those that only one has behind its sign, the others behind a blank.
  private static func change(from broken: String, to kept: String) -> String {
    let (old, new) = (lines(of: broken), lines(of: kept))
    let difference = new.difference(from: old)
    var isRemoved = old.map { _ in false }
    var isInserted = new.map { _ in false }
    for change in difference {
      switch change {
      case .remove(let place, _, _): isRemoved[place] = true
      case .insert(let place, _, _): isInserted[place] = true
      }
    }
    var text = ""
    var place = 0
    for (number, line) in old.enumerated() {
      if isRemoved[number] {
        text += "-\(line)\n"
        continue
      }
      while place < new.count, isInserted[place] {
        text += "+\(new[place])\n"
        place += 1
      }
      text += " \(line)\n"
      place += 1
    }
    for line in new[min(place, new.count)...] { text += "+\(line)\n" }
    return text
  }

  private static func lines(of text: String) -> [Substring] {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func tables(of rule: LintRule) -> [(path: String, text: String)] {
    rule.strings.sorted { $0.key < $1.key }.map { ("strings/\($0.key).yaml", $0.value) }
  }

  private static func levelNote(of rule: LintRule) -> String {
    rule.level == .hint ? ": only if you ask for it by name" : ""
  }

  /// The page with all rules in one table.
  static var table: String {
    let rows = LintRule.all.map { rule in
      "[`\(rule.id)`](rules/\(rule.id).md) | \(rule.level.rawValue) | \(rule.title)"
    }
    return """
      # The rules of the linter

      Reference: every rule, with a page for each. `tablemock lint --list` prints this list, and `tablemock lint --explain ID`
      one rule. [The linter](lint.md) explains levels and how to change them. A page also names looks
      and guidelines, and shows a broken example, a kept one, and the lines that differ.

      rule | level | requirement
      ---|---|---
      \(rows.joined(separator: "\n"))

      The Human Interface Guidelines (HIG) are those of \(listed(Guideline.Document.allCases.map { "\($0.year) (\($0.title))" })).

      """
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
