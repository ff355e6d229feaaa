/// Takes blanks, strings and data off an old-style property list, byte by byte.
struct OldStyleScanner {
  private let bytes: [UInt8]
  private let positions: CharacterPositions
  /// The next byte.
  var index = 0

  /// A scanner at the beginning of a text of valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    positions = CharacterPositions(in: bytes)
  }

  /// The byte that is next; `nil` at the end.
  var current: UInt8? { byte(at: index) }

  /// The number of the line of a byte as Apple's reader counts: from 1, by line feeds and returns alone.
  func line(atByte offset: Int) -> Int {
    var count = 1
    for place in 0..<min(offset, bytes.count) {
      let isReturnOfPair = bytes[place] == 0x0D && byte(at: place + 1) == 0x0A && place + 1 < offset
      if bytes[place] == 0x0A || bytes[place] == 0x0D && !isReturnOfPair { count += 1 }
    }
    return count
  }

  /// The number of characters before a byte.
  func character(atByte offset: Int) -> Int { positions.character(atByte: offset) }

  /// Whether a string begins with a byte.
  static func beginsString(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isUnquoted(byte)
  }

  /// Goes on behind a byte if that is next; the answer says whether it was.
  mutating func take(_ expected: UInt8) -> Bool {
    guard current == expected else { return false }
    index += 1
    return true
  }

  /// Goes to the next byte that is neither blank nor comment; the answer says whether there is one.
  mutating func skipBlanks() -> Bool {
    while let byte = current {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if isLineSeparator(at: index) {
        index += 3
      } else if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "/") {
        index += 2
        while let byte = current, byte != 0x0A, byte != 0x0D, !isLineSeparator(at: index) { index += 1 }
      } else if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return true
      }
    }
    return false
  }

  /// Takes a string, quoted or not.
  mutating func string() -> Result<String, OldStyleFailure> {
    guard let quote = current, !Self.isUnquoted(quote) else { return .success(unquotedString()) }
    index += 1
    return quotedString(quote)
  }

  /// Takes the digits of data and the bracket behind them.
  mutating func data() -> Result<[UInt8], OldStyleFailure> {
    var data: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: ">") {
      if let first = Self.digit(byte) {
        index += 1
        guard let second = current.flatMap(Self.digit) else { return failure(.oddDigits) }
        data.append(first << 4 | second)
        index += 1
      } else if [0x20, 0x0A, 0x09, 0x0D].contains(byte) {
        index += 1
      } else if isLineSeparator(at: index) {
        index += 3
      } else {
        return failure(.noDigit)
      }
    }
    guard take(UInt8(ascii: ">")) else { return failure(.missingAngleBracket) }
    return .success(data)
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), byte(at: index + 1) == UInt8(ascii: "/") { return index += 2 }
      index += 1
    }
  }

  private mutating func unquotedString() -> String {
    let start = index
    while let byte = current, Self.isUnquoted(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quotedString(_ quote: UInt8) -> Result<String, OldStyleFailure> {
    let start = index
    var text = UnitText()
    var mark = index
    while let byte = current, byte != quote {
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      text.append(bytes[mark..<index])
      index += 1
      guard current != nil else { return failure(.openEscape) }
      if let unit = escape() { text.append(unit) }
      mark = index
    }
    guard current != nil else {
      // The place of the string that is not at its end helps more than that of the end.
      index = start
      return failure(.openString, at: start - 1)
    }
    text.append(bytes[mark..<index])
    index += 1
    return .success(text.text)
  }

  /// Takes what follows a backslash; `nil` where that is the character itself, which is left to be read.
  private mutating func escape() -> UInt16? {
    guard let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octalEscape()
    case UInt8(ascii: "U"): return unicodeEscape()
    case 0x80...: return nil
    default: break
    }
    index += 1
    switch byte {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "v"): return 0x0B
    default: return UInt16(byte)
    }
  }

  private mutating func octalEscape() -> UInt16 {
    var (value, digits) = (UInt8(0), 0)
    while digits < 3, let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      value = value << 3 | (byte - UInt8(ascii: "0"))
      index += 1
      digits += 1
    }
    return NextStepLatin.unit(of: value)
  }

  private mutating func unicodeEscape() -> UInt16 {
    index += 1
    var (value, digits) = (UInt16(0), 0)
    while digits < 4, let digit = current.flatMap(Self.digit) {
      value = value << 4 | UInt16(digit)
      index += 1
      digits += 1
    }
    return value
  }

  private func failure<Value>(
    _ reason: OldStyleFailure.Reason, at place: Int? = nil
  ) -> Result<Value, OldStyleFailure> {
    .failure(OldStyleFailure(reason, at: place ?? index))
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether U+2028 or U+2029 stands at an index.
  private func isLineSeparator(at index: Int) -> Bool {
    guard byte(at: index) == 0xE2, byte(at: index + 1) == 0x80, let last = byte(at: index + 2) else {
      return false
    }
    return last == 0xA8 || last == 0xA9
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// The encoding of NeXTSTEP, in which old-style property lists write characters by their octal numbers.
enum NextStepLatin {
  /// The character of a byte.
  static func unit(of byte: UInt8) -> UInt16 {
    byte < 0x80 ? UInt16(byte) : upperHalf[Int(byte & 0x7F)]
  }

  /// The characters from 0x80 to 0xFF; the last two are none.
  private static let upperHalf: [UInt16] = [
    0xA0, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF,
    0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xB5, 0xD7, 0xF7,
    0xA9, 0xA1, 0xA2, 0xA3, 0x2044, 0xA5, 0x0192, 0xA7, 0xA4, 0x2019, 0x201C, 0xAB, 0x2039, 0x203A, 0xFB01,
    0xFB02,
    0xAE, 0x2013, 0x2020, 0x2021, 0xB7, 0xA6, 0xB6, 0x2022, 0x201A, 0x201E, 0x201D, 0xBB, 0x2026, 0x2030,
    0xAC, 0xBF,
    0xB9, 0x02CB, 0xB4, 0x02C6, 0x02DC, 0xAF, 0x02D8, 0x02D9, 0xA8, 0xB2, 0x02DA, 0xB8, 0xB3, 0x02DD, 0x02DB,
    0x02C7,
    0x2014, 0xB1, 0xBC, 0xBD, 0xBE, 0xE0, 0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB,
    0xEC, 0xC6, 0xED, 0xAA, 0xEE, 0xEF, 0xF0, 0xF1, 0x0141, 0xD8, 0x0152, 0xBA, 0xF2, 0xF3, 0xF4, 0xF5,
    0xF6, 0xE6, 0xF9, 0xFA, 0xFB, 0x0131, 0xFC, 0xFD, 0x0142, 0xF8, 0x0153, 0xDF, 0xFE, 0xFF, 0xFFFD, 0xFFFD,
  ]
}

/// A text that grows by stretches of UTF-8 and by single units of UTF-16, of which two can be one character.
struct UnitText {
  private var utf8: [UInt8] = []
  private var highSurrogate: UInt16?

  /// Adds a stretch of valid UTF-8.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    endSurrogate()
    utf8 += bytes
  }

  /// Adds a unit of UTF-16; half a character without its other half becomes U+FFFD.
  mutating func append(_ unit: UInt16) {
    if UTF16.isTrailSurrogate(unit), let high = highSurrogate {
      highSurrogate = nil
      utf8 += String(decoding: [high, unit], as: UTF16.self).utf8
    } else {
      endSurrogate()
      if UTF16.isLeadSurrogate(unit) {
        highSurrogate = unit
      } else {
        utf8 += String(decoding: [unit], as: UTF16.self).utf8
      }
    }
  }

  /// The text so far.
  var text: String {
    var whole = self
    whole.endSurrogate()
    return String(decoding: whole.utf8, as: UTF8.self)
  }

  private mutating func endSurrogate() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    utf8 += "\u{FFFD}".utf8
  }
}
