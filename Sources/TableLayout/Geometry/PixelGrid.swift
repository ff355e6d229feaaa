/// Rounds points to the pixels of a screen.
struct PixelGrid {
  let scale: Double

  /// Distances this close to a pixel, in pixels, count as on it, so that sums of thirds do not gain a pixel.
  private static let tolerance = 1e-4

  /// The next pixel at or past a distance.
  func ceil(_ points: Double) -> Double {
    (points * scale - PixelGrid.tolerance).rounded(.up) / scale
  }

  /// The pixel at or before a distance.
  func floor(_ points: Double) -> Double {
    (points * scale + PixelGrid.tolerance).rounded(.down) / scale
  }

  /// The pixel nearest to a distance; halves go away from zero.
  func round(_ points: Double) -> Double {
    (points * scale + PixelGrid.tolerance).rounded() / scale
  }
}
