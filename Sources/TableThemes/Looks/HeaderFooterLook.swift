import TableModel

/// The header or footer of a section.
public struct HeaderFooterLook: Hashable, Sendable {
  /// The letters.
  public var text: TextLook
  /// Whether the text is shown in capitals.
  public var isUppercased: Bool
  /// The space before and after the text, from the edges of the table, by the table's width.
  public var margin: ByWidth
  /// The space above the text, in points.
  public var paddingTop: Double
  /// The space below the text, in points.
  public var paddingBottom: Double
  /// The height in points where there is no text.
  public var untitledHeight: Double
  /// The height in points of what has a title without a character; `nil` where that is no title at all.
  public var emptyTitleHeight: Double?
  /// The least height in points, title or not, of what the table gives a height of its own; `nil` takes that height as it
  /// is, in plain tables for titles alone.
  public var leastGivenHeight: Double?
  /// The height in points where there is no text, for the first of the table.
  public var firstUntitledHeight: Double
  /// The points above the text that the first of the table has more than others.
  public var firstPaddingTop: Double
  /// The points above a header's text that sections with a titled footer have more than others; none in the first.
  public var footedPaddingTop: Double
  /// The space above the view, in points, where there is one; it scrolls away under a view that is pinned.
  public var spaceAbove: Double
  /// What lies behind the text.
  public var ground: HeaderGround?

  /// The look of a section's header or footer.
  public init(
    text: TextLook,
    isUppercased: Bool = false,
    margin: ByWidth,
    paddingTop: Double,
    paddingBottom: Double,
    emptyTitleHeight: Double? = nil,
    leastGivenHeight: Double? = nil,
    untitledHeight: Double = 0,
    firstUntitledHeight: Double? = nil,
    firstPaddingTop: Double = 0,
    footedPaddingTop: Double = 0,
    spaceAbove: Double = 0,
    ground: HeaderGround? = nil
  ) {
    self.text = text
    self.isUppercased = isUppercased
    self.margin = margin
    self.paddingTop = paddingTop
    self.paddingBottom = paddingBottom
    self.emptyTitleHeight = emptyTitleHeight
    self.leastGivenHeight = leastGivenHeight
    self.untitledHeight = untitledHeight
    self.firstUntitledHeight = firstUntitledHeight ?? untitledHeight
    self.firstPaddingTop = firstPaddingTop
    self.footedPaddingTop = footedPaddingTop
    self.spaceAbove = spaceAbove
    self.ground = ground
  }
}
