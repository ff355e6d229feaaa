import SwiftSyntax

/// What functions, types and members of the Swift library and of Foundation give, as far as screens need it.
enum LibraryFunction {
  /// The names of functions that stand alone.
  static let names: Set<String> = [
    "min", "max", "abs", "stride", "NSLocalizedString", "print", "withAnimation", "round",
  ]
  /// Types that hold a value.
  static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Binding", "Bindable", "Published", "AppStorage", "init",
  ]
  /// Types of which no view is made by a modifier.
  static func isPlain(_ name: String) -> Bool {
    ["Color", "Font", "Date", "URL", "UUID", "Environment", "function", "init"].contains {
      name == $0 || name.hasPrefix($0 + ".")
    }
  }

  /// Types whose members are texts.
  static func isStringType(_ name: String) -> Bool {
    [
      "L10n", "Strings", "Localization", "Localizations", "Localized", "UserText", "Loc", "LocalString",
      "Localizable",
      "Translations", "Translation", "Texts",
    ].contains { name.hasSuffix($0) }
  }

  /// The names of a path of types that lead to a text: R.swift has two before that of the table.
  static func textPath(_ type: String) -> [String] {
    type.split(separator: ".").dropFirst(type.hasPrefix("R.string.") ? 2 : 1).map(String.init)
  }

  /// Whether a function of a list that is not known gives another one.
  static func keepsItems(_ name: String) -> Bool {
    [
      "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "enumerated", "indices",
      "map",
      "compactMap", "shuffled", "values", "keys", "elements",
    ].contains(name)
  }

  /// The types whose extensions a value may have.
  static func typeNames(of value: Value) -> [String] {
    switch value {
    case .string: ["String", "StringProtocol", "LocalizedStringKey"]
    case .int: ["Int", "BinaryInteger"]
    case .double: ["Double", "TimeInterval", "CGFloat", "FloatingPoint"]
    case .bool: ["Bool"]
    case .array: ["Array", "Collection", "Sequence"]
    case .none: ["Optional"]
    case .library(let name, _): [String(name.prefix { $0 != "." })]
    default: []
    }
  }

  /// A text of a table with its placeholders filled in.
  static func text(
    _ key: String, table: String?, _ arguments: [Argument], fallback: String? = nil,
    _ interpreter: Interpreter
  ) -> TextValue {
    let filling = arguments.map { interpreter.description(of: $0.value) }
    let found = interpreter.strings.text(of: key, table: table) ?? fallback
    let format = found ?? key
    // A format that is yet to be filled keeps its placeholders.
    var text = TextValue(filling.isEmpty ? format : FormatString.filled(format, filling.map(\.text)))
    text.isPartial = filling.contains { !$0.isKnown }
    text.key = TextValue.Key(
      key: key, table: table == "Localizable" ? nil : table, arguments: filling.map(\.text),
      defaultValue: found)
    return text
  }

  /// What a function or an initialiser gives; `nil` where it is not known.
  static func call(
    _ name: String, _ arguments: [Argument], _ node: some SyntaxProtocol, _ interpreter: Interpreter
  ) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "NSLocalizedString":
      guard case .string(let key)? = first else { return nil }
      let table = arguments.first { $0.label == "tableName" }?.value.text?.text
      let fallback = arguments.first { $0.label == "value" }?.value.text?.text
      return .string(
        text(key.text, table: table, [], fallback: fallback?.isEmpty == true ? nil : fallback, interpreter))
    case "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
      "String.LocalizationValue":
      guard case .string(var text)? = string(arguments, interpreter) else { return nil }
      let isParsed = name == "AttributedString" && ["markdown", "localized"].contains(arguments.first?.label)
      text.isKey = isParsed || TextMaker.keyTypes.contains(name)
      return .string(text)
    case "String.localizedStringWithFormat", "String.localizedFormat":
      guard case .string(let format)? = first else { return nil }
      return .string(formatted(format, Array(arguments.dropFirst()), interpreter))
    case "Int", "Double", "CGFloat", "Float", "UInt", "Int64":
      return first.flatMap { number($0, isWhole: name.contains("Int")) }
    case "Bool", "NSNumber", "NSDecimalNumber", "Decimal": return first
    case "Binding", "Binding.constant", "State", "StateObject", "ObservedObject", "Bindable", "Published",
      "AnyView",
      "Optional", "Array", "Set", "ArraySlice", "Identified", "IdentifiedArray", "IdentifiedArrayOf",
      "MainActor.assumeIsolated":
      return wrapped(name, arguments, interpreter)
    case "min": return arguments.extreme(by: <)
    case "max": return arguments.extreme(by: >)
    case "stride": return stride(arguments)
    case "Dictionary" where arguments.first?.label == "grouping":
      return first?.items.flatMap { grouped($0, by: arguments.last, interpreter) }
    case "abs": return first.flatMap { $0.number }.map { .double(abs($0)) }
    case "withAnimation", "DispatchQueue.main.async":
      if interpreter.isAppearing, case .closure(let closure)? = arguments.last?.value {
        _ = interpreter.call(closure, [])
      }
      return .void
    case "print", "Task", "debugPrint", "assert", "assertionFailure": return .void
    case "URL":
      return arguments.first?.label == "string" ? .library("URL", arguments) : nil
    default: return nil
    }
  }

  /// A number of a number or of a text, in which there may be none: `Int("12")`.
  private static func number(_ value: Value, isWhole: Bool) -> Value? {
    guard let number = value.number ?? value.text.flatMap({ Double($0.text) }) else {
      return value.text == nil ? nil : Value.none
    }
    guard isWhole else { return number.isNaN ? nil : .double(number) }
    return number.magnitude < 1e15 ? .int(Int(number)) : nil
  }

  /// What a type holds that holds a value: `Binding(get:set:)`, `Array(repeating:count:)`, `AnyView(…)`.
  private static func wrapped(
    _ name: String, _ arguments: [Argument], _ interpreter: Interpreter
  ) -> Value? {
    guard let first = arguments.first else { return name == "Array" || name == "Set" ? .array([]) : nil }
    if first.label == "repeating", case .int(let count)? = arguments.last?.value {
      return .array(Array(repeating: first.value, count: min(max(count, 0), 2_000)))
    }
    if first.label == "get" || name == "StateObject", case .closure(let closure) = first.value {
      return interpreter.call(closure, [])
    }
    return first.value
  }

  private static func string(_ arguments: [Argument], _ interpreter: Interpreter) -> Value? {
    guard let first = arguments.first else { return .string(TextValue("")) }
    switch first.label {
    case "localized":
      if case .string(var literal) = first.value {
        let table = arguments.first { $0.label == "table" }?.value.text?.text
        let fallback = arguments.first { $0.label == "defaultValue" }?.value.text
        literal.key?.table = table
        if let fallback, let key = literal.key {
          return .string(text(key.key, table: table, [], fallback: fallback.text, interpreter))
        }
        // It is a text in the language of the app, wherever it is shown.
        var text = interpreter.localized(literal)
        text.isLiteral = false
        return .string(text)
      }
      guard case .implicit(let name, let inner) = first.value else { return nil }
      return
        (interpreter.extended(name, inner, of: ["LocalizedStringResource"])?.text
        ?? interpreter.symbol(name, inner)).map(Value.string)
    case "format":
      guard case .string(let format) = first.value else { return nil }
      return .string(
        formatted(
          format, arguments.dropFirst().filter { $0.label == nil || $0.label == "arguments" }, interpreter))
    case "describing", nil, "stringLiteral", "reflecting", "markdown":
      if case .string = first.value { return first.value }
      let (text, isKnown) = interpreter.description(of: first.value)
      return isKnown ? .string(TextValue(text)) : nil
    default: return nil
    }
  }

  private static func formatted(
    _ format: TextValue, _ arguments: [Argument], _ interpreter: Interpreter
  ) -> TextValue {
    var values = arguments
    if values.count == 1, case .array(let items) = values[0].value {
      values = items.map { Argument(value: $0, node: values[0].node) }
    }
    let filling = values.map { interpreter.description(of: $0.value) }
    var text = TextValue(FormatString.filled(interpreter.localized(format).text, filling.map(\.text)))
    text.isPartial = format.isPartial || filling.contains { !$0.isKnown }
    if var key = format.key, key.defaultValue != nil {
      key.arguments = filling.map(\.text)
      text.key = key
    }
    return text
  }

  /// A static member of a type of the library; `nil` where it has no meaning here.
  static func member(_ name: String, of type: String) -> Value? {
    switch (type, name) {
    case ("CGFloat", "infinity"), ("Double", "infinity"): .double(.infinity)
    case ("CGFloat", "zero"), ("Double", "zero"), ("Int", "zero"): .int(0)
    case ("Bool", "random"): .bool(false)
    default: nil
    }
  }

  /// A property of a value of the library; `nil` where it is not known.
  static func property(_ name: String, of base: Value, _ interpreter: Interpreter) -> Value? {
    if ["wrappedValue", "projectedValue", "self", "lazy"].contains(name) { return base }
    switch (base, name) {
    case (.string(let text), "isEmpty"): return .bool(text.text.isEmpty)
    case (.string(let text), "count"): return text.isPartial ? nil : .int(text.text.count)
    case (.string(let text), "capitalized"), (.string(let text), "localizedCapitalized"):
      return .string(
        changed(text) {
          $0.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(
            separator: " ")
        })
    case (.string(let text), "first"):
      return text.text.first.map { .string(TextValue(String($0))) } ?? Value.none
    case (.string, "description"), (.string, "stringValue"), (.string, "string"): return base
    case (.array(let items), "isEmpty"): return .bool(items.isEmpty)
    case (.array(let items), "count"): return .int(items.count)
    case (.array(let items), "first"): return items.first ?? Value.none
    case (.array(let items), "last"): return items.last ?? Value.none
    case (.library("Range", let ends), "lowerBound"): return ends.first?.value
    case (.library("Range", let ends), "upperBound"): return ends.last?.value
    case (.array(let items), "indices"): return .array(items.indices.map(Value.int))
    case (.array, "elements"): return base
    case (.array(let items), "endIndex"): return .int(items.count)
    case (.dictionary(let pairs), "keys"): return .array(pairs.map(\.key))
    case (.dictionary(let pairs), "values"): return .array(pairs.map(\.value))
    case (.dictionary(let pairs), "isEmpty"): return .bool(pairs.isEmpty)
    case (.dictionary(let pairs), "count"): return .int(pairs.count)
    case (.tuple(let items), _):
      if let number = Int(name) { return items.indices.contains(number) ? items[number].value : nil }
      return items.first { $0.label == name }?.value
    case (.int, "description"), (.double, "description"), (.bool, "description"):
      return .string(TextValue(interpreter.description(of: base).text))
    case (.int, "id"), (.string, "id"), (.int, "hashValue"): return base
    case (.enumeration(let value), "rawValue"): return interpreter.rawValue(of: value)
    case (.enumeration, "id"), (.enumeration, "hashValue"): return base
    case (.enumeration(let value), "description"): return .string(TextValue(value.name))
    case (.closure, _), (.function, _): return nil
    default: return nil
    }
  }

  private static func changed(_ text: TextValue, _ change: (String) -> String) -> TextValue {
    var result = TextValue(change(text.text))
    result.isPartial = text.isPartial
    return result
  }

  /// What a function of a value of the library gives; `nil` where it is not known.
  static func method(
    _ name: String, of base: Value, _ arguments: [Argument], _ interpreter: Interpreter
  ) -> Value? {
    let first = arguments.first?.value
    let applied = { (item: Value) -> Value? in
      arguments.first.map { interpreter.apply($0.value, [Argument(value: item, node: $0.node)], $0.node) }
    }
    switch base {
    case .string(let text):
      guard name == "map" || name == "flatMap" else { return method(name, of: text, arguments) }
      let node = arguments.first?.node
      let isWhole = node.flatMap(MappedText.isWhole)
      if isWhole == false {
        return method(
          name, of: .array(text.text.map { .string(TextValue(String($0))) }), arguments, interpreter)
      }
      if let node, isWhole == nil {
        interpreter.guess("the text is taken as an optional one, which “\(name)” takes as a whole", at: node)
      }
      return applied(base)
    case .array(let items):
      return method(name, of: items, first, applied, arguments, interpreter)
    case .dictionary(let pairs) where name == "sorted" || name == "map" || name == "filter":
      let items = pairs.map { Value.tuple([("key", $0.key), ("value", $0.value)]) }
      return method(name, of: items, first, applied, arguments, interpreter)
    case .int, .double:
      if name == "rounded" { return base.number.map { .double($0.rounded()) } }
      if name == "map" || name == "flatMap" { return applied(base) }
      return nil
    case .object, .enumeration, .tuple, .bool:
      return name == "map" || name == "flatMap" ? applied(base) : nil
    default: return nil
    }
  }

  private static func method(_ name: String, of text: TextValue, _ arguments: [Argument]) -> Value? {
    let other = arguments.first?.value.text?.text
    switch name {
    case "uppercased", "localizedUppercase": return .string(changed(text) { $0.uppercased() })
    case "lowercased": return .string(changed(text) { $0.lowercased() })
    case "trimmingCharacters":
      return .string(
        changed(text) {
          String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        })
    case "hasPrefix": return other.map { .bool(text.text.hasPrefix($0)) }
    case "hasSuffix": return other.map { .bool(text.text.hasSuffix($0)) }
    case "contains", "localizedCaseInsensitiveContains", "localizedStandardContains":
      return other.map { .bool($0.isEmpty || text.text.lowercased().contains($0.lowercased())) }
    case "replacingOccurrences":
      guard let other, let new = arguments.last?.value.text?.text,
        text.text.utf8.count + text.text.ranges(of: other).count * new.utf8.count <= Mutation.mostBytes
      else { return nil }
      return .string(changed(text) { $0.replacing(other, with: new) })
    case "appending": return other.map { other in .string(changed(text) { $0 + other }) }
    case "prefix":
      guard case .int(let count)? = arguments.first?.value, count >= 0 else { return nil }
      return .string(changed(text) { String($0.prefix(count)) })
    case "components", "split":
      guard let other, other.count == 1, let mark = other.first else { return nil }
      return .array(
        text.text.split(separator: mark, omittingEmptySubsequences: name == "split").map {
          .string(TextValue(String($0)))
        })
    default: return nil
    }
  }
}

extension [Argument] {
  /// The argument whose number comes first in an order; `nil` where one of them is no number.
  fileprivate func extreme(by comesFirst: (Double, Double) -> Bool) -> Value? {
    let numbers = compactMap(\.value.number)
    guard numbers.count == count, let extreme = numbers.min(by: comesFirst) else { return nil }
    return first { $0.value.number == extreme }?.value
  }
}
