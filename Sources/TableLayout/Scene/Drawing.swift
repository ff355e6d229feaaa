import TableModel

/// One thing to draw, in the coordinates of the node that holds it.
public enum Drawing: Hashable, Sendable {
  /// An outline filled by the nonzero rule.
  case fill(Path, Paint)
  /// A line along an outline.
  case stroke(Path, Stroke, Paint)
  /// A picture, or a part of one.
  case image(PlacedImage)
  /// A line of glyphs; the origin is the left end of its baseline. The shade, if any, is light and shade over the letters,
  /// from as far above the baseline as they are large down to it.
  case text(ShapedLine, origin: Point, color: Color, shade: Gradient? = nil)
}
