import SwiftSyntax

/// Texts that Foundation's formatters and format styles make of values that are known.
enum FormattedText {
  /// The formatters whose properties are noted where they are set.
  static let formatters: Set<String> = [
    "NumberFormatter", "DateFormatter", "ByteCountFormatter", "RelativeDateTimeFormatter",
    "DateComponentsFormatter",
  ]

  /// Whether an implicit member begins a style that is put together: `.number.precision(.fractionLength(1))`.
  static func isStyle(_ name: String) -> Bool {
    ["number", "percent", "currency", "dateTime"].contains(name.prefix { $0 != "." })
  }

  /// What a function gives that makes a text of a value; `nil` for others.
  static func made(
    _ name: String, of base: Value, _ arguments: [Argument], _ interpreter: Interpreter
  ) -> String? {
    let first = arguments.first
    switch (base, name, first?.label) {
    case (_, "formatted", nil)
    where base.number != nil || base.items != nil || DurationText.seconds(of: base) != nil:
      return text(of: base, as: first?.value, interpreter)
    case (.library("NumberFormatter", let says), "string", "from"),
      (.library("NumberFormatter", let says), "string", "for"):
      return first?.value.number.flatMap { numbers(says, interpreter)?.text($0) }
    case (.libraryType("NumberFormatter"), "localizedString", "from"):
      let says = arguments.dropFirst().map { Argument(label: "numberStyle", value: $0.value, node: $0.node) }
      return first?.value.number.flatMap { numbers(says, interpreter)?.text($0) }
    case (.library("ByteCountFormatter", let says), "string", "fromByteCount"):
      return first?.value.number.flatMap { size($0, says, "countStyle", interpreter) }
    case (.libraryType("ByteCountFormatter"), "string", "fromByteCount"):
      return first?.value.number.flatMap { size($0, Array(arguments.dropFirst()), "countStyle", interpreter) }
    case (.library("DateComponentsFormatter", let says), "string", "from"):
      return first?.value.number.flatMap { duration($0, says) }
    case (.libraryType("ListFormatter"), "localizedString", "byJoining"):
      return first?.value.items.flatMap { list($0, interpreter) }
    default: return nil
    }
  }

  /// A value in a format style or with a formatter; `nil` where either is not known.
  static func text(of value: Value, as style: Value?, _ interpreter: Interpreter) -> String? {
    if let items = value.items { return list(items, as: style, interpreter) }
    if let seconds = DurationText.seconds(of: value) {
      return NumberText.base(interpreter.language ?? "en") == "en"
        ? DurationText.text(seconds, as: style) : nil
    }
    guard let number = value.number else { return nil }
    var isWhole = false
    if case .int = value { isWhole = true }
    var text = NumberText()
    text.language = interpreter.language ?? "en"
    text.most = isWhole ? 0 : 6
    switch style {
    case nil: return text.text(number)
    case .library("NumberFormatter", let says)?: return numbers(says, interpreter)?.text(number)
    case .library("ByteCountFormatter", let says)?:
      return size(number, says, "countStyle", interpreter)
    case .implicit("byteCount", let parts)?:
      return size(number, parts, "style", interpreter)
    case .implicit(let name, let parts)? where isStyle(name) && !name.hasPrefix("dateTime"):
      return text.told(parts, by: name, interpreter)?.text(
        name.hasPrefix("percent") && !isWhole ? number * 100 : number)
    default: return nil
    }
  }

  /// What is known of a formatter of numbers; with anything else that it is told its texts are not.
  private static let numberProperties: Set<String> = [
    "numberStyle", "locale", "currencyCode", "currencySymbol", "maximumFractionDigits",
    "minimumFractionDigits", "maximumSignificantDigits", "minimumSignificantDigits", "minimumIntegerDigits",
    "usesGroupingSeparator", "usesSignificantDigits", "multiplier", "isLenient", "generatesDecimalNumbers",
    "allowsFloats", "minimum", "maximum",
  ]

