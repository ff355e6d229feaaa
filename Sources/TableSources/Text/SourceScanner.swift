/// Goes through a file's bytes once and finds what cannot be text.
package struct SourceScanner {
  /// Bytes or characters that a source file may not have.
  package struct Problem {
    /// The offset in characters.
    package var character: Int
    /// What is wrong.
    package var message: String
    /// What the user can do about it.
    package var hint: String?
  }

  /// Which characters a file may have.
  package enum Characters {
    /// Those that YAML calls printable.
    case printable
    /// Those of XML 1.0, which has control characters from U+007F on, and byte-order marks within texts.
    case xml
  }

  /// The byte-order marks of other encodings, the longer ones first as they begin like shorter ones.
  private static let foreignMarks: [(mark: [UInt8], encoding: String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
    ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
  ]

  /// The most problems that are worth telling.
  private static let mostProblems = 10

  private let bytes: ArraySlice<UInt8>
  private let characters: Characters
  private var problems: [Problem] = []
  private var character = 0

  /// The text of a file, and what is wrong with its bytes.
  package static func scan(
    _ bytes: [UInt8], named name: String, allowing characters: Characters = .printable
  ) -> (text: SourceText, problems: [Problem]) {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    var scanner = SourceScanner(bytes: content, allowing: characters)
    scanner.run()
    return (SourceText(name: name, utf8: Array(content)), scanner.problems)
  }

  private init(bytes: ArraySlice<UInt8>, allowing characters: Characters) {
    self.bytes = bytes
    self.characters = characters
  }

  private mutating func run() {
    for (mark, encoding) in Self.foreignMarks where bytes.starts(with: mark) {
      return stop("the file is in \(encoding), not in UTF-8", hint: "save it as UTF-8")
    }
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count, problems.count < Self.mostProblems {
        let byte = buffer[index]
        if byte >= 0x80 {
          guard let length = scanWideCharacter(buffer, at: index) else { return }
          index += length
        } else {
          if byte < 0x20 || byte == 0x7F { scanControl(byte) }
          index += 1
        }
        character += 1
      }
    }
  }

  /// Refuses control characters, but for those that texts have.
  private mutating func scanControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    case 0x7F where characters == .xml: break
    case 0:
      report("the character U+0000 is not allowed in a text file", hint: "is this a text file in UTF-8?")
    default: refuse(UInt32(byte))
    }
  }

  /// Checks a character of several bytes and returns their number, or `nil` if they are not UTF-8.
  private mutating func scanWideCharacter(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard let (value, length) = Self.decode(buffer, at: index) else {
      let byte = String(buffer[index], radix: 16, uppercase: true)
      // Pictures and archives begin so, and texts in other encodings with ASCII.
      let hint = index == 0 ? "is this a text file in UTF-8?" : "save the file as UTF-8"
      stop("the byte 0x\(byte) is not valid UTF-8", hint: hint)
      return nil
    }
    switch value {
    case 0x85, 0xA0...0xFDCF, 0xFDF0...0xFEFE, 0xFF00...0xFFFD, 0x10000...: break
    case ...0xFEFF where characters == .xml: break
    case 0xFEFF:
      report(
        "a byte-order mark is allowed at the beginning of a file only",
        hint: "remove this invisible character"
      )
    default: refuse(value)
    }
    return length
  }

  private mutating func refuse(_ value: UInt32) {
    report("the control character \(value.codePoint) is not allowed", hint: "remove this invisible character")
  }

  /// Reports what cannot be read on from.
  private mutating func stop(_ message: String, hint: String?) { report(message, hint: hint) }

  private mutating func report(_ message: String, hint: String?) {
    problems.append(Problem(character: character, message: message, hint: hint))
  }

  /// The character that begins at an index, and the number of its bytes, if they are well-formed UTF-8.
  static func decode(
    _ buffer: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> (value: UInt32, length: Int)? {
    let first = UInt32(buffer[index])
    let (length, least, bits): (Int, UInt32, UInt32)
    switch first {
    case 0xC2...0xDF: (length, least, bits) = (2, 0x80, first & 0x1F)
    case 0xE0...0xEF: (length, least, bits) = (3, 0x800, first & 0x0F)
    case 0xF0...0xF4: (length, least, bits) = (4, 0x10000, first & 0x07)
    default: return nil
    }
    guard index + length <= buffer.count else { return nil }
    var value = bits
    for byte in buffer[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }
}

extension SourceScanner {
  /// The index of the first byte that begins no character of UTF-8; `nil` where there is none.
  static func firstIndexOfBadUTF8(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index += 1
        } else if let length = decode(buffer, at: index)?.length {
          index += length
        } else {
          return index
        }
      }
      return nil
    }
  }
}
