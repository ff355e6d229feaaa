/// What an outline is filled or stroked with; points are in the coordinates of the outline.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along the line from one point to another.
  case linear(Gradient, from: Point, to: Point)
  /// Colours that change from a centre out to a radius in points.
  case radial(Gradient, center: Point, radius: Double)

  /// The paint with its points moved by the given distances.
  public func offset(x: Double, y: Double) -> Paint {
    switch self {
    case .color: self
    case .linear(let gradient, let from, let to):
      .linear(gradient, from: Point(from.x + x, from.y + y), to: Point(to.x + x, to.y + y))
    case .radial(let gradient, let center, let radius):
      .radial(gradient, center: Point(center.x + x, center.y + y), radius: radius)
    }
  }
}

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
