import TableModel

extension Size {
  /// The size with 0 for what is negative or no number, and the greatest distance for what is more.
  var withoutImpossible: Size {
    Size(
      width: width.isFinite ? max(0, width.possibleDistance) : 0,
      height: height.isFinite ? max(0, height.possibleDistance) : 0
    )
  }
}

extension Rect {
  /// The rectangle with zero for distances that are no numbers, nothing for an extent of less, and the greatest distance
  /// for what is more.
  var withoutImpossible: Rect {
    Rect(
      x: minX.isFinite ? minX.possibleDistance : 0, y: minY.isFinite ? minY.possibleDistance : 0,
      width: size.withoutImpossible.width, height: size.withoutImpossible.height
    )
  }
}

extension EdgeInsets {
  /// The insets with nothing for what is no number, and the greatest distance for what is more.
  var withoutImpossible: EdgeInsets {
    EdgeInsets(
      top: top.possibleDistance, left: left.possibleDistance,
      bottom: bottom.possibleDistance, right: right.possibleDistance
    )
  }
}

extension Double {
  /// More points than any table is scrolled by, and any view is large; distances beyond it would be lost in rounding.
  private static let greatestDistance = 10_000_000.0

  /// The distance, or nothing for what is no number, or the greatest distance for what is more.
  var possibleDistance: Double {
    guard !isNaN else { return 0 }
    return min(Double.greatestDistance, max(-Double.greatestDistance, self))
  }
}

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

extension Rect {
  /// The middle of the rectangle.
  var center: Point { Point(minX + width / 2, minY + height / 2) }

  /// A rectangle of a size in the middle of this one, its corner on a pixel.
  func centered(_ size: Size, on pixels: PixelGrid) -> Rect {
    Rect(
      x: pixels.round(minX + (width - size.width) / 2), y: pixels.round(minY + (height - size.height) / 2),
      width: size.width, height: size.height
    )
  }
}

extension Gradient {
  /// A paint that runs from the top of a rectangle to its bottom, or one colour where there is but one.
  func downwards(in rect: Rect) -> Paint {
    if stops.count == 1, let only = stops.first { return .color(only.color) }
    return .linear(self, from: Point(0, rect.minY), to: Point(0, rect.maxY))
  }
}
