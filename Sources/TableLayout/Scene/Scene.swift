import TableModel

/// A laid-out table: every view placed, every glyph chosen.
///
/// All that follows layout reads a scene and nothing else.
public struct Scene: Hashable, Sendable {
  /// The name of the screen in its source, where it has one.
  public var name: String?
  /// The language of its texts where one was asked for, as BCP 47 has it; `nil` for those of the source.
  package var language: String?
  /// The name of the theme.
  public var theme: String
  /// The theme’s name for people, for example `iOS 6`; the name itself in scenes that are put together of others.
  public var themeTitle: String
  /// The size of the picture, in points.
  public var size: Size
  /// The size of everything in the table, in points; may be higher than the picture.
  public var contentSize: Size
  /// Device pixels a point.
  public var scale: Double
  /// The table view with everything in it.
  public var root: SceneNode
  /// Why something has no place in the scene; `nil` where everything has one.
  public var gap: Gap?
  /// What could not be laid out as the source's constraints say.
  public var findings: [LayoutFinding] = []

  /// Why laying out ended before everything had its place.
  public enum Gap: Hashable, Sendable {
    /// Somebody wished it, or the time was over.
    case ended
    /// There are more views and drawings than a picture may have.
    case tooMuch
  }

  /// A scene around a table view.
  public init(
    name: String? = nil,
    theme: String,
    themeTitle: String? = nil,
    size: Size,
    contentSize: Size,
    scale: Double,
    root: SceneNode
  ) {
    self.name = name
    self.theme = theme
    self.themeTitle = themeTitle ?? theme
    self.size = size
    self.contentSize = contentSize
    self.scale = scale
    self.root = root
  }
}
