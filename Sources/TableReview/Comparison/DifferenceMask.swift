import TableDrawing

/// Which pixels of two pictures differ, over an extent that holds both.
///
/// Verdict, numbers and the picture of a comparison are all read from here, so that they cannot disagree.
struct DifferenceMask: Hashable, Sendable {
  /// The extent that holds both pictures.
  let size: PixelSize
  /// Whether each pixel differs, row after row from the top.
  let differs: [Bool]
  /// The number of pixels that differ.
  let count: Int
  /// The largest difference of any channel among the pixels that differ.
  let largestChannelDifference: Int

  /// Compares two pictures that lie on one another at their upper left corners.
  ///
  /// A pixel that only one of them has always differs.
  init(expected: Bitmap, actual: Bitmap, tolerance: UInt8) {
    size = PixelSize(
      width: max(expected.width, actual.width),
      height: max(expected.height, actual.height)
    )
    var differs = Array(repeating: false, count: size.width * size.height)
    var count = 0
    var largest = 0
    if expected != actual {
      for y in 0..<size.height {
        for x in 0..<size.width {
          let distance = Self.distance(expected.pixel(x: x, y: y), actual.pixel(x: x, y: y))
          guard distance > Int(tolerance) else { continue }
          differs[y * size.width + x] = true
          count += 1
          largest = max(largest, min(255, distance))
        }
      }
    }
    self.differs = differs
    self.count = count
    largestChannelDifference = largest
  }

  /// The largest difference of a channel: more than any tolerance where only one pixel exists.
  private static func distance(_ expected: SIMD4<UInt8>?, _ actual: SIMD4<UInt8>?) -> Int {
    guard let expected, let actual else {
      return expected == nil && actual == nil ? 0 : 256
    }
    // The colour of a pixel that is wholly transparent cannot be seen.
    if expected.w == 0, actual.w == 0 { return 0 }
    let larger = pointwiseMax(expected, actual)
    let smaller = pointwiseMin(expected, actual)
    return Int((larger &- smaller).max())
  }
}
