/// Reads JSON, as RFC 8259 has it, into values.
///
/// Half of a surrogate pair without its other half is no character, and a text that has one is no JSON. Editors may have it
/// in their documents nevertheless: a reader that keeps halves takes such a text for the list of its parts, texts and the
/// numbers of halves.
package struct JSONReader {
  /// How deep lists and objects may lie in each other.
  private static let nesting = 64

  /// How many values a text may have: an empty list is two bytes of a text, and many times that in memory.
  package static let mostValues = 4_000_000

  /// How many items most lists and objects have at most; room for them is made with the second, as a stranger’s file may
  /// have millions of one.
  private static let usualCount = 4

  private let bytes: [UInt8]
  private let keepsHalves: Bool
  private let mostValues: Int
  /// The offset in bytes of what comes next.
  package private(set) var position: Int
  private var depth = 0
  private var count = 0

  /// The place at which a text stops being JSON.
  package struct Failure: Error, Hashable {
    /// The offset in bytes.
    package var offset: Int
  }

  /// The value that a text is; `nil` where it is no JSON, nested too deeply, or of too many values.
  package static func value(_ bytes: [UInt8]) -> JSONValue? { try? parse(bytes) }

  /// The value that a text is.
  ///
  /// - Throws: The place up to which it is JSON, and not nested too deeply or of too many values.
  package static func parse(_ bytes: [UInt8], keepingHalves: Bool = false) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes, keepingHalves: keepingHalves)
    guard let value = reader.value(), reader.isAtEnd else { throw Failure(offset: reader.position) }
    return value
  }

  /// Begins to read a text, or the value at an offset in it.
  package init(
    _ bytes: [UInt8], at position: Int = 0, keepingHalves: Bool = false,
    mostValues: Int = JSONReader.mostValues
  ) {
    self.bytes = bytes
    self.mostValues = mostValues
    keepsHalves = keepingHalves
    self.position = min(max(0, position), bytes.count)
  }

  /// Whether reading ended because the text has more values than may be.
  package var hasTooManyValues: Bool { count > mostValues }

  /// Whether nothing but space follows what was read.
  package var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  /// Whether the value that comes next is a list.
  package var isAtArray: Bool {
    mutating get {
      skipSpace()
      return next == UInt8(ascii: "[")
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  /// Goes past a byte, and says whether it was there.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if isThere { position += word.utf8CodeUnitCount }
    return isThere
  }

  /// Reads a value; `nil` where there is none, it is nested too deeply, or too many have been read.
  package mutating func value() -> JSONValue? {
    skipSpace()
    count += 1
    guard count <= mostValues, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return keepsHalves ? parts() : string().map(JSONValue.string)
    case UInt8(ascii: "t"): return takeWord("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takeWord("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takeWord("null") ? .null : nil
    default: return number()
    }
  }

  /// Goes past a value, and says whether there was one.
  ///
  /// Nothing is looked for in lists and objects but their ends, so that what lies in them need not be JSON.
  package mutating func passOver() -> Bool {
    skipSpace()
    guard let byte = next, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
      return value() != nil
    }
    guard let end = bytes.withUnsafeBufferPointer({ JSONReader.end(of: $0, from: position) }) else {
      position = bytes.count
      return false
    }
    position = end
    return true
  }

  /// The end of the list or object at an offset; `nil` where it has none.
  private static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var (place, depth) = (start, 0)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Reads a value by a function that reads each of its items, if it is a list; anything else is passed over.
  ///
  /// Returns `false` where there is no value or the function says that an item is none, as it does then.
  package mutating func visitItems(_ read: (inout JSONReader) -> Bool) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: "[") else { return value() != nil }
    return enter {
      if $0.take("]") { return true }
      repeat {
        guard read(&$0) else { return false }
      } while $0.take(",")
      return $0.take("]")
    }
  }

  /// Reads a value by a function that reads the value of each of its keys, if it is an object; anything else is passed
  /// over.
  ///
  /// Returns `false` where there is no value or the function says that a member is none, as it does then.
  package mutating func visitMembers(_ read: (inout JSONReader, String) -> Bool) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: "{") else { return value() != nil }
    return enter {
      if $0.take("}") { return true }
      repeat {
        $0.skipSpace()
        guard let key = $0.string(), $0.take(":"), read(&$0, key) else { return false }
      } while $0.take(",")
      return $0.take("}")
    }
  }

  /// Goes past the beginning of a list or an object and reads what lies in it, unless that is too deep.
  private mutating func enter(_ read: (inout JSONReader) -> Bool) -> Bool {
    position += 1
    depth += 1
    defer { depth -= 1 }
    return depth <= JSONReader.nesting && read(&self)
  }

  private mutating func array() -> JSONValue? {
    var values: [JSONValue] = []
    let isSound = visitItems { reader in
      guard let value = reader.value() else { return false }
      if values.count == 1 { values.reserveCapacity(JSONReader.usualCount) }
      values.append(value)
      return true
    }
    return isSound ? .array(values) : nil
  }

  private mutating func object() -> JSONValue? {
    var members: [(key: String, value: JSONValue)] = []
    let isSound = visitMembers { reader, key in
      guard let value = reader.value() else { return false }
      if members.count == 1 { members.reserveCapacity(JSONReader.usualCount) }
      members.append((key, value))
      return true
    }
    return isSound ? .object(members) : nil
  }

  private mutating func number() -> JSONValue? {
    if let number = shortNumber() { return .number(number) }
    let digits = bytes[position...].prefix(while: JSONReader.isOfNumber)
    guard let first = digits.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
      let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite
    else { return nil }
    position = digits.endIndex
    return .number(number)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// A number of few digits, at most three of them decimals, as most are: such a quotient is the nearest number.
  private mutating func shortNumber() -> Double? {
    var place = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var (number, decimals) = (0, 0)
    var point: Int?
    while place < bytes.count, JSONReader.isOfNumber(bytes[place]), place - start < 15 {
      if bytes[place] == UInt8(ascii: "."), point == nil {
        point = place
      } else {
        guard case 0x30...0x39 = bytes[place] else { return nil }
        number = 10 * number + Int(bytes[place] - 0x30)
        if point != nil { decimals += 1 }
      }
      place += 1
    }
    guard place > start, point != start, point.map({ $0 + 1 < place }) ?? true, decimals <= 3,
      place == bytes.count || !JSONReader.isOfNumber(bytes[place])
    else { return nil }
    position = place
    var divisor = 1.0
    for _ in 0..<decimals { divisor *= 10 }
    let size = Double(number) / divisor
    return isNegative ? -size : size
  }

  private mutating func string() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    position += 1
    let start = position
    let (end, isASCII) = bytes.withUnsafeBufferPointer { JSONReader.plainEnd(of: $0, from: start) }
    position = end
    if next == UInt8(ascii: "\"") {
      position += 1
      // ASCII, as nearly all is, need not be looked at again.
      guard isASCII else { return String(validating: bytes[start..<end], as: UTF8.self) }
      return bytes.withUnsafeBufferPointer { bytes in
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
      }
    }
    return rest(behind: bytes[start..<position]).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The rest of a text up to its quotation mark, behind what has been read of it; halves are three bytes as other
  /// characters of their size are.
  private mutating func rest(behind beginning: ArraySlice<UInt8>) -> [UInt8]? {
    var text = Array(beginning)
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"):
        guard let bytes = escaped() else { return nil }
        text += bytes
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Reads a text that may have halves: the text itself, or the list of its parts where there are any.
  private mutating func parts() -> JSONValue? {
    position += 1
    guard let text = rest(behind: []) else { return nil }
    if let whole = String(validating: text, as: UTF8.self) { return .string(whole) }
    var parts: [JSONValue] = []
    var start = 0
    while start <= text.count {
      count += 2
      guard count <= mostValues else { return nil }
      let end = text.indices[start...].first { SurrogateHalf(at: $0, in: text) != nil } ?? text.count
      guard let part = String(validating: text[start..<end], as: UTF8.self) else { return nil }
      parts.append(.string(part))
      if let half = SurrogateHalf(at: end, in: text) { parts.append(.number(Double(half.unit))) }
      start = end + SurrogateHalf.length
    }
    return .array(parts)
  }

  /// The end of what stands for itself in a text, and whether that is ASCII.
  private static func plainEnd(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (end: Int, isASCII: Bool) {
    var place = start
    var bits: UInt8 = 0
    while place < bytes.count, bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\""),
      bytes[place] != UInt8(ascii: "\\")
    {
      bits |= bytes[place]
      place += 1
    }
    return (place, bits < 0x80)
  }

  /// The bytes of an escape whose backslash has been read; a half of a pair without the other has none, unless halves are
  /// kept.
  private mutating func escaped() -> [UInt8]? {
    guard let byte = next else { return nil }
    position += 1
    switch Unicode.Scalar(byte) {
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "\"", "\\", "/": return [byte]
    case "u":
      guard let unit = codeUnit() else { return nil }
      if let scalar = Unicode.Scalar(unit) { return Array(String(scalar).utf8) }
      let behind = position
      if UTF16.isLeadSurrogate(unit), takeWord("\\u"), let trail = codeUnit(), UTF16.isTrailSurrogate(trail) {
        return Array(String(decoding: [unit, trail], as: UTF16.self).utf8)
      }
      position = behind
      return keepsHalves ? SurrogateHalf(unit: unit).bytes : nil
    default: return nil
    }
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    position += 4
    return unit
  }
}

extension JSONValue {
  /// The value of a key; `nil` where this is no object, or has no such key.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// The members of an object in their order; `nil` for anything else.
  package var members: [(key: String, value: JSONValue)]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The text; `nil` for anything else.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number; `nil` for anything else.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Yes or no; `nil` for anything else.
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The items of a list; `nil` for anything else.
  package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
}
