import TableModel

/// A control at the left edge of a cell that is edited.
public struct EditControlLook: Hashable, Sendable {
  /// The size of the control, in points.
  public var size: Size
  /// The space before the control, from the cell's left edge.
  public var leading: MarginRule
  /// The points that the control stands below the middle of the content's height.
  public var drop: Double = 0
  /// The part of the picture that stays as it is, in the control's own coordinates, from back to front.
  public var layers: [VectorLayer]
  /// The icon on it, which turns by a quarter while a deletion is confirmed.
  public var icon: [VectorLayer] = []
}
