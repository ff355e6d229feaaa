import TableLint
import TableModel
import TableSources
import TableSpec

/// Reads what a manifest says of the linter.
enum ManifestLint {
  /// The keys of a rule: its level and its numbers.
  private static func mapping(of rule: LintRule) -> MappingSchema<LintSettings.Choice> {
    MappingSchema(
      "lintRule-\(rule.id)", subject: "the rule \(rule.id)", initial: LintSettings.Choice(),
      fields: [
        Field(
          "level", .word(LintLevel.self), "The level of its findings.", without: "the rule’s",
          get: { $0.level }, set: { $0.level = $1 })
      ]
        + rule.options.map { option in
          Field(
            option.name,
            .number(.from(option.range.lowerBound, to: option.range.upperBound)), option.summary + ".",
            get: { $0.numbers[option.name] }, set: { $0.numbers[option.name] = $1 })
        })
  }

  private static func field(of rule: LintRule) -> Field<LintSettings> {
    let level = ValueCoding<LintLevel>.word(LintLevel.self)
    let coding = mapping(of: rule).coding(hint: "write {level: warning}")
      .or("level", level) { LintSettings.Choice(level: $0) }
    return Field(
      rule.id, coding, rule.title + ".", get: { $0.rules[rule.id] }, set: { $0.rules[rule.id] = $1 })
  }

  private static let rulesMapping = MappingSchema<LintSettings>(
    "lintRules", subject: "the rules of the linter", initial: LintSettings(),
    fields: LintRule.all.map(field))

  private static let rules = rulesMapping.coding(hint: "write {text-truncated: error}")

  private static let filesMapping = MappingSchema<LintConfiguration.Files>(
    "lintFiles", subject: "files of the linter", initial: LintConfiguration.Files(path: ""),
    fields: [
      Field(
        "path", .filled, "A file, a folder or a pattern, from the manifest’s folder.", .required,
        get: { $0.path }, set: { $0.path = $1 }),
      Field(
        "rules", rules, "The settings of rules for these files.", without: "nothing besides",
        get: { $0.settings },
        set: { $0.settings = $1 }),
    ])

  private static let files = filesMapping.coding(hint: "write {path: drafts/, rules: {text-truncated: off}}")
  {
    _, keys, node, subject, context in
    filesMapping.requireKeys(keys, of: subject, node, context)
  }
  .or("path", .filled) { LintConfiguration.Files(path: $0) }

  private static let exceptionMapping = MappingSchema<LintConfiguration.Exception>(
    "lintException", subject: "an exception",
    initial: LintConfiguration.Exception(object: "", rules: [], reason: ""),
    fields: [
      Field(
        "object", .filled, "The identifier of an Interface Builder object.", .required, get: { $0.object },
        set: { $0.object = $1 }),
      Field(
        "rules", .oneOrMore(.ruleID, named: "a rule"), "The rules to ignore there.", .required,
        get: { $0.rules }, set: { $0.rules = $1 }),
      Field(
        "reason", .filled, "Why they are ignored.", .required, get: { $0.reason }, set: { $0.reason = $1 }),
    ])

  private static let exception = exceptionMapping.coding(
    hint: "write {object: Kx1-2b-3Cd, rules: [text-truncated], reason: the name of the product}"
  ) { _, keys, node, subject, context in
    exceptionMapping.requireKeys(keys, of: subject, node, context)
  }

  private static let mapping = MappingSchema<LintConfiguration>(
    "lint", subject: "the linter", initial: LintConfiguration(),
    fields: [
      Field(
        "rules", rules, "The levels and numbers of rules.", without: "as they are", get: { $0.settings },
        set: { $0.settings = $1 }),
      Field(
        "files", .list(of: files, itemName: "files"),
        "The files to lint if no inputs are given, and settings for some of them.", get: { $0.files },
        set: { $0.files = $1 }),
      Field(
        "exceptions", .list(of: exception, itemName: "an exception"), "Objects that rules ignore.",
        get: { $0.exceptions }, set: { $0.exceptions = $1 }),
      Field(
        "baseline", .filled, "The file of known findings.", without: "none",
        get: { $0.baseline?.text }, set: { $0.baseline = FilePath($1) }),
      Field(
        "maxWarnings", .wholeNumber(0...1_000_000), "How many warnings a run may have without failing.",
        without: "0",
        get: { $0.maximumWarnings }, set: { $0.maximumWarnings = $1 }),
    ])

  static let coding = mapping.coding(hint: "write {rules: {text-truncated: error}}")
}

extension ValueCoding where Value == String {
  /// The id of a rule.
  fileprivate static let ruleID: ValueCoding = {
    let words = WordList { LintRule.all.map(\.id) }
    return ValueCoding(
      .word(words), encode: { id, _ in .word(id) },
      decode: { node, subject, context in
        guard let scalar = node.scalar, LintRule.named(scalar.text) != nil else {
          context.mismatch(
            node, subject, mustBe: .word(words),
            hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words.words) })
          return nil
        }
        return scalar.text
      })
  }()
}
