/// The path of a file or folder: bytes as the system has them, which need not be text.
///
/// Two paths are equal where their bytes are. Nothing here looks at the disk, and no path is ever compared or divided
/// as characters: “é” has two spellings that are two names, and a mark that follows a slash does not hide it.
///
/// swift-system's type of this name takes slashes away that are doubled or stand at the end, and here “out/” is a folder
/// where “out” may be a file; findings name paths just as they were given.
public struct FilePath: Hashable, Sendable {
  /// The bytes, without the zero that ends a string of C's.
  public let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// A path from its bytes.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// A path from a text, whose bytes are those of UTF-8.
  public init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// The current folder.
  public static let current: FilePath = "."

  /// Whether there are no bytes at all.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path begins at the root.
  public var isAbsolute: Bool { bytes.first == FilePath.slash }

  /// Whether the path ends with a slash.
  public var endsWithSlash: Bool { bytes.last == FilePath.slash }

  /// The parts between slashes, none of which is empty.
  public var components: [FilePath] {
    bytes.split(separator: FilePath.slash).map { FilePath(bytes: $0) }
  }

  /// Whether a part of the path leads to the folder above.
  public var leadsUp: Bool { components.contains("..") }

  /// The path of the folder that the last part lies in: `.` where nothing stands before it.
  public var folder: FilePath {
    guard let slash = bytes.lastIndex(of: FilePath.slash) else { return .current }
    return slash == 0 ? "/" : FilePath(bytes: bytes[..<slash])
  }

  /// The last part, which is empty behind a slash at the end.
  public var name: FilePath {
    bytes.lastIndex(of: FilePath.slash).map { FilePath(bytes: bytes[($0 + 1)...]) } ?? self
  }

  /// Whether the last part is one that listings leave out.
  public var isHidden: Bool { name.bytes.first == FilePath.dot }

  /// Where the dot before the ending is; a dot that begins a hidden name is none.
  private var endingDot: Int? {
    guard let dot = bytes.lastIndex(of: FilePath.dot) else { return nil }
    let start = bytes.lastIndex(of: FilePath.slash).map { $0 + 1 } ?? 0
    return dot > start ? dot : nil
  }

  /// The path without the ending of its last part and the dot before that.
  public var stem: FilePath { endingDot.map { FilePath(bytes: bytes[..<$0]) } ?? self }

  /// What stands behind the last part's last dot, without the dot; `nil` where there is none.
  public var ending: FilePath? { endingDot.map { FilePath(bytes: bytes[($0 + 1)...]) } }

  /// Whether the ending is one of some, whatever the case of its Latin letters.
  public func hasEnding(_ endings: some Sequence<String>) -> Bool {
    guard let ending else { return false }
    let lowercased = ending.lowercasedLatin
    return endings.contains { lowercased == FilePath($0) }
  }

  /// The same with small letters for `A` to `Z`.
  public var lowercasedLatin: FilePath {
    FilePath(bytes: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
  }

  /// The same for all paths that some file systems take for one: letters are small.
  public var caseFolded: FilePath {
    guard bytes.contains(where: { $0 >= 0x80 }), let text = validText else { return lowercasedLatin }
    return FilePath(bytes: text.unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.utf8) })
  }

  /// The path of something in this folder; an absolute path stays as it is, and so does any below an empty one.
  public func appending(_ path: FilePath) -> FilePath {
    guard !isEmpty, !path.isAbsolute else { return path }
    return FilePath(bytes: bytes + (endsWithSlash ? [] : [FilePath.slash]) + path.bytes)
  }

  /// The path of something in this folder, as short as a user would write it.
  package func path(of named: FilePath) -> FilePath { self == .current ? named : appending(named) }

  /// The path with more bytes at its end, which become a part of the last name.
  public static func + (path: FilePath, suffix: String) -> FilePath {
    FilePath(bytes: path.bytes + Array(suffix.utf8))
  }

  /// Whether the path lies below a folder, where neither has links, `.` or `..` in it.
  public func isBelow(_ folder: FilePath) -> Bool { relative(to: folder) != nil }

  /// The way from a folder to this path; `nil` where the path does not lie below it.
  public func relative(to folder: FilePath) -> FilePath? {
    let base = folder.endsWithSlash ? folder.bytes : folder.bytes + [FilePath.slash]
    guard bytes.count > base.count, bytes.starts(with: base) else { return nil }
    return FilePath(bytes: bytes[base.count...])
  }

  /// The path as text; `nil` where it is not valid UTF-8.
  public var validText: String? { String(validating: bytes, as: UTF8.self) }
}

extension FilePath: Comparable {
  /// Whether a path comes before another in the order of their bytes.
  public static func < (one: FilePath, other: FilePath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// The path that a literal spells.
  public init(stringLiteral text: StaticString) {
    bytes = text.withUTF8Buffer { Array($0) }
  }
}

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
    let text = text.printable
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

  /// The bytes for a reader that takes each line for a path: its own, but for characters that terminals obey, and for
  /// commands that programs obey which run jobs.
  public var lineBytes: [UInt8] {
    if JobCommand.start(of: text[...].unicodeScalars) != nil {
      return FilePath(bytes: Array("./".utf8) + bytes).lineBytes
    }
    let bytes = JobCommand.escaped(bytes)
    guard !bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return bytes }
    return FilePath(bytes: bytes).pieces.flatMap { piece in
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
