import TableModel

/// A laid-out table: every view placed, every glyph chosen.
///
/// All that follows layout reads a scene and nothing else.
public struct Scene: Hashable, Sendable {
  /// The name of the screen in its source, where it has one.
  public var name: String?
  /// The name of the theme.
  public var theme: String
  /// The size of the picture, in points.
  public var size: Size
  /// The size of everything in the table, in points; may be higher than the picture.
  public var contentSize: Size
  /// Device pixels a point.
  public var scale: Double
  /// The table view with everything in it.
  public var root: SceneNode
  /// Whether laying out was ended before everything had its place.
  public var isIncomplete = false

  /// A scene around a table view.
  public init(
    name: String? = nil,
    theme: String,
    size: Size,
    contentSize: Size,
    scale: Double,
    root: SceneNode
  ) {
    self.name = name
    self.theme = theme
    self.size = size
    self.contentSize = contentSize
    self.scale = scale
    self.root = root
  }
}
