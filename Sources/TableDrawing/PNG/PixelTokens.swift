/// What repeats in rows of pixels, in deflate's terms: single pixels, runs of one pixel, and copies of the row above.
///
/// Pictures of tables are made of these; looking for more costs several times the time and saves a quarter. The
/// memory is kept from picture to picture, since asking the system for it would take longer than filling it.
final class PixelTokens {
  /// Set in tokens that repeat earlier bytes; the lowest 16 bits are then the number of bytes.
  static let repeatFlag: UInt32 = 0x8000_0000
  /// Set in repeats of the row above; the others repeat the pixel before.
  static let aboveFlag: UInt32 = 0x1_0000
  /// Set in tokens that are a single byte, which the lowest 8 bits hold: PNG's filter, or the number of a
  /// colour that no two others follow.
  static let byteFlag: UInt32 = 0x100_0000
  /// The longest repeat that deflate has, in bytes.
  private static let longest = 258
  /// The shortest.
  private static let shortest = 3

  private var storage = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 1 << 12)
  private var count = 0
  private let counts = UnsafeMutableBufferPointer<Int32>.allocate(capacity: Tally.size)

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
  var lengthCounts: [Int] { counts[Tally.lengths..<Tally.repeats].map(Int.init) }
  /// How often the row above is repeated.
  var aboveCount: Int { Int(counts[Tally.repeats + 1]) }
  /// How often the pixel before is repeated.
  var beforeCount: Int { Int(counts[Tally.repeats]) }

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
      if run > 1 { cursor.repeat(3 &* (run &- 1), isAbove: false) }
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

  /// Appends a row of colours' numbers, the byte for its filter first; other blocks than those that have changed are as
  /// in the row above.
  func append(
    numbers row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, width: Int, _ changed: ColumnBlocks
  ) {
    guard var cursor = cursor(forWidth: width) else { return }
    // The byte for the filter is that of the row above.
    var x = above.map { PixelTokens.commonLength(row, $0, from: 0, width, changed) } ?? 0
    if x + 1 >= PixelTokens.shortest {
      cursor.repeat(x + 1, isAbove: true)
    } else {
      cursor.append(number: 0)
      x = 0
    }
    while x < width {
      if let above, above[x] == row[x] {
        let common = PixelTokens.commonLength(row, above, from: x, width, changed)
        if common >= PixelTokens.shortest {
          cursor.repeat(common, isAbove: true)
          x &+= common
          continue
        }
      }
      cursor.append(number: row[x])
      let rest = ByteRuns.runLength(row + x, width &- x) &- 1
      x &+= 1
      guard rest >= PixelTokens.shortest else { continue }
      cursor.repeat(rest, isAbove: false)
      x &+= rest
    }
    cursor.appendWaiting()
    count = cursor.count
  }

  /// The number of bytes from `x` on that a row shares with the one above; it is looked at only where it has changed.
  @inline(__always)
  private static func commonLength(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, from x: Int, _ width: Int,
    _ changed: ColumnBlocks
  ) -> Int {
    var end = x
    while end < width {
      end = min(width, changed.next(from: end))
      let rest = min(width, (end / ColumnBlocks.width + 1) * ColumnBlocks.width) &- end
      let common = ByteRuns.commonLength(row + end, above + end, rest)
      end &+= common
      if common < rest { break }
    }
    return end &- x
  }

  /// Where a row's tokens go: there is room for a pixel and a repeat for each pixel.
  private func cursor(forWidth width: Int) -> Cursor? {
    let needed = count + 2 * width + 64
    if needed > storage.count {
      let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * needed)
      _ = larger.update(fromContentsOf: storage[..<count])
      storage.deallocate()
      storage = larger
    }
    guard let start = storage.baseAddress, let counts = counts.baseAddress else { return nil }
    return Cursor(start: start, next: start + count, counts: counts)
  }

  /// Where things are counted.
  private enum Tally {
    static let lengths = 3 * 256
    static let repeats = lengths + longest + 1
    static let size = repeats + 2
  }

  /// Where the next token goes; kept out of the object, whose every access would be checked.
  private struct Cursor {
    let start: UnsafeMutablePointer<UInt32>
    var next: UnsafeMutablePointer<UInt32>
    let counts: UnsafeMutablePointer<Int32>
    /// The numbers of colours that wait until there are three, which make one token like a pixel's; the last one lowest.
    private var waiting: UInt32 = 0
    private var waitingCount = 0

    init(
      start: UnsafeMutablePointer<UInt32>, next: UnsafeMutablePointer<UInt32>,
      counts: UnsafeMutablePointer<Int32>
    ) {
      self.start = start
      self.next = next
      self.counts = counts
    }

    /// The number of all tokens.
    var count: Int { next - start }

    @inline(__always)
    mutating func append(byte: UInt8) {
      next.pointee = PixelTokens.byteFlag | UInt32(byte)
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

    @inline(__always)
    mutating func append(number: UInt8) {
      waiting = waiting << 8 | UInt32(number)
      waitingCount &+= 1
      guard waitingCount == 3 else { return }
      append(waiting & 0xFF_FFFF)
      waitingCount = 0
    }

    /// Appends the numbers that wait for others.
    @inline(__always)
    mutating func appendWaiting() {
      if waitingCount > 1 { append(byte: UInt8(truncatingIfNeeded: waiting >> 8)) }
      if waitingCount > 0 { append(byte: UInt8(truncatingIfNeeded: waiting)) }
      waitingCount = 0
    }

    /// Appends repeats of at least 3 bytes in all, in parts that are each long enough.
    @inline(__always)
    mutating func `repeat`(_ length: Int, isAbove: Bool) {
      appendWaiting()
      let flags = PixelTokens.repeatFlag | (isAbove ? PixelTokens.aboveFlag : 0)
      var rest = length
      while rest > 0 {
        var part = min(rest, PixelTokens.longest)
        if rest > part, rest &- part < PixelTokens.shortest { part &-= PixelTokens.shortest }
        next.pointee = flags | UInt32(truncatingIfNeeded: part)
        next += 1
        counts[Tally.lengths &+ part] &+= 1
        counts[Tally.repeats &+ (isAbove ? 1 : 0)] &+= 1
        rest &-= part
      }
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
