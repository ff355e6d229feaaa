import TableDrawing
import Testing

@testable import TableComparison

extension BitmapComparison {
  /// The picture of the difference alone, over the extent that holds both pictures.
  ///
  /// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
  /// rest is a pale grey copy of the picture as it should be.
  var differencePicture: Bitmap {
    let size = pixels.wholeSize
    var painter = DifferencePainter(expected: expected.size, actual: actual.size)
    let rows = BitmapRows(expected)
    var row = [UInt32](repeating: 0, count: expected.width)
    var components: [UInt8] = []
    components.reserveCapacity(4 * size.width * size.height)
    for y in 0..<size.height {
      // Below the picture there is nothing to be read.
      row.withUnsafeMutableBufferPointer { row in try? rows.readRow(into: row) }
      row.withUnsafeBufferPointer { painter.paint(y, from: $0, pixels.differing, pixels.setAside) }
      for pixel in painter.row.lazy.map({ DifferencePainter.colors[Int($0)] }) {
        components.append(UInt8(truncatingIfNeeded: pixel >> 16))
        components.append(UInt8(truncatingIfNeeded: pixel >> 8))
        components.append(UInt8(truncatingIfNeeded: pixel))
        components.append(255)
      }
    }
    return Bitmap(width: size.width, height: size.height, components: components) ?? Bitmap()
  }
}

/// The picture of a comparison.
@Suite struct DifferencePictureTests {
  private let mark: [UInt8] = [255, 0, 0, 255]

  @Test func redMarksWhatDiffersAndNothingElse() {
    let picture = BitmapComparison(expected: Bitmap("r#.", "..."), actual: Bitmap("r..", "..#"))
      .differencePicture
    let marked = (0..<2).flatMap { row in (0..<3).map { picture.components(x: $0, y: row) == mark } }
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
    let picture = BitmapComparison(expected: Bitmap(character), actual: Bitmap(character)).differencePicture
    #expect(picture.components(x: 0, y: 0) == grey)
  }

  @Test func differentSizesStandAtTheTop() {
    let picture = BitmapComparison(expected: Bitmap("..", "..", ".."), actual: Bitmap("..."))
      .differencePicture
    #expect(picture.width == 3 && picture.height == 3)
    #expect(picture.components(x: 0, y: 0) == [255, 255, 255, 255])
    #expect(picture.components(x: 2, y: 0) == mark)
    #expect(picture.components(x: 0, y: 1) == mark)
    #expect(picture.components(x: 2, y: 1) == [64, 64, 64, 255])
  }

  @Test func emptyPicturesHaveNone() {
    #expect(BitmapComparison(expected: Bitmap(), actual: Bitmap()).differencePicture == Bitmap())
  }
}
