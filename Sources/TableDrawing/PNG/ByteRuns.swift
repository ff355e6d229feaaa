/// Counts bytes that are alike, eight at a time.
enum ByteRuns {
  /// The number of bytes from the first on that are like the first; there must be one.
  @inline(__always)
  static func runLength(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let first = bytes[0]
    guard count > 1, bytes[1] == first else { return 1 }
    let pattern = UInt64(first) &* 0x0101_0101_0101_0101
    var length = 2
    while length &+ 8 <= count {
      let difference = word(bytes, length) ^ pattern
      if difference != 0 { return length &+ difference.trailingZeroBitCount / 8 }
      length &+= 8
    }
    while length < count, bytes[length] == first { length &+= 1 }
    return length
  }

  /// The number of bytes from the first on that two rows share.
  @inline(__always)
  static func commonLength(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    var length = 0
    while length &+ 32 <= count, areEqual32(first + length, second + length) { length &+= 32 }
    while length &+ 8 <= count {
      let difference = word(first, length) ^ word(second, length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount / 8 }
      length &+= 8
    }
    while length < count, first[length] == second[length] { length &+= 1 }
    return length
  }

  @inline(__always)
  private static func areEqual32(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> Bool {
    let difference =
      UnsafeRawPointer(first).loadUnaligned(as: SIMD4<UInt64>.self)
      ^ UnsafeRawPointer(second).loadUnaligned(as: SIMD4<UInt64>.self)
    let half = difference.lowHalf | difference.highHalf
    return half.x | half.y == 0
  }

  /// A bit for each of sixteen bytes that is like another one, the first in the lowest.
  @inline(__always)
  static func alike16(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> UInt64 {
    let ones = SIMD16<UInt8>().replacing(
      with: 1,
      where: UnsafeRawPointer(first).loadUnaligned(as: SIMD16<UInt8>.self)
        .== UnsafeRawPointer(second).loadUnaligned(as: SIMD16<UInt8>.self))
    let words = unsafeBitCast(ones, to: SIMD2<UInt64>.self)
    return gathered(words.x.littleEndian) | gathered(words.y.littleEndian) &<< 8
  }

  /// The lowest bits of eight bytes that are 0 or 1 as one byte, that of the lowest in the lowest.
  @inline(__always)
  private static func gathered(_ bytes: UInt64) -> UInt64 { (bytes &* 0x0102_0408_1020_4080) &>> 56 }

  /// Eight bytes, the first of them lowest.
  @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>, _ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
  }
}
