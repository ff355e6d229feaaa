import Glibc

/// Paints the rows of the picture of a difference, each pixel `0xAARRGGBB`.
///
/// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
/// rest is a pale grey copy of the picture as it should be.
struct DifferencePainter {
  /// What marks a pixel that differs.
  private static let mark: UInt32 = 0xFFFF_0000
  /// What marks a pixel that differs and does not count.
  private static let paleMark: UInt32 = 0xFFFF_D000
  /// What shows where neither picture has a pixel.
  private static let background: UInt32 = 0xFF40_4040

  private let expected: PixelSize
  private let actual: PixelSize
  private let width: Int
  /// The extents of the row that was painted last, if it had no marks.
  private var painted: (overlap: Int, covered: Int)?
  /// The pixels that it was painted from.
  private var copied: [UInt32] = []

  /// A painter for pictures of two extents.
  init(expected: PixelSize, actual: PixelSize) {
    self.expected = expected
    self.actual = actual
    width = max(expected.width, actual.width)
  }

  /// Paints a row, over that of the picture as it should be; the row above stands in `row`, or another of that picture.
  mutating func paint(
    _ y: Int, over pixels: [UInt32], _ differing: PixelMask, _ setAside: PixelMask, into row: inout [UInt32]
  ) {
    let overlap = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    let covered = max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
    let isMarked = differing.hasAny(inRow: y) || setAside.hasAny(inRow: y)
    let isRepeated = painted.map { $0 == (overlap, covered) } ?? false && hasCopied(pixels)
    painted = isMarked ? nil : (overlap, covered)
    // Most rows of a table are those above them once more.
    if isRepeated, !isMarked { return }
    if row.count != width { row = [UInt32](repeating: Self.background, count: width) }
    Self.fade(pixels.prefix(overlap), into: &row)
    for x in overlap..<width { row[x] = x < covered ? Self.mark : Self.background }
    if !isMarked { copy(pixels) }
    guard isMarked else { return }
    differing.visit(row: y) { row[$0] = Self.mark }
    setAside.visit(row: y) { row[$0] = Self.paleMark }
  }

  /// Whether a row has the pixels of the one that was copied last.
  private func hasCopied(_ pixels: [UInt32]) -> Bool {
    pixels.count == copied.count && memcmp(pixels, copied, 4 * pixels.count) == 0
  }

  /// Keeps a row's pixels; an array that the caller holds, too, would be copied by the caller for each row.
  private mutating func copy(_ pixels: [UInt32]) {
    copied.removeAll(keepingCapacity: true)
    copied.append(contentsOf: pixels)
  }

  /// Puts faded pixels at the start of a row; runs of one colour are reckoned once.
  private static func fade(_ pixels: ArraySlice<UInt32>, into row: inout [UInt32]) {
    pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        let count = min(pixels.count, row.count)
        var start = 0
        while start < count {
          let end = start + runLength(UnsafeBufferPointer(rebasing: pixels[start..<count]))
          let grey = faded(Pixel(bits: pixels[start]))
          for x in start..<end { row[x] = grey }
          start = end
        }
      }
    }
  }

  /// Two pixels at once.
  @inline(__always)
  private static func pair(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The number of pixels from the first on that are like the first; there must be one.
  private static func runLength(_ pixels: UnsafeBufferPointer<UInt32>) -> Int {
    let first = pixels[0]
    let bytes = UnsafeRawBufferPointer(pixels)
    let twice = UInt64(first) << 32 | UInt64(first)
    var length = 1
    while length &+ 4 <= pixels.count {
      let (first, second) = (pair(bytes, 4 &* length), pair(bytes, 4 &* length &+ 8))
      if first != twice || second != twice { break }
      length &+= 4
    }
    while length < pixels.count, pixels[length] == first { length &+= 1 }
    return length
  }

  /// A pixel's brightness over white, at a quarter of its contrast.
  private static func faded(_ pixel: Pixel) -> UInt32 {
    let channels = pixel.channels
    // The weights of Rec. 709 in parts of 256.
    let brightness = (54 * Int(channels.x) + 183 * Int(channels.y) + 19 * Int(channels.z)) / 256
    let darkness = (255 - brightness) * Int(channels.w) / 255
    let grey = UInt32(255 - darkness / 4)
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
