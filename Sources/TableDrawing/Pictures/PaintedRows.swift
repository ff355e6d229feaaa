/// Reads painted pixels row by row.
package final class PaintedRows {
  /// What is read.
  let pixels: PaintedPixels
  private var next = 0
  private var holdsAbove = true

  /// Begins at the top.
  package init(_ pixels: PaintedPixels) {
    self.pixels = pixels
  }

  /// The number of pixels in a row.
  package var width: Int { pixels.width }
  /// The number of rows.
  package var height: Int { pixels.height }

  /// Goes on at another row, above which the buffer holds some other one.
  func move(to row: Int) {
    next = row
    holdsAbove = false
  }

  /// Reads the next row over the one before, which the buffer holds, and marks the blocks that have other pixels.
  ///
  /// Pixels are red, green, blue and opacity as bytes in this order. All blocks of the first row are marked.
  /// Throws where there are no more rows, or the buffer has another length.
  package func readRow(
    over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    try pixels.copyRow(next, over: row, holdingAbove: holdsAbove, marking: &changed)
    next += 1
    holdsAbove = true
  }
}
