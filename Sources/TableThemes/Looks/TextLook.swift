import TableModel

/// The letters of a label.
public struct TextLook: Hashable, Sendable {
  /// The weight.
  public var weight: FontWeight
  /// The size in points.
  public var size: Double
  /// The colour.
  public var color: Color
  /// Where lines lie between the label's edges.
  public var alignment: TextAlignment
  /// A copy of the letters behind them.
  public var shadow: TextShadow?

  /// The look of a label's letters.
  init(
    _ weight: FontWeight = .regular,
    _ size: Double,
    _ color: Color = .black,
    alignment: TextAlignment = .natural,
    shadow: TextShadow? = nil
  ) {
    self.weight = weight
    self.size = size
    self.color = color
    self.alignment = alignment
    self.shadow = shadow
  }
}
