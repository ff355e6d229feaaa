/// Red, green, blue and opacity of a pixel, as they lie in memory.
struct Pixel: Hashable {
  /// The four bytes as one number.
  let bits: UInt32

  /// The channels in their order.
  var channels: SIMD4<UInt8> { unsafeBitCast(bits.littleEndian, to: SIMD4<UInt8>.self) }

  /// Whether nothing can be seen of the pixel.
  var isTransparent: Bool { UInt8(truncatingIfNeeded: bits.littleEndian >> 24) == 0 }

  init(bits: UInt32) {
    self.bits = bits
  }

  /// Whether another pixel looks otherwise; the colour of what is wholly transparent cannot be seen.
  @inline(__always)
  func differs(from other: Pixel) -> Bool {
    bits != other.bits && !(isTransparent && other.isTransparent)
  }

  /// The largest difference of a channel to another pixel; 0 where it looks the same.
  func distance(to other: Pixel) -> Int {
    guard differs(from: other) else { return 0 }
    let (a, b) = (channels, other.channels)
    return Int((pointwiseMax(a, b) &- pointwiseMin(a, b)).max())
  }

  /// The brightness over white in 1000 × 255² parts, as the YIQ model weighs the channels.
  var brightness: Int {
    let channels = self.channels
    let weighted = 299 * Int(channels.x) + 587 * Int(channels.y) + 114 * Int(channels.z)
    return weighted * Int(channels.w) + 255 * 1000 * (255 - Int(channels.w))
  }
}
