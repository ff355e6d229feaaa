import TestSupport
import Testing

@testable import TableDrawing

/// PNG files of red, green and blue, and of palette indexes, read row by row.
@Suite struct PNGRowReaderTests {
  private static let palette: [[UInt8]] = [[10, 20, 30], [200, 100, 0], [255, 255, 255]]
  private static let opacities: [UInt8] = [0, 128]

  /// A file of one row of indexes.
  private func file(_ indexes: [UInt8], bitDepth: UInt8, gamma: UInt32?) throws -> [UInt8] {
    var row: [UInt8] = [0]
    var (bits, count) = (UInt8(0), UInt8(0))
    for index in indexes {
      (bits, count) = (bits << bitDepth | index, count + bitDepth)
      if count == 8 {
        row.append(bits)
        (bits, count) = (0, 0)
      }
    }
    if count > 0 { row.append(bits << (8 - count)) }
    let size = UInt32(indexes.count).bigEndianBytes + UInt32(1).bigEndianBytes
    var chunks: [(String, [UInt8])] = [("IHDR", size + [bitDepth, 3, 0, 0, 0])]
    if let gamma { chunks.append(("gAMA", gamma.bigEndianBytes)) }
    chunks += [("PLTE", Self.palette.flatMap { $0 }), ("tRNS", Self.opacities)]
    chunks += [("IDAT", try #require(Inflation.deflated(row))), ("IEND", [])]
    return PNGFileChunks.file(chunks)
  }

  /// A file of noise without opacity, and its pixels.
  private func opaqueFile(width: Int, gamma: UInt32?, isClear: Bool = false) throws -> ([UInt8], [[UInt8]]) {
    let pixels = (0..<width).map { x in (0..<3).map { UInt8(truncatingIfNeeded: 37 * x + 91 * $0) } }
    let size = UInt32(width).bigEndianBytes + UInt32(1).bigEndianBytes
    var chunks: [(String, [UInt8])] = [("IHDR", size + [8, 2, 0, 0, 0])]
    if let gamma { chunks.append(("gAMA", gamma.bigEndianBytes)) }
    // The colour of the first pixel is what is seen through.
    if isClear { chunks.append(("tRNS", pixels[0].flatMap { [0, $0] })) }
    chunks += [("IDAT", try #require(Inflation.deflated([0] + pixels.flatMap { $0 }))), ("IEND", [])]
    return (PNGFileChunks.file(chunks), pixels.enumerated().map { $1 + [isClear && $0 == 0 ? 0 : 255] })
  }

  private func row(of file: [UInt8]) throws -> [[UInt8]] {
    let rows = try PNGRowReader.rows(of: file)
    var row = [UInt32](repeating: 0, count: rows.width)
    try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in try rows.readRow(into: row) }
    return row.map { pixel in withUnsafeBytes(of: pixel) { Array($0) } }
  }

  /// The pixel of an index; one that the palette lacks is black.
  private func pixel(_ index: UInt8) -> [UInt8] {
    guard index < Self.palette.count else { return [0, 0, 0, 255] }
    return Self.palette[Int(index)] + [index < Self.opacities.count ? Self.opacities[Int(index)] : 255]
  }

  @Test(arguments: [1, 2, 4, 8] as [UInt8], [nil, 45_455])
  func rowsHaveTheColoursOfThePalette(bitDepth: UInt8, gamma: UInt32?) throws {
    let greatest = UInt8((1 << Int(bitDepth)) - 1)
    for width in 1...17 {
      let indexes = (0..<width).map { min(greatest, UInt8($0 * 7 % 5)) }
      let file = try file(indexes, bitDepth: bitDepth, gamma: gamma)
      #expect(try row(of: file) == indexes.map(pixel))
      #expect(try PNGReader.bitmap(file).components == indexes.flatMap(pixel))
    }
  }

  @Test(arguments: [nil, 45_455], [false, true])
  func rowsWithoutOpacityGetIt(gamma: UInt32?, isClear: Bool) throws {
    for width in 1...17 {
      let (file, pixels) = try opaqueFile(width: width, gamma: gamma, isClear: isClear)
      #expect(try row(of: file) == pixels)
      #expect(try PNGReader.bitmap(file).components == pixels.flatMap { $0 })
    }
  }

  /// What a file means by another gamma is for libpng to say.
  @Test func anotherGammaChangesColours() throws {
    let linear = try row(of: file([1, 2, 0], bitDepth: 8, gamma: 100_000))
    #expect(linear[0][0] > 200 && linear[0][1] > 150)
    #expect(linear[1] == [255, 255, 255, 255])
    #expect(linear[2][3] == 0)
    let (opaque, pixels) = try opaqueFile(width: 3, gamma: 100_000)
    #expect(try row(of: opaque)[1][0] > pixels[1][0])
  }

  @Test func aFileWithoutItsEndIsBroken() throws {
    for file in [try file([1, 2, 0], bitDepth: 8, gamma: nil), try opaqueFile(width: 3, gamma: nil).0] {
      for count in [1, 12, 13, 20] {
        let error = #expect(throws: DrawingError.self) { try row(of: Array(file.dropLast(count))) }
        #expect(error?.message == "the PNG file is cut off")
      }
    }
  }
}
