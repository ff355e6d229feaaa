/// How the height of a line of text follows from the size of its letters.
public struct LineHeight: Hashable, Sendable {
  /// The unit that a height is rounded up to.
  public enum Rounding: Hashable, Sendable {
    /// Whole points, whatever the screen.
    case points
    /// The pixels of the screen.
    case pixels
  }

  /// The height in parts of the letters' size, before rounding.
  public var factor: Double
  /// The unit that the height is rounded up to.
  public var rounding: Rounding
  /// The size of letters in points from which on heights are whole points, whatever the screen; `nil` for none.
  public var wholePointsFrom: Double?
  /// The points added after rounding.
  public var leading: Double = 0
}
