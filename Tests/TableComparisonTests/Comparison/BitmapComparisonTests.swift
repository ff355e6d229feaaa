import TableDrawing
import Testing

@testable import TableComparison

/// Verdict and numbers of a comparison.
@Suite struct BitmapComparisonTests {
  @Test func equalPicturesAreIdentical() {
    let picture = Bitmap("#.-", ".r ")
    #expect(BitmapComparison(expected: picture, actual: picture).result == .identical)
  }

  @Test func emptyPicturesAreIdentical() {
    #expect(BitmapComparison(expected: Bitmap(), actual: Bitmap()).result == .identical)
  }

  @Test func differingPixelsAreCountedAndFound() {
    let comparison = BitmapComparison(
      expected: Bitmap("....", "....", "...."),
      actual: Bitmap("....", ".#-.", "....")
    )
    let difference = BitmapDifference(
      pixelCount: 2,
      largestChannelDifference: 255,
      boxes: [PixelRect(x: 1, y: 1, width: 2, height: 1)]
    )
    #expect(comparison.result == .different(difference))
  }

  @Test(arguments: [0, 1, 2, 3])
  func everyChannelCounts(channel: Int) {
    let expected = Bitmap(width: 3, height: 2, repeating: SIMD4(100, 100, 100, 100))
    var actual = expected
    actual.components[4 * 4 + channel] = 93
    let difference = BitmapDifference(
      pixelCount: 1,
      largestChannelDifference: 7,
      boxes: [PixelRect(x: 1, y: 1, width: 1, height: 1)]
    )
    #expect(BitmapComparison(expected: expected, actual: actual).result == .different(difference))
    #expect(BitmapComparison(expected: actual, actual: expected).result == .different(difference))
  }

  @Test(arguments: [
    (2, 255, true), (2, 254, false), (1, 255, false), (0, 0, false), (.max, 255, true), (.max, 55, false),
  ])
  func toleranceBearsOnTheVerdictAlone(pixels: Int, by: Int, isTolerated: Bool) {
    let difference = BitmapDifference(
      pixelCount: 2,
      largestChannelDifference: 255,
      boxes: [PixelRect(x: 0, y: 0, width: 2, height: 1)]
    )
    let comparison = BitmapComparison(
      expected: Bitmap("..."), actual: Bitmap("-#."),
      options: ComparisonOptions(tolerance: PixelTolerance(pixels: pixels, by: by)))
    #expect(comparison.result == (isTolerated ? .tolerated(difference) : .different(difference)))
    #expect(comparison.result.isSame == isTolerated)
    #expect(comparison.difference == difference)
  }

