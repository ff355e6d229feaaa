/// Where a cell's image stands.
public struct CellImageLook: Hashable, Sendable {
  /// The rule for the space before an image.
  public enum Leading: Hashable, Sendable {
    /// As much as above it, up to so many points.
    case sameAsAbove(atMost: Double)
    /// The image begins where the cell's margin ends.
    case cellMargin
  }

  /// The rule for the space before the image.
  public var leading: Leading
  /// The space between the image and the text, in points.
  public var textGap: Double
  /// How the width of an image is rounded that was made smaller to fit the row.
  public var fittedWidthRounding: FloatingPointRoundingRule
}
