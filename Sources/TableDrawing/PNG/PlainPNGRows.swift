import Glibc

/// The rows of a PNG file in memory that is as plain as those that this program writes: opaque, without filters, of
/// eight bits a channel or with a palette, and in sRGB.
///
/// Such files take a fifth of the time that libpng needs. All others are left to it, broken ones included, so that
/// there is one word on what they hold.
package final class PlainPNGRows {
  /// The most bytes that all rows may have, which are in memory at once.
  private static let mostBytes = 1 << 26

  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int

  /// The bytes of a row, with the one for its filter.
  private let length: Int
  private let rows: [UInt8]
  private let colors: PNGColors
  private var next = 0

  /// The rows of a file; `nil` where it has anything that libpng is to look at.
  package init?(_ file: [UInt8]) {
    guard let parts = PlainPNGParts(file), parts.width > 0, parts.height > 0 else { return nil }
    let length = parts.colors.byteCount(ofRow: parts.width) + 1
    guard parts.height <= PlainPNGRows.mostBytes / length,
      let rows = Inflation.inflated(parts.stream(in: file), exactly: length * parts.height),
      stride(from: 0, to: rows.count, by: length).allSatisfy({ rows[$0] == 0 })
    else { return nil }
    (width, height, colors) = (parts.width, parts.height, parts.colors)
    (self.length, self.rows) = (length, rows)
  }

  /// Reads the next row over the one before, which the buffer holds, and marks the blocks that have other pixels.
  ///
  /// Pixels are red, green, blue and opacity as bytes in this order. All blocks of the first row are marked.
  /// Throws where there are no more rows, or the buffer has another length.
  package func readRow(
    over pixels: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    guard pixels.count == width, next < height else { throw DrawingError("the row has another length") }
    let blockLength = colors.byteCount(ofRow: ColumnBlocks.width)
    rows.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      // A byte for the filter comes before each row.
      let new = first + next * length + 1
      let above = next > 0 ? new - length : nil
      if let above, memcmp(new, above, length - 1) == 0 { return }
      for (block, start) in stride(from: 0, to: width, by: ColumnBlocks.width).enumerated() {
        let offset = block * blockLength
        let count = min(blockLength, length - 1 - offset)
        if let above, memcmp(new + offset, above + offset, count) == 0 { continue }
        let columns = start..<min(width, start + ColumnBlocks.width)
        colors.expand(
          UnsafeBufferPointer(start: new + offset, count: count),
          into: UnsafeMutableBufferPointer(rebasing: pixels[columns]))
        changed.insert(from: start)
      }
    }
    next += 1
  }
}
