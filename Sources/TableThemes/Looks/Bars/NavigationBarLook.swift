import TableModel

/// The bar with the title.
public struct NavigationBarLook: Hashable, Sendable {
  /// What a bar leaves free above it, in points.
  public struct SpaceAbove: Hashable, Sendable {
    /// Where nothing covers the upper edge of the screen or of what the bar stands in.
    public var screen: Double = 0
    /// In a phone's sheet.
    public var phoneSheet: Double = 0
    /// In a tablet's sheet.
    public var tabletSheet: Double = 0
  }

  /// The height in points.
  public var height: Double
  /// The height in points on low screens.
  public var compactHeight: Double
  /// The height in points on a tablet; `nil` for the same as on phones.
  public var tabletHeight: Double?
  /// The height in points in a sheet; `nil` for the same as elsewhere.
  public var sheetHeight: Double?
  /// The space above the bar.
  public var spaceAbove = SpaceAbove()
  /// The points that a prompt adds to the height.
  public var promptHeight: Double
  /// What lies behind everything.
  public var background: ByBarStyle<BarBackground>
  /// The letters of the title.
  public var title: ByBarStyle<TextLook>
  /// Whether the view of the title is whole points wide, begins at the whole point before the middle, and has the text at its
  /// beginning, whatever the screen's scale.
  public var titleUsesWholePoints: Bool = false
  /// The distances in points between the edges of the bar's last line and the room that the title stands in the middle of.
  public var titleEdgeInsets: EdgeInsets = .zero
  /// The space in points before a title that begins at the bar's left end; `nil` where titles stand in the middle.
  public var leadingTitleMargin: Double?
  /// The size of the title's letters in low bars, in points.
  public var compactTitleSize: Double
  /// The least part of their size to which the title's letters shrink before it is cut.
  public var minimumTitleScale: Double = 1
  /// The letters of the prompt.
  public var prompt: ByBarStyle<TextLook>
  /// The space between the bar's edges and its buttons, by the width of the bar.
  public var margin: ByWidth
  /// The same space where the outermost button is a word; `nil` where it is the same.
  public var wordMargin: ByWidth?
  /// The space between the bar's left edge and the button that leads back, by the width of the bar.
  public var backMargin: ByWidth
  /// The space between buttons, and between them and the title, in points.
  public var spacing: Double
  /// The least space between the button that leads back and the title, in points; `nil` for ``spacing``.
  public var backSpacing: Double?
  /// The look of the buttons, in all their kinds.
  public var button: BarButtonLook
  /// The points that buttons and title stand below the middle of the bar.
  public var drop: Double = 0
  /// The button that leads back.
  public var backButton: BackButtonLook
  /// Titles on a line of their own; `nil` in eras that had none.
  public var largeTitle: LargeTitleLook?
}
