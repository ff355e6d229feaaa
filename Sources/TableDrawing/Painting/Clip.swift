import TableModel

/// What drawings are cut off at, in points of the picture.
struct Clip: Hashable {
  /// The rectangle that everything lies in.
  let rect: Rect
  /// The outlines that things are cut off at besides.
  let outlines: [Path]

  /// The edges of a view, inside those of the views around it.
  init(_ bounds: Rect, cornerRadius: Double, within outer: Clip?) {
    let corners =
      cornerRadius > 0 ? [Path.roundedRect(bounds, top: cornerRadius, bottom: cornerRadius)] : []
    self.init(bounds, corners, within: outer)
  }

  /// The outline of a view, inside the edges of the views around it.
  init(_ outline: Path, within outer: Clip?) {
    self.init(outline.boundingBox, [outline], within: outer)
  }

  private init(_ bounds: Rect, _ outlines: [Path], within outer: Clip?) {
    rect = outer.map { $0.rect.intersection(bounds) } ?? bounds
    self.outlines = (outer?.outlines ?? []) + outlines
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
