import TableSources

extension ValueCoding where Value: OptionSet & Sendable, Value.Element == Value {
  /// A name of an option, or a list of such names; `names` gives those of some options.
  package static func options(
    _ named: [(name: String, option: Value)], names: @escaping @Sendable (Value) -> [String]
  ) -> ValueCoding {
    let words = WordList { named.map(\.name) }
    return ValueCoding(
      .either(.word(words), .list(of: .word(words))),
      encode: { options, _ in
        let names = names(options)
        if let name = names.first, names.count == 1 { return .word(name) }
        return .list(names.map { .word($0) })
      },
      decode: { node, subject, context in
        var options: Value = []
        for node in node.items ?? [node] where !node.isUnreadable {
          guard let text = node.scalar?.text,
            case let name = UIKitConstant.word(of: text, among: words.words) ?? text,
            let option = named.first(where: { $0.name == name })?.option
          else {
            context.mismatch(
              node, subject, mustBe: .word(words),
              hint: node.scalar.flatMap { WordAdvice.hint(for: $0.text, among: words.words) })
            return nil
          }
          options.formUnion(option)
        }
        return options
      })
  }
}
