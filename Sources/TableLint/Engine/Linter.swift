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
    var found: [String: [LintFinding]] = [:]
    visitFindings(on: screen) { found[$0.rule, default: []].append($0) }
    return LintRule.all.flatMap { found[$0.id] ?? [] }
  }

  /// The same, handed out one by one, so that those of a rule alone are in memory: each rule's in the order of the screen,
  /// and those last of rules that are silent where others speak.
  package func visitFindings(on screen: LintedScreen, _ take: (LintFinding) -> Void) {
    var speakers: [ElementPath: Set<String>] = [:]
    let note = { (finding: LintFinding) in
      if Linter.silencing.contains(finding.rule) { speakers[finding.path, default: []].insert(finding.rule) }
    }
    for rule in LintRule.all where Linter.yields[rule.id] == nil {
      for finding in findings(of: rule, on: screen) {
        note(finding)
        take(finding)
      }
    }
    let yielding = LintRule.all.filter { Linter.yields[$0.id] != nil }.flatMap {
      findings(of: $0, on: screen)
    }
    yielding.forEach(note)
    for finding in yielding {
      let others = Linter.yields[finding.rule] ?? []
      if speakers[finding.path]?.isDisjoint(with: others) ?? true { take(finding) }
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

  /// The rules where others are silent.
  private static let silencing = Set(LintRule.all.flatMap(\.yields))
  private static let yields: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: LintRule.all.filter { !$0.yields.isEmpty }.map { ($0.id, Set($0.yields)) })
}