  /// Numbers as a formatter writes them that has been told this; `nil` for styles that are words.
  private static func numbers(_ says: [Argument], _ interpreter: Interpreter) -> NumberFormat? {
    let isKnown = says.allSatisfy { told in
      numberProperties.contains(told.label ?? "") && (told.value.unknown == nil || told.label == "locale")
    }
    guard isKnown else { return nil }
    let value = { (label: String) in says.last { $0.label == label }?.value }
    let int = { (label: String) -> Int? in value(label)?.number.map { Int(min(max($0, 0), 20)) } }
    var format = NumberFormat()
    guard let language = language(of: value("locale"), interpreter) else { return nil }
    format.text.language = language
    let code = value("currencyCode")?.text?.text ?? "USD"
    switch value("numberStyle").map({ $0.memberName ?? "" }) ?? "none" {
    case "none": (format.text.most, format.text.isGrouped) = (0, false)
    case "decimal": break
    case "percent": (format.text.kind, format.text.most, format.factor) = (.percent, 0, 100)
    case "currency":
      format.text.kind = .currency(code)
      format.text.symbol = value("currencySymbol")?.text?.text
      (format.text.least, format.text.most) = (NumberText.places(of: code), NumberText.places(of: code))
    default: return nil
    }
    if let most = int("maximumFractionDigits") {
      (format.text.least, format.text.most) = (min(format.text.least, most), most)
    }
    if let least = int("minimumFractionDigits") {
      (format.text.least, format.text.most) = (least, max(format.text.most, least))
    }
    let (fewest, most) = (int("minimumSignificantDigits"), int("maximumSignificantDigits"))
    if let most = most ?? (fewest == nil ? nil : 15) {
      format.text.significant = min(max(fewest ?? 1, 1), max(most, 1))...max(most, 1)
    } else if value("usesSignificantDigits")?.bool == true {
      return nil
    }
    format.text.integers = int("minimumIntegerDigits") ?? 1
    format.text.isGrouped = value("usesGroupingSeparator")?.bool ?? format.text.isGrouped
    format.factor = value("multiplier")?.number ?? format.factor
    return format
  }

  /// How a formatter writes numbers, and what it multiplies them by.
  private struct NumberFormat {
    var text = NumberText()
    var factor = 1.0

    func text(_ number: Double) -> String? { text.text(number * factor) }
  }

  /// The language of a locale that may be told, which is that of the screen where it is that of the phone; `nil` for
  /// those that cannot be told.
  static func language(of locale: Value?, _ interpreter: Interpreter) -> String? {
    switch locale {
    case .library("Locale", let arguments)?:
      arguments.first { $0.label == "identifier" }.flatMap { $0.value.text?.text }
    default: interpreter.language ?? "en"
    }
  }

  /// How much memory so many bytes are, for those who are told a style under a label and nothing else; `nil` for sizes
  /// that nothing has.
  private static func size(
    _ bytes: Double, _ says: [Argument], _ label: String, _ interpreter: Interpreter
  ) -> String? {
    guard bytes.isFinite, abs(bytes) < 1e18, says.allSatisfy({ $0.label == label }) else { return nil }
    let kilo = label == "style" ? "kB" : "KB"
    guard bytes != 0 else { return "Zero \(kilo)" }
    let style = says.last?.value.memberName
    let step = style == "memory" || style == "binary" ? 1_024.0 : 1_000
    var (number, unit) = (abs(bytes), 0)
    while number >= step, unit < 5 { (number, unit) = (number / step, unit + 1) }
    var text = NumberText()
    text.most = [0, 0, 1, 2, 2, 2][unit]
    text.language = interpreter.language ?? "en"
    let digits = text.text(bytes < 0 ? -number : number)
    let name = unit == 0 ? (abs(bytes) == 1 ? "byte" : "bytes") : [kilo, "MB", "GB", "TB", "PB"][unit - 1]
    return digits.map { "\($0) \(name)" }
  }

  /// So many seconds in hours, minutes and seconds.
  private static func duration(_ seconds: Double, _ says: [Argument]) -> String? {
    let value = { (label: String) in says.last { $0.label == label }?.value }
    let known: Set<String?> = ["allowedUnits", "unitsStyle", "maximumUnitCount"]
    guard seconds >= 0, seconds < 1e9, says.allSatisfy({ known.contains($0.label) }) else { return nil }
    let units = [
      ("day", 86_400, "d", "day", "day"), ("hour", 3_600, "h", "hr", "hour"),
      ("minute", 60, "m", "min", "minute"), ("second", 1, "s", "sec", "second"),
    ]
    let allowed = value("allowedUnits").map { Set(($0.items ?? [$0]).map(\.memberName)) }
    // Usually there are weeks, months and years, too.
    guard allowed?.isSubset(of: units.map(\.0)) ?? (seconds < 604_800) else { return nil }
    var (rest, parts): (Int, [(Int, Int)]) = (Int(seconds), [])
    for (place, unit) in units.enumerated() where allowed?.contains(unit.0) ?? true {
      parts.append((place, rest / unit.1))
      rest %= unit.1
    }
    guard let last = parts.last else { return nil }
    let style = value("unitsStyle").map { $0.memberName ?? "" } ?? "positional"
    guard ["positional", "abbreviated", "short", "full"].contains(style) else { return nil }
    if style == "positional" {
      var shown = Array(parts.drop { $0.1 == 0 })
      if shown.count < 2 { shown = parts.suffix(2) }
      let rest = shown.dropFirst().map { $0.1 < 10 ? "0\($0.1)" : "\($0.1)" }
      return (shown.prefix(1).map { "\($0.1)" } + rest).joined(separator: ":")
    }
    var shown = parts.filter { $0.1 > 0 }
    if shown.isEmpty { shown = [last] }
    if let most = value("maximumUnitCount")?.number, most >= 1, most < 10 {
      shown = Array(shown.prefix(Int(most)))
    }
    return shown.map { place, count -> String in
      let unit = units[place]
      if style == "abbreviated" { return "\(count)\(unit.2)" }
      let name = style == "full" ? unit.4 : unit.3
      let isMany = count != 1 && (style == "full" || place == 0)
      return "\(count) \(name)\(isMany ? "s" : "")"
    }
    .joined(separator: style == "abbreviated" ? " " : ", ")
  }

