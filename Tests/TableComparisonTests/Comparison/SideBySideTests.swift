import TableDrawing
import Testing

@testable import TableComparison

/// The picture of a comparison.
@Suite struct SideBySideTests {
  private let background: [UInt8] = [64, 64, 64, 255]
  private let mark: [UInt8] = [255, 0, 0, 255]
  private let gap = 4

  /// Takes a panel out of a picture.
  private func panel(of picture: Bitmap, x: Int, width: Int, height: Int) -> Bitmap {
    var panel = Bitmap(width: width, height: height, repeating: SIMD4(0, 0, 0, 0))
    panel.components = (0..<height).flatMap { row in
      (0..<width).flatMap { picture.components(x: x + $0, y: row) }
    }
    return panel
  }

  @Test func threePanelsStandInALine() {
    let expected = Bitmap("#.-", "r .")
    let actual = Bitmap("#.-", "r #")
    let picture = BitmapComparison(expected: expected, actual: actual).sideBySide
    #expect(picture.width == 3 * 3 + 2 * gap)
    #expect(picture.height == 2)
    #expect(panel(of: picture, x: 0, width: 3, height: 2) == expected)
    #expect(panel(of: picture, x: 3 + gap, width: 3, height: 2) == actual)
    for row in 0..<2 {
      for column in 0..<gap {
        #expect(picture.components(x: 3 + column, y: row) == background)
        #expect(picture.components(x: 6 + gap + column, y: row) == background)
      }
    }
  }

  @Test func redMarksWhatDiffersAndNothingElse() {
    let picture = BitmapComparison(expected: Bitmap("r#.", "..."), actual: Bitmap("r..", "..#")).sideBySide
    let third = 2 * (3 + gap)
    let marked = (0..<2).flatMap { row in
      (0..<3).map { picture.components(x: third + $0, y: row) == mark }
    }
    #expect(marked == [false, true, false, false, false, true])
  }

  @Test func whatDoesNotCountIsYellow() {
    let options = ComparisonOptions(ignored: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    let picture = BitmapComparison(expected: Bitmap("..."), actual: Bitmap("-#."), options: options)
      .differencePicture
    #expect(picture.width == 3)
    #expect(picture.components(x: 0, y: 0) == [255, 208, 0, 255])
    #expect(picture.components(x: 1, y: 0) == mark)
    #expect(picture.components(x: 2, y: 0) == [255, 255, 255, 255])
  }

  @Test func toleratedPixelsAreMarked() {
    let options = ComparisonOptions(tolerance: PixelTolerance(pixels: 1, by: 55))
    let comparison = BitmapComparison(expected: Bitmap("."), actual: Bitmap("-"), options: options)
    #expect(comparison.result.isSame)
    #expect(comparison.differencePicture.components(x: 0, y: 0) == mark)
  }

  @Test(arguments: [
    ("#", [191, 191, 191, 255]), (".", [255, 255, 255, 255]), ("-", [239, 239, 239, 255]),
    ("r", [202, 202, 202, 255]), ("o", [255, 255, 255, 255]),
  ])
  func whatIsEqualShowsInPaleGrey(character: String, grey: [UInt8]) {
    let picture = BitmapComparison(expected: Bitmap(character), actual: Bitmap(character)).sideBySide
    #expect(picture.components(x: 2 * (1 + gap), y: 0) == grey)
  }

  @Test func differentSizesStandAtTheTop() {
    let expected = Bitmap("..", "..", "..")
    let actual = Bitmap("...")
    let picture = BitmapComparison(expected: expected, actual: actual).sideBySide
    #expect(picture.width == 2 + 3 + 3 + 2 * gap)
    #expect(picture.height == 3)
    #expect(panel(of: picture, x: 0, width: 2, height: 3) == expected)
    #expect(panel(of: picture, x: 2 + gap, width: 3, height: 1) == actual)
    #expect(picture.components(x: 2 + gap, y: 1) == background)
    let third = 2 + 3 + 2 * gap
    #expect(picture.components(x: third, y: 0) == [255, 255, 255, 255])
    #expect(picture.components(x: third + 2, y: 0) == mark)
    #expect(picture.components(x: third, y: 1) == mark)
    #expect(picture.components(x: third + 2, y: 1) == background)
  }

  @Test func emptyPicturesLeaveTheGaps() {
    let picture = BitmapComparison(expected: Bitmap(), actual: Bitmap()).sideBySide
    #expect(picture.width == 2 * gap)
    #expect(picture.height == 0)
  }
}
