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
  ///
  /// `count` says how many items of the document a value stands for, where that is not one.
  package static func list<Item>(
    of item: ValueCoding<Item>,
    itemName: String,
    count: @escaping @Sendable (Item) -> Int = { _ in 1 }
  ) -> Self where Value == [Item] {
    let kind = ValueKind.list(of: item.kind)
    return ValueCoding(
      kind,
      encode: { items, context in .list(context.items(items, item.encode)) },
      decode: { node, subject, context in
        guard case .sequence(let nodes) = node.content else {
          context.mismatch(
            node, subject, mustBe: kind, hint: "begin each item with “- ” in a line of its own")
          return nil
        }
        var values: [Item] = []
        var number = 0
        for node in nodes where !node.isUnreadable {
          guard !node.isNull else {
            context.mismatch(node, .phrase(itemName), mustBe: item.kind)
            continue
          }
          let value = context.part(.item(number), at: node.range) {
            context.reading(node) { item.decode(node, .phrase(itemName), context) }
          }
          guard let value else { continue }
          values.append(value)
          number += count(value)
        }
        return values
      })
  }

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
