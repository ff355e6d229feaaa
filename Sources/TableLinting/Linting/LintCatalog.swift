import TableLint
import TableModel

/// What is told of rules to those who ask for them.
package enum LintCatalog {
  /// All rules, one a line: the id, the level and what it asks for.
  package static var list: String {
    let width = LintRule.all.map(\.id.count).max() ?? 0
    return LintRule.all.map { rule in
      let level = rule.level.rawValue
      return rule.id + String(repeating: " ", count: width - rule.id.count + 2) + level
        + String(repeating: " ", count: 9 - level.count) + rule.title
        + (rule.looks.words.map { " (\($0))" } ?? "")
    }
    .joined(separator: "\n")
  }

  /// A rule in full: what it asks for, why, where the guidelines say so, its numbers and two examples.
  package static func explanation(of rule: LintRule) -> String {
    var parts = ["\(rule.id) (\(rule.level.rawValue))\n\(rule.title).", rule.why]
    parts += rule.looks.words.map { ["For \($0)."] } ?? []
    parts += rule.guidelines.map { "“\($0.quote)”\n  \($0.document.title), \($0.section)" }
    parts += rule.options.map {
      "\($0.name): \($0.summary); \($0.standard.shortDescription) unless said otherwise."
    }
    parts.append("Broken:\n\n" + rule.broken.indented)
    parts.append("Kept:\n\n" + rule.kept.indented)
    parts += tables(of: rule).map { "Beside both, \($0):\n\n" + $1.indented }
    return parts.joined(separator: "\n\n").trimmingEnd
  }

  /// The page that documents a rule, with pictures of its examples from golden/.
  package static func page(of rule: LintRule) -> String {
    var parts = [
      "# \(rule.id)", "\(rule.title). *\(rule.level.rawValue)*\(levelNote(of: rule))", rule.why,
    ]
    parts += rule.looks.words.map { ["For \($0)."] } ?? []
    if !rule.guidelines.isEmpty {
      parts.append(
        rule.guidelines.map { "> \($0.quote)\n>\n> — \($0.document.title), “\($0.section)”" }
          .joined(separator: "\n\n"))
    }
    if !rule.options.isEmpty {
      parts.append(
        "| option | default | description |\n|---|---|---|\n"
          + rule.options.map {
            "| `\($0.name)` | \($0.standard.shortDescription) | \($0.summary) |"
          }.joined(separator: "\n"))
    }
    parts += example("Broken", "broken", rule.broken, rule) + example("Kept", "kept", rule.kept, rule)
    if !rule.strings.isEmpty {
      parts += ["## Strings beside both"] + tables(of: rule).map { "`\($0)`:\n\n```text\n\($1)```" }
    }
    parts.append("[All rules](../rules.md) · [the linter](../lint.md)")
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The tables of strings beside examples: paths and texts, in the order of languages.
  private static func tables(of rule: LintRule) -> [(path: String, text: String)] {
    rule.strings.sorted { $0.key < $1.key }.map { ("strings/\($0.key).yaml", $0.value) }
  }

  private static func levelNote(of rule: LintRule) -> String {
    rule.level == .hint ? ": only if you ask for it by name" : ""
  }

  private static func example(_ title: String, _ name: String, _ text: String, _ rule: LintRule) -> [String] {
    let hasTwo = text.contains("tableViews:")
    let picture = hasTwo ? "" : "\n\n![\(title)](../../golden/rules/\(rule.id)/\(name).png)"
    return ["## \(title)\(picture)", "```text\n\(text)```"]
  }

  /// The page with all rules in one table.
  package static var table: String {
    let rows = LintRule.all.map { rule in
      let documents = Guideline.Document.allCases.filter { document in
        rule.guidelines.contains { $0.document == document }
      }
      let names = documents.map(\.year).joined(separator: ", ")
      return
        "| [`\(rule.id)`](rules/\(rule.id).md) | \(rule.level.rawValue) | \(rule.title) | \(rule.looks.words ?? "all looks") | \(names.isEmpty ? "—" : names) |"
    }
    return """
      # The rules of the linter

      Reference: every rule, with a page for each. `tablemock lint --list` prints this list, and `tablemock lint --explain ID` one
      rule. [The linter](lint.md) explains levels and how to change them.

      | rule | level | requirement | looks | guidelines |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      The guidelines are those of \(listed(Guideline.Document.allCases.map { "\($0.year) (\($0.title))" })).

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

extension String {
  /// The lines, each behind four spaces.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }

  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
