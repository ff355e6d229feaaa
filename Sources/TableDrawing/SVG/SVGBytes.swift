/// The bytes of an SVG file as they are written, one after the other into memory that is kept.
struct SVGBytes {
  private(set) var bytes: [UInt8] = []

  /// The number of bytes.
  var count: Int { bytes.count }

  /// Forgets all bytes from a place on and keeps the memory.
  mutating func removeAll(from place: Int = 0) {
    bytes.removeSubrange(min(place, bytes.count)...)
  }

  /// Makes room.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Writes what the program itself says.
  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a byte.
  mutating func put(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a text that holds none of XML's characters, as it is.
  mutating func put(plain text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes some of other bytes.
  mutating func put(_ range: Range<Int>, of other: SVGBytes) {
    bytes.append(contentsOf: other.bytes[range])
  }

  /// Writes some of these bytes again.
  mutating func repeatBytes(_ range: Range<Int>) {
    for place in range { bytes.append(bytes[place]) }
  }

  /// Turns the bytes from a place on round.
  mutating func reverse(from start: Int) {
    var first = start
    var last = count - 1
    while first < last {
      bytes.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  /// Whether two stretches are alike.
  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    bytes[first] == bytes[second]
  }

  /// A number that follows from the bytes from a place on and differs for nearly all that differ.
  func digest(from place: Int) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes[place...] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
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
          bytes.append(
            place <= length ? SVGBytes.letter(bits >> (18 - 6 * place) & 63) : UInt8(ascii: "="))
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
