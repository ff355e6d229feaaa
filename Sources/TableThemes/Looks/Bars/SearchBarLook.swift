import TableModel

/// A bar with a field to search in.
public struct SearchBarLook: Hashable, Sendable {
  /// The cross that empties a field.
  public struct ClearButton: Hashable, Sendable {
    /// The side in points of the square that the icon is scaled to.
    public var side: Double
    /// The space between that square and the field's end, in points.
    public var trailing: Double
    /// The colour of the icon.
    public var color: Color
  }

  /// The field that is typed in: a box with an icon and a text.
  public struct Field: Hashable, Sendable {
    /// The height in points.
    public var height: Double
    /// The space above the field, in points.
    public var top: Double
    /// The box behind the text: its corners and its paint.
    public var shape: ShapeLook
    /// The letters of what was typed.
    public var text: TextLook
    /// The colour of the placeholder.
    public var placeholderColor: Color
    /// Whether the icon and the placeholder stand in the middle of a field that nothing was typed in.
    public var centersPlaceholder: Bool
    /// The width in points that an empty placeholder counts as in that place.
    public var emptyWidth: Double = 0
    /// The icons in the field.
    public var symbol: SymbolLook
    /// The colour of the icons.
    public var symbolColor: Color
    /// The cross that empties the field, where it is not as large as the icons.
    public var clearButton: ClearButton?
    /// The space between the field's edges and the icons, in points.
    public var padding: Double
    /// The space between the icon and the text, in points.
    public var gap: Double
    /// Whether the field grows beside larger text.
    public var followsTextSize: Bool = false
  }

  /// The height in points without the scope bar.
  public var height: Double
  /// By how much a scope bar makes the bar higher, in points.
  public var scopeHeight: Double
  /// The distance between the field and the scope bar's control, in points.
  public var scopeGap: Double
  /// The tint of the scope bar's control where the author says none; `nil` for the colours of segmented controls.
  public var scopeTintColor: ByBarStyle<Color?> = ByBarStyle(nil)
  /// The colour of the chosen title of the scope bar; `nil` for that of segmented controls.
  public var scopeSelectedTextColor: Color?
  /// The space between a bar at the lower edge and that edge, in points.
  public var bottomMargin: Double = 0
  /// What lies behind the field.
  public var background: ByBarStyle<BarBackground>
  /// Whether the bar stands on the navigation bar's own background where there is one.
  public var sharesNavigationBarBackground: Bool
  /// The space beside the field, by the width of the bar.
  public var margin: ByWidth
  /// The field that is typed in.
  public var field: Field
  /// The space between the field and the button that cancels, in points.
  public var spacing: Double
  /// The space after that button, in points; `nil` for ``margin``.
  public var buttonMargin: Double?
  /// The button that cancels.
  public var button: BarButtonLook
}
