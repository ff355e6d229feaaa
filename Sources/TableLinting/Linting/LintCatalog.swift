import TableLint
import TableModel

/// Descriptions of rules, for the command line and the documentation.
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

  /// The tables of strings beside examples: paths and texts, in the order of languages.
  private static func tables(of rule: LintRule) -> [(path: String, text: String)] {
    rule.strings.sorted { $0.key < $1.key }.map { ("strings/\($0.key).yaml", $0.value) }
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
