/// How a line along an outline is drawn.
public struct Stroke: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Half the width past the end point.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, Hashable, Sendable {
    /// A pointed corner.
    case miter
    /// A rounded corner.
    case round
  }

  /// The width of the line, in points.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join

  /// A line of the given width in points.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
