import TableModel

/// The way from points to the pixels of one surface.
struct SurfaceGrid {
  /// How near to a whole pixel a coordinate counts as being on it: sums of thirds of points miss by less.
  private static let tolerance = 1.0 / 128
  /// The largest coordinate that Cairo's 24-bit numbers hold, with room for a line's width.
  private static let limit = 4_000_000.0

  /// Pixels a point.
  let scale: Double
  /// The picture's row that lies at the surface's upper edge.
  let firstRow: Double

  /// Whether the surface is made of pixels, as a page is not.
  let hasPixels: Bool

  init(scale: Double, firstRow: Int = 0, hasPixels: Bool = true) {
    self.scale = scale
    self.hasPixels = hasPixels
    self.firstRow = Double(firstRow)
  }

  /// The distance of a point from the surface's left edge, in pixels.
  func x(_ points: Double) -> Double {
    SurfaceGrid.clamp(SurfaceGrid.snap(points * scale))
  }

  /// The distance of a point from the surface's upper edge, in pixels.
  func y(_ points: Double) -> Double {
    SurfaceGrid.clamp(SurfaceGrid.snap(points * scale) - firstRow)
  }

  /// The nearest edge of a pixel, in every band of a picture the same; on a page, the place itself.
  func edge(_ pixels: Double) -> Double {
    hasPixels ? (pixels + 0.5).rounded(.down) : pixels
  }

  /// The whole pixels that hold all within an extent, with one more on each side; without size where it is empty.
  func pixels(around extent: Extent) -> Rect {
    func edge(_ pixels: Double) -> Double { min(SurfaceGrid.limit, max(-SurfaceGrid.limit, pixels)) }
    let left = edge((extent.left * scale).rounded(.down) - 1)
    let top = edge((extent.top * scale).rounded(.down) - 1 - firstRow)
    let right = edge((extent.right * scale).rounded(.up) + 1)
    let bottom = edge((extent.bottom * scale).rounded(.up) + 1 - firstRow)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func snap(_ pixels: Double) -> Double {
    let whole = pixels.rounded()
    return abs(pixels - whole) < tolerance ? whole : pixels
  }

  private static func clamp(_ pixels: Double) -> Double {
    pixels.isFinite ? min(limit, max(-limit, pixels)) : 0
  }
}
