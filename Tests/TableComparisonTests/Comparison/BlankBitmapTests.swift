import TableDrawing
import Testing

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
