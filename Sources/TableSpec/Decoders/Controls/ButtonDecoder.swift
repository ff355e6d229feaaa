import TableSources

/// Reads a button: its title, or a mapping.
enum ButtonDecoder {
  static let decoder = ControlDecoder<String>(
    mapping: MappingDecoder(
      subject: "a button",
      fields: [
        Field("title", .text) { $0.state = $1 }, .font(), .textColor("titleColor"), .enabled(), .tintColor(),
      ]
    ),
    short: .text,
    requiredKey: "title",
    initial: "",
    make: { .button(title: $0) }
  ).decoder
}
