import TableDrawing
import Testing

@testable import TableComparison

/// The boxes around differing pixels.
@Suite struct DifferenceClustersTests {
  private func boxes(width: Int = 100, height: Int = 100, at places: [(x: Int, y: Int)]) -> [PixelRect] {
    let comparison = BitmapComparison(
      expected: Bitmap(width: width, height: height, blackAt: []),
      actual: Bitmap(width: width, height: height, blackAt: places)
    )
    guard case .different(let difference) = comparison.result else { return [] }
    return difference.boxes
  }

  @Test(arguments: [(0, 0), (99, 0), (0, 99), (99, 99), (15, 16)])
  func aSinglePixelHasABoxOfItsOwn(x: Int, y: Int) {
    #expect(boxes(at: [(x, y)]) == [PixelRect(x: x, y: y, width: 1, height: 1)])
  }

  @Test func aBoxIsTightAroundItsPixels() {
    #expect(boxes(at: [(33, 40), (40, 34), (47, 45)]) == [PixelRect(x: 33, y: 34, width: 15, height: 12)])
  }

  @Test func neighbouringSquaresHangTogether() {
    #expect(boxes(at: [(15, 8), (16, 8)]) == [PixelRect(x: 15, y: 8, width: 2, height: 1)])
    #expect(boxes(at: [(8, 15), (8, 16)]) == [PixelRect(x: 8, y: 15, width: 1, height: 2)])
    #expect(boxes(at: [(16, 15), (15, 16)]) == [PixelRect(x: 15, y: 15, width: 2, height: 2)])
  }

  @Test func aChainOfSquaresIsOneCluster() {
    let chain = stride(from: 8, to: 100, by: 16).map { (x: $0, y: 50) }
    #expect(boxes(at: chain) == [PixelRect(x: 8, y: 50, width: 81, height: 1)])
  }

  @Test func aRingIsOneClusterAndSwallowsNothingApart() {
    let ring = stride(from: 0, to: 96, by: 8).flatMap {
      [(x: $0, y: 0), (x: $0, y: 95), (x: 0, y: $0), (x: 95, y: $0)]
    }
    let middle = PixelRect(x: 48, y: 48, width: 1, height: 1)
    let found = boxes(width: 96, height: 96, at: ring + [(48, 48)])
    #expect(found == [PixelRect(x: 0, y: 0, width: 96, height: 96), middle])
  }

  @Test func clustersAreSortedFromTopToBottomThenFromLeft() {
    let found = boxes(at: [(90, 5), (5, 6), (50, 5), (20, 90)])
    #expect(
      found == [
        PixelRect(x: 50, y: 5, width: 1, height: 1),
        PixelRect(x: 90, y: 5, width: 1, height: 1),
        PixelRect(x: 5, y: 6, width: 1, height: 1),
        PixelRect(x: 20, y: 90, width: 1, height: 1),
      ]
    )
  }

  @Test func columnsDoNotWrapAround() {
    let found = boxes(width: 64, height: 64, at: [(63, 8), (0, 24)])
    #expect(found.count == 2)
  }

  @Test func tooManyClustersAreGatheredByLargerSquares() {
    let places = (0..<20).flatMap { row in (0..<20).map { (x: 40 * $0, y: 40 * row) } }
    let found = boxes(width: 800, height: 800, at: places)
    #expect((1..<256).contains(found.count))
    #expect(found.reduce(0) { $0 + $1.width * $1.height } > 400)
    let fewer = boxes(width: 800, height: 800, at: Array(places.prefix(240)))
    #expect(fewer.count == 240)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func squaresThatHangTogetherAreFoundAsByWalkingFromOneToTheNext(seed: UInt64) {
    var state = seed
    var marked = Set<PixelPlace>()
    for y in 0..<12 {
      for x in 0..<14 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // From few squares to nearly all of them.
        if state >> 33 % 8 <= seed { marked.insert(PixelPlace(x: x, y: y)) }
      }
    }
    var expected: [PixelRect] = []
    var rest = marked
    while let start = rest.popFirst() {
      var (waiting, cluster) = ([start], [start])
      while let place = waiting.popLast() {
        for y in place.y - 1...place.y + 1 {
          for x in place.x - 1...place.x + 1 {
            guard let next = rest.remove(PixelPlace(x: x, y: y)) else { continue }
            waiting.append(next)
            cluster.append(next)
          }
        }
      }
      let (xs, ys) = (cluster.map(\.x), cluster.map(\.y))
      let (left, top) = (16 * (xs.min() ?? 0) + 5, 16 * (ys.min() ?? 0) + 5)
      expected.append(
        PixelRect(
          x: left, y: top, width: 16 * (xs.max() ?? 0) + 6 - left, height: 16 * (ys.max() ?? 0) + 6 - top))
    }
    let found = boxes(width: 224, height: 192, at: marked.map { (x: 16 * $0.x + 5, y: 16 * $0.y + 5) })
    #expect(Set(found) == Set(expected) && found.count == expected.count)
  }

  /// A square of a grid.
  private struct PixelPlace: Hashable {
    var x: Int
    var y: Int
  }

  @Test func aPictureWhollyDifferentIsOneBox() {
    let comparison = BitmapComparison(
      expected: Bitmap(width: 37, height: 53, repeating: SIMD4(0, 0, 0, 255)),
      actual: Bitmap(width: 37, height: 53, repeating: SIMD4(9, 9, 9, 255))
    )
    let difference = BitmapDifference(
      pixelCount: 37 * 53,
      largestChannelDifference: 9,
      boxes: [PixelRect(x: 0, y: 0, width: 37, height: 53)]
    )
    #expect(comparison.result == .different(difference))
  }
}
