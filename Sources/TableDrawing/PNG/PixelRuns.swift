/// The tokens of one row of pixels, without the one for its filter, as columns and what stands in them.
struct PixelRuns: Sequence, IteratorProtocol {
  /// What stands in some columns.
  enum Content {
    /// A pixel, `0x00RRGGBB`.
    case pixel(UInt32)
    /// What stands before them.
    case pixelBefore
    /// What stands above them.
    case above
  }

  private let tokens: UnsafeBufferPointer<UInt32>
  private var index = 0
  private var x = 0

  /// The runs of a row's tokens, for as long as these are in memory.
  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    self.tokens = tokens
  }

  /// The next run.
  @inline(__always)
  mutating func next() -> (columns: Range<Int>, content: Content)? {
    guard index < tokens.count else { return nil }
    let (token, start) = (tokens[index], x)
    index &+= 1
    guard token & PixelToken.repeatFlag != 0 else {
      x &+= 1
      return (start..<x, .pixel(token))
    }
    // A pixel has three bytes.
    x &+= Int(token & 0xFFFF) / 3
    return (start..<x, token & PixelToken.aboveFlag != 0 ? .above : .pixelBefore)
  }
}
