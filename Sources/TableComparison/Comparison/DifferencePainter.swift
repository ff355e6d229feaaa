import TableDrawing

/// Paints the rows of the picture of a difference, each pixel by the number of one of `colors`.
///
/// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
/// rest is a pale grey copy of the picture as it should be.
package struct DifferencePainter {
  /// The number of greys: as many as leave room for three other colours in half a byte.
  private static let greyCount: UInt8 = 13
  /// The colours of a picture of a difference, each `0xAARRGGBB`: greys from white to a quarter of the contrast, then the
  /// marks.
  package static let colors: [UInt32] =
    (0..<UInt32(greyCount)).map { 0xFF00_0000 | (255 - 64 * $0 / 12) * 0x01_0101 }
    + [0xFFFF_0000, 0xFFFF_D000, 0xFF40_4040]

  /// What marks a pixel that differs.
  private static let mark = greyCount
  /// What marks a pixel that differs and does not count.
  private static let paleMark = greyCount + 1
  /// What shows where neither picture has a pixel.
  private static let background = greyCount + 2

  private let expected: PixelSize
  private let actual: PixelSize
  /// The row that was painted last.
  private(set) var row: [UInt8]
  /// The pixels that it was painted from; empty where it has anything else.
  private var painted: [UInt32] = []

  /// A painter for pictures of two extents.
  init(expected: PixelSize, actual: PixelSize) {
    self.expected = expected
    self.actual = actual
    row = Array(repeating: 0, count: max(expected.width, actual.width))
  }

  /// Paints a row of the picture as it should be, with what a scan has found in it.
  mutating func paint(
    _ y: Int, from pixels: UnsafeBufferPointer<UInt32>, _ differing: PixelMask, _ setAside: PixelMask
  ) {
    let overlap = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    let covered = max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
    let isPlain =
      overlap == row.count && overlap == pixels.count && !differing.hasAny(inRow: y)
      && !setAside.hasAny(inRow: y)
    // Pictures of tables are flat: many rows are like the one above.
    if isPlain, painted.count == overlap, let start = pixels.baseAddress,
      PixelRow.isSame(start, as: painted, count: overlap)
    {
      return
    }
    painted.removeAll(keepingCapacity: true)
    if isPlain { painted.append(contentsOf: pixels) }
    var (last, grey): (UInt32?, UInt8) = (nil, 0)
    row.withUnsafeMutableBufferPointer { row in
      for x in 0..<min(overlap, pixels.count) {
        // Pictures of tables are flat: most pixels are like the one before.
        if pixels[x] != last { (last, grey) = (pixels[x], Self.grey(of: Pixel(bits: pixels[x]))) }
        row[x] = grey
      }
      for x in overlap..<row.count { row[x] = x < covered ? Self.mark : Self.background }
      differing.visit(row: y) { row[$0] = Self.mark }
      setAside.visit(row: y) { row[$0] = Self.paleMark }
    }
  }

  /// The number of the grey for a pixel's brightness over white.
  private static func grey(of pixel: Pixel) -> UInt8 {
    let channels = pixel.channels
    // The weights of Rec. 709 in parts of 256.
    let brightness = 54 * UInt32(channels.x) + 183 * UInt32(channels.y) + 19 * UInt32(channels.z)
    let darkness = (255 - brightness / 256) * UInt32(channels.w) / 255
    return UInt8((darkness * UInt32(greyCount - 1) + 127) / 255)
  }
}
