/// What an author says of a label's font; what is not said stays the theme's default.
public struct FontAttributes: Hashable, Sendable {
  /// The purpose of the text, which gives a size and a weight where these are not said.
  public var textStyle: TextStyle?
  /// The size in points.
  public var size: Double?
  /// The weight of the letters; `nil` for the theme’s.
  public var weight: FontWeight?
  /// Whether the letters slant.
  public var isItalic: Bool?

  /// Attributes that replace the theme's where they are given.
  public init(
    textStyle: TextStyle? = nil,
    size: Double? = nil,
    weight: FontWeight? = nil,
    isItalic: Bool? = nil
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
