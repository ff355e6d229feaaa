import CNettle
import CXXHash
import TableModel

/// The SHA-256 digest of bytes that are added piece by piece.
package struct Fingerprint {
  private var context = sha256_ctx()

  package init() {
    nettle_sha256_init(&context)
  }

  /// The digest of bytes, in hexadecimal digits.
  package static func of(_ bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.digits()
  }

  /// Adds bytes as they are.
  package mutating func add(_ bytes: [UInt8]) {
    nettle_sha256_update(&context, bytes.count, bytes)
  }

  /// Adds a text with its length, so that no two lists of texts are the same bytes.
  package mutating func add(_ text: String) {
    add(Array("\(text.utf8.count):\(text)".utf8))
  }

  /// Adds a path as a text is added.
  package mutating func add(_ path: FilePath) {
    add("\(path.bytes.count):")
    add(path.bytes)
  }

  /// Adds a file by its path and the digest of its content.
  package mutating func add(_ file: ShownFile) {
    add(file.path)
    add(file.digest)
  }

  /// The most bytes of a file that a picture is made of: those of an image.
  private static let mostBytes = 64 << 20

  /// Adds the content of a source's file with its length; one that cannot be read, or is too large, counts as such.
  package mutating func add(fileAt path: FilePath) {
    guard let bytes = OpenFile.wholeBytes(of: path, atMost: Fingerprint.mostBytes) else {
      return add("unreadable")
    }
    add("\(bytes.count)")
    add(bytes)
  }

  /// The bytes of a file that are read in one go.
  private static let chunk = 1 << 18

  /// Adds the content of a file piece by piece, as some are larger than all else that is kept in memory, then its
  /// length; a file that cannot be read counts as such.
  package mutating func add(contentsOf path: FilePath) {
    guard let file = try? OpenFile(path) else { return add("unreadable") }
    var count = 0
    while let bytes = try? file.read(at: count, count: Fingerprint.chunk), !bytes.isEmpty {
      add(bytes)
      count += bytes.count
    }
    add("\(count)")
  }

  /// The bytes at either end of a font that are looked at.
  private static let fontEnd = 1 << 16

  /// Adds 128-bit checksums of both ends of a font, then its length; one that cannot be read counts as such.
  ///
  /// A font begins with a checksum of each of its tables, so another version of it differs there. One that was damaged or
  /// forged in its middle passes. All fonts of a system as a whole would take as long to read as ten pictures to draw.
  package mutating func add(fontAt path: FilePath) {
    guard let file = try? OpenFile(path), let size = try? file.status().size else { return add("unreadable") }
    for start in [0, max(0, size - Fingerprint.fontEnd)] {
      guard let bytes = try? file.read(at: start, count: Fingerprint.fontEnd) else {
        return add("unreadable")
      }
      let sum = xxh3_checksum(bytes, bytes.count)
      add("\(sum.high64) \(sum.low64)")
    }
    add("\(size)")
  }

  /// Adds what tells a program's build from others: its identifier and size, or all of it where it has none.
  package mutating func add(programAt path: FilePath) {
    guard let identifier = BuildIdentifier.ofProgram(at: path), let size = FileStatus(of: path)?.size else {
      return add(contentsOf: path)
    }
    add("\(identifier.count) \(size)")
    add(identifier)
  }

  /// The digest in 64 hexadecimal digits; adding more makes another.
  package func digits() -> String {
    var context = context
    var digest = [UInt8](repeating: 0, count: 32)
    nettle_sha256_digest(&context, digest.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// What the linker has written into a program to tell this build of it from all others.
package enum BuildIdentifier {
  /// The bytes from the beginning of a program in which its headers and notes lie.
  private static let lookedAt = 1 << 16
  /// The kind of a program's part that holds notes, and that of the note with the identifier.
  private static let (noteSegment, identifierNote) = (4, 3)
  /// The bytes of one entry of the list of a program's parts, as 64-bit programs have it.
  private static let entrySize = 56

  /// The identifier of the program at a path; `nil` where it has none, or is no 64-bit ELF file.
  static func ofProgram(at path: FilePath) -> [UInt8]? {
    guard let file = try? OpenFile(path), let bytes = try? file.read(at: 0, count: lookedAt) else {
      return nil
    }
    return identifier(in: bytes)
  }

  /// The identifier in the first bytes of a program.
  static func identifier(in bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(bytes, at: 32, 8),
      number(bytes, at: 54, 2) == entrySize, let count = number(bytes, at: 56, 2)
    else { return nil }
    for index in 0..<count {
      let entry = table + index * entrySize
      guard number(bytes, at: entry, 4) == noteSegment, let start = number(bytes, at: entry + 8, 8),
        let size = number(bytes, at: entry + 32, 8)
      else { continue }
      if let found = identifier(in: bytes, from: start, size: size) { return found }
    }
    return nil
  }

  /// The identifier among the notes of a part.
  private static func identifier(in bytes: [UInt8], from start: Int, size: Int) -> [UInt8]? {
    var place = start
    while place < start + size, let nameSize = number(bytes, at: place, 4),
      let contentSize = number(bytes, at: place + 4, 4), let kind = number(bytes, at: place + 8, 4)
    {
      let content = place + 12 + aligned(nameSize)
      guard content + contentSize <= bytes.count else { return nil }
      let isGNU = nameSize == 4 && bytes[(place + 12)..<(place + 16)].elementsEqual("GNU\0".utf8)
      if isGNU, kind == identifierNote, contentSize > 0 {
        return Array(bytes[content..<content + contentSize])
      }
      place = content + aligned(contentSize)
    }
    return nil
  }

  private static func aligned(_ size: Int) -> Int { (size + 3) & ~3 }

  /// A number, lowest byte first; `nil` beyond the bytes that were read, or where it is larger than any place in them.
  private static func number(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let value = bytes[offset..<offset + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(lookedAt) ? Int(value) : nil
  }
}
