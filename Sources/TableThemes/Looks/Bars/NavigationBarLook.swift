import TableModel

/// The bar with the title.
package struct NavigationBarLook: Hashable, Sendable {
  /// What a bar leaves free above it, in points.
  package struct SpaceAbove: Hashable, Sendable {
    /// Where nothing covers the upper edge of the screen or of what the bar stands in.
    package var screen: Double = 0
    /// In a phone's sheet, by the width of the screen.
    package var phoneSheet: ByWidth = 0
    /// In a tablet's sheet.
    package var tabletSheet: Double = 0
  }

  /// The height in points.
  package var height: Double
  /// The height in points on low screens.
  package var compactHeight: Double
  /// The height in points on a tablet; `nil` for the same as on phones.
  package var tabletHeight: Double?
  /// The height in points in a sheet; `nil` for the same as elsewhere.
  package var sheetHeight: Double?
  /// The space above the bar.
  package var spaceAbove = SpaceAbove()
  /// The points that a prompt adds to the height.
  package var promptHeight: Double
  /// What lies behind everything.
  package var background: ByBarStyle<BarBackground>
  /// The letters of the title.
  package var title: ByBarStyle<TextLook>
  /// Whether the view of the title is whole points wide, begins at the whole point before the middle, and has the text at its
  /// beginning, whatever the screen's scale.
  package var titleUsesWholePoints: Bool = false
  /// The distances in points between the edges of the bar's last line and the room that the title stands in the middle of.
  package var titleEdgeInsets: EdgeInsets = .zero
  /// The space in points before a title that begins at the bar's left end; `nil` where titles stand in the middle.
  package var leadingTitleMargin: Double?
  /// The size of the title's letters in low bars, in points.
  package var compactTitleSize: Double
  /// The least part of their size to which the title's letters shrink before it is cut.
  package var minimumTitleScale: Double = 1
  /// The letters of the prompt.
  package var prompt: ByBarStyle<TextLook>
  /// The space between the bar's edges and its buttons, by the width of the bar.
  package var margin: ByWidth
  /// The same space where the outermost button is a word; `nil` where it is the same.
  package var wordMargin: ByWidth?
  /// The space between the bar's left edge and the button that leads back, by the width of the bar.
  package var backMargin: ByWidth
  /// The space between buttons, and between them and the title, in points.
  package var spacing: Double
  /// The least space between the button that leads back and the title, in points; `nil` for ``spacing``.
  package var backSpacing: Double?
  /// The look of the buttons, in all their kinds.
  @Boxed package var button: BarButtonLook
  /// The points that buttons and title stand below the middle of the bar.
  package var drop: Double = 0
  /// The button that leads back.
  package var backButton: BackButtonLook
  /// Large titles, on a separate line; `nil` in eras that had none.
  package var largeTitle: LargeTitleLook?
  /// A text below the title; `nil` in eras that had none.
  package var subtitle: NavigationSubtitleLook?
}

/// A smaller text below the title of a navigation bar.
package struct NavigationSubtitleLook: Hashable, Sendable {
  /// The letters of the subtitle beside the buttons.
  package var text: TextLook
  /// The letters of the subtitle of a large title.
  package var largeText: TextLook
  /// By how many points the letters of the title above it are smaller than without a subtitle.
  package var titleShrinkage: Double
  /// The size that these letters have then at the standard size of text, in points.
  package var titleSize: Double
  /// The distance from the upper edge of buttons to the line on which the title stands, in points.
  package var titleBaseline: Double
  /// The same for the subtitle.
  package var baseline: Double
  /// How much lower a large title stands over a subtitle, in points.
  package var largeTitleDrop: Double
  /// The distance from the line of a large title to that of its subtitle, in points.
  package var largeBaseline: Double
  /// The height that a subtitle adds to a large title, in points.
  package var largeHeight: Double
}

/// A title on a separate line below the buttons.
package struct LargeTitleLook: Hashable, Sendable {
  /// The height in points that it adds to the bar.
  package var height: Double
  /// The letters of the title, by the style of the bar.
  package var text: ByBarStyle<TextLook>
  /// The space between the line's top and the letters' line, in points.
  package var top: Double
  /// The space before and after the title, by the width of the bar.
  package var margin: ByWidth
}

/// The button that leads back.
package enum BackButtonLook: Hashable, Sendable {
  /// A button with a frame whose left end is a point.
  ///
  /// The title stands between insets in points, of which the left one holds the point, and is cut where the button would
  /// be wider than `maximumWidth` points.
  case pointed(PointedEndLook, titleEdgeInsets: EdgeInsets, maximumWidth: Double)
  /// A chevron with the title after it.
  ///
  /// The chevron is a line of `lineWidth` points, whose ends may be round, in a box of `size`, `gap` points before the title, by the
  /// screen's width.
  case chevron(size: Size, lineWidth: Double, gap: ByWidth, isRound: Bool = false)
  /// A chevron alone on a round background, `shift` points right of its middle; negative where it stands left of it.
  case disc(size: Size, lineWidth: Double, shift: Double)
}

/// The left end of a button that leads back: two gentle curves from its upper and lower edge to a blunt tip.
package struct PointedEndLook: Hashable, Sendable {
  /// The width of the end, in points, at most half of the button's.
  package var length: Double
  /// How far right of the end's own width the curves leave the button's edges, in points.
  package var overlap: Double
  /// How far the curves stay level with the edges, in parts of the length.
  package var edgePull: Double
  /// How far from the tip the curves turn towards it, in parts of the length.
  package var tipPull: Double
  /// How high above and below the middle they turn there, in parts of the button's height.
  package var tipRise: Double
  /// The distance of the tip's corners from the button's left edge, in points.
  package var bluntness: Double
  /// The distance of the tip's corners from the middle, in points.
  package var bluntRise: Double
  /// The distance from the middle, in points, at which the line between the corners touches the left edge.
  package var bluntPull: Double
}