  /// Things in a line: “a, b, and c”, or in a style “a or b”; `nil` for other styles.
  private static func list(_ items: [Value], as style: Value? = nil, _ interpreter: Interpreter) -> String? {
    var word = "and"
    if let style {
      guard case .implicit("list", let says) = style,
        says.allSatisfy({ $0.label == "type" || $0.label == "width" && $0.value.memberName == "standard" })
      else { return nil }
      word = says.first { $0.label == "type" }?.value.memberName ?? word
      guard ["and", "or"].contains(word) else { return nil }
    }
    let texts = items.map { interpreter.description(of: $0) }
    guard texts.allSatisfy(\.isKnown), let last = texts.last?.text else { return nil }
    let start = texts.dropLast().map(\.text)
    guard start.count > 1 else { return (start + [last]).joined(separator: " \(word) ") }
    return start.joined(separator: ", ") + ", \(word) " + last
  }
}

extension NumberText {
  /// The parts of styles that are known.
  private static let parts: Set<String> = [
    "precision", "grouping", "notation", "sign", "locale", "presentation", "decimalSeparator",
  ]

  /// The text with what a style says that is put together; `nil` where anything else is said.
  fileprivate func told(_ parts: [Argument], by name: String, _ interpreter: Interpreter) -> NumberText? {
    let names = name.split(separator: ".").dropFirst().map(String.init)
    guard names.allSatisfy(NumberText.parts.contains) else { return nil }
    var text = self
    if name.hasPrefix("percent") { text.kind = .percent }
    if name.hasPrefix("currency") {
      guard let code = parts.first(where: { $0.label == "code" })?.value.text?.text else { return nil }
      text.kind = .currency(code)
      (text.least, text.most) = (NumberText.places(of: code), NumberText.places(of: code))
    }
    for part in parts where part.label != "code" {
      if part.label == "locale" {
        guard let language = FormattedText.language(of: part.value, interpreter) else { return nil }
        text.language = language
        continue
      }
      guard case .implicit(let says, let values) = part.value else { return nil }
      switch (part.label, says) {
      case ("precision", _):
        guard let range = values.first.flatMap(NumberText.range), text.isTold(says, range) else { return nil }
      case ("grouping", "never"): text.isGrouped = false
      case ("notation", "compactName"): text.isCompact = true
      case ("sign", "always") where values.isEmpty: text.hasPlus = true
      case (_, "automatic"), ("presentation", "standard"): break
      default: return nil
      }
    }
    return text
  }

  /// Takes over how many digits there are; `false` where that is said of nothing known.
  private mutating func isTold(_ name: String, _ range: ClosedRange<Int>) -> Bool {
    isPrecise = true
    switch name {
    case "fractionLength": (least, most) = (range.lowerBound, range.upperBound)
    case "significantDigits" where range.lowerBound > 0: significant = range
    case "integerLength":
      (integers, mostIntegers) = (range.lowerBound, range.upperBound)
      isPrecise = false
    default: return false
    }
    return true
  }

  /// So many digits, or from so many to so many; `nil` for more than a Double has.
  private static func range(_ argument: Argument) -> ClosedRange<Int>? {
    guard let ends = argument.value.number.map({ ($0, $0) }) ?? argument.value.bounds, ends.0 >= 0,
      ends.0 <= ends.1, ends.1 <= 15
    else { return nil }
    switch argument.node.as(PrefixOperatorExprSyntax.self)?.operator.text {
    case nil: return Int(ends.0)...Int(ends.1)
    case "...": return 0...Int(ends.1)
    default: return nil
    }
  }
}
