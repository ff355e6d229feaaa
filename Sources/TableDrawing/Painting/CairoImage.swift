import CPangoCairo
import TableModel

extension ImageSurface {
  /// Draws the picture scaled to a rectangle; a picture at its own size keeps its very pixels.
  func draw(in rect: Rect, on context: OpaquePointer, _ grid: PixelGrid) {
    let left = grid.x(rect.minX)
    let top = grid.y(rect.minY)
    let width = grid.x(rect.maxX) - left
    let height = grid.y(rect.maxY) - top
    guard width > 0, height > 0 else { return }
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, left, top, width, height)
    cairo_translate(context, left, top)
    cairo_scale(context, width / Double(self.width), height / Double(self.height))
    cairo_set_source_surface(context, pointer, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_fill(context)
    cairo_restore(context)
  }
}
