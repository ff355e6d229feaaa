import TableModel
import TableSources

/// What a review of pictures overlooks.
package enum ReviewRulesSchema {
  /// Why something is overlooked, for people: blanks tell nobody.
  private static let reason = ValueCoding<String>.filled.checked(
    as: .boundedText(TextForm(length: 1...Int.max, pattern: "\\S"))
  ) { text, node, subject, context in
    guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return text }
    context.error("\(subject) must not be blank", at: node.range)
    return nil
  }

  static let ignoredMapping = MappingSchema<ReviewRules.IgnoredView>(
    "ignoredView", subject: "an ignored view", initial: ReviewRules.IgnoredView(id: "", reason: ""),
    fields: [
      Field("id", .filled, "The `id` of the view.", .required, get: { $0.id }, set: { $0.id = $1 }),
      Field(
        "reason", reason, "Why it does not count.", .required, get: { $0.reason }, set: { $0.reason = $1 }),
    ])

  private static let ignored = ignoredMapping.coding(
    hint: "write {id: clock, reason: shows the time of the day}"
  ) {
    _, keys, node, subject, context in
    ignoredMapping.requireKeys(keys, of: subject, node, context)
  }

  static let toleranceMapping = MappingSchema<ReviewRules.Tolerance>(
    "tolerance", subject: "a tolerance", initial: ReviewRules.Tolerance(pixels: 0, by: 255, reason: ""),
    fields: [
      Field(
        "pixels", .wholeNumber(1...1_000_000), "How many pixels may differ.", .required,
        get: { $0.pixels }, set: { $0.pixels = $1 }),
      Field(
        "by", .wholeNumber(1...255), "By how much a channel of each may differ.",
        get: { $0.by }, set: { $0.by = $1 }),
      Field("reason", reason, "Why they may.", .required, get: { $0.reason }, set: { $0.reason = $1 }),
    ])

  private static let tolerance = toleranceMapping.coding(
    hint: "write {pixels: 4, by: 8, reason: “the shadow is drawn by the device”}"
  ) { _, keys, node, subject, context in
    toleranceMapping.requireKeys(keys, of: subject, node, context)
  }

  /// The keys of rules, for mappings that have more.
  package static let fields: [Field<ReviewRules>] = [
    Field(
      "ignore", .list(of: ignored, itemName: "an ignored view"), "Views that may differ.",
      get: { $0.ignore }, set: { $0.ignore = $1 }),
    Field(
      "tolerance", tolerance, "Differences to tolerate.", without: "none",
      get: { $0.tolerance }, set: { $0.tolerance = $1 }),
  ]

  package static let mapping = MappingSchema<ReviewRules>(
    "review", subject: "a review", initial: ReviewRules(), fields: fields)

  package static let coding = mapping.coding(
    hint: "write {ignore: [{id: clock, reason: shows the time of the day}]}")
}
