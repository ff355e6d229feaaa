/// Paints the rows of the picture of a difference, each pixel `0xAARRGGBB`.
///
/// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
/// rest is a pale grey copy of the picture as it should be.
struct DifferencePainter {
  /// What marks a pixel that differs.
  private static let mark: UInt32 = 0xFFFF_0000
  /// What marks a pixel that differs and does not count.
  private static let paleMark: UInt32 = 0xFFFF_D000
  /// What shows where neither picture has a pixel.
  private static let ground: UInt32 = 0xFF40_4040

  private let expected: PixelSize
  private let actual: PixelSize

  /// A painter for pictures of two extents.
  init(expected: PixelSize, actual: PixelSize) {
    self.expected = expected
    self.actual = actual
  }

  /// A row, over that of the picture as it should be.
  func row(_ y: Int, over pixels: [UInt32], _ differing: PixelMask, _ setAside: PixelMask) -> [UInt32] {
    let overlap = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    let covered = max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
    var row = [UInt32](repeating: Self.ground, count: max(expected.width, actual.width))
    for x in 0..<covered { row[x] = x < overlap ? Self.faded(Pixel(bits: pixels[x])) : Self.mark }
    if differing.hasAny(inRow: y) {
      for x in 0..<overlap where differing.contains(x: x, y: y) { row[x] = Self.mark }
    }
    if setAside.hasAny(inRow: y) {
      for x in 0..<overlap where setAside.contains(x: x, y: y) { row[x] = Self.paleMark }
    }
    return row
  }

  /// A pixel's brightness over white, at a quarter of its contrast.
  private static func faded(_ pixel: Pixel) -> UInt32 {
    let channels = pixel.channels
    // The weights of Rec. 709 in parts of 256.
    let brightness = (54 * Int(channels.x) + 183 * Int(channels.y) + 19 * Int(channels.z)) / 256
    let darkness = (255 - brightness) * Int(channels.w) / 255
    let grey = UInt32(255 - darkness / 4)
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
