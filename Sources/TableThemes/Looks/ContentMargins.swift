/// The margins of a cell's content view, which constraints may ask for.
public struct ContentMargins: Hashable, Sendable {
  /// The margin at every edge that has no other, in points: that of any view.
  public var least: Double = 8
  /// The margin above and below, in points.
  public var vertical: Double
  /// Whether the margins at the sides reach to those of the cell even where the view does not ask for it.
  public var followCell: Bool

  /// The margins since iOS 11.
  static let followingCell = ContentMargins(vertical: 11, followCell: true)
}
