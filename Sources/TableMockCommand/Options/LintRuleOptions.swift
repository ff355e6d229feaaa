import ArgumentParser
import TableLint
import TableModel

/// A rule and how much it matters, as in `contrast-low=error`.
struct RuleLevel: ExpressibleByArgument {
  let id: String
  let level: LintLevel

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, LintRule.named(parts[0]) != nil, let level = LintLevel(rawValue: parts[1]) else {
      return nil
    }
    (id, self.level) = (parts[0], level)
  }

  /// Reads an option's value, and says what is wrong with it.
  static func parse(_ argument: String) throws -> RuleLevel {
    if let value = RuleLevel(argument: argument) { return value }
    let id = argument.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    try RuleID.check(id)
    let levels = LintLevel.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("write a rule and a level, as in \(id)=error; there are \(levels).")
  }

  /// The rules that shells offer.
  static var completion: CompletionKind {
    .list(LintRule.all.flatMap { rule in LintLevel.allCases.map { "\(rule.id)=\($0.rawValue)" } })
  }
}

/// The ids of rules on the command line.
enum RuleID {
  /// Throws a usage error for an id of no rule, with the one that may be meant.
  static func check(_ id: String) throws {
    guard LintRule.named(id) == nil else { return }
    let nearest = Spelling.nearest(to: id, among: LintRule.all.map(\.id))
    let hint = nearest.map(Spelling.question) ?? "“tablemock lint --list” prints all."
    throw ValidationError("there is no rule “\(id)”; \(hint)")
  }

  /// Reads an id.
  static func checked(_ id: String) throws -> String {
    try check(id)
    return id
  }

  /// Reads ids that are divided by commas.
  static func list(_ argument: String) throws -> [String] {
    try argument.split(separator: ",", omittingEmptySubsequences: false).map { try checked(String($0)) }
  }

  /// The ids that shells offer.
  static var completion: CompletionKind { .list(LintRule.all.map(\.id)) }
}

/// The options that say what the linter looks for and what fails.
struct LintRuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "A rule and its level, such as contrast-low=error: off, hint, info, warning or error.",
      valueName: "rule=level"),
    completion: RuleLevel.completion, transform: RuleLevel.parse)
  var levels: [RuleLevel] = []

  @Option(
    help: ArgumentHelp("Check only these rules, separated by commas.", valueName: "rules"),
    completion: Completions.words(LintRule.all.map(\.id)),
    transform: RuleID.list)
  var only: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "The number of warnings that the run may have without failing. The default is the manifest’s, or 0.",
      valueName: "number"),
    completion: .list(["0", "10"]))
  var maxWarnings: Int?

  @Flag(help: "Fail on any finding that is more than a hint.")
  var strict = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes a number from 0.") }
  }

  /// What is asked for.
  var settings: LintSettings {
    LintSettings(
      rules: Dictionary(levels.map { ($0.id, LintSettings.Choice(level: $0.level)) }) { $1 },
      only: Set(only.joined()))
  }
}
