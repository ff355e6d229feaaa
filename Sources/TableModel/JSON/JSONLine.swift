/// A line of JSON that is written part by part; keys keep their order.
package struct JSONLine: Sendable {
  private var buffer = ByteBuffer()
  private var isFirst = true

  /// What is written so far, in UTF-8.
  package var bytes: [UInt8] { buffer.bytes }

  /// The number of bytes that are written so far.
  package var count: Int { buffer.count }

  /// A line to which nothing has been written yet.
  package init() {}

  /// A line with room for so many bytes.
  package init(reserving count: Int) {
    buffer.reserve(count)
  }

  /// Hands over what is written so far without a copy, and forgets it.
  package mutating func take() -> [UInt8] { buffer.take() }

  /// Forgets what is written so far, but not where in an object or a list that was.
  package mutating func removeAll() { buffer.removeAll() }

  /// Writes what comes next on a line of its own, so many blanks from the left.
  ///
  /// Called before a value or a key, and before the end of a list or an object.
  package mutating func breakLine(_ blanks: Int, isEnd: Bool = false) {
    if !isFirst, !isEnd { buffer.put(UInt8(ascii: ",")) }
    buffer.put(UInt8(ascii: "\n"))
    for _ in 0..<blanks { buffer.put(UInt8(ascii: " ")) }
    isFirst = true
  }

  /// Begins an object.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the object that was begun last.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins a list.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the list that was begun last.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the value that comes next; it must need no escapes.
  package mutating func key(_ key: StaticString) {
    key.withUTF8Buffer { put(quoted: $0) }
    buffer.put(": ")
    isFirst = true
  }

  /// Writes a text.
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(JSONLine.isPlain) { return put(quoted: utf8) }
      separate()
      buffer.put(UInt8(ascii: "\""))
      escape(utf8)
      buffer.put(UInt8(ascii: "\""))
    }
  }

  /// Writes a text whose bytes are UTF-8.
  package mutating func string(utf8 bytes: [UInt8]) {
    separate()
    buffer.put(UInt8(ascii: "\""))
    bytes.withUnsafeBufferPointer { escape($0) }
    buffer.put(UInt8(ascii: "\""))
  }

  /// Writes yes or no.
  package mutating func bool(_ bool: Bool) {
    separate()
    buffer.put(bool ? "true" : "false")
  }

  /// Writes that there is nothing.
  package mutating func null() {
    separate()
    buffer.put("null")
  }

  /// Writes a number, with three decimals at most.
  package mutating func number(_ number: Double) {
    separate()
    let thousandths = (number * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return buffer.put(plain: number.shortDescription) }
    if thousandths < 0 { buffer.put(UInt8(ascii: "-")) }
    let (whole, rest) = Int(abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
    digits(of: whole)
    guard rest > 0 else { return }
    buffer.put(UInt8(ascii: "."))
    digits(of: rest / 100)
    if rest % 100 > 0 { digits(of: rest / 10 % 10) }
    if rest % 10 > 0 { digits(of: rest % 10) }
  }

  /// Writes numbers as a list.
  package mutating func numbers(_ numbers: Double...) {
    beginArray()
    for number in numbers { self.number(number) }
    endArray()
  }

  /// Writes a value.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .number(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        string(member.key)
        buffer.put(": ")
        isFirst = true
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Whether a byte stands for itself, and begins no character that may have to be escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0x7F, 0xC2, 0xE2, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
    default: true
    }
  }

  /// Writes a text that may have characters to be escaped; what lies between these is written at once.
  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in utf8.indices where !JSONLine.isPlain(utf8[index]) {
      let (scalar, end) = JSONLine.scalar(at: index, in: utf8)
      guard
        scalar == "#"
          ? JobCommand.hasSecondSign(at: index, in: utf8) : scalar.value < 0x80 || scalar.isControl
      else { continue }
      buffer.put(UnsafeBufferPointer(rebasing: utf8[start..<index]))
      escape(scalar)
      start = end
    }
    buffer.put(UnsafeBufferPointer(rebasing: utf8[start...]))
  }

  /// The character that begins with a byte which does not stand for itself, and where it ends.
  private static func scalar(
    at index: Int, in utf8: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, end: Int) {
    var length = 1
    if utf8[index] >= 0x80 { length = utf8[index] < 0xE0 ? 2 : 3 }
    let end = min(index + length, utf8.count)
    let text = String(decoding: utf8[index..<end], as: UTF8.self)
    return (text.unicodeScalars.first ?? "\u{FFFD}", end)
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": buffer.put("\\\"")
    case "\\": buffer.put("\\\\")
    case "\n": buffer.put("\\n")
    case "\r": buffer.put("\\r")
    case "\t": buffer.put("\\t")
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      buffer.put("\\u")
      buffer.put(plain: String(repeating: "0", count: 4 - digits.count))
      buffer.put(plain: digits)
    }
  }

  /// Writes a text in quotation marks that needs no escapes.
  private mutating func put(quoted text: UnsafeBufferPointer<UInt8>) {
    let isFirst = isFirst
    buffer.put(atMost: text.count + 4) { room in
      var next = 0
      if !isFirst {
        room[0] = UInt8(ascii: ",")
        room[1] = UInt8(ascii: " ")
        next = 2
      }
      room[next] = UInt8(ascii: "\"")
      next += 1
      if let source = text.baseAddress {
        (room + next).update(from: source, count: text.count)
        next += text.count
      }
      room[next] = UInt8(ascii: "\"")
      return next + 1
    }
    self.isFirst = false
  }

  private mutating func digits(of number: Int) {
    if number >= 10 { digits(of: number / 10) }
    buffer.put(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func begin(_ byte: UInt8) {
    separate()
    buffer.put(byte)
    isFirst = true
  }

  private mutating func end(_ byte: UInt8) {
    buffer.put(byte)
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { buffer.put(", ") }
    isFirst = false
  }
}

extension JSONValue {
  /// The value on one line, without a line feed.
  public var line: String {
    var line = JSONLine()
    line.value(self)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// Writes the value on one line.
  public func write(to text: inout String) { text += line }
}
