import TableDrawing

/// A picture that is read row by row from the top, once.
package protocol PixelRows: AnyObject {
  /// The extent of the picture.
  var size: PixelSize { get }
  /// Whether it is known that no pixel can be seen through.
  var isOpaque: Bool { get }

  /// Puts the next row into a buffer of its length that holds the row before, and marks what may have changed in it:
  /// red, green, blue and opacity as bytes in this order.
  ///
  /// Throws where the picture cannot be read to its end.
  func readRow(
    over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError)

  /// Passes over rows, so that the next one is the one with a number; the buffer holds the row above it, or else the one
  /// read before.
  ///
  /// Throws where the picture cannot be read so far.
  func move(to row: Int, holdingAbove: Bool) throws(DrawingError)
}

extension PlainPNGRows: PixelRows {
  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var isOpaque: Bool { true }

  package func move(to row: Int, holdingAbove: Bool) { move(to: row) }
}

extension PaintedRows: PixelRows {
  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var isOpaque: Bool { true }

  package func move(to row: Int, holdingAbove: Bool) { move(to: row) }
}

extension PNGBandRows: PixelRows {
  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var isOpaque: Bool { true }
}

extension PNGRowReader {
  /// The rows of a file in memory; throws where it is broken.
  package static func rows(of file: [UInt8]) throws(DrawingError) -> any PixelRows {
    if let rows = PlainPNGRows(file) { return rows }
    let reader = try PNGRowReader(file)
    return reader.isInterlaced ? InterlacedPNGRows(reader) { PNGRowReader.source(of: file) } : reader
  }
}

/// The rows of a picture in memory.
package final class BitmapRows: PixelRows {
  private let bitmap: Bitmap
  private var next = 0

  package var size: PixelSize { bitmap.size }
  package var isOpaque: Bool { false }

  /// The rows of a picture.
  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  package func readRow(over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks) {
    let length = 4 * bitmap.width
    let start = next * length
    guard next < bitmap.height, row.count == bitmap.width else { return }
    bitmap.components.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(row).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]))
    }
    next += 1
    changed.insertAll()
  }

  package func move(to row: Int, holdingAbove: Bool) { next = row }
}
