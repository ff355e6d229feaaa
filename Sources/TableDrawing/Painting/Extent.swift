import TableModel

/// The edges, in points of the picture, that nothing drawn goes beyond.
///
/// Edges that are no numbers are left out of account.
struct Extent {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The extent of nothing, which a union with grows from.
  static let none = Extent(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// The extent with another's.
  func union(_ other: Extent) -> Extent {
    Extent(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }

  /// The extent with each edge moved outwards.
  func grown(by margin: Double) -> Extent {
    Extent(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// The extent moved.
  func offset(by distance: Point) -> Extent {
    Extent(
      left: left + distance.x, top: top + distance.y, right: right + distance.x,
      bottom: bottom + distance.y)
  }

  /// The extent cut off at a rectangle.
  func clipped(to rect: Rect) -> Extent {
    let left = max(left, rect.minX)
    let top = max(top, rect.minY)
    return Extent(
      left: left, top: top, right: max(left, min(right, rect.maxX)), bottom: max(top, min(bottom, rect.maxY))
    )
  }
}

extension Extent {
  /// The extent of a rectangle, whichever of its corners comes first.
  init(_ rect: Rect) {
    self.init(
      left: min(rect.minX, rect.maxX),
      top: min(rect.minY, rect.maxY),
      right: max(rect.minX, rect.maxX),
      bottom: max(rect.minY, rect.maxY)
    )
  }
}
