import TestSupport
import Testing

@testable import TableDrawing

/// Interlaced PNG files, read row by row.
@Suite struct InterlacedPNGTests {
  /// Where each pass begins, and how far apart its pixels lie.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// A file of a picture of noise, the same for each size.
  private func file(width: Int, height: Int) throws -> [UInt8] {
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    var bytes: [UInt8] = []
    for (left, top, across, down) in Self.passes where left < width {
      for y in stride(from: top, to: height, by: down) {
        bytes.append(0)
        for x in stride(from: left, to: width, by: across) {
          bytes += (0..<3).map { UInt8(truncatingIfNeeded: 31 * x + 57 * y + 101 * $0 * (x ^ y)) }
        }
      }
    }
    return PNGFileChunks.file([
      ("IHDR", size + [8, 2, 0, 0, 1]), ("IDAT", try #require(Inflation.deflated(bytes))), ("IEND", []),
    ])
  }

  private func rows(of file: [UInt8]) throws -> InterlacedPNGRows {
    let reader = try PNGRowReader(file)
    #expect(reader.isInterlaced)
    return InterlacedPNGRows(reader) { PNGRowReader.source(of: file) }
  }

  private func next(_ rows: InterlacedPNGRows) throws -> [UInt8] {
    var row = [UInt32](repeating: 0, count: rows.width)
    try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in try rows.readRow(into: row) }
    return row.withUnsafeBytes { Array($0) }
  }

  @Test(arguments: 1...9, [1, 2, 3, 4, 5, 8, 9, 17])
  func rowsAreThoseOfTheWholePicture(width: Int, height: Int) throws {
    let file = try file(width: width, height: height)
    let rows = try rows(of: file)
    var components: [UInt8] = []
    for _ in 0..<height { components += try next(rows) }
    #expect(try PNGReader.bitmap(file).components == components)
    #expect(throws: DrawingError.self) { try next(rows) }
  }

  @Test func aFileWithoutItsEndIsBroken() throws {
    let file = try file(width: 9, height: 10)
    for count in [1, 12, 13, 40] {
      let rows = try rows(of: Array(file.dropLast(count)))
      let error = #expect(throws: DrawingError.self) { for _ in 0..<10 { _ = try next(rows) } }
      #expect(error?.message == "the PNG file is cut off")
    }
  }
}
