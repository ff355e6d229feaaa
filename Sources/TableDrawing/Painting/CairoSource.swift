import CPangoCairo
import TableModel

extension ResolvedPaint {
  /// Makes the paint the context's source; `origin` is where its coordinates begin, in points of the picture.
  func setSource(on context: OpaquePointer, _ grid: PixelGrid, origin: Point = .zero) {
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
