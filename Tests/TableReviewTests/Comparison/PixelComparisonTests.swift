import TableDrawing
import Testing

@testable import TableReview

/// Comparing files row by row, and painting on the way.
@Suite struct PixelComparisonTests {
  private func noise(width: Int, height: Int, seed: UInt64, hasOpacity: Bool = false) -> Bitmap {
    var state = seed
    var picture = Bitmap(width: width, height: height, repeating: SIMD4(0, 0, 0, 255))
    for index in picture.components.indices where hasOpacity || index % 4 != 3 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      picture.components[index] = UInt8(truncatingIfNeeded: state >> 40)
    }
    return picture
  }

  private func reader(_ bytes: [UInt8]) throws -> PNGRowReader {
    var rest = bytes[...]
    return try PNGRowReader { buffer in
      let part = rest.prefix(buffer.count)
      buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  @Test(arguments: [(1, 1, 1, 1), (70, 300, 70, 300), (65, 40, 33, 55), (7, 90, 130, 2)])
  func filesAreComparedAsPicturesInMemoryAre(
    width: Int, height: Int, otherWidth: Int, otherHeight: Int
  ) throws {
    let expected = noise(width: width, height: height, seed: 1)
    let actual = noise(width: otherWidth, height: otherHeight, seed: 2)
    var writer = try PNGRowWriter(width: max(width, otherWidth), height: max(height, otherHeight))
    var file: [UInt8] = []
    let comparison = try PixelComparison(
      expected: reader(PNGWriter.bytes(of: expected)), actual: reader(PNGWriter.bytes(of: actual))
    ) { file += writer.append($0) }
    file += writer.finish()
    let whole = BitmapComparison(expected: expected, actual: actual)
    #expect(comparison == whole.pixels)
    #expect(try PNGReader.bitmap(file) == whole.differencePicture)
  }

  @Test(arguments: [false, true])
  func rowsAreThoseOfTheWholePicture(hasOpacity: Bool) throws {
    let picture = noise(width: 33, height: 20, seed: 3, hasOpacity: hasOpacity)
    let rows = try reader(PNGWriter.bytes(of: picture, options: .small))
    var components: [UInt8] = []
    for _ in 0..<20 {
      var row = [UInt32](repeating: 0, count: 33)
      try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in try rows.readRow(into: row) }
      row.withUnsafeBytes { components += $0 }
    }
    #expect(components == picture.components)
  }

  @Test func brokenFilesAreErrors() throws {
    let bytes = try PNGWriter.bytes(of: noise(width: 60, height: 60, seed: 4))
    for count in [0, 4, 20, 40] {
      #expect(throws: DrawingError.self) { try reader(Array(bytes.prefix(count))) }
    }
    let short = try reader(Array(bytes.prefix(bytes.count / 2)))
    #expect(throws: DrawingError.self) {
      try PixelComparison(expected: short, actual: reader(bytes))
    }
    #expect(throws: DrawingError.self) { try reader(Array("GIF89a, which is no PNG at all".utf8)) }
  }

  @Test func tooManyPixelsAreRefused() throws {
    var bytes = try PNGWriter.bytes(of: noise(width: 1, height: 1, seed: 5))
    // Another size needs another check sum, and libpng looks at that first.
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(throws: DrawingError.self) { try reader(bytes) }
  }
}
