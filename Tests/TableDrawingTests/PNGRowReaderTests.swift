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

  /// A small file may unpack to so many bytes behind its rows that nobody would wait for their end.
  @Test(arguments: [(0, false), (100_000, false), (400_000, true)])
  func rowsAreNotFollowedByMuchMore(count: Int, isRefused: Bool) throws {
    // Noise, which takes as many bytes packed.
    var state: UInt32 = 1
    let noise = (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let size = UInt32(1).bigEndianBytes
    let file = PNGFileChunks.file([
      ("IHDR", size + size + [8, 2, 0, 0, 0]),
      ("IDAT", try #require(Inflation.deflated([0, 10, 20, 30] + noise))), ("IEND", []),
    ])
    guard isRefused else { return #expect(try row(of: file) == [[10, 20, 30, 255]]) }
    let error = #expect(throws: DrawingError.self) { try row(of: file) }
    #expect(error?.message == "the PNG file cannot be read: Too much image data")
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

@Suite struct PNGRowWriterTests {
  private static let colors: [UInt32] = (0..<16).map { 0xFF00_0000 | UInt32($0) * 0x0F_0D0B }

  // The widest is further than deflate reaches back.
  @Test(arguments: [(1, 3), (2, 9), (7, 40), (641, 2_000), (40_001, 20)])
  func rowsAreReadAsTheyWereWritten(width: Int, height: Int) throws {
    var random = SplitMix(seed: UInt64(width))
    var writer = try PNGRowWriter(width: width, height: height, colors: Self.colors)
    var expected: [UInt8] = []
    var row: [UInt8] = []
    for y in 0..<height {
      // Some rows are like the one above, and some all but for their last pixel.
      if y > 0, Bool.random(using: &random) {
        if Bool.random(using: &random) { row[width - 1] ^= 1 }
      } else {
        row = []
      }
      while row.count < width {
        let run = min(width - row.count, Int.random(in: 1...300, using: &random))
        row += [UInt8](repeating: .random(in: 0..<16, using: &random), count: run)
      }
      row.withUnsafeBufferPointer { writer.append($0) }
      for number in row {
        expected += Self.colors[Int(number)].bigEndianBytes.dropFirst() + [255]
      }
    }
    let bitmap = try PNGReader.bitmap(writer.finish())
    #expect(bitmap == Bitmap(width: width, height: height, components: expected))
  }

  @Test func otherNumbersOfColoursAndNoPixelsAreRefused() {
    for count in [0, 4, 17, 300] {
      let colors = (0..<UInt32(count)).map { 0xFF00_0000 | $0 }
      #expect(throws: DrawingError.self) { try PNGRowWriter(width: 1, height: 1, colors: colors) }
    }
    #expect(throws: DrawingError.self) { try PNGRowWriter(width: 0, height: 1, colors: Self.colors) }
    #expect(throws: DrawingError.self) { try PNGRowWriter(width: 1, height: 0, colors: Self.colors) }
  }
}
