import CPangoCairo

/// The parts of a PNG file, for those who keep notes of their own in one; pixels are left alone.
package enum PNGChunks {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of a part besides its content: its length, its name and its check sum.
  private static let frame = 12

  /// Whether bytes begin as a PNG file does.
  package static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// The content of the first part with a name; `nil` where the file has none, or is none.
  package static func content(of name: StaticString, in bytes: [UInt8]) -> [UInt8]? {
    range(of: name, in: bytes).map { Array(bytes[($0.lowerBound + 8)..<($0.upperBound - 4)]) }
  }

  /// The file without the first part with a name.
  package static func removing(_ name: StaticString, from bytes: [UInt8]) -> [UInt8] {
    guard let range = range(of: name, in: bytes) else { return bytes }
    return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
  }

  /// The file with a part before its end; what is no PNG file, or is cut off, stays as it is.
  package static func adding(_ name: StaticString, _ content: [UInt8], to bytes: [UInt8]) -> [UInt8] {
    guard isPNG(bytes), let last = range(of: "IEND", in: bytes) else { return bytes }
    var file = Array(bytes[..<last.lowerBound])
    file.appendChunk(name, content)
    return file + bytes[last.lowerBound...]
  }

  /// Where the first part with a name lies, its frame included.
  private static func range(of name: StaticString, in bytes: [UInt8]) -> Range<Int>? {
    guard isPNG(bytes) else { return nil }
    var start = signature.count
    while start + frame <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start - frame else { return nil }
      let range = start..<(start + frame + length)
      let isWanted = name.withUTF8Buffer { bytes[(start + 4)..<(start + 8)].elementsEqual($0) }
      if isWanted { return range }
      start = range.upperBound
    }
    return nil
  }
}
