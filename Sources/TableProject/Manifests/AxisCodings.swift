import TableModel
import TableSources
import TableSpec

extension ValueCoding where Value == String {
  /// A word that an axis has a value for.
  package static func word(of axis: VariantAxis) -> ValueCoding {
    switch axis.vocabulary {
    case .themes: name(ofA: .theme)
    case .devices: name(ofA: .device)
    case .wholeNumbers(let range):
      ValueCoding<Int>.wholeNumber(range).map({ String($0) }, from: { Int($0) })
    case .words(let words): word(among: words)
    case .languages: language(axis)
    }
  }

  /// A text that has the form of a language's name.
  private static func language(_ axis: VariantAxis) -> ValueCoding {
    ValueCoding(
      .text,
      encode: { word, _ in .text(word) },
      decode: { node, subject, context in
        guard let text = node.scalar?.text, !node.isNull else {
          context.mismatch(node, subject, mustBe: .text)
          return nil
        }
        guard axis.takes(text) else {
          context.error(
            "\(quoted(text)) is not \(axis.noun)", at: node.range,
            hint: "languages have names such as de, zh-Hans or \(PseudoLanguage.double.rawValue)")
          return nil
        }
        return text
      })
  }

  private static func word(among words: [String]) -> ValueCoding {
    let list = WordList { words }
    return ValueCoding(
      .word(list),
      encode: { word, _ in .word(word) },
      decode: { node, subject, context in
        guard let text = node.scalar?.text, words.contains(text) else {
          context.mismatch(
            node, subject, mustBe: .word(list),
            hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words) })
          return nil
        }
        return text
      })
  }
}

extension ValueCoding {
  /// A value, or a list of different values of which there is at least one.
  static func oneOrMore<Item: Hashable & SendableMetatype>(
    _ item: ValueCoding<Item>, named name: String
  ) -> Self
  where Value == [Item] {
    let list = ValueCoding.list(of: item, itemName: name)
    return ValueCoding(
      .either(item.kind, list.kind.counted(1...Int.max)),
      encode: list.encode,
      decode: { node, subject, context in
        guard let nodes = node.items else { return item.decode(node, subject, context).map { [$0] } }
        if nodes.isEmpty { context.error("\(subject) has no values", at: node.range) }
        guard let values = list.decode(node, subject, context) else { return nil }
        if Set(values).count < values.count {
          context.error("\(subject) has a value twice", at: node.range, hint: "each would be drawn twice")
        }
        return values
      })
  }
}
