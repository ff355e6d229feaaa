import TableDrawing
import Testing

@testable import TableReview

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

  @Test(arguments: [UInt8(0), 1, 54, 55, 56, 255])
  func differencesUpToTheToleranceAreForgiven(tolerance: UInt8) {
    let comparison = BitmapComparison(expected: Bitmap(".."), actual: Bitmap(".-"), tolerance: tolerance)
    let difference = BitmapDifference(
      pixelCount: 1,
      largestChannelDifference: 55,
      boxes: [PixelRect(x: 1, y: 0, width: 1, height: 1)]
    )
    #expect(comparison.result == (tolerance < 55 ? .different(difference) : .identical))
  }

  @Test func forgivenPixelsAreNotCounted() {
    let comparison = BitmapComparison(expected: Bitmap("..."), actual: Bitmap("-#."), tolerance: 60)
    let difference = BitmapDifference(
      pixelCount: 1,
      largestChannelDifference: 255,
      boxes: [PixelRect(x: 1, y: 0, width: 1, height: 1)]
    )
    #expect(comparison.result == .different(difference))
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
      actual: PixelSize(width: actual.width, height: actual.height)
    )
    #expect(BitmapComparison(expected: expected, actual: actual, tolerance: 255).result == sizes)
  }

  @Test func emptyPicturesOfDifferentSizesDiffer() throws {
    let wide = try #require(Bitmap(width: 3, height: 0, components: []))
    let result = BitmapComparison(expected: wide, actual: Bitmap()).result
    #expect(
      result
        == .sizesDiffer(expected: PixelSize(width: 3, height: 0), actual: PixelSize(width: 0, height: 0)))
  }
}
