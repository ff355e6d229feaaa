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

/// The curve of sRGB between the components of colours and amounts of light.
///
/// Sums, products, quotients and square roots have the same bits on every machine, which powers of a C library have not.
package enum LightCurve {
  /// The amount of light of a component, both from 0 to 1.
  package static func light(of component: Double) -> Double {
    let value = min(1, max(0, component))
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power of 2.4 is the square times the fifth root of the square.
    return base * base * root(5, of: base * base)
  }

  /// The component of an amount of light, both from 0 to 1.
  package static func component(of light: Double) -> Double {
    let value = min(1, max(0, light))
    guard value > 0.0031308 else { return value * 12.92 }
    // The power of 1 / 2.4 is the fourth root of the number times the cube root of its square.
    return 1.055 * (value * root(3, of: value * value)).squareRoot().squareRoot() - 0.055
  }

  /// A root of a number above 0, by Newton’s method.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      var power = root
      for _ in 2..<degree { power *= root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      guard next.magnitude.isFinite, (next - root).magnitude > 1e-14 else { break }
      root = next
    }
    return root
  }
}
