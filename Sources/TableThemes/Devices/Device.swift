import TableModel

/// A screen that tables are shown on.
public struct Device: Hashable, Sendable {
  /// The name that specs and the command line use, for example `iphone4`.
  public var name: String
  /// The name for people.
  public var title: String
  /// The size of the upright screen, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double

  /// A screen of so many points.
  public init(_ name: String, _ title: String, width: Double, height: Double, scale: Double) {
    self.name = name
    self.title = title
    self.size = Size(width: width, height: height)
    self.scale = scale
  }
}
