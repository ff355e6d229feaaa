/// A smooth passage through several colours.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The place, 0 at the start and 1 at the end.
    public var location: Double
    /// The colour at that place.
    public var color: Color

    /// A colour at a place in 0…1.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The stops in rising order of their places.
  public var stops: [Stop]

  /// A gradient from its stops.
  public init(_ stops: [Stop]) {
    self.stops = stops
  }

  /// A gradient through evenly spaced colours.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }
  }

  /// What the gradient looks like over an opaque colour.
  public func composited(over background: Color) -> Gradient {
    Gradient(
      stops.map { stop in
        var opaque = stop.color
        opaque.alpha = 1
        return Stop(stop.location, background.mixed(with: opaque, amount: stop.color.alpha))
      })
  }
}
