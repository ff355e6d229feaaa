import TableModel

/// A place in an SVG file whose bytes depend on what comes later.
struct SVGGap {
  /// What belongs there.
  enum Content {
    /// A shape, its first point or the place of its view in parts of a point.
    case shape(Int, x: Int, y: Int)
    /// A picture, scaled to a rectangle.
    case picture(Int, Rect)
    /// A use of a glyph at a place in parts of its font's unit, and whether it is the file's first.
    case glyph(Int, x: Int, y: Int, isFirst: Bool)
    /// The font of a text, as far as it is not the one of most.
    case font(family: Int, size: Int)
  }

  /// The number of bytes before it.
  let place: Int
  /// The element's own attributes.
  let attributes: Range<Int>
  let content: Content
}
