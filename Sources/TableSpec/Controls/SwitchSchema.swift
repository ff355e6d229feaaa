import TableModel
import TableSources

/// A switch: on or off, or a mapping.
enum SwitchSchema {
  /// The words for on and off, which YAML itself takes for truth values.
  private static let words: [(name: String, isOn: Bool)] = [
    ("on", true), ("off", false), ("true", true), ("false", false), ("yes", true), ("no", false),
  ]

  private static let kind = ValueKind.word(WordList { words.map(\.name) })

  private static let state = ValueCoding<Bool>(
    kind,
    encode: { isOn, _ in .word(isOn ? "on" : "off") },
    decode: { node, subject, context in
      guard let text = node.scalar?.text, let word = words.first(where: { $0.name == text }) else {
        context.mismatch(
          node, subject, mustBe: kind,
          hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words.map(\.name)) })
        return nil
      }
      return word.isOn
    })

  static let mapping = MappingSchema<ControlDraft<Bool>>(
    "switch", subject: "a switch", initial: ControlDraft(state: false),
    fields: [
      Field("on", state, "Whether it is on.", .written, get: { $0.state }, set: { $0.state = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<Bool>(
    mapping: mapping,
    short: .init(key: "on", coding: state),
    make: { .switch(isOn: $0) },
    state: { if case .switch(let isOn) = $0 { isOn } else { nil } }
  ).coding
}
