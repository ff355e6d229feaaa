/// A text with places for values, as `String(format:)` has them: `%@`, `%d`, `%1$@`, `%.1f`.
public struct TextFormat: Hashable, Sendable {
  /// A place for a value.
  public struct Place: Hashable, Sendable {
    /// What values may stand there.
    public enum Kind: Hashable, Sendable {
      /// Any text or number.
      case object
      /// A number without a fraction.
      case whole
      /// A number, written as its format says.
      case number
    }

    /// The place as it is written.
    public var text: String
    /// The number of the value, from 0.
    public var argument: Int
    /// What values may stand there.
    public var kind: Kind
    fileprivate var conversion: Unicode.Scalar
    fileprivate var padsWithZeros = false
    fileprivate var width = 0
    fileprivate var precision: Int?
  }

  private enum Part: Hashable, Sendable {
    case literal(String)
    case place(Place)
  }

  private var parts: [Part] = []

  /// The places in their order.
  public var places: [Place] {
    parts.compactMap { if case .place(let place) = $0 { place } else { nil } }
  }

  /// The most values that a text may have places for, and the most digits of a value's own.
  private static let (mostArguments, mostDigits) = (99, 40)

  /// Finds the places of a text; what only looks like one stays as it is.
  public init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var literal = String.UnicodeScalarView()
    var (index, next) = (0, 0)
    while index < scalars.count {
      if scalars[index] == "%", index + 1 < scalars.count, scalars[index + 1] == "%" {
        literal.append("%")
        index += 2
      } else if let (place, end) = TextFormat.place(in: scalars, at: index, next: next) {
        if !literal.isEmpty { parts.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        parts.append(.place(place))
        if place.argument == next { next += 1 }
        index = end
      } else {
        literal.append(scalars[index])
        index += 1
      }
    }
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
  }

  /// The text with values in its places; a place that has none stays as it is written.
  public func filled(with arguments: [TextArgument]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .place(let place):
        text +=
          arguments.indices.contains(place.argument)
          ? place.written(arguments[place.argument]) ?? place.text : place.text
      }
    }
  }

  /// The place that begins somewhere, and where it ends; `nil` where none does.
  private static func place(
    in scalars: [Unicode.Scalar], at start: Int, next: Int
  ) -> (place: Place, end: Int)? {
    guard scalars[start] == "%" else { return nil }
    var index = start + 1
    let digits = { () -> Int? in
      let found = scalars[index...].prefix { ("0"..."9").contains($0) }
      index = found.endIndex
      return Int(String(String.UnicodeScalarView(found)))
    }
    var argument = next
    if let number = digits(), index < scalars.count, scalars[index] == "$" {
      guard (1...mostArguments).contains(number) else { return nil }
      argument = number - 1
      index += 1
    } else {
      index = start + 1
    }
    var place = Place(text: "", argument: argument, kind: .object, conversion: "@")
    while index < scalars.count, "-+0'".unicodeScalars.contains(scalars[index]) {
      if scalars[index] == "0" { place.padsWithZeros = true }
      index += 1
    }
    place.width = min(mostDigits, digits() ?? 0)
    if index < scalars.count, scalars[index] == "." {
      index += 1
      place.precision = min(mostDigits, digits() ?? 0)
    }
    while index < scalars.count, "hlqLzjt".unicodeScalars.contains(scalars[index]) { index += 1 }
    guard index < scalars.count, argument < mostArguments else { return nil }
    switch scalars[index] {
    case "@", "s", "S": place.kind = .object
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": place.kind = .whole
    case "f", "F", "e", "E", "g", "G", "a", "A": place.kind = .number
    default: return nil
    }
    place.conversion = scalars[index]
    place.text = String(String.UnicodeScalarView(scalars[start...index]))
    return (place, index + 1)
  }
}

extension TextFormat.Place {
  /// Whether a value may stand in the place.
  public func takes(_ argument: TextArgument) -> Bool {
    switch (kind, argument) {
    case (.object, _), (.number, .number): true
    case (.whole, _): argument.whole != nil
    case (.number, .text): false
    }
  }

  /// A value as it stands in the place; `nil` where it may not.
  fileprivate func written(_ argument: TextArgument) -> String? {
    guard takes(argument) else { return nil }
    switch argument {
    case .text(let text): return text
    case .number(let number):
      guard kind == .number else { return padded(whole(number)) }
      return padded(
        conversion == "f" || conversion == "F"
          ? TextFormat.fixed(number, places: precision ?? 6) : plain(number))
    }
  }

  private func whole(_ number: Double) -> String {
    guard let whole = Int(exactly: number) else { return plain(number) }
    switch conversion {
    case "x": return String(whole, radix: 16)
    case "X": return String(whole, radix: 16, uppercase: true)
    case "o", "O": return String(whole, radix: 8)
    default: return String(whole)
    }
  }

  private func padded(_ digits: String) -> String {
    let count = width - digits.unicodeScalars.count
    guard count > 0 else { return digits }
    guard padsWithZeros else { return String(repeating: " ", count: count) + digits }
    let isNegative = digits.hasPrefix("-")
    return (isNegative ? "-" : "") + String(repeating: "0", count: count)
      + digits.dropFirst(isNegative ? 1 : 0)
  }
}

extension TextFormat {
  /// A number in decimal digits, with so many behind the point.
  fileprivate static func fixed(_ number: Double, places: Int) -> String {
    let factor = (0..<min(places, 15)).reduce(1.0) { factor, _ in factor * 10 }
    let product = number.magnitude * factor
    // What the product lost tells a tie from what is next to one.
    let lost = (-product).addingProduct(number.magnitude, factor)
    let half = product - product.rounded(.down) == 0.5
    let rounded =
      half && lost != 0 ? product.rounded(lost > 0 ? .up : .down) : product.rounded(.toNearestOrEven)
    guard let units = Int(exactly: rounded) else { return String(number) }
    let (whole, rest) = units.quotientAndRemainder(dividingBy: Int(factor))
    let digits = String(rest)
    let fraction = String(repeating: "0", count: min(places, 15) - (places == 0 ? 0 : digits.count)) + digits
    return (number < 0 ? "-" : "") + String(whole) + (places == 0 ? "" : "." + fraction)
  }
}

/// A value that stands in a place of a text: `3` in “%d items”.
public enum TextArgument: Hashable, Sendable {
  case text(String)
  case number(Double)

  /// The number without a fraction that it is; `nil` for others.
  public var whole: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
}
