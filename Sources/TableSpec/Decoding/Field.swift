import TableSources

/// A key of a mapping, and the property that it sets.
package struct Field<Model>: Sendable {
  /// The key.
  package let key: String
  /// What its value may be.
  package let kind: ValueKind
  /// Reads a value that is not null and sets the property, or notes what is wrong.
  package let assign: @Sendable (SpecNode, inout Model, DecodingContext) -> Void

  /// A key, what its value may be, and how to set the property.
  package init<Value>(
    _ key: String,
    _ decoder: ValueDecoder<Value>,
    _ set: @escaping @Sendable (inout Model, Value) -> Void
  ) {
    self.key = key
    kind = decoder.kind
    let subject = quoted(key)
    assign = { node, model, context in
      if let value = decoder.decode(node, subject, context) { set(&model, value) }
    }
  }

  private init(
    _ key: String, _ kind: ValueKind,
    assign: @escaping @Sendable (SpecNode, inout Model, DecodingContext) -> Void
  ) {
    self.key = key
    self.kind = kind
    self.assign = assign
  }

  /// The same key in the mapping of something that this model is a part of; `change` gives the part to be changed.
  ///
  /// A closure and not a key path: making those takes longer than reading a small spec.
  package func lifted<Whole>(
    _ change: @escaping @Sendable (inout Whole, (inout Model) -> Void) -> Void
  ) -> Field<Whole> {
    Field<Whole>(key, kind) { node, whole, context in
      change(&whole) { assign(node, &$0, context) }
    }
  }
}
