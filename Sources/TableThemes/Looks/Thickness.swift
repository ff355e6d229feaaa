/// The thickness of a line, either the same on every screen or as fine as the screen can draw.
public enum Thickness: Hashable, Sendable {
  /// So many points, on any screen.
  case points(Double)
  /// So many pixels of the screen.
  case pixels(Double)

  /// The thickness in points on a screen of so many pixels a point.
  public func points(scale: Double) -> Double {
    switch self {
    case .points(let points): points
    case .pixels(let pixels): pixels / scale
    }
  }
}
