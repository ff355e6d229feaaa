import Testing

@testable import TableDrawing

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
