import TableSources

/// Reads a switch: on or off, or a mapping.
enum SwitchDecoder {
  /// The words for on and off, which YAML itself takes for truth values.
  private static let words: [(name: String, isOn: Bool)] = [
    ("on", true), ("off", false), ("true", true), ("false", false), ("yes", true), ("no", false),
  ]

  private static let state = ValueDecoder<Bool>(.word(words.map(\.name))) { node, subject, context in
    guard let text = node.scalar?.text, let word = words.first(where: { $0.name == text }) else {
      context.mismatch(
        node, subject, mustBe: .word(words.map(\.name)),
        hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words.map(\.name)) })
      return nil
    }
    return word.isOn
  }

  static let decoder = ControlDecoder<Bool>(
    mapping: MappingDecoder(
      subject: "a switch",
      fields: [Field("on", state) { $0.state = $1 }, .enabled(), .tintColor()]
    ),
    short: state,
    initial: false,
    make: { .switch(isOn: $0) }
  ).decoder
}
