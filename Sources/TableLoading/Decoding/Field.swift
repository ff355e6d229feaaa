/// A key of a mapping, and the property that it sets.
struct Field<Model>: Sendable {
  /// The key.
  let key: String
  /// What its value may be.
  let kind: ValueKind
  /// Reads a value that is not null and sets the property, or notes what is wrong.
  let assign: @Sendable (SpecNode, inout Model, DecodingContext) -> Void

  /// A key whose property always has a value.
  init<Value>(
    _ key: String,
    _ property: any WritableKeyPath<Model, Value> & Sendable,
    _ decoder: ValueDecoder<Value>
  ) {
    self.key = key
    kind = decoder.kind
    let subject = quoted(key)
    assign = { node, model, context in
      if let value = decoder.decode(node, subject, context) { model[keyPath: property] = value }
    }
  }

  /// A key whose property has no value unless the key is there.
  init<Value>(
    _ key: String,
    _ property: any WritableKeyPath<Model, Value?> & Sendable,
    _ decoder: ValueDecoder<Value>
  ) {
    self.key = key
    kind = decoder.kind
    let subject = quoted(key)
    assign = { node, model, context in
      if let value = decoder.decode(node, subject, context) { model[keyPath: property] = value }
    }
  }
}
