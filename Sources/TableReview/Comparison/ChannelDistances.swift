import TableDrawing

/// How far the channels of opaque pixels lie apart that lie on one another, sixteen pixels at a time.
struct ChannelDistances {
  /// The largest distance so far of any channel.
  private(set) var largest = 0

  /// Adds the distance of two pixels.
  mutating func add(_ distance: Int) { largest = max(largest, distance) }

  /// Adds some blocks of two rows, and puts a bit for each of their pixels into the words of a row: set where it differs.
  mutating func add(
    _ blocks: ColumnBlocks, of row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>,
    to words: UnsafeMutableBufferPointer<UInt64>
  ) {
    // Nothing lies farther apart than black and white, which most pictures have on one another somewhere.
    let isOpen = largest < 255
    var apart = SIMD16<UInt8>()
    blocks.visit { columns in
      let (start, count) = (columns.lowerBound, columns.count)
      var bits: UInt16
      if count == ColumnBlocks.width {
        bits = Self.differing(row + start, other + start)
        if isOpen, bits != 0 { Self.widen(&apart, by: row + start, other + start) }
      } else {
        bits = 0
        for x in start..<start + count where row[x] != other[x] {
          add(Pixel(bits: row[x]).distance(to: Pixel(bits: other[x])))
          bits |= 1 << UInt16(x - start)
        }
      }
      words[start / PixelMask.wordSize].replaceSixteen(from: start % PixelMask.wordSize, by: bits)
    }
    if isOpen { add(Int(apart.max())) }
  }

  /// A bit for each of sixteen pixels that differs, the leftmost the lowest.
  @inline(__always)
  private static func differing(_ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>) -> UInt16 {
    let old = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<Int32>.self)
    let new = UnsafeRawPointer(others).loadUnaligned(as: SIMD16<Int32>.self)
    let each = SIMD16<Int8>(truncatingIfNeeded: SIMD16<Int32>().replacing(with: -1, where: old .!= new))
    let bytes = unsafeBitCast(each, to: SIMD2<UInt64>.self)
    return UInt16(truncatingIfNeeded: bits(of: bytes.x.littleEndian) | bits(of: bytes.y.littleEndian) << 8)
  }

  /// The lowest bits of eight bytes as one byte, that of the lowest in the lowest.
  @inline(__always)
  private static func bits(of bytes: UInt64) -> UInt64 {
    ((bytes & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) >> 56
  }

  /// Has each place be the largest distance there of a channel of sixteen pixels.
  @inline(__always)
  private static func widen(
    _ apart: inout SIMD16<UInt8>, by pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>
  ) {
    for four in 0..<4 {
      let old = UnsafeRawPointer(pixels + 4 &* four).loadUnaligned(as: SIMD16<UInt8>.self)
      let new = UnsafeRawPointer(others + 4 &* four).loadUnaligned(as: SIMD16<UInt8>.self)
      let distance = (old &- new).replacing(with: new &- old, where: new .> old)
      apart.replace(with: distance, where: distance .> apart)
    }
  }
}

extension UInt64 {
  /// Puts 16 bits over those from a place on.
  @inline(__always)
  fileprivate mutating func replaceSixteen(from place: Int, by bits: UInt16) {
    self = self & ~(0xFFFF << UInt64(place)) | UInt64(bits) << UInt64(place)
  }
}
