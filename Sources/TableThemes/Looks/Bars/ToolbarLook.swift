import TableModel

/// The bar with buttons at the bottom.
public struct ToolbarLook: Hashable, Sendable {
  /// The height in points.
  public var height: Double
  /// The height in points on low screens.
  public var compactHeight: Double
  /// What lies behind the buttons.
  public var background: ByBarStyle<BarBackground>
  /// The distances in points between the bar's edges and the room that its buttons stand in the middle of.
  public var itemInsets: EdgeInsets = .zero
  /// The space in points between the bar and the screen's lower edge, in which a home indicator may stand; `nil` for a bar
  /// that ends above what a home indicator takes.
  public var bottomMargin: Double?
  /// The space between the bar's edges and its buttons, in points.
  public var margin: Double
  /// The same space, by the width of the bar, where the outermost button is a word; `nil` where it is the same.
  public var wordMargin: ByWidth?
  /// The part of a bar's width that each of these spaces takes at most; set by eye, as no picture of so narrow a bar is known.
  public var greatestMarginShare: Double = 0.25
  /// The least space between two buttons, in points.
  public var spacing: Double
  /// The look of the buttons, in all their kinds.
  public var button: BarButtonLook
}
