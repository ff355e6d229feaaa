import TableModel

extension Rect {
  /// The middle of the rectangle.
  var center: Point { Point(minX + width / 2, minY + height / 2) }
}
