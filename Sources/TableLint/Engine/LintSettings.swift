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
