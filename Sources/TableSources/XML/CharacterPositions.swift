/// Turns offsets in bytes into offsets in characters, in any order.
package struct CharacterPositions {
  /// The bytes between places whose number of characters is kept.
  private static let step = 1 << 8

  private let bytes: [UInt8]
  /// The number of characters before every so manieth byte.
  private let counts: [Int]

  /// Positions in a text of valid UTF-8.
  package init(in bytes: [UInt8]) {
    self.bytes = bytes
    var counts: [Int] = []
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % CharacterPositions.step == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    counts.append(count)
    self.counts = counts
  }

  /// The number of characters before a byte.
  package func character(atByte offset: Int) -> Int {
    let end = min(max(0, offset), bytes.count)
    let place = end / CharacterPositions.step
    return counts[place] + bytes[place * CharacterPositions.step..<end].count { $0 & 0xC0 != 0x80 }
  }
}
