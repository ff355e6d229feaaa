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

  /// Panels of one kind.
  public init(text: TextLook, padding: Double, destructive: Color, normal: Color) {
    self.text = text
    self.padding = padding
    self.destructive = destructive
    self.normal = normal
  }
}
