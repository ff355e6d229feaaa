import TableModel

/// The bars around a table.
package struct BarLooks: Hashable, Sendable {
  /// Whether tables go on under the bars, as they do from iOS 7 on, or end at them.
  package var contentExtendsUnderBars: Bool
  /// Whether a bar's `tintColor` is the colour of the bar itself, as it was before iOS 7.
  package var tintColorsBars: Bool
  /// The least width and the greatest height in points of a screen that has low bars: a phone on its side.
  package var compactScreen: Size = Size(width: 480, height: 450)
  /// The colour behind bars where there is no table.
  package var background: Color
  /// The part of the usual space that is kept between things which are cut for want of room; set by eye, as no picture of
  /// so full a bar is known.
  package var leastSpacingShare: Double = 0.4
  /// The points by which a navigation bar begins above the end of an island's area, by the screen's width.
  package var riseBesideIsland: ByWidth = 0
  /// The weight of the lines of symbols in buttons and tabs.
  package var symbolWeight = FontWeight.regular
  /// How content fades beside bars; `nil` where it does not.
  package var scrollEdge: ScrollEdgeLook?
  /// The bar with the time.
  @Boxed package var statusBar: StatusBarLook
  /// The bar with the title.
  @Boxed package var navigationBar: NavigationBarLook
  /// The bar with a field to search in.
  @Boxed package var searchBar: SearchBarLook
  /// The same where it stands on no navigation bar; `nil` where that makes no difference.
  @Boxed package var standaloneSearchBar: SearchBarLook?
  /// The same at the lower edge of a screen; `nil` where none stands there.
  @Boxed package var integratedSearchBar: SearchBarLook?
  /// The width in points from which on screens, and sides of split views, have no search bar at their lower edge: those of
  /// tablets, and of phones on their side, of which alone no picture is known.
  package var integratedSearchEnd: Double = 600
  /// The same between the buttons of a toolbar, or of a navigation bar of at least that width.
  package var inlineSearchBar: SearchBarLook?
  /// The width of that bar in a navigation bar, in points; `nil` where none stands there.
  package var inlineSearchWidth: Double?
  /// The space in points before the title beside that bar or tabs, which stands at the start.
  package var titleMarginBesideOthers: Double = 20
  /// The bar with buttons.
  @Boxed package var toolbar: ToolbarLook
  /// The bar with tabs.
  @Boxed package var tabBar: TabBarLook
  /// The line at the bottom of screens without a home button.
  package var homeIndicator: HomeIndicatorLook
  /// Icons for buttons of the system that are words otherwise.
  package var symbolsForWords: [BarButtonSystemItem: Symbol] = [:]
}

/// How content fades into its ground beside bars that it goes on under.
package struct ScrollEdgeLook: Hashable, Sendable {
  /// How much of the content is hidden at a distance from the bars.
  package struct Step: Hashable, Sendable {
    /// The distance in points from the bars' edge into the content; negative below the bars.
    package var distance: Double
    /// The part that is hidden there, 0…1.
    package var opacity: Double

    /// A part that is hidden at a distance.
    init(_ distance: Double, _ opacity: Double) {
      self.distance = distance
      self.opacity = opacity
    }
  }

  /// The steps below the upper bars, from the screen's edge into the content; the first one holds up to the edge.
  package var top: [Step]
  /// The steps above the lower bars, in the same order.
  package var bottom: [Step]
}

/// The bar with buttons at the bottom.
package struct ToolbarLook: Hashable, Sendable {
  /// The height in points.
  package var height: Double
  /// The height in points on low screens.
  package var compactHeight: Double
  /// What lies behind the buttons.
  package var background: ByBarStyle<BarBackground>
  /// The distances in points between the bar's edges and the room that its buttons stand in the middle of.
  package var itemInsets: EdgeInsets = .zero
  /// The space in points between the bar and the screen's lower edge, in which a home indicator may stand; `nil` for a bar
  /// that ends above what a home indicator takes.
  package var bottomMargin: Double?
  /// The space between the bar's edges and its buttons, in points.
  package var margin: Double
  /// The same space, by the width of the bar, where the outermost button is a word; `nil` where it is the same.
  package var wordMargin: ByWidth?
  /// The part of a bar's width that each of these spaces takes at most; set by eye, as no picture of so narrow a bar is known.
  package var greatestMarginShare: Double = 0.25
  /// The least space between two buttons, in points.
  package var spacing: Double
  /// The look of the buttons, in all their kinds.
  @Boxed package var button: BarButtonLook
  /// The least width in points of a search field among the buttons, by eye; one with less room stands above them.
  package var leastSearchWidth = 120.0
}

