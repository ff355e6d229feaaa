import TableModel

/// What replaces the colours of a picture wherever it is opaque.
public enum ImageTint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient from above to below, between two heights in points of the view that the picture is drawn in.
  case gradient(Gradient, top: Double, bottom: Double)

  /// The same in the coordinates of the view.
  public var paint: Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient, let top, let bottom):
      .linear(gradient, from: Point(0, top), to: Point(0, bottom))
    }
  }

  /// The tint in a view that begins so many points further down.
  public func offset(y: Double) -> ImageTint {
    switch self {
    case .color: self
    case .gradient(let gradient, let top, let bottom): .gradient(gradient, top: top + y, bottom: bottom + y)
    }
  }

  /// The tint of a picture that is so many times as large.
  public func scaled(by factor: Double) -> ImageTint {
    switch self {
    case .color: self
    case .gradient(let gradient, let top, let bottom):
      .gradient(gradient, top: top * factor, bottom: bottom * factor)
    }
  }
}
