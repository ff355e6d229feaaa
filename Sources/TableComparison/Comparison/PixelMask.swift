/// A bit for each pixel of a picture.
struct PixelMask: Hashable, Sendable {
  /// The number of pixels in a word.
  static let wordSize = 64

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

  /// Marks those pixels of a row, of which none is marked yet, that a function says.
  @inline(__always)
  mutating func insert(row y: Int, where isMarked: (Int) -> Bool) {
    guard 0..<size.height ~= y else { return }
    for first in Swift.stride(from: 0, to: size.width, by: Self.wordSize) {
      var word: UInt64 = 0
      for bit in 0..<min(Self.wordSize, size.width - first) where isMarked(first + bit) {
        word |= 1 << UInt64(bit)
      }
      guard word != 0 else { continue }
      if words.isEmpty { words = Array(repeating: 0, count: stride * size.height) }
      words[y * stride + first / Self.wordSize] = word
      count += word.nonzeroBitCount
    }
  }

  /// Whether any pixel of a row is marked.
  func hasAny(inRow y: Int) -> Bool {
    withRow(y) { $0.contains { $0 != 0 } }
  }

  /// Calls a function with the words of a row, each 64 pixels, the leftmost in the lowest bit of the first; there are none
  /// where nothing is marked in the whole picture.
  @inline(__always)
  func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
    let place = !words.isEmpty && 0..<size.height ~= y ? y * stride..<(y + 1) * stride : 0..<0
    return words.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place])) }
  }

  /// Calls a function with the words of all rows, one row behind the other, and their number in a row; there are none
  /// where nothing is marked.
  func withWords(_ body: (UnsafeBufferPointer<UInt64>, Int) -> Void) {
    guard !words.isEmpty else { return }
    words.withUnsafeBufferPointer { body($0, stride) }
  }

  /// Calls a function with the columns of the pixels of a row that are marked, from left to right.
  func visit(row y: Int, _ body: (Int) -> Void) {
    withRow(y) { words in
      for (number, word) in words.enumerated() {
        var rest = word
        while rest != 0 {
          body(number * Self.wordSize + rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
    }
  }
}
