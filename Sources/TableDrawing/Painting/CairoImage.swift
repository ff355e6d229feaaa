import CPangoCairo
import TableLayout
import TableModel

extension ImageSurface {
  /// The pixels of the picture that a placed one shows.
  func pixelCount(of placed: PlacedImage) -> Int {
    ImagePart(placed, width: width, height: height).map { $0.columns.count * $0.rows.count } ?? 0
  }

  /// Draws the picture scaled to a rectangle of points; a picture at its own size keeps its very pixels.
  func draw(in rect: Rect, on context: OpaquePointer, _ grid: SurfaceGrid) {
    let target = Rect(
      x: grid.x(rect.minX),
      y: grid.y(rect.minY),
      width: grid.x(rect.maxX) - grid.x(rect.minX),
      height: grid.y(rect.maxY) - grid.y(rect.minY)
    )
    let source = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    draw(pointer, source, in: target, on: context)
  }

  /// Draws a picture, a part of one or its tinted shape at its place; `origin` is where its coordinates begin.
  ///
  /// The edges of a part are moved to whole pixels, so that parts laid side by side leave no seam.
  func draw(_ placed: PlacedImage, at origin: Point, on context: OpaquePointer, _ grid: SurfaceGrid) {
    let rect = placed.rect.offset(x: origin.x, y: origin.y)
    guard let part = ImagePart(placed, width: width, height: height) else { return }
    let isPart = placed.source != nil
    func edge(_ pixels: Double) -> Double { isPart ? grid.edge(pixels) : pixels }
    let left = edge(grid.x(rect.minX))
    let top = edge(grid.y(rect.minY))
    let target = Rect(
      x: left, y: top, width: edge(grid.x(rect.maxX)) - left, height: edge(grid.y(rect.maxY)) - top)
    let setTint = placed.tint.map { tint in
      { ResolvedPaint(tint.paint).setSource(on: context, grid, origin: origin) }
    }
    guard isPart else { return draw(pointer, part.source, in: target, on: context, setTint: setTint) }
    // Only a surface that ends where the part ends keeps the pixels around it from being mixed in.
    let surface = cairo_surface_create_for_rectangle(
      pointer, Double(part.columns.lowerBound), Double(part.rows.lowerBound), Double(part.columns.count),
      Double(part.rows.count))
    defer { cairo_surface_destroy(surface) }
    let source = part.source.offset(
      x: -Double(part.columns.lowerBound), y: -Double(part.rows.lowerBound))
    draw(surface, source, in: target, on: context, setTint: setTint)
  }

  /// Scales a rectangle of a surface to one of the context; `setTint` makes what replaces its colours the source.
  private func draw(
    _ surface: OpaquePointer?, _ source: Rect, in target: Rect, on context: OpaquePointer,
    setTint: (() -> Void)? = nil
  ) {
    guard target.width > 0, target.height > 0, let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    if let setTint {
      cairo_clip(context)
      setTint()
    }
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, target.width / source.width, target.height / source.height)
    cairo_translate(context, -source.minX, -source.minY)
    if setTint != nil {
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
    cairo_restore(context)
  }
}
