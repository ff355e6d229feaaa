/// What repeats in rows of pixels, in deflate's terms: single bytes, runs of one pixel, and copies of the row above.
///
/// Pictures of tables are made of these; looking for more costs several times the time and saves a quarter.
struct PixelTokens {
  /// Set in tokens that repeat earlier bytes; the lowest 16 bits are then the number of bytes.
  static let repeatFlag: UInt32 = 0x8000_0000
  /// Set in repeats of the row above; the others repeat the pixel before.
  static let aboveFlag: UInt32 = 0x1_0000
  /// The longest repeat that deflate has, in bytes.
  private static let longest = 258

  private(set) var tokens: [UInt32] = []
  /// How often each byte occurs as itself.
  private(set) var byteCounts = [Int](repeating: 0, count: 256)
  /// How often each length is repeated, by bytes.
  private(set) var lengthCounts = [Int](repeating: 0, count: longest + 1)
  /// How often the row above is repeated.
  private(set) var aboveCount = 0
  /// How often the pixel before is repeated.
  private(set) var beforeCount = 0

  /// Forgets all tokens.
  mutating func removeAll() {
    tokens.removeAll(keepingCapacity: true)
    aboveCount = 0
    beforeCount = 0
    for byte in byteCounts.indices { byteCounts[byte] = 0 }
    for length in lengthCounts.indices { lengthCounts[length] = 0 }
  }

  /// Appends a row that is the same as the one above.
  mutating func appendCopy(width: Int) {
    `repeat`(3 * width + 1, PixelTokens.aboveFlag)
  }

  /// Appends a row, the byte for its filter first, and returns its check sums.
  mutating func append(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, width: Int
  ) -> RowSum {
    var sum = RowSum()
    byte(0)
    var x = 0
    while x < width {
      let pixel = row[x]
      if let above, above[x] == pixel {
        let length = PixelTokens.commonLength(row + x, above + x, width &- x)
        if length > 1 {
          `repeat`(3 &* length, PixelTokens.aboveFlag)
          let end = x &+ length
          while x < end {
            let run = PixelTokens.runLength(row + x, end &- x)
            sum.add(row[x], times: run)
            x &+= run
          }
          continue
        }
      }
      let run = PixelTokens.runLength(row + x, width &- x)
      sum.add(pixel, times: run)
      byte(pixel >> 16 & 0xFF)
      byte(pixel >> 8 & 0xFF)
      byte(pixel & 0xFF)
      if run > 1 { `repeat`(3 &* (run &- 1), 0) }
      x &+= run
    }
    return sum
  }

  @inline(__always)
  private mutating func byte(_ value: UInt32) {
    tokens.append(value)
    byteCounts[Int(value)] &+= 1
  }

  /// Appends repeats of at least 3 bytes in all, in parts that are each long enough.
  @inline(__always)
  private mutating func `repeat`(_ length: Int, _ flag: UInt32) {
    var rest = length
    while rest > 0 {
      var part = min(rest, PixelTokens.longest)
      if rest > part, rest &- part < 3 { part &-= 3 }
      tokens.append(PixelTokens.repeatFlag | flag | UInt32(truncatingIfNeeded: part))
      lengthCounts[part] &+= 1
      if flag == 0 { beforeCount &+= 1 } else { aboveCount &+= 1 }
      rest &-= part
    }
  }

  /// Two pixels at once.
  @inline(__always)
  private static func pair(_ pixels: UnsafePointer<UInt32>, _ place: Int) -> UInt64 {
    UnsafeRawPointer(pixels + place).loadUnaligned(as: UInt64.self)
  }

  /// The number of pixels from the first on that are like the first.
  @inline(__always)
  private static func runLength(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Int {
    let first = pixels[0]
    let twice = UInt64(first) | UInt64(first) << 32
    var length = 1
    while length &+ 8 <= count {
      let difference =
        (pair(pixels, length) ^ twice) | (pair(pixels, length &+ 2) ^ twice)
        | (pair(pixels, length &+ 4) ^ twice) | (pair(pixels, length &+ 6) ^ twice)
      if difference != 0 { break }
      length &+= 8
    }
    while length < count, pixels[length] == first { length &+= 1 }
    return length
  }

  /// The number of pixels from the first on that two rows share.
  @inline(__always)
  private static func commonLength(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int
  ) -> Int {
    var length = 0
    while length &+ 8 <= count {
      let difference =
        (pair(first, length) ^ pair(second, length))
        | (pair(first, length &+ 2) ^ pair(second, length &+ 2))
        | (pair(first, length &+ 4) ^ pair(second, length &+ 4))
        | (pair(first, length &+ 6) ^ pair(second, length &+ 6))
      if difference != 0 { break }
      length &+= 8
    }
    while length < count, first[length] == second[length] { length &+= 1 }
    return length
  }
}
