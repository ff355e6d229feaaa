import TableModel

/// How tables of one style look in a theme.
package struct TableLook: Hashable, Sendable {
  /// What lies behind the rows.
  package var background: TableBackground
  /// The cells: their measures, letters and elements.
  @Boxed package var cell: CellLook
  /// What a row stands on.
  package var rowBackground: RowBackground
  /// How rows are divided when the table does not say.
  package var separatorStyle: SeparatorStyle
  /// The headers of sections.
  @Boxed package var header: HeaderFooterLook
  /// The footers of sections.
  @Boxed package var footer: HeaderFooterLook
  /// Whether lines go on below the last row down to the end of the screen.
  package var showsEmptyRows: Bool
}

/// The header or footer of a section.
package struct HeaderFooterLook: Hashable, Sendable {
  /// The letters of the title, and their place in the line.
  package var text: TextLook
  /// Whether the text is shown in capitals.
  package var isUppercased: Bool = false
  /// The greatest number of lines of the text; 0 for as many as needed.
  package var maximumLines: Int = 0
  /// The space before and after the text, from the edges of the table, by the table's width.
  package var margin: ByWidth
  /// The space above the text, in points.
  package var paddingTop: Double
  /// The space above the text at sizes of text where it is another than at the standard, in points.
  package var otherPaddingsTop: [ContentSizeCategory: Double] = [:]
  /// The points that the space above the text is larger on devices than in stored documents, but for the first section
  /// and in tables that give footers a height.
  package var surplus = 0.0
  /// The space below the text, in points.
  package var paddingBottom: Double
  /// The height in points of what has a title without a character; `nil` where that is no title at all.
  package var emptyTitleHeight: Double?
  /// That height at other sizes of text, where it is known.
  package var otherEmptyTitleHeights: [ContentSizeCategory: Double] = [:]
  /// The least height in points, title or not, of what the table gives a height; `nil` takes that height as it
  /// is, in plain tables for titles alone.
  package var leastGivenHeight: Double?
  /// The height in points where there is no text; on finer screens headers are rounded up to pixels and footers down.
  package var untitledHeight: Double = 0
  /// Whether that height is rounded up to pixels; `nil` for as usual.
  package var roundsUntitledUp: Bool?
  /// The height in points where there is no text, for the first of the table; `nil` for that of all others.
  package var firstUntitledHeight: Double?
  /// The points above the text that the first of the table has more than others.
  package var firstPaddingTop: Double = 0
  /// The points above a header's text that sections with a titled footer have more than others; none in the first.
  package var footedPaddingTop: Double = 0
  /// The points below a header's text that the first of the table, and those with more above for their footer, have more.
  package var roomyPaddingBottom: Double = 0
  /// Whether the spaces above and below the text are each rounded up to pixels.
  package var roundsPaddings: Bool = false
  /// Whether lines are whole points apart on every screen, the nearest to their height.
  package var hasWholeLines: Bool = false
  /// The space above the view, in points, where there is one; it scrolls away under a view that is pinned.
  package var spaceAbove: Double = 0
  /// What lies behind the text.
  package var background: HeaderBackground?
}

/// What the rows of a table stand on, and how the lines between them are drawn.
package enum RowBackground: Hashable, Sendable {
  /// A sheet from edge to edge.
  case sheet(SheetLook)
  /// A card with rounded corners for each section, away from the table's edges.
  case card(CardLook)
  /// A box with rounded corners around each section, by the table's separator style.
  case box(etched: BoxLook, single: BoxLook)
}

/// What lies behind the rows of a table.
package enum TableBackground: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours from the top of the table to its end.
  case gradient(Gradient)
  /// Upright stripes, by the pixels of the screen.
  case pinstripe(ByScale<Pinstripe>)
}

/// Cards that the rows of a section stand on.
package struct CardLook: Hashable, Sendable {
  /// The space on both sides of a card by the width of the table, in points.
  package var margin: ByWidth
  /// The radius of the corners, in points; the curve is continuous and begins further out than a circle's would.
  package var cornerRadius: Double
  /// The colour of the rows.
  package var fill: Color
  /// The lines between rows; the last row of a card has none.
  package var separator: SeparatorLook
  /// The radius of all corners of a selected row's background, in points; `nil` for those of its card.
  package var selectionRadius: Double?
}

/// What lies behind the text of a plain table's section header.
package struct HeaderBackground: Hashable, Sendable {
  /// The colours from top to bottom, between the lines.
  package var gradient: Gradient
  /// The thickness of all lines, in points.
  package var lineThickness: Double = 1
  /// The colour of a line just above the header, over the row before it.
  package var lineAbove: Color?
  /// The colour of a line along the header's upper edge.
  package var topLine: Color?
  /// The colour of a line along the header's lower edge.
  package var bottomLine: Color?
}

/// Upright stripes that repeat across a table.
package struct Pinstripe: Hashable, Sendable {
  /// One stripe of the period.
  package struct Stripe: Hashable, Sendable {
    /// The left edge in points from the start of the period.
    package var x: Double
    /// The width in points.
    package var width: Double
    /// The colours from the top of the table to its end.
    package var gradient: Gradient

    /// A stripe of a width from a place on, both in points, in colours from top to bottom.
    init(x: Double, width: Double, _ gradient: Gradient) {
      self.x = x
      self.width = width
      self.gradient = gradient
    }
  }

  /// The distance in points after which the stripes repeat.
  package var period: Double
  /// The colours of the background between the stripes, from the top of the table to its end.
  package var background: Gradient
  /// The stripes of one period; one may reach into the next.
  package var stripes: [Stripe]
}

/// Rows that run from one edge of the table to the other.
package struct SheetLook: Hashable, Sendable {
  /// The space on both sides of the rows by the width of the table, in points.
  package var margin: ByWidth = ByWidth(0)
  /// The colour of the rows.
  package var fill: Color
  /// Whether rows without a colour show the colour that the table was given.
  package var showsTableBackground: Bool = false
  /// The lines between rows.
  package var separator: SeparatorLook
  /// Whether a section's outer edges have lines of the full width, as groups have.
  package var framesSections: Bool
  /// Whether the last row of a section has a line below it.
  package var endsWithLine: Bool = true
  /// Whether that line is there where the next section begins with a header.
  package var endsWithLineBeforeHeader: Bool = true
  /// Whether a selection lies over all of a row, the place of the line below it included.
  package var selectionReachesLine: Bool
}
