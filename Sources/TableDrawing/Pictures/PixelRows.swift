import Glibc

/// A picture that is read row by row from the top, once.
package protocol PixelRows: AnyObject {
  /// The number of pixels in a row.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }

  /// Puts the next row into a buffer of its length: red, green, blue and opacity as bytes in this order.
  ///
  /// Throws where the picture cannot be read to its end.
  func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError)
}

/// The rows of a picture in memory.
package final class BitmapRows: PixelRows {
  private let bitmap: Bitmap
  private var next = 0

  package var width: Int { bitmap.width }
  package var height: Int { bitmap.height }

  /// The rows of a picture.
  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  package func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    guard pixels.count == width, next < height else { throw DrawingError("the row has the wrong length") }
    let length = 4 * width
    bitmap.components.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(pixels).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[next * length..<(next + 1) * length]))
    }
    next += 1
  }
}

/// Rows of pixels that are compared as a whole.
package enum PixelRow {
  /// Whether two rows begin with the same pixels, as many as are said; both must have them.
  package static func isSame(
    _ row: UnsafePointer<UInt32>, as other: UnsafePointer<UInt32>, count: Int
  ) -> Bool {
    memcmp(row, other, MemoryLayout<UInt32>.stride * count) == 0
  }
}
