/// The room around a view of the author's own at a cell's right edge.
public struct AccessoryViewLook: Hashable, Sendable {
  /// The space after the view.
  public var trailing: MarginRule
  /// The space between the content view and the view, in points.
  public var contentGap: Double
  /// The space between the labels and the end of the content view.
  public var labelTrailing: MarginRule
}
