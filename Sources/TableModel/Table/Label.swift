/// A run of text, as UIKit's `UILabel` has it.
///
/// What is `nil` takes the theme's default for the place it stands in.
public struct Label: Hashable, Sendable {
  /// The text.
  public var text: String
  /// What differs from the theme's font.
  public var font: FontAttributes?
  /// The colour of the letters.
  public var textColor: Color?
  /// Where the lines lie between the label's edges.
  public var textAlignment: TextAlignment?
  /// The greatest number of lines; 0 for as many as needed.
  public var numberOfLines: Int
  /// How text is cut or wrapped that does not fit.
  public var lineBreakMode: LineBreakMode

  /// A label with UIKit's defaults for everything that is not given.
  public init(
    text: String,
    font: FontAttributes? = nil,
    textColor: Color? = nil,
    textAlignment: TextAlignment? = nil,
    numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
  }
}
