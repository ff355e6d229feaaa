/// The chunks of a PNG file as they stand in it, read without the program's own code.
package struct PNGFileChunks {
  /// A chunk with whether its checksum is right.
  package struct Chunk {
    package let name: String
    package let content: [UInt8]
    package let isSound: Bool

    /// The number that four bytes from a place are.
    package func number(at place: Int) -> Int {
      guard place + 4 <= content.count else { return -1 }
      return content[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The number that two bytes from a place are.
    package func shortNumber(at place: Int) -> Int {
      guard place + 2 <= content.count else { return -1 }
      return Int(content[place]) << 8 | Int(content[place + 1])
    }
  }

  package let chunks: [Chunk]
  /// Whether the file begins as it must and ends with its last chunk.
  package let isWhole: Bool

  package init(_ bytes: [UInt8]) {
    var chunks: [Chunk] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= bytes.count else { break }
      let content = Array(bytes[(start + 8)..<(start + 8 + length)])
      let sum = bytes[(start + 8 + length)..<(start + 12 + length)].reduce(0) { $0 << 8 | UInt32($1) }
      chunks.append(
        Chunk(
          name: String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self), content: content,
          isSound: sum == PNGFileChunks.checksum(bytes[(start + 4)..<(start + 8 + length)])))
      start += 12 + length
    }
    self.chunks = chunks
    isWhole =
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) && start == bytes.count
      && chunks.last?.name == "IEND"
  }

  /// A file of nothing but the chunks that are given.
  package static func file(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let body = Array(chunk.name.utf8) + chunk.content
      file += bytes(UInt32(chunk.content.count)) + body + bytes(checksum(body[...]))
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 bit by bit, as the format's specification has it.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
