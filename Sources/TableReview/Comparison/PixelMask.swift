/// A bit for each pixel of a picture.
struct PixelMask: Hashable, Sendable {
  /// The side of the squares that make up a word.
  private static let wordSize = 64

  /// The extent of the picture.
  let size: PixelSize
  /// The number of words in a row.
  private let stride: Int
  /// The bits, the leftmost pixel in a word's lowest; empty as long as none is set.
  private var words: [UInt64] = []
  /// The number of pixels that are marked.
  private(set) var count = 0

  /// Nothing marked in a picture.
  init(size: PixelSize) {
    self.size = size
    stride = (size.width + Self.wordSize - 1) / Self.wordSize
  }

  /// Marks a pixel of the picture that is not marked yet.
  mutating func insert(x: Int, y: Int) {
    if words.isEmpty { words = Array(repeating: 0, count: stride * size.height) }
    words[y * stride + x / Self.wordSize] |= 1 << UInt64(x % Self.wordSize)
    count += 1
  }

  /// Marks pixels of a row that are not marked yet: those of the bits from a column on that is a multiple of 16, the
  /// leftmost the lowest.
  mutating func insert(bits: UInt16, from x: Int, row y: Int) {
    if words.isEmpty { words = Array(repeating: 0, count: stride * size.height) }
    words[y * stride + x / Self.wordSize] |= UInt64(bits) << UInt64(x % Self.wordSize)
    count += bits.nonzeroBitCount
  }

  /// Whether a pixel is marked; none is outside the picture.
  func contains(x: Int, y: Int) -> Bool {
    guard !words.isEmpty, 0..<size.width ~= x, 0..<size.height ~= y else { return false }
    return words[y * stride + x / Self.wordSize] >> UInt64(x % Self.wordSize) & 1 == 1
  }

  /// Whether any pixel of a row is marked.
  func hasAny(inRow y: Int) -> Bool {
    guard !words.isEmpty, 0..<size.height ~= y else { return false }
    return words[y * stride..<(y + 1) * stride].contains { $0 != 0 }
  }

  /// Calls a function with the first column of each 16 of a row of which any pixel is marked.
  func visitBlocks(row y: Int, _ body: (Int) -> Void) {
    guard !words.isEmpty, 0..<size.height ~= y else { return }
    for (number, word) in words[y * stride..<(y + 1) * stride].enumerated() where word != 0 {
      for part in 0..<4 where word >> UInt64(16 * part) & 0xFFFF != 0 {
        body(number * Self.wordSize + 16 * part)
      }
    }
  }

  /// Calls a function with the columns of the pixels of a row that are marked, from left to right.
  func visit(row y: Int, _ body: (Int) -> Void) {
    guard !words.isEmpty, 0..<size.height ~= y else { return }
    for (number, word) in words[y * stride..<(y + 1) * stride].enumerated() {
      var rest = word
      while rest != 0 {
        body(number * Self.wordSize + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  /// The bits of up to 16 pixels of a row, from a column that is a multiple of 16; the leftmost is the lowest.
  func bits(ofRow y: Int, from x: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: words[y * stride + x / Self.wordSize] >> UInt64(x % Self.wordSize))
  }
}
