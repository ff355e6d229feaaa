/// What repeats in rows of pixels, in deflate's terms: single pixels, runs of one pixel, and copies of the row above.
///
/// Pictures of tables are made of these; looking for more costs several times the time and saves a quarter. The
/// memory is kept from picture to picture, since asking the system for it would take longer than filling it.
final class PixelTokens {
  private var storage = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 1 << 12)
  /// The number of tokens.
  var count = 0
  private let counts = UnsafeMutableBufferPointer<Int32>.allocate(capacity: TokenCursor.Tally.size)

  init() {
    counts.initialize(repeating: 0)
  }

  deinit {
    storage.deallocate()
    counts.deallocate()
  }

  /// All tokens: pixels as `0x00RRGGBB`, single bytes, and repeats.
  var tokens: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(rebasing: storage[..<count]) }

  /// How often each byte occurs as itself.
  var byteCounts: [Int] {
    (0..<256).map { Int(counts[$0]) + Int(counts[256 + $0]) + Int(counts[512 + $0]) }
  }

  /// How often each length is repeated, by bytes.
  var lengthCounts: [Int] { counts[TokenCursor.Tally.lengths..<TokenCursor.Tally.repeats].map(Int.init) }
  /// How often the row above is repeated.
  var aboveCount: Int { Int(counts[TokenCursor.Tally.repeats + 1]) }
  /// How often the pixel before is repeated.
  var beforeCount: Int { Int(counts[TokenCursor.Tally.repeats]) }

  /// Forgets all tokens.
  func removeAll() {
    count = 0
    counts.update(repeating: 0)
  }

  /// Appends a row of so many bytes that is the same as the one above.
  func appendCopy(length: Int) {
    guard var cursor = cursor(forWidth: length) else { return }
    cursor.repeat(length, isAbove: true)
    count = cursor.count
  }

  /// Appends a row, the byte for its filter first; `sum` is that of the row above and becomes that of this one.
  func append(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, width: Int, _ sum: inout RowSum
  ) {
    guard var cursor = cursor(forWidth: width) else { return }
    cursor.append(byte: 0)
    var x = 0
    while x < width {
      let pixel = row[x]
      if let above, above[x] == pixel {
        let length = PixelTokens.commonLength(row + x, above + x, width &- x)
        if length > 1 {
          cursor.repeat(3 &* length, isAbove: true)
          x &+= length
          continue
        }
      }
      let run = PixelTokens.runLength(row + x, width &- x)
      cursor.append(pixel & 0xFF_FFFF)
      // Most pixels of letters stand alone, and those of letters are most of the work.
      guard run > 1 else {
        sum.replace(above?[x] ?? 0, by: pixel, times: 1, rest: width &- x)
        x &+= 1
        continue
      }
      cursor.repeat(3 &* (run &- 1), isAbove: false)
      let end = x &+ run
      while x < end {
        var old: UInt32 = 0
        var times = run
        if let above {
          old = above[x]
          times = PixelTokens.runLength(above + x, end &- x)
        }
        sum.replace(old, by: pixel, times: times, rest: width &- x)
        x &+= times
      }
    }
    count = cursor.count
  }

  /// Where a row's tokens go: there is room for a pixel and a repeat for each pixel.
  func cursor(forWidth width: Int) -> TokenCursor? {
    let needed = count + 2 * width + 64
    if needed > storage.count {
      let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * needed)
      _ = larger.update(fromContentsOf: storage[..<count])
      storage.deallocate()
      storage = larger
    }
    guard let start = storage.baseAddress, let counts = counts.baseAddress else { return nil }
    return TokenCursor(start: start, next: start + count, counts: counts)
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
    guard count > 1, pixels[1] == first else { return 1 }
    let twice = UInt64(first) | UInt64(first) << 32
    var length = 2
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

/// Where the next token goes; kept out of the object, whose every access would be checked.
struct TokenCursor {
  /// Where things are counted.
  enum Tally {
    static let lengths = 3 * 256
    static let repeats = lengths + PixelToken.longest + 1
    static let size = repeats + 2
  }

  let start: UnsafeMutablePointer<UInt32>
  var next: UnsafeMutablePointer<UInt32>
  let counts: UnsafeMutablePointer<Int32>

  /// The number of all tokens.
  var count: Int { next - start }

  @inline(__always)
  mutating func append(byte: UInt8) {
    next.pointee = PixelToken.byteFlag | UInt32(byte)
    next += 1
    counts[Int(byte)] &+= 1
  }

  @inline(__always)
  mutating func append(_ pixel: UInt32) {
    next.pointee = pixel
    next += 1
    counts[Int(pixel >> 16)] &+= 1
    counts[256 &+ Int(pixel >> 8 & 0xFF)] &+= 1
    counts[512 &+ Int(pixel & 0xFF)] &+= 1
  }

  /// Appends repeats of at least 3 bytes in all, in parts that are each long enough.
  @inline(__always)
  mutating func `repeat`(_ length: Int, isAbove: Bool) {
    let flags = PixelToken.repeatFlag | (isAbove ? PixelToken.aboveFlag : 0)
    var rest = length
    while rest > 0 {
      var part = min(rest, PixelToken.longest)
      if rest > part, rest &- part < PixelToken.shortest { part &-= PixelToken.shortest }
      next.pointee = flags | UInt32(truncatingIfNeeded: part)
      next += 1
      counts[Tally.lengths &+ part] &+= 1
      counts[Tally.repeats &+ (isAbove ? 1 : 0)] &+= 1
      rest &-= part
    }
  }
}

/// What the bits of a token say, of which each stands for a pixel, a byte or a repeat.
enum PixelToken {
  /// Set in tokens that repeat earlier bytes; the lowest 16 bits are then the number of bytes.
  static let repeatFlag: UInt32 = 0x8000_0000
  /// Set in repeats of the row above; the others repeat the pixel before.
  static let aboveFlag: UInt32 = 0x1_0000
  /// Set in tokens that are a single byte, which the lowest 8 bits hold: PNG's filter.
  static let byteFlag: UInt32 = 0x100_0000
  /// The longest repeat that deflate has, in bytes.
  static let longest = 258
  /// The shortest.
  static let shortest = 3
}

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
