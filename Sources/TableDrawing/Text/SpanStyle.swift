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
  /// What single letters of the typeface differ by from those that stand in for them.
  let letterWidths: LetterWidths?
  /// The factor by which the typeface is heightened.
  let rise: Double
  /// How high the parts of the typeface's small letters are.
  let letterShapes: LetterShapes?
  /// How much of the typeface's own kerning is kept.
  let kerning: Double
  /// What begins on whole points.
  var wholePoints: WholePointPlacement?

  /// The style without what fits the typeface's letters and widths.
  var unfitted: SpanStyle {
    SpanStyle(
      typeface: typeface, isBold: isBold, size: size, stretch: 1, tracking: 0, letterWidths: nil, rise: 1,
      letterShapes: nil, kerning: 0)
  }

  /// The points that a letter is wider than the one that stands in for it; `next` is the one that follows, or 0.
  func difference(of scalar: UInt32, before next: UInt32 = 0) -> Double {
    letterWidths?.difference(of: scalar, before: next, size: size) ?? 0
  }
}
