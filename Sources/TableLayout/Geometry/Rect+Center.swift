import TableModel

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
