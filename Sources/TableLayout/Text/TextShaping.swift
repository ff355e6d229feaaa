import TableModel

/// Turns characters into placed glyphs; the only thing layout asks of the world outside it.
public protocol TextShaping {
  /// Breaks, cuts and places text.
  ///
  /// The answer depends on the request alone. Text that no font covers yields the fonts' own glyph for an
  /// unknown character, never an error.
  func shape(_ request: TextRequest) -> ShapedText
}
