import Glibc

/// The pixels of a picture as they were painted: opaque, from the top, to be read once.
package final class PaintedPixels {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int

  /// The pixels as `0xFFRRGGBB`.
  private let pixels: [UInt32]
  private var next = 0

  /// A picture's pixels, each `0xFFRRGGBB`; `nil` where they are no whole rows.
  init?(_ pixels: [UInt32], width: Int) {
    guard width > 0, !pixels.isEmpty, pixels.count % width == 0 else { return nil }
    self.pixels = pixels
    self.width = width
    height = pixels.count / width
  }

  /// Goes past the next row where it has the pixels of the row before it, and says whether it did.
  package func skipRepeatedRow() -> Bool {
    guard 1..<height ~= next else { return false }
    let isRepeated = pixels.withUnsafeBufferPointer { pixels in
      pixels.baseAddress.map { memcmp($0 + next * width, $0 + (next - 1) * width, 4 * width) == 0 } ?? false
    }
    if isRepeated { next += 1 }
    return isRepeated
  }

  /// Reads the next row into a buffer of a pixel for each column: red, green, blue and opacity as bytes in this order.
  ///
  /// Throws where there are no more rows, or the buffer has another length.
  package func readRow(into row: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    guard row.count == width, next < height else { throw DrawingError("the row has another length") }
    pixels.withUnsafeBufferPointer { pixels in
      let source = UnsafeBufferPointer(rebasing: pixels[next * width..<(next + 1) * width])
      for x in 0..<width {
        let pixel = source[x]
        row[x] = (pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF).littleEndian
      }
    }
    next += 1
  }
}
