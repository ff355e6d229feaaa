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

  /// Goes past the next row where it has the pixels of the row before it, and says whether it did.
  package func skipRepeatedRow() -> Bool {
    guard 1..<height ~= next else { return false }
    let isRepeated = rows.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp($0 + next * length, $0 + (next - 1) * length, length) == 0 } ?? false
    }
    if isRepeated { next += 1 }
    return isRepeated
  }

  /// Reads the next row into a buffer of a pixel for each column: red, green, blue and opacity as bytes in this order.
  ///
  /// Throws where there are no more rows, or the buffer has another length.
  package func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    guard pixels.count == width, next < height else { throw DrawingError("the row has another length") }
    let start = next * length + 1
    rows.withUnsafeBufferPointer { bytes in
      colors.expand(UnsafeBufferPointer(rebasing: bytes[start..<start + length - 1]), into: pixels)
    }
    next += 1
  }
}
