import TableModel

/// A wheel of spokes that fade around the circle.
public struct ActivityIndicatorLook: Hashable, Sendable {
  /// The size in points of the medium style, to which all other lengths belong.
  public var size: Double
  /// The size in points of the large style, which is the same enlarged: UIKit's 37.
  public var largeSize: Double = 37
  /// Where spokes begin, in points from the centre.
  public var innerRadius: Double
  /// Where spokes end, in points from the centre.
  public var outerRadius: Double
  /// The width of a spoke, in points.
  public var spokeWidth: Double
  /// The colour of the spokes.
  public var color: ControlColor
  /// The opacity of the brightest spoke, which stands at the top.
  public var headOpacity: Double
  /// The opacity of the palest spokes.
  public var tailOpacity: Double
  /// The opacities of all spokes clockwise from the one at the top, as many as there are spokes; `nil` for twelve that fade
  /// evenly from the brightest to the palest.
  public var opacities: [Double]?
  /// Whether the spokes have round ends.
  public var hasRoundEnds: Bool = true
}
