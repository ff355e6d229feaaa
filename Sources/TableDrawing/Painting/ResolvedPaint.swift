import CPangoCairo
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

extension ResolvedPaint {
  /// Makes the paint the context's source; `origin` is where its coordinates begin, in points of the picture.
  func setSource(on context: OpaquePointer, _ grid: SurfaceGrid, origin: Point = .zero) {
    func x(_ point: Point) -> Double { grid.x(origin.x + point.x) }
    func y(_ point: Point) -> Double { grid.y(origin.y + point.y) }
    switch self {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linear(let stops, let from, let to):
      ResolvedPaint.set(cairo_pattern_create_linear(x(from), y(from), x(to), y(to)), stops, on: context)
    case .radial(let stops, let center, let radius):
      let radius = radius * grid.scale
      ResolvedPaint.set(
        cairo_pattern_create_radial(x(center), y(center), 0, x(center), y(center), radius),
        stops,
        on: context
      )
    }
  }

  private static func set(_ pattern: OpaquePointer?, _ stops: [Gradient.Stop], on context: OpaquePointer) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
