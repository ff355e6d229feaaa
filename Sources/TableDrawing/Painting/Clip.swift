import TableModel

/// What drawings are cut off at, in points of the picture.
struct Clip: Hashable {
  /// A rectangle with round corners.
  struct RoundedRect: Hashable {
    let rect: Rect
    let radius: Double

    /// The outline.
    var path: Path { .roundedRect(rect, top: radius, bottom: radius) }
  }

  /// The rectangle that everything lies in.
  let rect: Rect
  /// The rectangles whose corners are cut off besides.
  let rounded: [RoundedRect]

  /// The edges of a view, inside those of the views around it.
  init(_ bounds: Rect, cornerRadius: Double, within outer: Clip?) {
    rect = outer.map { $0.rect.intersection(bounds) } ?? bounds
    let corners = cornerRadius > 0 ? [RoundedRect(rect: bounds, radius: cornerRadius)] : []
    rounded = (outer?.rounded ?? []) + corners
  }
}

extension Rect {
  /// The part that two rectangles share; without extent where they share none.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }
}
