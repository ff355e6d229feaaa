import TableModel

/// What SVG files are made of.
extension ByteBuffer {
  /// Writes some of these bytes again.
  mutating func repeatBytes(_ range: Range<Int>) {
    for byte in self[range] { put(byte) }
  }

  /// Whether two stretches are alike.
  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    self[first] == self[second]
  }

  /// A number that follows from the bytes from a place on and differs for nearly all that differ.
  func digest(from place: Int) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self[place..<count] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return digest
  }

  /// Writes bytes as letters, four for every three.
  mutating func put(base64 data: [UInt8]) {
    reserve(count + (data.count + 2) / 3 * 4)
    data.withUnsafeBufferPointer { data in
      for start in stride(from: 0, to: data.count, by: 3) {
        let length = min(3, data.count - start)
        var bits = Int(data[start]) << 16
        if length > 1 { bits |= Int(data[start + 1]) << 8 }
        if length > 2 { bits |= Int(data[start + 2]) }
        for place in 0..<4 {
          put(place <= length ? ByteBuffer.letter(bits >> (18 - 6 * place) & 63) : UInt8(ascii: "="))
        }
      }
    }
  }

  /// The letter of six bits.
  private static func letter(_ bits: Int) -> UInt8 {
    let bits = UInt8(truncatingIfNeeded: bits)
    switch bits {
    case 0..<26: return UInt8(ascii: "A") + bits
    case 26..<52: return UInt8(ascii: "a") + (bits - 26)
    case 52..<62: return UInt8(ascii: "0") + (bits - 52)
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
  }
}
