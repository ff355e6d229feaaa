import TableDrawing
import Testing

@testable import TableComparison

/// A comparison's finding in words.
@Suite struct ComparisonDescriptionTests {
  private func box(_ x: Int) -> PixelRect { PixelRect(x: x, y: 20, width: 4, height: 2) }

  @Test func onePixelIsSaidInTheSingular() {
    let difference = BitmapDifference(pixelCount: 1, largestChannelDifference: 3, boxes: [box(10)])
    #expect(
      BitmapComparison.Result.different(difference).description
        == "1 pixel differs by at most 3 of 255, in 1 place: 4×2 at (10, 20)")
  }

  @Test func severalPixelsAreSaidInThePlural() {
    let difference = BitmapDifference(
      pixelCount: 12, largestChannelDifference: 255, boxes: [box(1), box(50)])
    #expect(
      BitmapComparison.Result.different(difference).description
        == "12 pixels differ by at most 255 of 255, in 2 places: 4×2 at (1, 20), 4×2 at (50, 20)")
  }

  @Test func onlyTheFirstFiveBoxesAreSpelledOut() {
    let difference = BitmapDifference(
      pixelCount: 80, largestChannelDifference: 9, boxes: (0..<7).map { box(40 * $0) })
    #expect(
      difference.description.hasSuffix(
        "in 7 places: 4×2 at (0, 20), 4×2 at (40, 20), 4×2 at (80, 20), "
          + "4×2 at (120, 20), 4×2 at (160, 20) and 2 more"))
  }

  @Test func otherFindingsAreSaid() {
    #expect(BitmapComparison.Result.identical.description == "no pixel differs")
    let sizes = BitmapComparison(expected: Bitmap("..."), actual: Bitmap(".", "."))
    #expect(
      sizes.result.description == "3×1 pixels expected, 1×2 found; where they overlap, no pixel differs")
    let difference = BitmapDifference(
      pixelCount: 1, largestChannelDifference: 3, boxes: [box(10)], ignoredCount: 4, antialiasedCount: 5)
    #expect(
      BitmapComparison.Result.tolerated(difference).description
        == "1 pixel differs by at most 3 of 255, in 1 place: 4×2 at (10, 20); 4 more in ignored parts; "
        + "5 more in smoothed edges, which is tolerated")
  }
}
