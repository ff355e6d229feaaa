import Testing

@testable import TableComparison
@testable import TableDrawing

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
    var writer = try PNGRowWriter(
      width: max(width, otherWidth), height: max(height, otherHeight),
      colors: DifferencePainter.colors)
    let comparison = try PixelComparison(
      expected: reader(PNGWriter.bytes(of: expected)), actual: reader(PNGWriter.bytes(of: actual))
    ) { writer.append($0) }
    let whole = BitmapComparison(expected: expected, actual: actual)
    #expect(comparison == whole.pixels)
    #expect(try PNGReader.bitmap(writer.finish()) == whole.differencePicture)
  }

  /// A picture of flat areas, many of whose rows are like the row above.
  private func flat(width: Int, height: Int, seed: Int) -> Bitmap {
    var picture = Bitmap(width: width, height: height, repeating: SIMD4(255, 255, 255, 255))
    for y in 0..<height {
      for x in 0..<width {
        let area = x / (3 + seed % 5) + y / 7 * 31 + (y / 7 % 3 == seed % 3 ? seed : 0)
        for channel in 0..<3 {
          picture.components[4 * (y * width + x) + channel] = UInt8(area * (channel + 5) % 4 * 85)
        }
      }
    }
    return picture
  }

  @Test(arguments: [false, true], [(1, 2), (2, 4), (7, 7), (3, 9)])
  func repeatedRowsAreComparedAsOthersAre(ignoresAntialiasing: Bool, seeds: (Int, Int)) throws {
    let options = ComparisonOptions(ignoresAntialiasing: ignoresAntialiasing)
    for (width, height) in [(50, 60), (43, 71)] {
      let expected = flat(width: 50, height: 60, seed: seeds.0)
      let actual = flat(width: width, height: height, seed: seeds.1)
      let files = try [expected, actual].map { try PNGWriter.bytes(of: $0) }
      var writer = try PNGRowWriter(width: 50, height: max(60, height), colors: DifferencePainter.colors)
      let comparison = try PixelComparison(
        expected: PNGRowReader.rows(of: files[0]), actual: PNGRowReader.rows(of: files[1]), options: options
      ) { writer.append($0) }
      let whole = BitmapComparison(expected: expected, actual: actual, options: options)
      #expect(comparison == whole.pixels)
      #expect(try PNGReader.bitmap(writer.finish()) == whole.differencePicture)
    }
  }

  /// The plainest way to find what differs: pixel by pixel.
  @Test(arguments: [
    [], [(3, 0)], [(49, 63)], [(0, 64), (20, 64)], [(7, 150), (8, 199)], [(0, 70), (0, 71), (9, 130)],
  ])
  func thePixelsThatDifferAreFoundAndNoOthers(places: [(Int, Int)]) throws {
    for seed in [1, 3] {
      let expected = flat(width: 50, height: 200, seed: seed)
      var actual = expected
      for (x, y) in places { actual.components[4 * (y * 50 + x) + 1] ^= 0x80 }
      let whole = BitmapComparison(expected: expected, actual: actual)
      #expect(whole.difference.pixelCount == places.count)
      #expect(whole.difference.largestChannelDifference == (places.isEmpty ? 0 : 0x80))
      let red: [UInt8] = [255, 0, 0, 255]
      let painted = whole.differencePicture
      for y in 0..<200 {
        for x in 0..<50 {
          let isMarked = Array(painted.components[(4 * (y * 50 + x))..<(4 * (y * 50 + x) + 4)]) == red
          #expect(isMarked == places.contains { $0 == (x, y) }, "(\(x), \(y))")
        }
      }
    }
  }

  /// What is the same is painted row by row, whatever stands above.
  @Test(arguments: [[], [5], [5, 6, 20], Array(0..<40)]) func rowsArePaintedAsTheyAreAlone(
    changed: [Int]
  ) throws {
    for seed in [1, 3, 8] {
      let expected = flat(width: 50, height: 40, seed: seed)
      var actual = expected
      for y in changed { actual.components[4 * (y * 50 + y)] ^= 0x40 }
      let row = { (picture: Bitmap, y: Int) throws in
        try #require(
          Bitmap(width: 50, height: 1, components: Array(picture.components[(200 * y)..<(200 * y + 200)])))
      }
      let painted = BitmapComparison(expected: expected, actual: actual).differencePicture
      for y in 0..<40 {
        let alone = BitmapComparison(expected: try row(expected, y), actual: try row(actual, y))
        #expect(try row(painted, y) == alone.differencePicture, "row \(y)")
      }
    }
  }

  @Test func whatIsTheSameIsPainted() throws {
    // Colours of which one has the bits of others, side by side in runs of all lengths.
    let colors: [SIMD4<UInt8>] = [
      SIMD4(255, 255, 255, 255), SIMD4(15, 240, 0, 255), SIMD4(0, 0, 0, 0), SIMD4(240, 15, 255, 255),
    ]
    let runs = (1...40).flatMap { length in Array(repeating: colors[length * 7 / 5 % 4], count: length) }
    var picture = Bitmap(width: runs.count, height: 1, repeating: .zero)
    picture.components = runs.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    let painted = BitmapComparison(expected: picture, actual: picture).differencePicture
    let shades = colors.map { color in
      let single = Bitmap(width: 1, height: 1, repeating: color)
      return BitmapComparison(expected: single, actual: single).differencePicture.components
    }
    #expect(Set(shades).count == 3)
    #expect(painted.components == runs.flatMap { shades[colors.firstIndex(of: $0) ?? 0] })
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
