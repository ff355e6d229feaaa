/// How content fades into its ground beside bars that it goes on under.
public struct ScrollEdgeLook: Hashable, Sendable {
  /// How much of the content is hidden at a distance from the bars.
  public struct Step: Hashable, Sendable {
    /// The distance in points from the bars' edge into the content; negative below the bars.
    public var distance: Double
    /// The part that is hidden there, 0…1.
    public var opacity: Double

    /// A part that is hidden at a distance.
    init(_ distance: Double, _ opacity: Double) {
      self.distance = distance
      self.opacity = opacity
    }
  }

  /// The steps below the upper bars, from the screen's edge into the content; the first one holds up to the edge.
  public var top: [Step]
  /// The steps above the lower bars, in the same order.
  public var bottom: [Step]
}
