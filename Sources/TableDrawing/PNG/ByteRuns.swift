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

  /// Whether two rows of bytes are the same.
  @inline(__always)
  static func areEqual(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    // The bytes of sixteen pixels of three each, which is what is asked most.
    if count == 48 { return areEqual48(first, second) }
    var (place, difference) = (0, UInt64(0))
    while place &+ 8 <= count {
      difference |= word(first, place) ^ word(second, place)
      place &+= 8
    }
    while place < count {
      difference |= UInt64(first[place] ^ second[place])
      place &+= 1
    }
    return difference == 0
  }

  @inline(__always)
  private static func areEqual48(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> Bool {
    let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    let start =
      first.loadUnaligned(as: SIMD4<UInt64>.self) ^ second.loadUnaligned(as: SIMD4<UInt64>.self)
    let end =
      first.loadUnaligned(fromByteOffset: 32, as: SIMD2<UInt64>.self)
      ^ second.loadUnaligned(fromByteOffset: 32, as: SIMD2<UInt64>.self)
    let all = start.lowHalf | start.highHalf | end
    return all.x | all.y == 0
  }

  /// Eight bytes, the first of them lowest.
  @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>, _ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
  }
}
