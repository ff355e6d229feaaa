import SwiftSyntax

/// What functions of lists give.
extension LibraryFunction {
  /// The items of a list by what each of them gives; `nil` where that is not known of all, or there are more groups than
  /// any screen shows.
  static func grouped(_ items: [Value], by key: Argument?, _ interpreter: Interpreter) -> Value? {
    guard let key else { return nil }
    var (keys, lists): ([Value], [[Value]]) = ([], [])
    for item in items {
      let own = interpreter.apply(key.value, [Argument(value: item, node: key.node)], key.node)
      guard own.unknown == nil, keys.count < 500 else { return nil }
      if let place = keys.firstIndex(where: { $0.equals(own) == true }) {
        lists[place].append(item)
      } else {
        keys.append(own)
        lists.append([item])
      }
    }
    return .dictionary(zip(keys, lists).map { ($0, .array($1)) })
  }

  /// What a function of a list gives, of which the first argument is handed over, and what calls it with an item.
  static func method(
    _ name: String, of items: [Value], _ first: Value?, _ applied: (Value) -> Value?, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Value? {
    guard interpreter.walk(items.count) else { return nil }
    switch name {
    case "map": return .array(items.compactMap(applied))
    case "forEach": return .void
    case "compactMap": return .array(items.compactMap(applied).filter { !$0.isNone })
    case "flatMap":
      return .array(
        items.compactMap(applied).flatMap { value -> [Value] in value.items ?? (value.isNone ? [] : [value]) }
      )
    case "filter":
      return .array(
        items.filter { item in
          guard let result = applied(item) else { return true }
          // What is not known stays in the list.
          return result.bool ?? true
        })
    case "contains":
      if arguments.first?.label == "where" || arguments.first?.isTrailing == true {
        return .bool(items.contains { applied($0)?.bool == true })
      }
      guard let first, first.unknown == nil else { return nil }
      return .bool(items.contains { $0.equals(first) == true })
    case "first", "last":
      guard first != nil else { return items.first ?? Value.none }
      let ordered = name == "first" ? items : items.reversed()
      return ordered.first { applied($0)?.bool == true } ?? Value.none
    case "firstIndex", "lastIndex":
      let isMeant = items.map { item in
        arguments.first?.label == "of" ? first.flatMap(item.equals) == true : applied(item)?.bool == true
      }
      let place = name == "firstIndex" ? isMeant.firstIndex(of: true) : isMeant.lastIndex(of: true)
      return place.map(Value.int) ?? Value.none
    case "count":
      let meant = items.map { applied($0)?.bool }
      return meant.contains(nil) ? nil : .int(meant.count { $0 == true })
    case "min", "max":
      guard arguments.isEmpty, let start = items.first else { return items.isEmpty ? Value.none : nil }
      return items.dropFirst().reduce(start) { best, item in
        Arithmetic.value(name == "min" ? "<" : ">", item, best)?.bool == true ? item : best
      }
    case "allSatisfy": return .bool(items.allSatisfy { applied($0)?.bool != false })
    case "reversed": return .array(items.reversed())
    case "reduce":
      guard let first, let step = arguments.last, arguments.count == 2 else { return nil }
      return items.reduce(first) { sum, item in
        step.node.written == "+"
          ? Arithmetic.value("+", sum, item) ?? .unknown(Unknown(what: "sum", node: Syntax(step.node)))
          : interpreter.apply(
            step.value, [sum, item].map { Argument(value: $0, node: step.node) }, step.node)
      }
    case "sorted":
      guard let order = arguments.first else {
        return .array(items.sorted { Arithmetic.value("<", $0, $1)?.bool == true })
      }
      return .array(
        items.sorted { left, right in
          if ["<", ">"].contains(order.node.written) {
            return Arithmetic.value(order.node.written, left, right)?.bool == true
          }
          return interpreter.apply(
            order.value, [left, right].map { Argument(value: $0, node: order.node) }, order.node
          )
          .bool == true
        })
    case "shuffled", "lazy": return .array(items)
    case "prefix", "dropFirst", "suffix", "dropLast":
      guard case .int(let count) = first ?? .int(1), count >= 0 else { return nil }
      let part =
        name == "prefix"
        ? Array(items.prefix(count))
        : name == "suffix"
          ? Array(items.suffix(count))
          : name == "dropFirst" ? Array(items.dropFirst(count)) : Array(items.dropLast(count))
      return .array(part)
    case "enumerated":
      return .array(
        items.enumerated().map { .tuple([("offset", .int($0.offset)), ("element", $0.element)]) })
    case "joined":
      let separator = first?.text?.text ?? ""
      var text = TextValue("")
      let parts = items.map { interpreter.description(of: $0) }
      text.text = parts.map(\.text).joined(separator: separator)
      text.isPartial = parts.contains { !$0.isKnown }
      return .string(text)
    default: return nil
    }
  }
}
