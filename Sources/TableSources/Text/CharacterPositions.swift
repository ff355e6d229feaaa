/// Turns offsets in bytes of UTF-8 into offsets in characters and in units of UTF-16, and back, in any order.
///
/// How many there are before every so manieth byte is kept, so that no place takes longer to be found than any other,
/// however long its line is.
package struct CharacterPositions: Sendable {
  /// The bytes between places whose counts are kept.
  private static let step = 1 << 8

  private let bytes: [UInt8]
  private let characters: [Int32]
  private let units: [Int32]

  /// Positions in a text of valid UTF-8.
  package init(in bytes: [UInt8]) {
    self.bytes = bytes
    var (characters, units) = ([Int32](), [Int32]())
    characters.reserveCapacity(bytes.count / CharacterPositions.step + 1)
    units.reserveCapacity(bytes.count / CharacterPositions.step + 1)
    var (characterCount, unitCount): (Int32, Int32) = (0, 0)
    // Every byte of every source goes through here: a plain loop, which is fast in debug builds, too.
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if index & (CharacterPositions.step - 1) == 0 {
          characters.append(characterCount)
          units.append(unitCount)
        }
        let byte = bytes[index]
        if byte & 0xC0 != 0x80 {
          characterCount &+= 1
          unitCount &+= byte >= 0xF0 ? 2 : 1
        }
        index &+= 1
      }
    }
    (self.characters, self.units) = (characters, units)
  }

  /// The number of characters before a byte.
  package func character(atByte offset: Int) -> Int {
    count(before: offset, from: characters, CharacterPositions.characters)
  }

  /// The number of units of UTF-16 before a byte.
  package func unit(atByte offset: Int) -> Int {
    count(before: offset, from: units, CharacterPositions.units)
  }

  /// The offset in bytes of a character.
  package func byte(atCharacter offset: Int) -> Int {
    self.offset(counting: offset, in: characters, CharacterPositions.characters)
  }

  /// The offset in bytes of the character that has a unit of UTF-16.
  package func byte(atUnit offset: Int) -> Int {
    self.offset(counting: offset, in: units, CharacterPositions.units)
  }

  /// How many characters begin with a byte.
  private static func characters(_ byte: UInt8) -> Int32 { byte & 0xC0 == 0x80 ? 0 : 1 }

  /// How many units of UTF-16 the character has that begins with a byte; none where none begins.
  private static func units(_ byte: UInt8) -> Int32 { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

  private func count(before offset: Int, from counts: [Int32], _ weight: (UInt8) -> Int32) -> Int {
    guard !counts.isEmpty, offset > 0 else { return 0 }
    let block = min(offset / CharacterPositions.step, counts.count - 1)
    var (index, count) = (block * CharacterPositions.step, Int(counts[block]))
    while index < min(offset, bytes.count) {
      count += Int(weight(bytes[index]))
      index += 1
    }
    return count
  }

  /// The offset of the character before which so much has been counted, or the one that the count falls into.
  private func offset(counting wanted: Int, in counts: [Int32], _ weight: (UInt8) -> Int32) -> Int {
    guard !counts.isEmpty else { return 0 }
    var (low, high) = (0, counts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if counts[middle] <= wanted { low = middle } else { high = middle }
    }
    var count = Int(counts[low])
    for index in low * CharacterPositions.step..<bytes.count {
      let next = count + Int(weight(bytes[index]))
      if next > wanted { return index }
      count = next
    }
    return bytes.count
  }
}

extension UInt32 {
  /// The number as Unicode writes it: `U+00E9`.
  var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
