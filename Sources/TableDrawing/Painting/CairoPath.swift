import CPangoCairo
import TableModel

extension Path {
  /// Makes the path the context's current path; `origin` is where its coordinates begin, in points of the picture.
  func trace(on context: OpaquePointer, _ grid: SurfaceGrid, origin: Point = .zero) {
    func x(_ point: Point) -> Double { grid.x(origin.x + point.x) }
    func y(_ point: Point) -> Double { grid.y(origin.y + point.y) }
    cairo_new_path(context)
    for element in elements {
      switch element {
      case .move(let end): cairo_move_to(context, x(end), y(end))
      case .line(let end): cairo_line_to(context, x(end), y(end))
      case .curve(let end, let control1, let control2):
        cairo_curve_to(context, x(control1), y(control1), x(control2), y(control2), x(end), y(end))
      case .close: cairo_close_path(context)
      }
    }
  }
}

extension Stroke {
  /// How many times the line's half width a pointed corner may reach.
  static let miterLimit = 10.0

  /// Makes the context draw its lines this way.
  func set(on context: OpaquePointer, _ grid: SurfaceGrid) {
    cairo_set_line_width(context, max(0, width * grid.scale))
    cairo_set_miter_limit(context, Stroke.miterLimit)
    switch cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    }
  }
}
