import TableSources

extension ValueDecoder where Value: OptionSet & Sendable, Value.Element == Value {
  /// A name of an option, or a list of such names.
  package static func options(_ named: [(name: String, option: Value)]) -> ValueDecoder {
    let words = named.map(\.name)
    let kind = ValueKind.either(.word(words), .list(of: .word(words)))
    return ValueDecoder(kind) { node, subject, context in
      var options: Value = []
      for node in node.items ?? [node] where !node.isUnreadable {
        guard let text = node.scalar?.text, let option = named.first(where: { $0.name == text })?.option
        else {
          context.mismatch(
            node, subject, mustBe: .word(words),
            hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words) })
          return nil
        }
        options.formUnion(option)
      }
      return options
    }
  }
}
