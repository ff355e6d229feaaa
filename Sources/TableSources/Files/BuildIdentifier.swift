import TableModel

/// What the linker has written into a program to tell this build of it from all others.
package enum BuildIdentifier {
  /// The bytes from the beginning of a program in which its headers and notes lie.
  private static let lookedAt = 1 << 16
  /// The kind of a program's part that holds notes, and that of the note with the identifier.
  private static let (noteSegment, identifierNote) = (4, 3)
  /// The bytes of one entry of the list of a program's parts, as 64-bit programs have it.
  private static let entrySize = 56

  /// The identifier of the program at a path; `nil` where it has none, or is no 64-bit ELF file.
  package static func ofProgram(at path: FilePath) -> [UInt8]? {
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
