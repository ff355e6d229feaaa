import TableSources

/// Turns offsets in bytes into offsets in characters, going through the text once where they rise.
struct CharacterPositions {
  private let bytes: [UInt8]
  private var byte = 0
  private var character = 0

  /// Positions in a text of valid UTF-8.
  init(in bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of characters before a byte.
  mutating func character(atByte offset: Int) -> Int {
    if offset < byte { (byte, character) = (0, 0) }
    let end = min(offset, bytes.count)
    while byte < end {
      if bytes[byte] & 0xC0 != 0x80 { character += 1 }
      byte += 1
    }
    return character
  }
}