  @Test func whatIsEqualIsNotTolerated() {
    let options = ComparisonOptions(tolerance: PixelTolerance(pixels: 9, by: 9))
    #expect(
      BitmapComparison(expected: Bitmap("."), actual: Bitmap("."), options: options).result == .identical)
  }

  @Test func ignoredPixelsAreCountedApart() {
    let options = ComparisonOptions(ignored: [
      PixelRect(x: -5, y: 0, width: 6, height: 1), PixelRect(x: 2, y: 1, width: .max, height: .max),
      PixelRect(x: 0, y: 0, width: -3, height: 9), PixelRect(x: 0, y: 900, width: 4, height: 4),
    ])
    let comparison = BitmapComparison(
      expected: Bitmap("...", "..."), actual: Bitmap("##.", ".##"), options: options)
    let difference = BitmapDifference(
      pixelCount: 2, largestChannelDifference: 255, boxes: [PixelRect(x: 1, y: 0, width: 1, height: 2)],
      ignoredCount: 2)
    #expect(comparison.result == .different(difference))
  }

  @Test func aDifferenceInIgnoredPartsAloneIsNone() {
    let options = ComparisonOptions(ignored: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    let comparison = BitmapComparison(expected: Bitmap("."), actual: Bitmap("#"), options: options)
    #expect(comparison.result == .identical)
    #expect(comparison.difference.ignoredCount == 1)
  }

  @Test func colourOfTransparentPixelsDoesNotCount() {
    #expect(BitmapComparison(expected: Bitmap("o."), actual: Bitmap(" .")).result == .identical)
  }

  @Test func opacityCountsWhereOnePixelIsTransparent() {
    let comparison = BitmapComparison(expected: Bitmap("o"), actual: Bitmap("#"))
    let difference = BitmapDifference(
      pixelCount: 1,
      largestChannelDifference: 255,
      boxes: [PixelRect(x: 0, y: 0, width: 1, height: 1)]
    )
    #expect(comparison.result == .different(difference))
  }

  @Test(arguments: [
    (Bitmap("..", ".."), Bitmap("...", "...")),
    (Bitmap("..", ".."), Bitmap("..", "..", "..")),
    (Bitmap("...."), Bitmap(".", ".", ".", ".")),
    (Bitmap(), Bitmap(".")),
  ])
  func differentSizesAreSaid(expected: Bitmap, actual: Bitmap) {
    let sizes = BitmapComparison.Result.sizesDiffer(
      expected: PixelSize(width: expected.width, height: expected.height),
      actual: PixelSize(width: actual.width, height: actual.height),
      overlap: BitmapDifference(pixelCount: 0, largestChannelDifference: 0, boxes: []))
    let options = ComparisonOptions(tolerance: PixelTolerance(pixels: .max, by: 255))
    #expect(BitmapComparison(expected: expected, actual: actual, options: options).result == sizes)
    #expect(!sizes.isSame)
  }

  @Test func differentSizesAreComparedWhereTheyOverlap() {
    let overlap = BitmapDifference(
      pixelCount: 1, largestChannelDifference: 55, boxes: [PixelRect(x: 1, y: 0, width: 1, height: 1)])
    let result = BitmapComparison(expected: Bitmap("..#", "..#"), actual: Bitmap(".-")).result
    let (expected, actual) = (PixelSize(width: 3, height: 2), PixelSize(width: 2, height: 1))
    #expect(result == .sizesDiffer(expected: expected, actual: actual, overlap: overlap))
  }

  @Test func emptyPicturesOfDifferentSizesDiffer() throws {
    let wide = try #require(Bitmap(width: 3, height: 0, components: []))
    let result = BitmapComparison(expected: wide, actual: Bitmap()).result
    guard case .sizesDiffer = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test func placesOfADifferenceCanBeAskedFor() {
    let pixels = BitmapComparison(
      expected: Bitmap("....", "...."), actual: Bitmap("#...", "..#.")
    ).pixels
    let (first, second) = (
      PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 1, y: 1, width: 2, height: 1)
    )
    #expect(pixels.differs(onlyIn: [first, second]))
    #expect(!pixels.differs(onlyIn: [first]))
    #expect(!pixels.differs(onlyIn: [second]))
  }
}

/// Pictures of one colour.
@Suite struct BlankBitmapTests {
  @Test func everyPixelIsTheGivenOne() {
    let picture = Bitmap(width: 2, height: 3, repeating: SIMD4(1, 2, 3, 4))
    #expect(picture.components == Array(repeating: [1, 2, 3, 4], count: 6).flatMap(\.self))
  }

  @Test(arguments: [(-1, 5, 0, 5), (5, -1, 5, 0), (-2, -3, 0, 0), (0, 0, 0, 0)])
  func negativeSidesCountAsZero(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int) {
    let picture = Bitmap(width: width, height: height, repeating: SIMD4(9, 9, 9, 9))
    #expect(picture.width == expectedWidth)
    #expect(picture.height == expectedHeight)
    #expect(picture.components.isEmpty)
  }
}

extension Bitmap {
  /// A picture drawn with characters, a string a row.
  ///
  /// `#` is black, `.` white, `-` the grey 200, `r` red, `o` wholly transparent black; anything else is transparent white.
  init(_ rows: String...) {
    let width = rows.first?.count ?? 0
    self.init(width: width, height: rows.count, repeating: SIMD4(255, 255, 255, 0))
    let pixels = rows.flatMap { row -> [UInt8] in
      row.flatMap { Self.pixels[$0] ?? [255, 255, 255, 0] }
    }
    precondition(pixels.count == components.count, "all rows of a hand-made picture are equally long")
    components = pixels
  }

  private static let pixels: [Character: [UInt8]] = [
    "#": [0, 0, 0, 255],
    ".": [255, 255, 255, 255],
    "-": [200, 200, 200, 255],
    "r": [255, 0, 0, 255],
    "o": [0, 0, 0, 0],
  ]

  /// A white picture with single black pixels.
  init(width: Int, height: Int, blackAt places: [(x: Int, y: Int)]) {
    self.init(width: width, height: height, repeating: SIMD4(255, 255, 255, 255))
    for place in places {
      let first = 4 * (place.y * width + place.x)
      for channel in 0..<3 { components[first + channel] = 0 }
    }
  }

  /// The components of a pixel.
  func components(x: Int, y: Int) -> [UInt8] {
    let first = 4 * (y * width + x)
    return Array(components[first..<first + 4])
  }
}
