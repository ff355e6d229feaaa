import TableDrawing

extension BitmapComparison {
  /// The number of columns between two panels.
  private static let gap = 4
  /// What shows between the panels and below those that are less high.
  private static let ground = SIMD4<UInt8>(64, 64, 64, 255)
  /// What marks a pixel that differs.
  private static let mark = SIMD4<UInt8>(255, 0, 0, 255)

  /// One picture of three panels: as it should be, as it is, and the difference.
  ///
  /// The last panel shows the pixels that differ in red over a pale grey copy of the picture as it should be. Panels
  /// of different sizes stand in line at the top.
  public var sideBySide: Bitmap {
    var canvas = Bitmap(
      width: expected.width + actual.width + mask.size.width + 2 * Self.gap,
      height: mask.size.height,
      repeating: Self.ground
    )
    let secondPanel = expected.width + Self.gap
    let thirdPanel = secondPanel + actual.width + Self.gap
    for y in 0..<mask.size.height {
      for x in 0..<mask.size.width {
        if let pixel = expected.pixel(x: x, y: y) { canvas.setPixel(x: x, y: y, to: pixel) }
        if let pixel = actual.pixel(x: x, y: y) { canvas.setPixel(x: secondPanel + x, y: y, to: pixel) }
        if let pixel = differencePixel(x: x, y: y) { canvas.setPixel(x: thirdPanel + x, y: y, to: pixel) }
      }
    }
    return canvas
  }

  /// A pixel of the third panel; `nil` where neither picture has one.
  private func differencePixel(x: Int, y: Int) -> SIMD4<UInt8>? {
    if mask.differs[y * mask.size.width + x] { return Self.mark }
    return expected.pixel(x: x, y: y).map(Self.faded)
  }

  /// A pixel's brightness over white, at a quarter of its contrast.
  private static func faded(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    // The weights of Rec. 709 in parts of 256.
    let brightness = (54 * Int(pixel.x) + 183 * Int(pixel.y) + 19 * Int(pixel.z)) / 256
    let darkness = (255 - brightness) * Int(pixel.w) / 255
    let grey = UInt8(255 - darkness / 4)
    return SIMD4(grey, grey, grey, 255)
  }
}
