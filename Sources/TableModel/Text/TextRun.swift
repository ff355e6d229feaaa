/// A stretch of a label's text with attributes of its own.
public struct TextRun: Hashable, Sendable {
  /// The characters that share the run's attributes.
  public var text: String
  /// What differs from the label's font.
  public var font: FontAttributes?
  /// The colour, instead of the label's.
  public var textColor: Color?

  /// A stretch of text.
  public init(text: String, font: FontAttributes? = nil, textColor: Color? = nil) {
    self.text = text
    self.font = font
    self.textColor = textColor
  }
}
