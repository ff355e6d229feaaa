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
    pixels.visit(readCount..<next + 1) { PaintedRows.put($0, over: row, &changed) }
    next += 1
    readCount = next
  }

  /// Puts what is new in a row over the row above, and marks the blocks where that is.
  @inline(__always)
  static func put(
    _ tokens: UnsafeBufferPointer<UInt32>, over row: UnsafeMutableBufferPointer<UInt32>,
    _ changed: inout ColumnBlocks
  ) {
    guard let first = row.baseAddress else { return }
    // Where the columns begin that are new, and where the next one stands.
    var (start, x) = (0, 0)
    for token in tokens {
      guard token & PixelToken.repeatFlag != 0 else {
        guard x < row.count else { break }
        first[x] = PNGColors.pixel(token)
        x &+= 1
        continue
      }
      // A pixel has three bytes.
      let count = Int(token & 0xFFFF) / 3
      guard count <= row.count &- x else { break }
      if token & PixelToken.aboveFlag != 0 {
        if start < x { changed.insert(start..<x) }
        start = x &+ count
      } else {
        (first + x).update(repeating: first[max(0, x &- 1)], count: count)
      }
      x &+= count
    }
    if start < x { changed.insert(start..<x) }
  }
}
