import TableModel

/// A bar that fills from the left.
public struct ProgressViewLook: Hashable, Sendable {
  /// The size in points of a bar without a frame; the height is that of every bar.
  public var size: Size
  /// The bar in all its length.
  public var track: ShapeLook
  /// The part from the left end that is done.
  public var fill: ShapeLook
  /// The distance in points between the edges of the filled part and those of the bar.
  public var fillInset: Double = 0
}
