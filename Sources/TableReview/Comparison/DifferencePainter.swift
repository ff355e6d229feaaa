import TableDrawing

/// Paints the rows of the picture of a difference, each pixel by the number of one of `colors`.
///
/// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
/// rest is a pale grey copy of the picture as it should be.
package struct DifferencePainter {
  /// The colours of a picture of a difference, each `0xAARRGGBB`: greys from white on, then the marks.
  package static let colors: [UInt32] =
    (0..<PaleGrey.count).map { darkness in 0xFF00_0000 | (255 - UInt32(darkness)) * 0x01_0101 }
    + [0xFFFF_0000, 0xFFFF_D000, 0xFF40_4040]

  /// What marks a pixel that differs.
  private static let mark = PaleGrey.count
  /// What marks a pixel that differs and does not count.
  private static let paleMark = PaleGrey.count + 1
  /// What shows where neither picture has a pixel.
  private static let background = PaleGrey.count + 2

  private let expected: PixelSize
  private let actual: PixelSize
  private let width: Int
  /// The row that was painted last, without marks.
  private var plain: [UInt8] = []
  /// How far pixels are copied in it, and how far any picture reaches.
  private var extent: (overlap: Int, covered: Int)?
  /// Whether the row that the caller has is that row.
  private var isPlain = false
  /// Where the row that was painted last is marked.
  private var marked: ColumnBlocks
  /// Where the row that was painted last may be unlike the one before.
  private(set) var changed: ColumnBlocks

  /// A painter for pictures of two extents.
  init(expected: PixelSize, actual: PixelSize) {
    self.expected = expected
    self.actual = actual
    width = max(expected.width, actual.width)
    marked = ColumnBlocks(columnCount: width)
    changed = ColumnBlocks(columnCount: width)
  }

  /// Passes over rows that somebody else paints, which have no marks.
  mutating func skip() { extent = nil }

  /// Paints a row, over that of the picture as it should be, which is like the row above but for what has changed; the
  /// row above stands in `row`.
  mutating func paint(
    _ y: Int, over pixels: [UInt32], _ changed: ColumnBlocks, _ differing: PixelMask, _ setAside: PixelMask,
    into row: inout [UInt8]
  ) {
    let overlap = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    let covered = max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
    // The marks of the row above are taken away.
    self.changed = marked
    if let extent, extent == (overlap, covered) {
      self.changed.formUnion(changed)
      fade(pixels, changed, below: overlap)
    } else {
      self.changed.insertAll()
      begin(pixels, overlap: overlap, covered: covered)
    }
    if !isPlain || row.count != width { row.replaceSubrange(0..., with: plain) }
    isPlain = !(differing.hasAny(inRow: y) || setAside.hasAny(inRow: y))
    marked.removeAll()
    guard !isPlain else { return }
    put(Self.mark, differing, y, into: &row)
    put(Self.paleMark, setAside, y, into: &row)
    self.changed.formUnion(marked)
  }

  private mutating func put(_ mark: UInt8, _ mask: PixelMask, _ y: Int, into row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { row in mask.visit(row: y) { row[$0] = mark } }
    mask.visitBlocks(row: y) { marked.insert(from: $0) }
  }

  /// Puts the greys of what has changed over those of the row above.
  private mutating func fade(_ pixels: [UInt32], _ changed: ColumnBlocks, below overlap: Int) {
    guard !changed.isEmpty else { return }
    isPlain = false
    pixels.withUnsafeBufferPointer { pixels in
      plain.withUnsafeMutableBufferPointer { plain in
        let count = min(overlap, pixels.count, plain.count)
        guard let pixels = pixels.baseAddress, let plain = plain.baseAddress else { return }
        changed.visit(below: count) { columns in
          for x in columns { plain[x] = Self.faded(Pixel(bits: pixels[x])) }
        }
      }
    }
  }

  /// Paints a row that has other extents than the one before.
  private mutating func begin(_ pixels: [UInt32], overlap: Int, covered: Int) {
    extent = (overlap, covered)
    plain = pixels.prefix(overlap).map { Self.faded(Pixel(bits: $0)) }
    plain += (overlap..<width).map { $0 < covered ? Self.mark : Self.background }
    isPlain = false
  }

  /// The number of the grey that a pixel is shown as.
  @inline(__always)
  private static func faded(_ pixel: Pixel) -> UInt8 {
    let bits = pixel.bits.littleEndian
    return PaleGrey.number(
      red: bits & 0xFF, green: bits >> 8 & 0xFF, blue: bits >> 16 & 0xFF, alpha: bits >> 24)
  }
}
