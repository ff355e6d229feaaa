/// How far the channels of opaque pixels lie apart that lie on one another, sixteen pixels at a time.
struct ChannelDistances {
  /// For each of 16 places, the largest distance so far of a channel that came to stand there.
  private var largestApart = SIMD16<UInt8>()

  /// The largest distance of any channel.
  var largest: Int { Int(largestApart.max()) }

  /// Adds up to sixteen pixels, and returns a bit for each that differs, the leftmost the lowest.
  @inline(__always)
  mutating func add(
    _ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, count: Int
  ) -> UInt16 {
    guard count == 16 else { return addFew(pixels, others, count: count) }
    for four in 0..<4 { addFour(pixels + 4 &* four, others + 4 &* four) }
    let old = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt32>.self)
    let new = UnsafeRawPointer(others).loadUnaligned(as: SIMD16<UInt32>.self)
    let each = Self.bits.replacing(with: 0, where: old .== new)
    let half = each.lowHalf | each.highHalf
    let quarter = half.lowHalf | half.highHalf
    let eighth = quarter.lowHalf | quarter.highHalf
    return UInt16(truncatingIfNeeded: eighth.x | eighth.y)
  }

  @inline(__always)
  private mutating func addFour(_ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>) {
    let old = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt8>.self)
    let new = UnsafeRawPointer(others).loadUnaligned(as: SIMD16<UInt8>.self)
    let apart = (old &- new).replacing(with: new &- old, where: new .> old)
    largestApart.replace(with: apart, where: apart .> largestApart)
  }

  /// Adds the last pixels of a row.
  private mutating func addFew(
    _ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, count: Int
  ) -> UInt16 {
    var bits: UInt16 = 0
    for x in 0..<count where pixels[x] != others[x] {
      let distance = Pixel(bits: pixels[x]).distance(to: Pixel(bits: others[x]))
      largestApart[0] = max(largestApart[0], UInt8(clamping: distance))
      bits |= 1 << UInt16(x)
    }
    return bits
  }

  @inline(__always)
  private static var bits: SIMD16<UInt32> {
    SIMD16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
  }
}
