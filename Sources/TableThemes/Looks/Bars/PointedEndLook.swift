/// The left end of a button that leads back: two gentle curves from its upper and lower edge to a blunt tip.
public struct PointedEndLook: Hashable, Sendable {
  /// The width of the end, in points, at most half of the button's.
  public var length: Double
  /// How far right of the end's own width the curves leave the button's edges, in points.
  public var overlap: Double
  /// How far the curves stay level with the edges, in parts of the length.
  public var edgePull: Double
  /// How far from the tip the curves turn towards it, in parts of the length.
  public var tipPull: Double
  /// How high above and below the middle they turn there, in parts of the button's height.
  public var tipRise: Double
  /// The distance of the tip's corners from the button's left edge, in points.
  public var bluntness: Double
  /// The distance of the tip's corners from the middle, in points.
  public var bluntRise: Double
  /// The distance from the middle, in points, at which the line between the corners touches the left edge.
  public var bluntPull: Double
}
