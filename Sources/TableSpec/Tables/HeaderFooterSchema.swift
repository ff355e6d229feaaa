import TableModel
import TableSources

/// A section's header or footer: a text, or a mapping.
enum HeaderFooterSchema {
  static let mapping = MappingSchema<HeaderFooter>(
    "headerFooter", subject: "a header or footer", initial: HeaderFooter(),
    fields: [
      Field(
        "title", .localizedText, "The text.", without: "none: space",
        get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "height", .headerFooterHeight, "The height.",
        without: "the table’s, else what the title or view needs", reduction: .fallback,
        get: { $0.height }, set: { $0.height = $1 }),
      Field(
        "textAlignment", .word(TextAlignment.self), "The alignment.", without: "the theme’s",
        reduction: .detail, get: { $0.textAlignment }, set: { $0.textAlignment = $1 }),
      Field(
        "textColor", ColorSchema.coding, "The colour of the title.", without: "the theme’s",
        reduction: .detail, get: { $0.textColor }, set: { $0.textColor = $1 }),
      Field(
        "backgroundColor", ColorSchema.coding, "The colour behind the title or view.", without: "the theme’s",
        reduction: .fallback, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
      Field(
        "view", ViewSchema.coding,
        "A view in place of the title, as high as its `frame` or its content.",
        get: { $0.view }, set: { $0.view = $1 }),
      Field(
        "contentConfiguration", ContentConfigurationSchema.coding, "What it shows in place of the title.",
        get: { $0.contentConfiguration }, set: { $0.contentConfiguration = $1 }),
    ] + Field.accessibility)

  static let coding = mapping.coding(check: warnAboutIgnored).or("title", .localizedText) {
    HeaderFooter(title: $0)
  }

  @Sendable private static func warnAboutIgnored(
    _ headerFooter: inout HeaderFooter, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    let rivals = ["view", "contentConfiguration"]
    guard let shown = rivals.first(where: { keys.place(of: $0) != nil }) else { return }
    for entry in keys.present(among: Set(["title", "textAlignment", "textColor"] + rivals))
    where entry.name != shown {
      context.warning(
        "\(quoted(entry.name ?? "")) does not show in a header or footer with \(quoted(shown))",
        at: entry.key.range)
    }
  }
}
