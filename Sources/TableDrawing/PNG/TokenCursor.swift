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