/// A bar with a field to search in.
package struct SearchBarLook: Hashable, Sendable {
  /// The cross that empties a field.
  package struct ClearButton: Hashable, Sendable {
    /// The side in points of the square that the icon is scaled to.
    package var side: Double
    /// The space between that square and the field's end, in points.
    package var trailing: Double
    /// The colour of the icon.
    package var color: Color
  }

  /// The field that is typed in: a box with an icon and a text.
  package struct Field: Hashable, Sendable {
    /// The height in points.
    package var height: Double
    /// The space above the field, in points.
    package var top: Double
    /// The box behind the text: its corners and its paint.
    package var shape: ShapeLook
    /// The letters of what was typed.
    package var text: TextLook
    /// The colour of the placeholder.
    package var placeholderColor: Color
    /// The weight of the placeholder; `nil` for that of ``text``.
    package var placeholderWeight: FontWeight?
    /// Whether the icon and the placeholder stand in the middle of a field that nothing was typed in.
    package var centersPlaceholder: Bool
    /// The width in points that an empty placeholder counts as in that place.
    package var emptyWidth: Double = 0
    /// The icons in the field.
    package var symbol: SymbolLook
    /// The colour of the icons.
    package var symbolColor: Color
    /// The cross that empties the field, where it is not as large as the icons.
    package var clearButton: ClearButton?
    /// The space between the field's edges and the icons, in points.
    package var padding: Double
    /// The space between the icon and the text, in points.
    package var gap: Double
    /// Whether the field grows beside larger text.
    package var followsTextSize: Bool = false
    /// The tokens before the text; `nil` in eras that had none.
    package var token: Token?
  }

  /// A word on a coloured ground in a field.
  package struct Token: Hashable, Sendable {
    /// The ground, whose corners are at most half as round as it is high.
    package var shape: ShapeLook
    /// The space between the ground's edges and those of the field above and below, in points.
    package var inset: Double
    /// The space before and behind the text, in points.
    package var padding: Double
    /// The space after a token, in points.
    package var gap: Double
  }

  /// The height in points without the scope bar.
  package var height: Double
  /// By how much a scope bar makes the bar higher, in points.
  package var scopeHeight: Double
  /// The distance between the field and the scope bar's control, in points.
  package var scopeGap: Double
  /// The tint of the scope bar's control where the author says none; `nil` for the colours of segmented controls.
  package var scopeTintColor: ByBarStyle<Color?> = ByBarStyle(nil)
  /// The colour of the chosen title of the scope bar; `nil` for that of segmented controls.
  package var scopeSelectedTextColor: Color?
  /// The space between a bar at the lower edge and that edge, in points.
  package var bottomMargin: Double = 0
  /// Whether the bar stands among buttons or where they do, and is as high as they are at every size of text.
  package var standsAmongButtons: Bool = false
  /// What lies behind the field.
  package var background: ByBarStyle<BarBackground>
  /// Whether the bar stands on the navigation bar's own background where there is one.
  package var sharesNavigationBarBackground: Bool
  /// The space beside the field, by the width of the bar.
  package var margin: ByWidth
  /// The field that is typed in.
  package var field: Field
  /// The space between the field and the button that cancels, in points.
  package var spacing: Double
  /// The space after that button, in points; `nil` for ``margin``.
  package var buttonMargin: Double?
  /// The button that cancels.
  @Boxed package var button: BarButtonLook
}

