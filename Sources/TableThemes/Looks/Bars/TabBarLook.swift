import TableModel

/// The bar with tabs at the bottom.
public struct TabBarLook: Hashable, Sendable {
  /// A tab in one of its two states.
  public struct Tab: Hashable, Sendable {
    /// The letters of the title.
    public var text: TextLook
    /// The colour of the title.
    public var textColor: ControlColor
    /// The icon: its size and its lines.
    public var symbol: SymbolLook
    /// The colours of the icon from top to bottom; without stops it has the title's.
    public var symbolFill: Gradient = Gradient([])
    /// The paint behind the tab.
    public var shape: ShapeLook?
  }

  /// A box that floats over the content with the tabs in it.
  public struct Capsule: Hashable, Sendable {
    /// What lies behind all tabs: corners and paint.
    public var shape: ShapeLook
    /// The height in points.
    public var height: Double
    /// The distances from the screen's edges at the sides and at the bottom, in points.
    public var inset: EdgeInsets
    /// The space between the ends of the capsule and the outermost tabs, in points.
    public var padding: Double
    /// What each tab adds to the capsule's width at most, in points.
    public var tabWidth: Double
    /// What the capsule is wider than that at both ends, in points.
    public var ends: Double
    /// How far one tab, two tabs and so on reach over each other, in points; the last number holds for more tabs too.
    public var overlaps: [Double]
  }

  /// The height in points, without what a home indicator takes.
  public var height: Double
  /// The height in points on a tablet without a home indicator; `nil` for the same as on phones.
  public var tabletHeight: Double?
  /// The height in points on a tablet with a home indicator, what that takes included; `nil` for ``tabletHeight``.
  public var tabletHeightToEdge: Double?
  /// What lies behind the tabs.
  public var background: ByBarStyle<BarBackground>
  /// The width of a bar, in points, from which tabs stand in its middle and do not share all of it.
  public var clusterMinimumWidth: Double
  /// The width of a tab in such a bar, and the space between two, in points.
  public var clusterTab: Size
  /// The width of a bar from which icons stand beside their titles, in points; `nil` for never.
  public var sidewaysMinimumWidth: Double?
  /// The space between an icon and a title beside it, in points.
  public var sidewaysGap: Double = 6
  /// The space between tabs and between them and the bar's edges, in points.
  public var tabInset: EdgeInsets
  /// The middle of the icon below the bar's upper edge, in points.
  public var symbolCenter: Double
  /// The least part of their size to which a title's letters shrink before it is cut.
  public var minimumTitleScale: Double = 0.8
  /// The line of the title's letters below the bar's upper edge, in points.
  public var baseline: Double
  /// Tabs that are not chosen.
  public var normal: Tab
  /// The letters and the icon of the chosen tab.
  public var selected: Tab
  /// The badge at a tab's icon.
  public var badge: BadgeLook
  /// Where the badge's left end and upper edge lie, from the middle of the icon, in points.
  public var badgeOffset: Point
  /// A box that floats over the content; `nil` where the bar spans the screen.
  public var capsule: Capsule?
}
