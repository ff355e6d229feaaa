import TableModel

/// A text to be shaped and the room that it has.
package struct TextRequest: Hashable, Sendable {
  /// The stretches of the text in reading order, at least one; line feeds begin new lines where more than one is allowed.
  ///
  /// An ellipsis looks like the stretch that it stands in.
  package var spans: [TextSpan]
  /// The greatest width of a line in points; `nil` for no limit.
  package var maximumWidth: Double?
  /// The greatest number of lines; 0 for as many as needed.
  package var maximumLines: Int
  /// How text is cut or wrapped that does not fit.
  package var lineBreakMode: LineBreakMode
  /// The language of the text, as a tag of BCP 47: it decides where lines may break and which forms letters have.
  package var language: String
  /// The direction of lines whose own characters have none.
  package var layoutDirection: LayoutDirection

  /// A text of several stretches and the room that it has.
  package init(
    spans: [TextSpan],
    maximumWidth: Double? = nil,
    maximumLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    language: String = "en",
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.spans = spans
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.language = language
    self.layoutDirection = layoutDirection
  }

  /// A text of one stretch and the room that it has.
  package init(
    text: String,
    size: Double,
    substitute: FontSubstitute,
    maximumWidth: Double? = nil,
    maximumLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    language: String = "en",
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      spans: [TextSpan(text: text, size: size, substitute: substitute)],
      maximumWidth: maximumWidth,
      maximumLines: maximumLines,
      lineBreakMode: lineBreakMode,
      language: language,
      layoutDirection: layoutDirection
    )
  }

  /// The characters of all spans, one after the other.
  package var text: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }
}

/// A stretch of a text in one typeface at one size.
package struct TextSpan: Hashable, Sendable {
  /// The characters that share a font and a colour.
  package var text: String
  /// The size of the letters, in points.
  package var size: Double
  /// The typeface that is drawn.
  package var substitute: FontSubstitute

  /// A stretch of text.
  package init(text: String, size: Double, substitute: FontSubstitute) {
    self.text = text
    self.size = size
    self.substitute = substitute
  }
}

/// Turns characters into placed glyphs; the only thing layout asks of the world outside it.
package protocol TextShaping {
  /// Breaks, cuts and places text.
  ///
  /// The answer depends on the request alone. Text that no font covers yields the fonts' own glyph for an
  /// unknown character, never an error.
  func shape(_ request: TextRequest) -> ShapedText
}
