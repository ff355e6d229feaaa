/// What a row's bytes add to the checksum of a zlib stream, reckoned from how it differs from the row above.
///
/// Rows of tables share most of their pixels with the row above, and pixels that are shared cost nothing.
struct RowSum {
  private static let modulus = 65_521

  /// The sum of the bytes.
  private(set) var bytes = 0
  /// The sum of all sums along the way.
  private(set) var sums = 0

  /// Replaces a pixel that comes several times, with `rest` pixels from the first of them to the row's end.
  @inline(__always)
  mutating func replace(_ old: UInt32, by new: UInt32, times: Int, rest: Int) {
    let red = Int(new >> 16 & 0xFF) &- Int(old >> 16 & 0xFF)
    let green = Int(new >> 8 & 0xFF) &- Int(old >> 8 & 0xFF)
    let blue = Int(new & 0xFF) &- Int(old & 0xFF)
    let all = red &+ green &+ blue
    // A byte is in the sum after it and in all those that follow.
    let sumsAfter = 3 &* (times &* rest &- times &* (times &- 1) / 2)
    bytes = bytes &+ times &* all
    sums = sums &+ sumsAfter &* all &- times &* (green &+ 2 &* blue)
  }

  /// The checksum of everything so far, `total`, and this row of so many bytes, a byte of zero before it among them.
  func appended(to total: Total, byteCount: Int) -> Total {
    Total(
      bytes: (total.bytes + bytes) % RowSum.modulus,
      sums: (total.sums + byteCount * total.bytes + sums) % RowSum.modulus
    )
  }

  /// The checksum of a stream: Adler-32 in its two halves.
  struct Total {
    var bytes = 1
    var sums = 0

    /// The number that ends a stream.
    var adler: UInt32 { UInt32(truncatingIfNeeded: sums << 16 | bytes) }
  }
}
