import TableDrawing
import TableModel
import Testing

@testable import TableComparison

/// Edges that are smoothed differently, and what only looks like them.
@Suite struct AntialiasedEdgesTests {
  /// A white picture of 48 by 48 pixels with a black shape, whose coverage a function gives at points.
  private func picture(samples: Int, _ isInside: (Double, Double) -> Bool) -> Bitmap {
    var picture = Bitmap(width: 48, height: 48, repeating: SIMD4(255, 255, 255, 255))
    for y in 0..<48 {
      for x in 0..<48 {
        var count = 0
        for sample in 0..<samples * samples {
          let dx = (Double(sample % samples) + 0.5) / Double(samples)
          let dy = (Double(sample / samples) + 0.5) / Double(samples)
          if isInside(Double(x) + dx, Double(y) + dy) { count += 1 }
        }
        let grey = UInt8(255 - 255 * count / (samples * samples))
        for channel in 0..<3 { picture.components[4 * (48 * y + x) + channel] = grey }
      }
    }
    return picture
  }

  private func circle(_ radius: Double, x: Double = 24, samples: Int = 8) -> Bitmap {
    picture(samples: samples) { ($0 - x) * ($0 - x) + ($1 - 24) * ($1 - 24) < radius * radius }
  }

  private func ring(_ radius: Double, width: Double, samples: Int = 8) -> Bitmap {
    picture(samples: samples) { x, y in
      let square = (x - 24) * (x - 24) + (y - 24) * (y - 24)
      return square < radius * radius && square >= (radius - width) * (radius - width)
    }
  }

  private var blank: Bitmap { Bitmap(width: 48, height: 48, repeating: SIMD4(255, 255, 255, 255)) }

  private func difference(_ expected: Bitmap, _ actual: Bitmap) -> BitmapDifference {
    BitmapComparison(
      expected: expected, actual: actual, options: ComparisonOptions(ignoresAntialiasing: true)
    ).difference
  }

  @Test func aCircleWithSmoothEdgesIsOneWithHardEdges() {
    let found = difference(circle(15, samples: 1), circle(15))
    let all = BitmapComparison(expected: circle(15, samples: 1), actual: circle(15)).difference.pixelCount
    #expect(found.pixelCount + found.antialiasedCount == all)
    #expect(found.antialiasedCount > all * 3 / 4)
  }

  @Test func everyPixelCountsUnlessAskedOtherwise() {
    #expect(
      BitmapComparison(expected: circle(15, samples: 1), actual: circle(15)).difference.antialiasedCount == 0)
  }

  @Test(arguments: [0.6, 1, 1.5, 2, 3])
  func aRingThatIsMissingIsNoEdge(width: Double) {
    for (expected, actual) in [(ring(18, width: width), blank), (blank, ring(18, width: width))] {
      let found = difference(expected, actual)
      #expect(found.antialiasedCount == 0)
      #expect(found.pixelCount == BitmapComparison(expected: expected, actual: actual).difference.pixelCount)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func aRingOfAnotherSizeIsNoEdge(width: Double) {
    let found = difference(ring(18, width: width), ring(12, width: width))
    #expect(found.antialiasedCount == 0)
  }

  @Test func aLineThatMovedByAPixelIsNoEdge() {
    let lines = [20.0, 21.0].map { left in picture(samples: 1) { x, _ in x >= left && x < left + 1 } }
    #expect(difference(lines[0], lines[1]).pixelCount == 96)
  }

  @Test func aBlockThatMovedByAPixelIsNoEdge() {
    let blocks = [20.0, 21.0].map { left in
      picture(samples: 1) { x, y in x >= left && x < left + 9 && y >= 10 && y < 20 }
    }
    #expect(difference(blocks[0], blocks[1]).pixelCount == 20)
  }

  @Test func otherColoursAreNoEdges() {
    let found = difference(circle(15), circle(15, x: 25.5))
    #expect(found.pixelCount > 0)
    let dot = Bitmap(width: 48, height: 48, blackAt: [(24, 24)])
    #expect(difference(blank, dot).pixelCount == 1)
  }

  @Test func oneLevelOfOneChannelIsNoEdge() {
    var other = circle(15)
    other.components[4 * (48 * 24 + 24) + 1] += 1
    #expect(difference(circle(15), other).pixelCount == 1)
  }

  @Test func picturesOfDifferentSizesAndWithoutNeighboursAreRead() {
    #expect(difference(Bitmap("."), Bitmap("#")).pixelCount == 1)
    #expect(difference(Bitmap(".#.", "#.#"), Bitmap("#.")).pixelCount == 2)
  }
}
