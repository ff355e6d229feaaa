import TableModel

/// The panels beside a row that is swiped open.
public struct PanelLook: Hashable, Sendable {
  /// The letters of the titles.
  public var text: TextLook
  /// Whether titles are as wide and as high as whole points.
  public var titlesAreWholePoints = false
  /// The space before a title, and after it, in points.
  public var padding: Double
  /// The least width of a panel with a picture, in points; on iOS 13 at 414 points one was 73 wide, give or take a
  /// point, and one with “Delete” 74.
  public var leastImageWidth = 74.0
  /// The colour of an action that destroys.
  public var destructive: Color
  /// The colour of any other action.
  public var normal: Color
  /// Whether panels cover the line below their row.
  public var coversSeparator = false
}
