import TableModel
import TableSources
import TableSpec

extension ValueDecoder where Value == String {
  /// A word that an axis has a value for.
  static func word(of axis: VariantAxis) -> ValueDecoder {
    switch axis.vocabulary {
    case .themes: name(ofA: "theme") { $0.themes }
    case .devices: name(ofA: "device") { $0.devices }
    case .wholeNumbers(let range): ValueDecoder<Int>.wholeNumber(range).map(String.init)
    case .words(let words): word(among: words)
    }
  }

  private static func word(among words: [String]) -> ValueDecoder {
    ValueDecoder(.word(words)) { node, subject, context in
      guard let text = node.scalar?.text, words.contains(text) else {
        context.mismatch(
          node, subject, mustBe: .word(words),
          hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words) })
        return nil
      }
      return text
    }
  }
}

extension ValueDecoder {
  /// A value, or a list of different values of which there is at least one.
  static func oneOrMore<Item: Hashable & SendableMetatype>(
    _ item: ValueDecoder<Item>, named name: String
  ) -> Self
  where Value == [Item] {
    let list = ValueDecoder.list(of: item, itemName: name)
    return ValueDecoder(.either(item.kind, .list(of: item.kind))) { node, subject, context in
      guard let nodes = node.items else { return item.decode(node, subject, context).map { [$0] } }
      if nodes.isEmpty { context.error("\(subject) has no values", at: node.range) }
      guard let values = list.decode(node, subject, context) else { return nil }
      if Set(values).count < values.count {
        context.error("\(subject) has a value twice", at: node.range, hint: "each would be drawn twice")
      }
      return values
    }
  }
}
