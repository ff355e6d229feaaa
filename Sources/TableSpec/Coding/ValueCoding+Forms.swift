import TableSources

extension ValueCoding {
  /// A coding of mappings that also takes a short form; `shorten` gives it for a mapping that has one.
  package func or(
    _ short: ValueKind,
    hint: String? = nil,
    shorten: @escaping @Sendable (SpecValue) -> SpecValue,
    decode decodeShort: @escaping Decode
  ) -> ValueCoding {
    let kind = ValueKind.either(short, self.kind)
    return ValueCoding(
      kind,
      encode: { value, context in encode(value, context).map(shorten) },
      decode: { node, subject, context in
        if node.entries != nil, !(node.isTextKey && short.takesTextKey) {
          return decode(node, subject, context)
        }
        guard short.hasForm(of: node) else {
          context.mismatch(
            node, subject, mustBe: kind,
            hint: hint ?? (kind.takesText ? node.quotationHint : node.numberHint))
          return nil
        }
        return decodeShort(node, subject, context)
      })
  }

  /// A coding of mappings of which one key may stand alone, without the mapping around it.
  package func or<Part>(
    _ key: String, _ part: ValueCoding<Part>, hint: String? = nil,
    _ make: @escaping @Sendable (Part) -> Value
  ) -> ValueCoding {
    or(part.kind, hint: hint, shorten: { $0.short(for: key) }) { node, subject, context in
      part.decode(node, subject, context).map(make)
    }
  }

  /// A coding of something that may be there or not: `true` stands for a mapping without keys, `false` for nothing.
  package func orPresence(_ make: @escaping @Sendable () -> Value) -> ValueCoding<Value?> {
    optional.or(.boolean, shorten: { $0.presence }) { node, _, _ in node.boolean.map { $0 ? make() : nil } }
  }

  /// A coding of something that may be missing.
  package var optional: ValueCoding<Value?> { map({ $0 }, from: { $0 }) }
}

extension ValueKind {
  /// Whether the value may be a text by its key.
  fileprivate var takesTextKey: Bool {
    switch self {
    case .also(.text, unnamed: .mapping): true
    case .either(let first, let second): first.takesTextKey || second.takesTextKey
    default: false
    }
  }

  /// Whether a value is of the right form, though perhaps out of range.
  fileprivate func hasForm(of node: SpecNode) -> Bool {
    switch self {
    case .boolean: node.boolean != nil
    case .number, .wholeNumber: node.scalar?.number != nil
    case .list, .tuple: node.items != nil
    case .mapping, .dictionary: node.entries != nil
    case .either(let first, let second), .also(let first, let second):
      first.hasForm(of: node) || second.hasForm(of: node)
    case .template(let kind): kind.hasForm(of: node)
    case .text, .boundedText, .name, .word, .color, .imagePath: node.scalar != nil
    }
  }
}

extension SpecNode {
  /// The truth value that a plain scalar is.
  package var boolean: Bool? {
    scalar.flatMap { $0.style == .plain ? Bool($0.text) : nil }
  }
}
