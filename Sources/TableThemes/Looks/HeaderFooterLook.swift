import TableModel

/// The header or footer of a section.
public struct HeaderFooterLook: Hashable, Sendable {
  /// The letters of the title, and their place in the line.
  public var text: TextLook
  /// Whether the text is shown in capitals.
  public var isUppercased: Bool = false
  /// The greatest number of lines of the text; 0 for as many as needed.
  public var maximumLines: Int = 0
  /// The space before and after the text, from the edges of the table, by the table's width.
  public var margin: ByWidth
  /// The space above the text, in points.
  public var paddingTop: Double
  /// The space above the text at sizes of text where it is another than at the standard, in points.
  public var otherPaddingsTop: [ContentSizeCategory: Double] = [:]
  /// The points that the space above the text is larger on devices than in stored documents, but for the first section.
  public var surplus = 0.0
  /// The space below the text, in points.
  public var paddingBottom: Double
  /// The height in points of what has a title without a character; `nil` where that is no title at all.
  public var emptyTitleHeight: Double?
  /// The least height in points, title or not, of what the table gives a height of its own; `nil` takes that height as it
  /// is, in plain tables for titles alone.
  public var leastGivenHeight: Double?
  /// The height in points where there is no text; on finer screens headers are rounded up to pixels and footers down.
  public var untitledHeight: Double = 0
  /// The height in points where there is no text, for the first of the table; `nil` for that of all others.
  public var firstUntitledHeight: Double?
  /// The points above the text that the first of the table has more than others.
  public var firstPaddingTop: Double = 0
  /// The points above a header's text that sections with a titled footer have more than others; none in the first.
  public var footedPaddingTop: Double = 0
  /// The points below a header's text that the first of the table, and those with more above for their footer, have more.
  public var roomyPaddingBottom: Double = 0
  /// Whether the spaces above and below the text are each rounded up to pixels.
  public var roundsPaddings: Bool = false
  /// Whether lines are whole points apart on every screen, the nearest to their height.
  public var hasWholeLines: Bool = false
  /// The space above the view, in points, where there is one; it scrolls away under a view that is pinned.
  public var spaceAbove: Double = 0
  /// What lies behind the text.
  public var background: HeaderBackground?
}
