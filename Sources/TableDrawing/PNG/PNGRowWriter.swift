import Glibc

/// Writes a PNG file of few colours row by row.
///
/// Half a byte for each pixel is in memory until all of them are compressed at once, as libdeflate does it.
package struct PNGRowWriter {
  private let width: Int
  private var stream: PNGStream
  private var rows: [UInt8] = []
  /// The row that was appended last, by palette indexes and as the file has it.
  private var (last, packed): ([UInt8], [UInt8])

  /// Begins a file whose pixels have some of 5 to 16 colours, each `0xAARRGGBB` and all different.
  ///
  /// Throws where the picture has no pixels, or the colours are too few or too many.
  package init(width: Int, height: Int, colors: [UInt32]) throws(DrawingError) {
    guard width > 0, height > 0 else { throw DrawingError.noPixels }
    // Counts that fall have the palette keep the order.
    guard let palette = PNGPalette(colors.enumerated().map { ($1, colors.count - $0) }), palette.bitDepth == 4
    else { throw DrawingError("the picture must have 5 to 16 colours") }
    self.width = width
    stream = PNGStream(width: width, height: height, format: .indexed(palette), scale: nil)
    // Each row begins with the number of its filter, which is 0 for none.
    (last, packed) = ([], Array(repeating: 0, count: 1 + (width + 1) / 2))
    rows.reserveCapacity(packed.count * height)
  }

  /// Appends a row of palette indexes.
  package mutating func append(_ row: UnsafeBufferPointer<UInt8>) {
    guard row.count == width, let start = row.baseAddress else { return }
    // Pictures of tables are flat: many rows are like the one above.
    if last.count != width || memcmp(start, last, width) != 0 {
      last = Array(row)
      packed.withUnsafeMutableBufferPointer { packed in
        for pair in 0..<width / 2 { packed[1 + pair] = row[2 * pair] << 4 | row[2 * pair + 1] }
        if !width.isMultiple(of: 2) { packed[1 + width / 2] = row[width - 1] << 4 }
      }
    }
    rows.append(contentsOf: packed)
  }

  /// Ends the file and returns it; throws where there is no memory.
  package mutating func finish() throws(DrawingError) -> [UInt8] {
    guard let file = Inflation.deflated(rows) else {
      throw DrawingError.noMemory
    }
    return stream.finish { $0 = file }
  }
}
