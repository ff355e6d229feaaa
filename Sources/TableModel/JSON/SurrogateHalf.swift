/// Half of a pair of units of UTF-16, as editors may have it in their documents without the other half.
///
/// It is no character. Among bytes of UTF-8 it is written as a character of its size would be, in three bytes, which nothing
/// else in UTF-8 begins like, so that it is found again and takes the room of U+FFFD.
package struct SurrogateHalf: Hashable, Sendable {
  /// The unit, from 0xD800 to 0xDFFF.
  package let unit: UInt16
  /// The number of bytes.
  package static let length = 3

  /// The half that a unit is.
  package init(unit: UInt16) { self.unit = unit }

  /// The half that stands among bytes; `nil` where there is none.
  package init?(at index: Int, in bytes: [UInt8]) {
    guard index >= 0, index + 2 < bytes.count, bytes[index] == 0xED, bytes[index + 1] & 0xE0 == 0xA0,
      bytes[index + 2] & 0xC0 == 0x80
    else { return nil }
    unit = 0xD800 | UInt16(bytes[index + 1] & 0x1F) << 6 | UInt16(bytes[index + 2] & 0x3F)
  }

  /// The bytes.
  package var bytes: [UInt8] {
    [0xED, 0xA0 | UInt8(truncatingIfNeeded: unit >> 6 & 0x1F), 0x80 | UInt8(truncatingIfNeeded: unit & 0x3F)]
  }

  /// The character that this half and the one behind it are together; `nil` where they are no pair.
  package func joined(to other: SurrogateHalf) -> Unicode.Scalar? {
    guard UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(other.unit) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, other.unit]))
  }

  /// The halves of a character beyond U+FFFF.
  package static func both(of scalar: Unicode.Scalar) -> [SurrogateHalf] {
    Array(String(scalar).utf16).map { SurrogateHalf(unit: $0) }
  }
}
