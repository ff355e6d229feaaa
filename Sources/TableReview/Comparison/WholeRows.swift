import TableDrawing

/// Rows that are read one by one as a whole, whatever the one before was.
package protocol WholeRows: PixelRows {
  /// The number of pixels in a row.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }

  /// Puts the next row into a buffer of its length.
  ///
  /// Throws where the picture cannot be read to its end.
  func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError)

  /// Reads rows that nobody wants, up to the one with a number.
  ///
  /// Throws where the picture cannot be read so far.
  func skip(to row: Int) throws(DrawingError)
}

extension WholeRows {
  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var isOpaque: Bool { false }

  package func readRow(
    over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    try readRow(into: row)
    changed.insertAll()
  }

  package func move(to row: Int, holdingAbove: Bool) throws(DrawingError) {
    try skip(to: row)
  }
}

extension PNGRowReader: WholeRows {}

extension InterlacedPNGRows: WholeRows {}
