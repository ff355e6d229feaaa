/// What a row's bytes add to the check sum of a zlib stream, reckoned from runs of pixels instead of bytes.
struct RowSum {
  private static let modulus: UInt64 = 65_521

  /// The sum of the bytes.
  private(set) var bytes: UInt64 = 0
  /// The sum of all sums along the way.
  private(set) var sums: UInt64 = 0

  /// Adds the red, green and blue of a pixel that comes several times.
  @inline(__always)
  mutating func add(_ pixel: UInt32, times: Int) {
    let red = UInt64(pixel >> 16 & 0xFF)
    let green = UInt64(pixel >> 8 & 0xFF)
    let blue = UInt64(pixel & 0xFF)
    let count = UInt64(truncatingIfNeeded: times)
    let all = red &+ green &+ blue
    let triangle = count &* (count &+ 1) / 2
    sums = sums &+ 3 &* count &* bytes &+ 3 &* all &* triangle &- count &* (green &+ 2 &* blue)
    bytes = bytes &+ count &* all
  }

  /// The check sum of everything so far, `total`, and this row after a byte of zero.
  func appended(to total: Total, width: Int) -> Total {
    Total(
      bytes: (total.bytes + bytes) % RowSum.modulus,
      sums: (total.sums + UInt64(3 * width + 1) * total.bytes + sums) % RowSum.modulus
    )
  }

  /// The check sum of a stream: Adler-32 in its two halves.
  struct Total {
    var bytes: UInt64 = 1
    var sums: UInt64 = 0

    /// The number that ends a stream.
    var adler: UInt32 { UInt32(truncatingIfNeeded: sums << 16 | bytes) }
  }
}
