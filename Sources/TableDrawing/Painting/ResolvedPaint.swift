import TableModel

/// A paint without special cases: what every kind of picture draws in the same way.
enum ResolvedPaint: Hashable {
  case color(Color)
  case linear([Gradient.Stop], from: Point, to: Point)
  case radial([Gradient.Stop], center: Point, radius: Double)

  /// A paint whose stops rise from 0 to 1; a gradient without extent becomes its last colour.
  init(_ paint: Paint) {
    switch paint {
    case .color(let color):
      self = .color(color.clamped)
    case .linear(let gradient, let from, let to):
      self = ResolvedPaint.gradient(gradient, isFlat: from == to) { .linear($0, from: from, to: to) }
    case .radial(let gradient, let center, let radius):
      self = ResolvedPaint.gradient(gradient, isFlat: !(radius > 0)) {
        .radial($0, center: center, radius: radius)
      }
    }
  }

  private static func gradient(
    _ gradient: Gradient,
    isFlat: Bool,
    _ make: ([Gradient.Stop]) -> ResolvedPaint
  ) -> ResolvedPaint {
    guard let last = gradient.stops.last else { return .color(.clear) }
    guard gradient.stops.count > 1, !isFlat else { return .color(last.color.clamped) }
    var location = 0.0
    return make(
      gradient.stops.map { stop in
        location = max(location, stop.location.clampedToUnit)
        return Gradient.Stop(location, stop.color.clamped)
      }
    )
  }
}

extension Color {
  /// The colour with every component in 0…1.
  var clamped: Color {
    Color(
      red: red.clampedToUnit,
      green: green.clampedToUnit,
      blue: blue.clampedToUnit,
      alpha: alpha.clampedToUnit
    )
  }
}

extension Double {
  /// The nearest number in 0…1; 0 for what is no number.
  var clampedToUnit: Double {
    isNaN ? 0 : min(1, max(0, self))
  }
}
