import TableSources

extension MappingDecoder where Model: Sendable {
  /// A decoder of mappings that starts from a model's defaults.
  ///
  /// - Parameters:
  ///   - initial: The model where no key says anything.
  ///   - hint: What to write instead of something that is no mapping.
  ///   - check: Notes what is wrong with the keys as a whole, and sets right what they mean together.
  /// - Returns: The decoder.
  package func decoder(
    from initial: Model,
    hint: String? = nil,
    check: (@Sendable (inout Model, MappingKeys, SpecNode, String, DecodingContext) -> Void)? = nil
  ) -> ValueDecoder<Model> {
    ValueDecoder(kind) { node, subject, context in
      guard let entries = node.entries else {
        context.mismatch(node, subject, mustBe: kind, hint: hint)
        return nil
      }
      var model = initial
      let keys = decode(entries, into: &model, context)
      check?(&model, keys, node, subject, context)
      return model
    }
  }
}

extension ValueDecoder {
  /// A decoder of mappings that also takes a short form.
  package func or(_ short: ValueDecoder) -> ValueDecoder {
    let kind = ValueKind.either(short.kind, self.kind)
    return ValueDecoder(kind) { node, subject, context in
      if node.entries != nil { return decode(node, subject, context) }
      guard short.kind.hasForm(of: node) else {
        context.mismatch(
          node, subject, mustBe: kind, hint: kind.takesText ? node.quotationHint : node.numberHint)
        return nil
      }
      return short.decode(node, subject, context)
    }
  }
}

extension ValueKind {
  /// Whether a value is of the right form, though perhaps out of range.
  fileprivate func hasForm(of node: SpecNode) -> Bool {
    switch self {
    case .boolean: node.boolean != nil
    case .number, .wholeNumber: node.scalar?.number != nil
    case .list: node.items != nil
    case .mapping: node.entries != nil
    case .either(let first, let second): first.hasForm(of: node) || second.hasForm(of: node)
    case .text, .word, .color, .image, .view: node.scalar != nil
    }
  }
}

extension ValueKind {
  /// Whether the value may be a text.
  fileprivate var takesText: Bool {
    switch self {
    case .text: true
    case .either(let first, let second): first.takesText || second.takesText
    default: false
    }
  }
}

extension SpecNode {
  /// The truth value that a plain scalar is.
  package var boolean: Bool? {
    scalar.flatMap { $0.style == .plain ? Bool($0.text) : nil }
  }
}
