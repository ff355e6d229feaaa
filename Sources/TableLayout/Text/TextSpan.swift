import TableModel

/// A stretch of a text in one typeface at one size.
public struct TextSpan: Hashable, Sendable {
  /// The characters that share a font and a colour.
  public var text: String
  /// The size of the letters, in points.
  public var size: Double
  /// The typeface that is drawn.
  public var substitute: FontSubstitute

  /// A stretch of text.
  public init(text: String, size: Double, substitute: FontSubstitute) {
    self.text = text
    self.size = size
    self.substitute = substitute
  }
}
