/// What of a text begins on whole points, as before iOS 6 where a point is a pixel.
public enum WholePointPlacement: Hashable, Sendable {
  /// Every word: words and blanks are as wide as whole numbers of points.
  case words
  /// Every letter, on the point at or before the place where the advances put it; the text is as wide as without.
  case letters
}
