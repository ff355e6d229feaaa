/// What a function makes of the list, the text or the flag that it changes.
struct Mutation {
  /// The value that it is from then on.
  let value: Value
  /// What the call gives.
  let result: Value

  /// The change that a function of the library makes; `nil` for functions that change nothing.
  init?(_ name: String, of base: Value, _ arguments: [Argument], _ interpreter: Interpreter) {
    let first = arguments.first
    switch (base, name) {
    case (.bool(let flag), "toggle"): (value, result) = (.bool(!flag), .void)
    case (.string(let text), "append"):
      guard case .string(let more)? = first?.value,
        text.text.utf8.count + more.text.utf8.count <= Mutation.mostBytes
      else { return nil }
      var longer = TextValue(text.text + more.text)
      longer.isPartial = text.isPartial || more.isPartial
      (value, result) = (.string(longer), .void)
    case (.library("DateFormatter", let says), "setLocalizedDateFormatFromTemplate"):
      guard let first else { return nil }
      let told = Argument(label: "template", value: first.value, node: first.node)
      (value, result) = (.library("DateFormatter", says.filter { $0.label != "dateFormat" } + [told]), .void)
    case (.array(let items), _):
      guard let change = Mutation.change(name, items, arguments, interpreter) else { return nil }
      (value, result) = (.array(change.items), change.result)
    default: return nil
    }
  }

  private static func change(
    _ name: String, _ items: [Value], _ arguments: [Argument], _ interpreter: Interpreter
  ) -> (items: [Value], result: Value)? {
    guard items.count < mostItems else { return nil }
    let first = arguments.first
    switch name {
    case "append":
      guard let first else { return nil }
      guard first.label == "contentsOf" else { return (items + [first.value], .void) }
      return first.value.items.map { (items + $0, .void) }
    case "insert":
      guard let first else { return nil }
      guard arguments.count > 1 else {
        // That of a set.
        return (items.contains { $0.equals(first.value) == true } ? items : items + [first.value], .void)
      }
      guard arguments.count == 2, arguments[1].label == "at", case .int(let place) = arguments[1].value,
        (0...items.count).contains(place),
        let added = first.label == "contentsOf" ? first.value.items : [first.value]
      else { return nil }
      return (Array(items[..<place]) + added + Array(items[place...]), .void)
    case "remove":
      guard first?.label == "at", case .int(let place)? = first?.value, items.indices.contains(place) else {
        return nil
      }
      return (Array(items[..<place]) + Array(items[(place + 1)...]), items[place])
    case "removeAll":
      guard let first, first.label == "where" || first.isTrailing else { return ([], .void) }
      let kept = items.filter { item in
        interpreter.apply(first.value, [Argument(value: item, node: first.node)], first.node).bool != true
      }
      return (kept, .void)
    case "removeFirst" where first != nil, "removeLast" where first != nil:
      guard case .int(let count)? = first?.value, (0...items.count).contains(count) else { return nil }
      return (Array(name == "removeFirst" ? items.dropFirst(count) : items.dropLast(count)), .void)
    case "removeFirst", "popFirst": return items.first.map { (Array(items.dropFirst()), $0) }
    case "removeLast", "popLast": return items.last.map { (Array(items.dropLast()), $0) }
    case "sort", "reverse":
      let other = name == "sort" ? "sorted" : "reversed"
      return LibraryFunction.method(other, of: .array(items), arguments, interpreter)?.items.map {
        ($0, .void)
      }
    default: return nil
    }
  }

  /// How long a list may become, and how many bytes a text may get: sources double theirs as often as they like.
  static let (mostItems, mostBytes) = (5_000, 1 << 16)
}
