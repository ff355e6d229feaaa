/// A value of JSON: what a screen is written as, and what string catalogues are read from.
public indirect enum JSON: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// A mapping.
  case object([Member])
  /// A value that was made of what stands at an offset in bytes of the main file.
  case placed(Int, JSON)

  /// A name with its value, in the order of writing.
  public struct Member: Hashable, Sendable {
    var name: String
    var value: JSON
  }

  /// A mapping, whose members without a value are left out.
  static func mapping(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value of a name; `nil` where there is none.
  public subscript(name: String) -> JSON? {
    if case .placed(_, let value) = self { return value[name] }
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The mapping with a member more, or another value of it.
  func with(_ name: String, _ value: JSON?) -> JSON {
    if case .placed(let place, let inner) = self { return .placed(place, inner.with(name, value)) }
    guard case .object(var members) = self, let value else { return self }
    members.removeAll { $0.name == name }
    members.append(Member(name: name, value: value))
    return .object(members)
  }

  /// The same without a member.
  func without(_ name: String) -> JSON {
    if case .placed(let place, let inner) = self { return .placed(place, inner.without(name)) }
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// The members, in order; none where this is no mapping.
  var members: [Member] {
    switch self {
    case .object(let members): members
    case .placed(_, let value): value.members
    default: []
    }
  }
  /// The items; none where this is no list.
  public var items: [JSON] { if case .array(let items) = self { items } else { [] } }
  /// The number; `nil` where this is none.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The text; `nil` where this is none.
  public var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// Writes JSON, and notes where its values were made.
struct JSONWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []
  /// Where values begin and end, with the offsets in the main file that they were made of; outer ones before inner ones.
  private(set) var places: [(start: Int, end: Int, offset: Int)] = []

  mutating func write(_ value: JSON) {
    switch value {
    case .placed(let offset, let value):
      let number = places.count
      places.append((bytes.count, bytes.count, offset))
      write(value)
      places[number].end = bytes.count
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number): bytes += JSONWriter.digits(of: number).utf8
    case .string(let text): write(text)
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(item)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member.name)
        bytes.append(UInt8(ascii: ":"))
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\t": bytes += "\\t".utf8
      case _ where scalar.value >= 0x20 && scalar.value < 0x7F: bytes.append(UInt8(scalar.value))
      // Nothing but ASCII, so that bytes, characters and columns are the same.
      default:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A number without a fraction where it has none.
  static func digits(of number: Double) -> String {
    guard number.isFinite else { return "0" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    // A large number has no fraction, and a thousand times as much may be more than there is.
    return String(abs(number) < 1e15 ? (number * 1_000).rounded() / 1_000 : number)
  }
}

/// Reads JSON; what is broken gives nothing.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// The value of a file; `nil` where it is none.
  static func value(of bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes)
    return reader.value()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte <= UInt8(ascii: " ") { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func value() -> JSON? {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"):
      place += 1
      var members: [JSON.Member] = []
      if take(UInt8(ascii: "}")) { return .object([]) }
      repeat {
        skipBlanks()
        guard let name = string(), take(UInt8(ascii: ":")), let value = value() else { return nil }
        members.append(JSON.Member(name: name, value: value))
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "}")) ? .object(members) : nil
    case UInt8(ascii: "["):
      place += 1
      var items: [JSON] = []
      if take(UInt8(ascii: "]")) { return .array([]) }
      repeat {
        guard let value = value() else { return nil }
        items.append(value)
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "]")) ? .array(items) : nil
    case UInt8(ascii: "\""): return string().map(JSON.string)
    default: return word()
    }
  }

  private mutating func word() -> JSON? {
    let start = place
    while let byte = next, byte > UInt8(ascii: " "), !",]}:".utf8.contains(byte) { place += 1 }
    switch String(decoding: bytes[start..<place], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let text: return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    }
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let mark = next else {
        text.append(byte)
        continue
      }
      place += 1
      switch mark {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "u"): text += Array(String(Character(escape())).utf8)
      default: text.append(mark)
      }
    }
    return nil
  }

  /// The character of a `\u` escape, whose surrogates may be two.
  private mutating func escape() -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let first = hex() else { return replacement }
    guard 0xD800..<0xDC00 ~= first, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? replacement }
    place += 2
    guard let second = hex(), 0xDC00..<0xE000 ~= second else { return replacement }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private mutating func hex() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }
}
