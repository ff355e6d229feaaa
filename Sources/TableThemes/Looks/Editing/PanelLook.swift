import TableModel

/// The panels beside a row that is swiped open.
public struct PanelLook: Hashable, Sendable {
  /// The letters of the titles.
  public var text: TextLook
  /// The space before a title, and after it, in points.
  public var padding: Double
  /// The colour of an action that destroys.
  public var destructive: Color
  /// The colour of any other action.
  public var normal: Color
  /// Whether panels cover the line below their row.
  public var coversSeparator = false
}