/// The bar with tabs at the bottom.
package struct TabBarLook: Hashable, Sendable {
  /// A tab in one of its two states.
  package struct Tab: Hashable, Sendable {
    /// The letters of the title.
    package var text: TextLook
    /// The colour of the title.
    package var textColor: ControlColor
    /// The icon: its size and its lines.
    package var symbol: SymbolLook
    /// The colours of the icon from top to bottom; without stops it has the title's.
    package var symbolFill: Gradient = Gradient([])
    /// The paint behind the tab.
    package var shape: ShapeLook?
  }

  /// A box that floats over the content with the tabs in it.
  package struct Capsule: Hashable, Sendable {
    /// What lies behind all tabs: corners and paint.
    package var shape: ShapeLook
    /// The height in points.
    package var height: Double
    /// The distances from the screen's edges at the sides and at the bottom, in points.
    package var inset: EdgeInsets
    /// The space between the ends of the capsule and the outermost tabs, in points.
    package var padding: Double
    /// What each tab adds to the capsule's width at most, in points, if no title is wider.
    package var tabWidth: Double
    /// The least space in points before and after the widest title, which makes all tabs wider where there is room.
    package var titleMargin: Double
    /// By how much the capsule of one tab, two tabs and so on is wider than that at either end, in points; the last number
    /// holds for more tabs too.
    package var ends: [Double]
    /// How far one tab, two tabs and so on reach over each other, in points; the last number holds for more tabs too.
    package var overlaps: [Double]
    /// The space in points before the search tab, which stands at the end of the bar in its own circle.
    package var spaceBeforeSearch: Double
    /// The side in points of the square that the icon of the search tab is scaled to.
    package var searchSymbolSide: Double
    /// The width of that icon's lines, in points.
    package var searchSymbolLineWidth: Double
  }

  /// Tabs that are as wide as their icons and titles beside each other, with the same space around each.
  package struct Spread: Hashable, Sendable {
    /// The letters of titles.
    package var text: TextLook
    /// The space between an icon and a title, in points.
    package var gap: Double
    /// The middle of icons and titles below the bar's upper edge, in points.
    package var center: Double
  }

  /// A row of words at the upper edge of tablets, among the buttons of the navigation bar.
  package struct Row: Hashable, Sendable {
    /// What lies behind all tabs: corners and paint.
    package var shape: ShapeLook
    /// The height in points.
    package var height: Double
    /// The greatest width in points.
    package var maximumWidth: Double
    /// The space between the edges and the tabs, in points.
    package var padding: Double
    /// The space before and after each title, in points.
    package var titleMargin: Double
    /// The letters of titles.
    package var text: TextLook
    /// The letters of the chosen tab's title.
    package var selectedText: TextLook
    /// The side in points of the square that the icon of a tab without a word is scaled to.
    package var symbolSide: Double
    /// The space below a row without a navigation bar, in points.
    package var spaceBelow: Double
    /// The least width in points of a screen, or of the side of a split view, that has tabs there.
    package var minimumScreenWidth: Double
  }

  /// The height in points, without what a home indicator takes.
  package var height: Double
  /// The height in points on a tablet without a home indicator; `nil` for the same as on phones.
  package var tabletHeight: Double?
  /// The height in points on a tablet with a home indicator, what that takes included; `nil` for ``tabletHeight``.
  package var tabletHeightToEdge: Double?
  /// What lies behind the tabs.
  package var background: ByBarStyle<BarBackground>
  /// The width of a bar, in points, from which tabs stand in its middle and do not share all of it.
  package var clusterMinimumWidth: Double
  /// The width of a tab in such a bar, and the space between two, in points.
  package var clusterTab: Size
  /// The width of a bar from which icons stand beside their titles, in points; `nil` for never.
  package var sidewaysMinimumWidth: Double?
  /// The space between an icon and a title beside it, in points.
  package var sidewaysGap: Double = 6
  /// How they stand on tablets, in a bar as wide as ``clusterMinimumWidth``; `nil` for a cluster.
  package var spread: Spread?
  /// The space between tabs and between them and the bar's edges, in points.
  package var tabInset: EdgeInsets
  /// Whether tabs stand on whole points, whatever the screen's scale, and titles on the pixel at or before the middle of theirs.
  package var usesWholePoints: Bool = false
  /// The middle of the icon below the bar's upper edge, in points.
  package var symbolCenter: Double
  /// The least part of their size to which a title's letters shrink before it is cut.
  package var minimumTitleScale: Double = 0.8
  /// The line of the title's letters below the bar's upper edge, in points.
  package var baseline: Double
  /// Tabs that are not chosen.
  package var normal: Tab
  /// The letters and the icon of the chosen tab.
  package var selected: Tab
  /// The badge at a tab's icon.
  package var badge: BadgeLook
  /// Where the badge's left end and upper edge lie, from the middle of the icon, in points.
  package var badgeOffset: Point
  /// The same in tabs without an icon; `nil` for ``badgeOffset``.
  package var bareBadgeOffset: Point?
  /// A box that floats over the content; `nil` where the bar spans the screen.
  package var capsule: Capsule?
  /// A row of words at the upper edge; `nil` where the bar is at the lower one.
  package var row: Row?
}
