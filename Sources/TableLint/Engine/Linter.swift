import TableModel

/// Holds screens against all rules.
public struct Linter: Sendable {
  /// What is asked for.
  public let settings: LintSettings

  /// A linter that does what settings say.
  public init(_ settings: LintSettings = LintSettings()) {
    self.settings = settings
  }

  /// What breaks a rule on a screen, rule by rule.
  ///
  /// Layouts that several rules ask for are made once.
  public func findings(on screen: LintedScreen) -> [LintFinding] {
    let found = LintRule.all.flatMap { findings(of: $0, on: screen) }
    var speakers: [ElementPath: Set<String>] = [:]
    for finding in found { speakers[finding.path, default: []].insert(finding.rule) }
    return found.filter { finding in
      guard let yields = Linter.yields[finding.rule], let others = speakers[finding.path] else { return true }
      return others.isDisjoint(with: yields)
    }
  }

  private func findings(of rule: LintRule, on screen: LintedScreen) -> [LintFinding] {
    let level = settings.level(of: rule)
    guard level > .off, let check = rule.check else { return [] }
    let takesHints = settings.isNamed(rule)
    return check(screen, settings.values(of: rule)).compactMap { finding in
      guard !finding.isMinor || takesHints else { return nil }
      var finding = finding
      finding.rule = rule.id
      finding.level = finding.isMinor ? min(level, .hint) : level
      return finding
    }
  }

  private static let yields: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: LintRule.all.filter { !$0.yields.isEmpty }.map { ($0.id, Set($0.yields)) })
}
