/// Reads painted pixels row by row.
package final class PaintedRows {
  private let pixels: PaintedPixels
  private var next = 0
  /// The number of rows that the buffer has got so far; what is new in those after them is still to be put into it.
  private var readCount = 0

  /// Begins at the top.
  package init(_ pixels: PaintedPixels) {
    self.pixels = pixels
  }

  /// The number of pixels in a row.
  package var width: Int { pixels.width }
  /// The number of rows.
  package var height: Int { pixels.height }

  /// Passes over rows, so that the next one is the one with a number.
  package func move(to row: Int) { next = max(next, row) }

  /// Reads the next row over the one read before, which the buffer holds, and marks the blocks that have other pixels.
  ///
  /// Pixels are red, green, blue and opacity as bytes in this order. All blocks of the first row are marked.
  /// Throws where there are no more rows, or the buffer has another length.
  package func readRow(
    over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    guard row.count == width, next < height else { throw DrawingError("the row has another length") }
    pixels.visit(readCount..<next + 1) { tokens in
      // Runs that follow one another are marked at once.
      var new = 0..<0
      for run in PixelRuns(tokens) {
        guard run.columns.upperBound <= row.count else { return }
        switch run.content {
        case .pixel(let pixel):
          row[run.columns.lowerBound] = PNGColors.pixel(
            UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
            UInt8(truncatingIfNeeded: pixel))
        case .pixelBefore:
          let before = row[max(0, run.columns.lowerBound - 1)]
          row[run.columns].update(repeating: before)
        case .above: continue
        }
        if run.columns.lowerBound == new.upperBound {
          new = new.lowerBound..<run.columns.upperBound
        } else {
          changed.insert(new)
          new = run.columns
        }
      }
      changed.insert(new)
    }
    next += 1
    readCount = next
  }
}
