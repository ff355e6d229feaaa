/// One thing that a table should be, and what is known of it: everything that is told of the rule follows from this value.
public struct LintRule: Sendable {
  /// What finds the places that break a rule on a screen.
  typealias Check = @Sendable (LintedScreen, LintValues) -> [LintFinding]

  /// What the rule is called everywhere: `text-truncated`.
  public let id: String
  /// What the rule asks for, in one sentence without a full stop.
  public let title: String
  /// How much its findings matter where nobody says otherwise; rules of the level `hint` rest until they are named.
  public let level: LintLevel
  /// Why it matters and what can be done, in a few sentences.
  public let why: String
  /// Where the guidelines say so; empty for rules beyond them.
  public let guidelines: [Guideline]
  /// The numbers that projects may choose.
  public let options: [LintOption]
  /// The rules that say the same of a view more exactly, so that this one is silent where they speak.
  public let yields: [String]
  /// A spec that breaks the rule.
  public let broken: String
  /// The same spec as it should be.
  public let kept: String
  /// The tables of strings that lie beside both: mappings by the names of their languages; empty for most rules.
  public let strings: [String: String]
  /// The pictures that lie beside both, by their paths; empty for most rules.
  public let pictures: [String]
  /// What finds the places; `nil` for a rule whose findings come up while sources are read.
  let check: Check?

  /// Whether the rule looks at screens; the findings of others come up while sources are read.
  package var looksAtScreens: Bool { check != nil }

  /// A rule from all that is said of it.
  init(
    _ id: String,
    _ level: LintLevel,
    _ title: String,
    why: String,
    guidelines: [Guideline] = [],
    options: [LintOption] = [],
    yields: [String] = [],
    broken: String,
    kept: String,
    strings: [String: String] = [:],
    pictures: [String] = [],
    check: Check?
  ) {
    self.id = id
    self.title = title
    self.level = level
    self.why = why
    self.guidelines = guidelines
    self.options = options
    self.yields = yields
    self.broken = broken + "\n"
    self.kept = kept + "\n"
    self.strings = strings.mapValues { $0 + "\n" }
    self.pictures = pictures
    self.check = check
  }
}
