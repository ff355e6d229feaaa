/// The rows of a PNG file in memory that is as plain as those that this program writes: opaque, without filters, of
/// eight bits a channel or with a palette, and in sRGB.
///
/// Such files take a fifth of the time that libpng needs. All others are left to it, broken ones included, so that
/// there is one word on what they hold.
package final class PlainPNGRows {
  /// The most bytes that all rows may have, which are in memory at once.
  static let mostBytes = 1 << 26

  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int

  private let rows: PackedRows
  private var next = 0
  private var holdsAbove = false

  /// The rows of a file; `nil` where it has anything that libpng is to look at.
  package init?(_ file: [UInt8]) {
    guard let parts = PlainPNGParts(file), parts.byteCount <= PlainPNGRows.mostBytes,
      let bytes = Inflation.inflated(parts.stream(in: file), exactly: parts.byteCount),
      let rows = PackedRows(bytes, width: parts.width, height: parts.height, parts.colors)
    else { return nil }
    (width, height, self.rows) = (parts.width, parts.height, rows)
  }

  /// Passes over rows, so that the next one is the one with a number.
  package func move(to row: Int) {
    next = row
    holdsAbove = false
  }

  /// Reads the next row over the one before, which the buffer holds, and marks the blocks that have other pixels.
  ///
  /// Pixels are red, green, blue and opacity as bytes in this order. All blocks of the first row are marked.
  /// Throws where there are no more rows, or the buffer has another length.
  package func readRow(
    over pixels: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    try rows.read(next, over: pixels, holdingAbove: holdsAbove, marking: &changed)
    next += 1
    holdsAbove = true
  }
}
