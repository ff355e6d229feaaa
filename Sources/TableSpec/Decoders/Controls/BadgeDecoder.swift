import TableSources

/// Reads a badge: its text, or a mapping.
enum BadgeDecoder {
  static let decoder = ControlDecoder<String>(
    mapping: MappingDecoder(
      subject: "a badge",
      fields: [Field("text", .text) { $0.state = $1 }, .tintColor("color")]
    ),
    short: .text,
    requiredKey: "text",
    initial: "",
    make: { .badge(text: $0) }
  ).decoder
}
