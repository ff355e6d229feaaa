import TableModel
import TableSources

/// How a view lines up its subviews.
enum StackViewSchema {
  private static let spacing = ValueCoding.number(.from(-1_000, to: 1_000))

  static let mapping = MappingSchema<StackView>(
    "stackView", subject: "a stack view", initial: StackView(),
    fields: [
      Field(
        "axis", .word(ViewContent.Axis.self), "The direction of the line.",
        get: { $0.axis }, set: { $0.axis = $1 }),
      Field(
        "alignment", .word(StackView.Alignment.self), "How the views stand across the line.",
        get: { $0.alignment }, set: { $0.alignment = $1 }),
      Field(
        "distribution", .word(StackView.Distribution.self), "How the views share the line.",
        get: { $0.distribution }, set: { $0.distribution = $1 }),
      Field(
        "spacing", spacing, "The least space between two views.",
        get: { $0.spacing }, set: { $0.spacing = $1 }),
      Field(
        "customSpacing", customSpacing,
        "The space behind some views instead of that, by the `id`s of the views.",
        get: { $0.customSpacing }, set: { $0.customSpacing = $1 }),
      Field(
        "layoutMarginsRelativeArrangement", .boolean, "Whether the line begins and ends at the margins.",
        get: { $0.isLayoutMarginsRelativeArrangement }, set: { $0.isLayoutMarginsRelativeArrangement = $1 }),
      Field(
        "baselineRelativeArrangement", .boolean, "Whether spaces down the line are between baselines.",
        get: { $0.isBaselineRelativeArrangement }, set: { $0.isBaselineRelativeArrangement = $1 }),
    ])

  static let coding = mapping.coding(hint: "write {axis: vertical}, and its views in “subviews”")

  private static let customSpacing = ValueCoding<[String: Double]>(
    .dictionary(of: spacing.kind),
    encode: { spaces, context in
      let entries = spaces.sorted { $0.key < $1.key }.compactMap { name, space in
        spacing.encode(space, context).map { SpecValue.Entry(key: name, value: $0) }
      }
      return .mapping(entries, isSpread: false)
    },
    decode: { node, subject, context in
      guard let entries = node.entries else {
        context.mismatch(
          node, subject, mustBe: .dictionary(of: spacing.kind), hint: "write {title: 12}")
        return nil
      }
      var spaces: [String: Double] = [:]
      for entry in entries where !entry.key.isUnreadable && !entry.value.isUnreadable {
        guard let name = entry.name else { continue }
        context.useView(name, at: entry.key.range)
        spaces[name] = spacing.decode(entry.value, .key(name), context)
      }
      return spaces
    })
}
