import TableModel

/// The bar at the right edge that shows how far a table is scrolled.
public struct ScrollIndicatorLook: Hashable, Sendable {
  /// The colours of a bar.
  public struct Fill: Hashable, Sendable {
    /// The colour of the bar.
    public var color: Color
    /// The colour of a line of one point around it.
    public var rim: Color?

    /// The colours of a bar.
    init(_ color: Color, rim: Color? = nil) {
      self.color = color
      self.rim = rim
    }
  }

  /// The width with the rim, in points.
  public var width: Double
  /// The space between the bar and the table's right edge, in points.
  public var trailing: Double
  /// The space between the bar's ends and what bounds its way, in points.
  public var endInset: Double
  /// The least length, in points.
  public var minimumLength: Double = 36
  /// The colours of the usual bar.
  public var `default`: Fill
  /// The colours of the black bar.
  public var black: Fill
  /// The colours of the white bar.
  public var white: Fill

  /// The colours of one style.
  public subscript(style: ScrollState.IndicatorStyle) -> Fill {
    switch style {
    case .default: `default`
    case .black: black
    case .white: white
    }
  }
}
