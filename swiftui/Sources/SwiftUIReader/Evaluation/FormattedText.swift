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
    case (_, "formatted", nil) where base.number != nil || base.items != nil:
      return text(of: base, as: first?.value, interpreter)
    case (.library("NumberFormatter", let says), "string", "from"),
      (.library("NumberFormatter", let says), "string", "for"):
      return first?.value.number.flatMap { numbers(says, interpreter)?.text($0) }
    case (.libraryType("NumberFormatter"), "localizedString", "from"):
      let says = arguments.dropFirst().map { Argument(label: "numberStyle", value: $0.value, node: $0.node) }
      return first?.value.number.flatMap { numbers(says, interpreter)?.text($0) }
    case (.library("ByteCountFormatter", let says), "string", "fromByteCount"):
      return first?.value.number.flatMap {
        size($0, says.last { $0.label == "countStyle" }?.value, interpreter)
      }
    case (.libraryType("ByteCountFormatter"), "string", "fromByteCount"):
      return first?.value.number.flatMap { size($0, arguments.last?.value, interpreter) }
    case (.library("DateComponentsFormatter", let says), "string", "from"):
      return first?.value.number.flatMap { duration($0, says) }
    case (.libraryType("ListFormatter"), "localizedString", "byJoining"):
      return first?.value.items.flatMap { list($0, interpreter) }
    default: return nil
    }
  }

  /// A value in a format style or with a formatter; `nil` where either is not known.
  static func text(of value: Value, as style: Value?, _ interpreter: Interpreter) -> String? {
    if let items = value.items { return style == nil ? list(items, interpreter) : nil }
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
      return size(number, says.last { $0.label == "countStyle" }?.value, interpreter)
    case .implicit("byteCount", let parts)?:
      return size(number, parts.first { $0.label == "style" }?.value, interpreter, isStyle: true)
    case .implicit(let name, let parts)? where isStyle(name) && !name.hasPrefix("dateTime"):
      return text.told(parts, by: name, isWhole: isWhole)?.text(
        name.hasPrefix("percent") && !isWhole ? number * 100 : number)
    default: return nil
    }
  }

  /// Numbers as a formatter writes them that has been told this; `nil` for styles that are words.
  private static func numbers(_ says: [Argument], _ interpreter: Interpreter) -> NumberFormat? {
    let value = { (label: String) in says.last { $0.label == label }?.value }
    let int = { (label: String) -> Int? in value(label)?.number.map { Int(min(max($0, 0), 20)) } }
    var format = NumberFormat()
    format.text.language = value("locale").flatMap(identifier) ?? interpreter.language ?? "en"
    switch value("numberStyle")?.memberName ?? "none" {
    case "none": (format.text.most, format.text.isGrouped) = (0, false)
    case "decimal": break
    case "percent": (format.text.kind, format.text.most, format.factor) = (.percent, 0, 100)
    case "currency", "currencyISOCode":
      let code = (value("currencyCode") ?? value("currencySymbol"))?.text?.text ?? "USD"
      format.text.kind = .currency(code)
      (format.text.least, format.text.most) = (NumberText.places(of: code), NumberText.places(of: code))
    default: return nil
    }
    if let most = int("maximumFractionDigits") {
      (format.text.least, format.text.most) = (min(format.text.least, most), most)
    }
    if let least = int("minimumFractionDigits") {
      (format.text.least, format.text.most) = (least, max(format.text.most, least))
    }
    format.text.significant = int("maximumSignificantDigits")
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

  /// The language of a locale; `nil` for those that are not known.
  static func identifier(of locale: Value) -> String? {
    guard case .library("Locale", let arguments) = locale else { return nil }
    return arguments.first { $0.label == "identifier" }?.value.text?.text
  }

  /// How much memory so many bytes are; `nil` for sizes that nothing has.
  private static func size(
    _ bytes: Double, _ style: Value?, _ interpreter: Interpreter, isStyle: Bool = false
  ) -> String? {
    guard bytes.isFinite, abs(bytes) < 1e18 else { return nil }
    let kilo = isStyle ? "kB" : "KB"
    guard bytes != 0 else { return "Zero \(kilo)" }
    let step = ["memory", "binary"].contains(style?.memberName) ? 1_024.0 : 1_000
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
    guard seconds >= 0, seconds < 1e9 else { return nil }
    let units = [
      ("day", 86_400, "d", "day", "day"), ("hour", 3_600, "h", "hr", "hour"),
      ("minute", 60, "m", "min", "minute"),
      ("second", 1, "s", "sec", "second"),
    ]
    let allowed = value("allowedUnits").map { Set(($0.items ?? [$0]).compactMap(\.memberName)) }
    var (rest, parts): (Int, [(Int, Int)]) = (Int(seconds), [])
    for (place, unit) in units.enumerated() where allowed?.contains(unit.0) ?? true {
      parts.append((place, rest / unit.1))
      rest %= unit.1
    }
    guard let last = parts.last else { return nil }
    let style = value("unitsStyle")?.memberName ?? "positional"
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

  /// Things in a line: “a, b, and c”.
  private static func list(_ items: [Value], _ interpreter: Interpreter) -> String? {
    let texts = items.map { interpreter.description(of: $0) }
    guard texts.allSatisfy(\.isKnown), let last = texts.last?.text else { return nil }
    let start = texts.dropLast().map(\.text)
    guard start.count > 1 else { return (start + [last]).joined(separator: " and ") }
    return start.joined(separator: ", ") + ", and " + last
  }
}

extension NumberText {
  /// The text with what a style says that is put together; `nil` for styles that are words.
  fileprivate func told(_ parts: [Argument], by name: String, isWhole: Bool) -> NumberText? {
    var text = self
    if name.hasPrefix("percent") { text.kind = .percent }
    if name.hasPrefix("currency") {
      let code = parts.first { $0.label == "code" }?.value.text?.text ?? "USD"
      text.kind = .currency(code)
      (text.least, text.most) = (NumberText.places(of: code), NumberText.places(of: code))
    }
    for part in parts {
      guard case .implicit(let says, let values) = part.value else {
        if part.label == "locale" {
          text.language = FormattedText.identifier(of: part.value) ?? text.language
        }
        continue
      }
      let bounds = values.first?.value.number.map { ($0, $0) } ?? values.first?.value.bounds
      let range = bounds.map { (Int(min(max($0.0, 0), 20)), Int(min(max($0.1, 0), 20))) }
      switch (part.label, says) {
      case ("precision", "fractionLength"): if let range { (text.least, text.most) = range }
      case ("precision", "significantDigits"):
        if let range { (text.significant, text.most) = (range.1, 9) }
      case ("precision", "integerLength"): if let range { (text.integers, text.most) = (range.0, 0) }
      case ("grouping", "never"): text.isGrouped = false
      case ("notation", "compactName"): text.isCompact = true
      case ("sign", "always"): text.hasPlus = true
      case ("presentation", _), ("rounded", _), ("grouping", _), ("decimalSeparator", _): break
      case ("notation", "scientific"): return nil
      default: break
      }
    }
    return text
  }
}
