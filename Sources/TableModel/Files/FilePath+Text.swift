extension FilePath {
  /// A part of a path that is either a character or a byte that belongs to none.
  public enum Piece: Hashable, Sendable {
    case character(Unicode.Scalar)
    case byte(UInt8)
  }

  /// The path as characters, as far as it is UTF-8, and the bytes between them.
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(bytes.count)
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        pieces.append(.character(UTF8.decode(encoded)))
        offset += encoded.count
      case .error(let length):
        pieces += bytes[offset..<offset + length].map(Piece.byte)
        offset += length
      case .emptyInput: return pieces
      }
    }
  }

  /// The path as text, with `\x` and two digits for each byte that is not UTF-8.
  public var text: String {
    validText
      ?? pieces.map { piece in
        switch piece {
        case .character(let scalar): String(scalar)
        case .byte(let byte): "\\x" + String(byte, radix: 16, uppercase: true)
        }
      }
      .joined()
  }

  /// The path that `text` gives the name of, if it has bytes that are not UTF-8; `nil` for other texts.
  public init?(spelledOut text: String) {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.dropFirst().prefix(2)
      if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value >= 0x80
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    let path = FilePath(bytes: bytes)
    guard path.validText == nil else { return nil }
    self = path
  }

  /// The path for people to read, in which no character can move a terminal's cursor or hide others.
  public var shown: String {
    let text = text.withVisibleControls
    guard text.unicodeScalars.contains("\t") else { return text }
    return text.unicodeScalars.map { $0 == "\t" ? "\\u{9}" : String($0) }.joined()
  }

  /// The path as a word of a command line, in quotes where a shell would not read it as it stands.
  public var shellWord: String {
    let isPlain = bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_@%+=:,./-".utf8.contains(byte)
      }
    }
    guard !isPlain || bytes.isEmpty else { return text }
    guard validText != nil else { return "$'\(pieces.map(FilePath.word).joined())'" }
    let escaped = text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "'\(escaped)'"
  }

  /// A piece between `$'` and `'`, where shells know bytes by their numbers.
  private static func word(of piece: Piece) -> String {
    switch piece {
    case .character(let scalar) where scalar == "'" || scalar == "\\": "\\\(scalar)"
    case .character(let scalar) where scalar.value >= 0x20: String(scalar)
    case .character(let scalar): "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    case .byte(let byte): "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }

  /// The bytes for a reader that takes each line for a path: its own, but for characters that terminals obey.
  public var lineBytes: [UInt8] {
    guard !bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return bytes }
    return pieces.flatMap { piece in
      switch piece {
      case .character(let scalar): Array(scalar.visible.utf8)
      case .byte(let byte): [byte]
      }
    }
  }
}

extension FilePath: CustomStringConvertible {
  /// The path for people to read.
  public var description: String { shown }
}
