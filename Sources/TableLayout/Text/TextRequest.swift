import TableModel

/// A text to be shaped and the room that it has.
public struct TextRequest: Hashable, Sendable {
  /// The characters; line feeds begin new lines where more than one is allowed.
  public var text: String
  /// The size of the letters, in points.
  public var size: Double
  /// The typeface that is drawn.
  public var substitute: FontSubstitute
  /// The greatest width of a line in points; `nil` for no limit.
  public var maximumWidth: Double?
  /// The greatest number of lines; 0 for as many as needed.
  public var maximumLines: Int
  /// How text is cut or wrapped that does not fit.
  public var lineBreakMode: LineBreakMode

  /// A text and the room that it has.
  public init(
    text: String,
    size: Double,
    substitute: FontSubstitute,
    maximumWidth: Double? = nil,
    maximumLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.text = text
    self.size = size
    self.substitute = substitute
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
  }
}
