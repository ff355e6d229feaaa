import TableModel

/// How the characters of a span are set.
struct SpanStyle {
  /// The place in the catalog of the typeface.
  let typeface: Int
  /// Whether fallbacks are to be heavy too.
  let isBold: Bool
  /// The size of the letters, in points.
  let size: Double
  /// The factor by which the typeface is widened.
  let stretch: Double
  /// The points that are added to every advance of the typeface.
  let tracking: Double

  /// The style without what fits the typeface's widths.
  var unwidened: SpanStyle {
    SpanStyle(typeface: typeface, isBold: isBold, size: size, stretch: 1, tracking: 0)
  }
}
