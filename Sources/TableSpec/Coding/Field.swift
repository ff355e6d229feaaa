import TableSources

/// What is known of a key whatever model has the property that it stands for.
package struct FieldFacts: Sendable {
  /// The key.
  package let key: String
  /// What its value may be.
  package let kind: ValueKind
  /// What the value says, in a line.
  let documentation: String
  /// What holds where the key is missing; `nil` for the model's own default, or nothing.
  let absence: StaticString?
  /// Whether the key is there.
  let presence: KeyPresence
  /// When it may be tried to leave the key out of what Interface Builder wrote.
  let reduction: Reduction?
  /// Fields are written in the order of this number, and those of one number in that of their table.
  fileprivate(set) var rank = 0
  /// Whether the key may be there without a value, as if it were missing.
  fileprivate(set) var takesNull = true
}

/// A key of a mapping: what its value may be, what it says, and the property that it stands for.
package struct Field<Model>: Sendable {
  /// Reads a value that is not null and sets the property, or notes what is wrong and returns `false`.
  package typealias Assign = @Sendable (SpecNode, Subject, inout Model, DecodingContext) -> Bool

  /// The key, and what is known of it.
  package private(set) var facts: FieldFacts
  /// Reads a value that is not null and sets the property.
  package let assign: Assign
  /// The property's value in a file; `nil` if there is none.
  package let encode: @Sendable (Model, EncodingContext) -> SpecValue?
  /// Whether two models have the property alike.
  package let isAlike: @Sendable (Model, Model) -> Bool

  /// The key.
  package var key: String { facts.key }

  /// A key, what its value may be and says, and how to get and set the property.
  ///
  /// Closures and not a key path: making those takes longer than reading a small spec.
  package init<Value: Equatable & SendableMetatype>(
    _ key: String,
    _ coding: ValueCoding<Value>,
    _ documentation: String,
    without absence: StaticString? = nil,
    _ presence: KeyPresence = .optional,
    reduction: Reduction? = nil,
    get: @escaping @Sendable (Model) -> Value?,
    set: @escaping @Sendable (inout Model, Value) -> Void
  ) {
    self.init(
      facts: FieldFacts(
        key: key, kind: coding.kind, documentation: documentation, absence: absence, presence: presence,
        reduction: reduction),
      assign: { node, subject, model, context in
        guard let value = coding.decode(node, subject, context) else { return false }
        set(&model, value)
        return true
      },
      encode: { model, context in
        guard let value = get(model) else { return nil }
        return context.part(.key(key)) { coding.encode(value, context) }
      },
      isAlike: { get($0) == get($1) })
  }

  /// A key that is read and never written, since something else says the same.
  package init(
    reading key: String,
    _ kind: ValueKind,
    _ documentation: String,
    without absence: StaticString? = nil,
    _ presence: KeyPresence = .optional,
    assign: @escaping Assign
  ) {
    self.init(
      facts: FieldFacts(
        key: key, kind: kind, documentation: documentation, absence: absence, presence: presence,
        reduction: nil),
      assign: assign, encode: { _, _ in nil }, isAlike: { _, _ in true })
  }

  private init(
    facts: FieldFacts, assign: @escaping Assign,
    encode: @escaping @Sendable (Model, EncodingContext) -> SpecValue?,
    isAlike: @escaping @Sendable (Model, Model) -> Bool
  ) {
    self.facts = facts
    self.assign = assign
    self.encode = encode
    self.isAlike = isAlike
  }
}

extension Field {
  /// The same key, written behind those of lower numbers.
  package func written(rank: Int) -> Field {
    var field = self
    field.facts.rank = rank
    return field
  }

  /// The same key, which is wrong without a value.
  package func neverNull() -> Field {
    var field = self
    field.facts.takesNull = false
    return field
  }

  /// The same key in the mapping of something that this model is a part of.
  ///
  /// `look` gives the parts of two wholes and `change` that of one: they may be large, and copies for each key would take
  /// longer than all else.
  package func lifted<Whole>(
    look: @escaping @Sendable (Whole, Whole, (Model, Model) -> Void) -> Void,
    change: @escaping @Sendable (inout Whole, (inout Model) -> Void) -> Void
  ) -> Field<Whole> {
    Field<Whole>(
      facts: facts,
      assign: { node, subject, whole, context in
        var isSound = false
        change(&whole) { isSound = assign(node, subject, &$0, context) }
        return isSound
      },
      encode: { whole, context in
        var value: SpecValue?
        look(whole, whole) { part, _ in value = encode(part, context) }
        return value
      },
      isAlike: { whole, other in
        var areAlike = false
        look(whole, other) { areAlike = isAlike($0, $1) }
        return areAlike
      })
  }
}

extension Array {
  /// The same keys, written behind those of lower numbers.
  package func written<Model>(rank: Int) -> [Field<Model>] where Element == Field<Model> {
    map { $0.written(rank: rank) }
  }
}
