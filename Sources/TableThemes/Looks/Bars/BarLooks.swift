import TableModel

/// The bars around a table.
public struct BarLooks: Hashable, Sendable {
  /// Whether tables go on under the bars, as they do from iOS 7 on, or end at them.
  public var contentExtendsUnderBars: Bool
  /// Whether a bar's `tintColor` is the colour of the bar itself, as it was before iOS 7.
  public var tintColorsBars: Bool
  /// The least width and the greatest height in points of a screen that has low bars: a phone on its side.
  public var compactScreen: Size = Size(width: 480, height: 450)
  /// The colour behind bars where there is no table.
  public var background: Color
  /// The part of the usual space that is kept between things which are cut for want of room; set by eye, as no picture of
  /// so full a bar is known.
  public var leastSpacingShare: Double = 0.4
  /// The points by which a navigation bar begins above the end of an island's area, by that area's height.
  public var riseBesideIsland: ByWidth = 0
  /// How content fades beside bars; `nil` where it does not.
  public var scrollEdge: ScrollEdgeLook?
  /// The bar with the time.
  public var statusBar: StatusBarLook
  /// The bar with the title.
  public var navigationBar: NavigationBarLook
  /// The bar with a field to search in.
  public var searchBar: SearchBarLook
  /// The same where it stands on no navigation bar; `nil` where that makes no difference.
  public var standaloneSearchBar: SearchBarLook?
  /// The same at the lower edge of a screen; `nil` where none stands there.
  public var integratedSearchBar: SearchBarLook?
  /// The width in points from which on screens have no search bar at their lower edge: those of tablets and of phones on
  /// their side, of which no picture is known.
  public var integratedSearchEnd: Double = 600
  /// The bar with buttons.
  public var toolbar: ToolbarLook
  /// The bar with tabs.
  public var tabBar: TabBarLook
  /// The line at the bottom of screens without a home button.
  public var homeIndicator: HomeIndicatorLook
  /// Icons for buttons of the system that are words otherwise.
  public var symbolsForWords: [BarButtonSystemItem: Symbol] = [:]
}
