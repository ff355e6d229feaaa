/// The path of a file or folder: bytes as the system has them, which need not be text.
///
/// Two paths are equal where their bytes are. Nothing here looks at the disk, and no path is ever compared or divided
/// as characters: “é” has two spellings that are two names, and a mark that follows a slash does not hide it.
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
