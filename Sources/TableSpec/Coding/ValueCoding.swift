import TableModel
import TableSources

/// The way between a value of a source file and a value of the model, in both directions.
package struct ValueCoding<Value>: Sendable {
  /// Reads a value that is not null, or notes what is wrong with it and returns `nil`.
  package typealias Decode = @Sendable (SpecNode, Subject, DecodingContext) -> Value?
  /// The value in a file; `nil` if a file need not say it.
  package typealias Encode = @Sendable (Value, EncodingContext) -> SpecValue?

  /// What the source's value may be.
  package let kind: ValueKind
  /// Reads a value that is not null, or notes what is wrong with it and returns `nil`.
  package let decode: Decode
  /// The value in a file; `nil` if a file need not say it.
  package let encode: Encode

  /// A coding for a kind of value.
  package init(_ kind: ValueKind, encode: @escaping Encode, decode: @escaping Decode) {
    self.kind = kind
    self.encode = encode
    self.decode = decode
  }

  /// A coding of what this one's values stand for; `from` finds the value for it.
  package func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result,
    from inverse: @escaping @Sendable (Result) -> Value?
  ) -> ValueCoding<Result> {
    ValueCoding<Result>(
      kind,
      encode: { result, context in inverse(result).flatMap { encode($0, context) } },
      decode: { node, subject, context in decode(node, subject, context).map(transform) })
  }

  /// A coding that adds a check to what this one has read; `kind` says what passes it.
  package func checked(
    as kind: ValueKind? = nil,
    _ check: @escaping @Sendable (Value, SpecNode, Subject, DecodingContext) -> Value?
  ) -> ValueCoding {
    ValueCoding(kind ?? self.kind, encode: encode) { node, subject, context in
      decode(node, subject, context).flatMap { check($0, node, subject, context) }
    }
  }
}

extension ValueCoding {
  /// A list of values; items that are wrong are noted and left out.
  package static func list<Item>(of item: ValueCoding<Item>, itemName: String) -> Self where Value == [Item] {
    let encode: Encode = { items, context in .list(context.items(items, item.encode)) }
    return list(of: item, itemName: itemName, encode: encode) { $0.append($1) }
  }

  /// A list whose items are read as lists themselves, of as many values as an item stands for, one after the other.
  package static func list<Item>(
    joining item: ValueCoding<[Item]>, itemName: String, encode: @escaping Encode
  ) -> Self where Value == [Item] {
    list(of: item, itemName: itemName, encode: encode) { $0 += $1 }
  }

  private static func list<Item, Part>(
    of item: ValueCoding<Part>, itemName: String, encode: @escaping Encode,
    add: @escaping @Sendable (inout [Item], Part) -> Void
  ) -> Self where Value == [Item] {
    let kind = ValueKind.list(of: item.kind)
    return ValueCoding(
      kind,
      encode: encode,
      decode: { node, subject, context in
        guard case .sequence(let nodes) = node.content else {
          context.mismatch(
            node, subject, mustBe: kind, hint: "begin each item with “- ” on a separate line")
          return nil
        }
        var values: [Item] = []
        // Rows are large: an array that grows bit by bit would take as much room again.
        values.reserveCapacity(min(nodes.count, mostReserved))
        for node in nodes where !node.isUnreadable {
          guard !node.isNull else {
            context.mismatch(node, .phrase(itemName), mustBe: item.kind)
            continue
          }
          let value = context.part(.item(values.count), at: node.range) {
            context.reading(node) { item.decode(node, .phrase(itemName), context) }
          }
          if let value { add(&values, value) }
        }
        return values
      })
  }

  /// The most values that room is made for before they are read: a file can name more than it may have.
  private static var mostReserved: Int { 20_000 }

  /// A coding of lists of so many items at most, which messages call by a noun in the plural.
  package func atMost<Item>(_ most: Int, _ noun: String) -> Self where Value == [Item] {
    checked(as: kind.counted(0...most)) { items, node, subject, context in
      guard let count = node.items?.count, count > most else { return items }
      context.error("\(subject) must have at most \(most) \(noun), not \(count)", at: node.range)
      return nil
    }
  }
}

extension ValueKind {
  /// A list of so many items.
  package func counted(_ count: ClosedRange<Int>) -> ValueKind {
    if case .list(let item, _) = self { .list(of: item, count: count) } else { self }
  }
}

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
    case .text, .boundedText, .name, .word, .color, .imagePath, .symbolName: node.scalar != nil
    }
  }
}

extension SpecNode {
  /// The truth value that a plain scalar is.
  package var boolean: Bool? {
    scalar.flatMap { $0.style == .plain ? Bool($0.text) : nil }
  }
}

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
