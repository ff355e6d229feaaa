import TableModel
import TableSources

/// Reads a section's header or footer: a text, or a mapping.
enum HeaderFooterDecoder {
  private static let mapping = MappingDecoder<HeaderFooter>(
    subject: "a header or footer",
    fields: [
      Field("title", .text) { $0.title = $1 },
      Field("height", .headerFooterHeight) { $0.height = $1 },
      Field("textAlignment", .word(TextAlignment.self)) { $0.textAlignment = $1 },
      Field("textColor", ColorDecoder.decoder) { $0.textColor = $1 },
      Field("backgroundColor", ColorDecoder.decoder) { $0.backgroundColor = $1 },
      Field("view", ViewDecoder.decoder) { $0.view = $1 },
    ]
  )

  static let decoder = mapping.decoder(from: HeaderFooter(), check: warnAboutIgnored)
    .or(ValueDecoder.text.map { HeaderFooter(title: $0) })

  @Sendable private static func warnAboutIgnored(
    _ headerFooter: inout HeaderFooter, _ keys: MappingKeys, _ node: SpecNode, _ subject: String,
    _ context: DecodingContext
  ) {
    guard keys.place(of: "view") != nil else { return }
    for entry in keys.present(among: ["title", "textAlignment", "textColor"]) {
      context.warning(
        "\(quoted(entry.name ?? "")) does not show in a header or footer with “view”", at: entry.key.range)
    }
  }
}
