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

  @inline(__always)
  mutating func append(number: UInt8) {
    waiting = waiting << 8 | UInt32(number)
    waitingCount &+= 1
    guard waitingCount == 3 else { return }
    append(waiting & 0xFF_FFFF)
    waitingCount = 0
  }

  /// Appends several numbers.
  @inline(__always)
  mutating func append(numbers: UnsafePointer<UInt8>, count: Int) {
    var place = 0
    while place < count, waitingCount > 0 {
      append(number: numbers[place])
      place &+= 1
    }
    while place &+ 3 <= count {
      append(
        UInt32(numbers[place]) << 16 | UInt32(numbers[place &+ 1]) << 8 | UInt32(numbers[place &+ 2]))
      place &+= 3
    }
    while place < count {
      append(number: numbers[place])
      place &+= 1
    }
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
