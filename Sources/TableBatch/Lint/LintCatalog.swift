import TableLint

/// What is told of rules to those who ask for them.
public enum LintCatalog {
  /// All rules, one a line: the id, the level and what it asks for.
  public static var list: String {
    let width = LintRule.all.map(\.id.count).max() ?? 0
    return LintRule.all.map { rule in
      let level = rule.level.rawValue
      return rule.id + String(repeating: " ", count: width - rule.id.count + 2) + level
        + String(repeating: " ", count: 9 - level.count) + rule.title
    }
    .joined(separator: "\n")
  }

  /// A rule in full: what it asks for, why, where the guidelines say so, its numbers and two examples.
  public static func explanation(of rule: LintRule) -> String {
    var parts = ["\(rule.id) (\(rule.level.rawValue))\n\(rule.title).", rule.why]
    parts += rule.guidelines.map { "“\($0.quote)”\n  \($0.document.title), \($0.section)" }
    parts += rule.options.map { "\($0.name): \($0.summary); \($0.standard.shortDescription) unless said otherwise." }
    parts.append("Broken:\n\n" + rule.broken.indented)
    parts.append("Kept:\n\n" + rule.kept.indented)
    return parts.joined(separator: "\n\n").trimmingEnd
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
