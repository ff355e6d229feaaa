import TableModel

/// How tables of one style look in a theme.
public struct TableLook: Hashable, Sendable {
  /// What lies behind the rows.
  public var background: TableBackground
  /// The cells: their measures, letters and elements.
  public var cell: CellLook
  /// What a row stands on.
  public var rowBackground: RowBackground
  /// How rows are divided when the table does not say.
  public var separatorStyle: SeparatorStyle
  /// The headers of sections.
  public var header: HeaderFooterLook
  /// The footers of sections.
  public var footer: HeaderFooterLook
  /// Whether lines go on below the last row down to the end of the screen.
  public var showsEmptyRows: Bool
}

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
  /// The points that the space above the text is larger on devices than in stored documents, but for the first section
  /// and in tables that give footers a height.
  public var surplus = 0.0
  /// The space below the text, in points.
  public var paddingBottom: Double
  /// The height in points of what has a title without a character; `nil` where that is no title at all.
  public var emptyTitleHeight: Double?
  /// That height at other sizes of text, where it is known.
  package var otherEmptyTitleHeights: [ContentSizeCategory: Double] = [:]
  /// The least height in points, title or not, of what the table gives a height; `nil` takes that height as it
  /// is, in plain tables for titles alone.
  public var leastGivenHeight: Double?
  /// The height in points where there is no text; on finer screens headers are rounded up to pixels and footers down.
  public var untitledHeight: Double = 0
  /// Whether that height is rounded up to pixels; `nil` for as usual.
  public var roundsUntitledUp: Bool?
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

/// What the rows of a table stand on, and how the lines between them are drawn.
public enum RowBackground: Hashable, Sendable {
  /// A sheet from edge to edge.
  case sheet(SheetLook)
  /// A card with rounded corners for each section, away from the table's edges.
  case card(CardLook)
  /// A box with rounded corners around each section, by the table's separator style.
  case box(etched: BoxLook, single: BoxLook)
}

/// What lies behind the rows of a table.
public enum TableBackground: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours from the top of the table to its end.
  case gradient(Gradient)
  /// Upright stripes, by the pixels of the screen.
  case pinstripe(ByScale<Pinstripe>)
}

/// Cards that the rows of a section stand on.
public struct CardLook: Hashable, Sendable {
  /// The space on both sides of a card by the width of the table, in points.
  public var margin: ByWidth
  /// The radius of the corners, in points; the curve is continuous and begins further out than a circle's would.
  public var cornerRadius: Double
  /// The colour of the rows.
  public var fill: Color
  /// The lines between rows; the last row of a card has none.
  public var separator: SeparatorLook
  /// The radius of all corners of a selected row's background, in points; `nil` for those of its card.
  public var selectionRadius: Double?
}

/// What lies behind the text of a plain table's section header.
public struct HeaderBackground: Hashable, Sendable {
  /// The colours from top to bottom, between the lines.
  public var gradient: Gradient
  /// The thickness of all lines, in points.
  public var lineThickness: Double = 1
  /// The colour of a line just above the header, over the row before it.
  public var lineAbove: Color?
  /// The colour of a line along the header's upper edge.
  public var topLine: Color?
  /// The colour of a line along the header's lower edge.
  public var bottomLine: Color?
}

/// Upright stripes that repeat across a table.
public struct Pinstripe: Hashable, Sendable {
  /// One stripe of the period.
  public struct Stripe: Hashable, Sendable {
    /// The left edge in points from the start of the period.
    public var x: Double
    /// The width in points.
    public var width: Double
    /// The colours from the top of the table to its end.
    public var gradient: Gradient

    /// A stripe of a width from a place on, both in points, in colours from top to bottom.
    init(x: Double, width: Double, _ gradient: Gradient) {
      self.x = x
      self.width = width
      self.gradient = gradient
    }
  }

  /// The distance in points after which the stripes repeat.
  public var period: Double
  /// The colours of the background between the stripes, from the top of the table to its end.
  public var background: Gradient
  /// The stripes of one period; one may reach into the next.
  public var stripes: [Stripe]
}

/// Rows that run from one edge of the table to the other.
public struct SheetLook: Hashable, Sendable {
  /// The space on both sides of the rows by the width of the table, in points.
  public var margin: ByWidth = ByWidth(0)
  /// The colour of the rows.
  public var fill: Color
  /// Whether rows without a colour show the colour that the table was given.
  public var showsTableBackground: Bool = false
  /// The lines between rows.
  public var separator: SeparatorLook
  /// Whether a section's outer edges have lines of the full width, as groups have.
  public var framesSections: Bool
  /// Whether the last row of a section has a line below it.
  public var endsWithLine: Bool = true
  /// Whether that line is there where the next section begins with a header.
  public var endsWithLineBeforeHeader: Bool = true
  /// Whether a selection lies over all of a row, the place of the line below it included.
  public var selectionReachesLine: Bool
}
