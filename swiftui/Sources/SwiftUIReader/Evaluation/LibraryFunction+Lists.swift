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
      if let place = keys.firstIndex(where: { interpreter.areSame($0, own) == true }) {
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
    case "reduce":
      guard let first, let step = arguments.last, arguments.count == 2 else { return nil }
      return items.reduce(first) { sum, item in
        step.node.written == "+"
          ? Arithmetic.value("+", sum, item) ?? .unknown(Unknown(what: "sum", node: Syntax(step.node)))
          : interpreter.apply(
            step.value, [sum, item].map { Argument(value: $0, node: step.node) }, step.node)
      }
    case "shuffled", "lazy": return .array(items)
    case "prefix", "dropFirst", "suffix", "dropLast":
      guard case .int(let count) = first ?? .int(1), count >= 0 else { return nil }
      switch name {
      case "prefix": return .array(Array(items.prefix(count)))
      case "suffix": return .array(Array(items.suffix(count)))
      case "dropFirst": return .array(Array(items.dropFirst(count)))
      default: return .array(Array(items.dropLast(count)))
      }
    case "enumerated":
      return .array(
        items.enumerated().map { .tuple([("offset", .int($0.offset)), ("element", $0.element)]) })
    case "joined": return .string(joined(items, first?.text?.text ?? "", interpreter))
    case "sorted": return .array(sorted(items, by: arguments.first, interpreter))
    case "reversed": return .array(items.reversed())
    default: return answer(name, of: items, first, applied, arguments, interpreter)
    }
  }

  /// What a function says of a list, or which of its items it finds.
  private static func answer(
    _ name: String, of items: [Value], _ first: Value?, _ applied: (Value) -> Value?, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Value? {
    switch name {
    case "contains":
      if arguments.first?.label == "where" || arguments.first?.isTrailing == true {
        return .bool(items.contains { applied($0)?.bool == true })
      }
      guard let first, first.unknown == nil else { return nil }
      return .bool(items.contains { interpreter.areSame($0, first) == true })
    case "first", "last":
      guard first != nil else { return items.first ?? Value.none }
      let ordered = name == "first" ? items : items.reversed()
      return ordered.first { applied($0)?.bool == true } ?? Value.none
    case "firstIndex", "lastIndex":
      let places = name == "firstIndex" ? Array(items.indices) : items.indices.reversed()
      for place in places {
        let isMeant =
          arguments.first?.label == "of"
          ? first.flatMap { interpreter.areSame(items[place], $0) } : applied(items[place])?.bool
        guard let isMeant else { return nil }
        if isMeant { return .int(place) }
      }
      return Value.none
    case "count":
      let meant = items.map { applied($0)?.bool }
      return meant.contains(nil) ? nil : .int(meant.count { $0 == true })
    case "min", "max":
      guard arguments.isEmpty, let start = items.first else { return items.isEmpty ? Value.none : nil }
      return items.dropFirst().reduce(start) { best, item in
        Arithmetic.value(name == "min" ? "<" : ">", item, best)?.bool == true ? item : best
      }
    case "allSatisfy": return .bool(items.allSatisfy { applied($0)?.bool != false })
    default: return nil
    }
  }

  private static func joined(_ items: [Value], _ separator: String, _ interpreter: Interpreter) -> TextValue {
    var text = TextValue("")
    for (number, item) in items.enumerated() {
      let part = interpreter.description(of: item)
      text.text += (number == 0 ? "" : separator) + part.text
      if !part.isKnown { text.isPartial = true }
    }
    return text
  }

  private static func sorted(_ items: [Value], by order: Argument?, _ interpreter: Interpreter) -> [Value] {
    items.sorted { left, right in
      guard let order else { return Arithmetic.value("<", left, right)?.bool == true }
      if ["<", ">"].contains(order.node.written) {
        return Arithmetic.value(order.node.written, left, right)?.bool == true
      }
      let pair = [left, right].map { Argument(value: $0, node: order.node) }
      return interpreter.apply(order.value, pair, order.node).bool == true
    }
  }
}
