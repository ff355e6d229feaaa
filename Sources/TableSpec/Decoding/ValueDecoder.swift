import TableModel
import TableSources

/// Turns a value of a source file into a value of the model.
package struct ValueDecoder<Value>: Sendable {
  /// What the source's value may be.
  package let kind: ValueKind
  /// Reads a value that is not null, or notes what is wrong with it and returns `nil`.
  ///
  /// The text names the value in messages: `“rowHeight”`, or `a row`.
  package let decode: @Sendable (SpecNode, String, DecodingContext) -> Value?

  /// A decoder for a kind of value.
  package init(
    _ kind: ValueKind,
    decode: @escaping @Sendable (SpecNode, String, DecodingContext) -> Value?
  ) {
    self.kind = kind
    self.decode = decode
  }

  /// A decoder that changes what this one has read.
  package func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> ValueDecoder<Result> {
    ValueDecoder<Result>(kind) { node, subject, context in decode(node, subject, context).map(transform) }
  }

  /// A decoder that adds a check to this one.
  package func checked(
    _ check: @escaping @Sendable (Value, SpecNode, String, DecodingContext) -> Value?
  ) -> ValueDecoder {
    ValueDecoder(kind) { node, subject, context in
      decode(node, subject, context).flatMap { check($0, node, subject, context) }
    }
  }
}

extension ValueDecoder {
  /// A list of values; items that are wrong are noted and left out.
  ///
  /// `count` says how many items of the document a value stands for, where that is not one.
  package static func list<Item>(
    of item: ValueDecoder<Item>,
    itemName: String,
    count: @escaping @Sendable (Item) -> Int = { _ in 1 }
  ) -> Self where Value == [Item] {
    ValueDecoder(.list(of: item.kind)) { node, subject, context in
      guard case .sequence(let nodes) = node.content else {
        context.mismatch(
          node, subject, mustBe: .list(of: item.kind), hint: "begin each item with “- ” in a line of its own")
        return nil
      }
      var values: [Item] = []
      var number = 0
      for node in nodes where !node.isUnreadable {
        guard !node.isNull else {
          context.mismatch(node, itemName, mustBe: item.kind)
          continue
        }
        let value = context.part(.item(number), at: node.range) {
          context.reading(node) { item.decode(node, itemName, context) }
        }
        guard let value else { continue }
        values.append(value)
        number += count(value)
      }
      return values
    }
  }

  /// A decoder of lists of so many items at most, which messages call by a noun in the plural.
  package func atMost<Item>(_ most: Int, _ noun: String) -> Self where Value == [Item] {
    checked { items, node, subject, context in
      guard let count = node.items?.count, count > most else { return items }
      context.error("\(subject) must have at most \(most) \(noun), not \(count)", at: node.range)
      return nil
    }
  }
}
