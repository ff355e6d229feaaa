import TableModel

/// The buttons in navigation bars and toolbars.
public struct BarButtonLook: Hashable, Sendable {
  /// One of a button's weights.
  public struct Kind: Hashable, Sendable {
    /// The letters of titles, whose colour is ``color``.
    public var text: TextLook
    /// The colour of letters and icons.
    public var color: ByBarStyle<ControlColor>
    /// The paint behind them; `nil` for none.
    public var shape: ShapeLook?
    /// The colour that tinted parts of the paint take where the author gives none; `nil` for the bar's.
    public var base: Color?
  }

  /// The height in points.
  public var height: Double
  /// The height in points in low bars.
  public var compactHeight: Double
  /// The least width in points.
  public var minimumWidth: Double
  /// The space in points on both sides of a title.
  public var padding: Double
  /// The distances in points between the button's edges and the room that its title stands in the middle of.
  public var titleEdgeInsets: EdgeInsets = .zero
  /// The space in points on both sides of an icon.
  public var symbolPadding: Double
  /// Buttons without a frame.
  public var plain: Kind
  /// Buttons with a frame, in eras that have it.
  public var bordered: Kind
  /// Buttons that finish something.
  public var done: Kind
  /// The colour of what tinted parts take where nobody says another.
  public var base: ByBarStyle<Color>
  /// The opacity of a button that cannot be used, its background included.
  public var disabledOpacity: Double = 1
  /// The opacity of letters and icons on the background of a button that cannot be used; `nil` for the background's.
  public var disabledContentOpacity: Double?
  /// The colour of letters and icons of a button that cannot be used; `nil` for its own.
  public var disabledColor: Color?
  /// The icons of buttons without a title.
  public var symbol: SymbolLook
  /// The paint behind buttons that stand together; `nil` where each stands alone.
  public var group: ShapeLook?
  /// The space in points beside the icon of a button that shares that paint with another; `nil` for that of buttons alone.
  public var groupedSymbolPadding: Double?
  /// The space in points between buttons on the same paint.
  public var groupSpacing: Double = 0
}
