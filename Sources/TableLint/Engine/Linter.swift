import TableModel

/// Holds screens against all rules.
package struct Linter: Sendable {
  /// What is asked for.
  package let settings: LintSettings

  /// A linter that does what settings say.
  package init(_ settings: LintSettings = LintSettings()) {
    self.settings = settings
  }

  /// What breaks a rule on a screen, rule by rule.
  ///
  /// Layouts that several rules ask for are made once. Throws where that takes longer than it may.
  package func findings(on screen: LintedScreen) throws -> [LintFinding] {
    var found: [String: [LintFinding]] = [:]
    try visitFindings(on: screen) { found[$0.rule, default: []].append($0) }
    return LintRule.all.flatMap { found[$0.id] ?? [] }
  }

  /// The same, handed out one by one, so that those of a rule alone are in memory: each rule's in the order of the screen,
  /// and those last of rules that are silent where others speak.
  package func visitFindings(on screen: LintedScreen, _ take: (LintFinding) -> Void) throws {
    var speakers: [ElementPath: Set<String>] = [:]
    let note = { (finding: LintFinding) in
      if Linter.silencing.contains(finding.rule) { speakers[finding.path, default: []].insert(finding.rule) }
    }
    for rule in LintRule.all where Linter.yields[rule.id] == nil {
      for finding in try findings(of: rule, on: screen) {
        note(finding)
        take(finding)
      }
    }
    let yielding = try LintRule.all.filter { Linter.yields[$0.id] != nil }.flatMap {
      try findings(of: $0, on: screen)
    }
    yielding.forEach(note)
    for finding in yielding {
      let others = Linter.yields[finding.rule] ?? []
      if speakers[finding.path]?.isDisjoint(with: others) ?? true { take(finding) }
    }
  }

  private func findings(of rule: LintRule, on screen: LintedScreen) throws -> [LintFinding] {
    let takesHints = settings.isNamed(rule)
    let level = rule.looks.level(
      settings.level(of: rule), in: screen.theme.name, isNamed: takesHints)
    guard level > .off, let check = rule.check else { return [] }
    let found = check(screen, settings.values(of: rule))
    // A layout that was ended has no findings, which is no reason to be content.
    try screen.checkTime()
    return found.compactMap { finding in
      guard !finding.isMinor || takesHints else { return nil }
      if rule.isOfUsualText, screen.cutByLargerText.contains(finding.path) { return nil }
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

/// What a run of the linter asks for: the levels of rules and their numbers.
public struct LintSettings: Hashable, Sendable {
  /// What is said of one rule.
  public struct Choice: Hashable, Sendable {
    /// How much its findings matter; `nil` for as much as usual.
    public var level: LintLevel?
    /// Numbers of its options.
    public var numbers: [String: Double]

    /// A level and numbers.
    public init(level: LintLevel? = nil, numbers: [String: Double] = [:]) {
      self.level = level
      self.numbers = numbers
    }
  }

  /// What is said of rules, by their ids.
  public var rules: [String: Choice]
  /// The only rules that are asked for; empty for all.
  public var only: Set<String>

  /// Settings that leave all rules as they are unless it is given.
  public init(rules: [String: Choice] = [:], only: Set<String> = []) {
    self.rules = rules
    self.only = only
  }

  /// How much the findings of a rule matter.
  public func level(of rule: LintRule) -> LintLevel {
    guard only.isEmpty || only.contains(rule.id) else { return .off }
    let usual = rule.level == .hint && !isNamed(rule) ? .off : rule.level
    return rules[rule.id]?.level ?? usual
  }

  /// Whether somebody asks for a rule by its name, and so for its hints.
  func isNamed(_ rule: LintRule) -> Bool {
    only.contains(rule.id) || rules[rule.id]?.level.map { $0 > .off } ?? false
  }

  /// Whether a rule is looked for that compares languages.
  package var comparesLanguages: Bool {
    [.truncatedInLanguage, .untranslated, .mixedDirection].contains { level(of: $0) > .off }
  }

  /// Whether a rule is looked for that holds translations against their texts.
  package var looksAtTranslations: Bool {
    [.formatPlacesDiffer, .keyWithSeveralTexts, .sourceDoubtful].contains { level(of: $0) > .off }
  }

  /// The numbers that hold for a rule.
  func values(of rule: LintRule) -> LintValues {
    LintValues(rule.options, given: rules[rule.id]?.numbers ?? [:])
  }

  /// These settings with what others say instead.
  public func overridden(by others: LintSettings) -> LintSettings {
    var settings = self
    for (id, choice) in others.rules {
      var merged = settings.rules[id] ?? Choice()
      merged.level = choice.level ?? merged.level
      merged.numbers.merge(choice.numbers) { $1 }
      settings.rules[id] = merged
    }
    if !others.only.isEmpty { settings.only = others.only }
    return settings
  }
}
