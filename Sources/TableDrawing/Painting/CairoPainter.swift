import CPangoCairo
import TableLayout
import TableModel

/// Draws a scene's drawings into a Cairo context.
///
/// One for each worker; it keeps fonts and pictures between scenes.
final class CairoPainter {
  /// How text gets onto the surface.
  enum TextMode {
    /// As filled outlines, placed in fractions of a pixel.
    case outlines
    /// As characters of embedded fonts, which can be selected and searched.
    case fonts
  }

  let fonts: FontFaces
  let images: ImageStore
  private let textMode: TextMode
  private var mask = GlyphMask()
  private lazy var cairoFonts = CairoFonts(fonts)

  init(fonts: FontFaces, images: ImageStore, textMode: TextMode = .outlines) {
    self.fonts = fonts
    self.images = images
    self.textMode = textMode
  }

  /// Draws items in their order onto a context whose unit is the pixel of the grid.
  func paint(
    _ items: some Sequence<DisplayList.Item>, on context: OpaquePointer, _ grid: PixelGrid
  ) throws(DrawingError) {
    cairo_identity_matrix(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    var clip: Rect?
    cairo_save(context)
    for item in items {
      if item.clip != clip {
        cairo_restore(context)
        cairo_save(context)
        if let rect = item.clip { setClip(rect, on: context, grid) }
        clip = item.clip
      }
      try paint(item, on: context, grid)
    }
    cairo_restore(context)
    try check(cairo_status(context))
  }

  private func setClip(_ rect: Rect, on context: OpaquePointer, _ grid: PixelGrid) {
    append(.rect(rect), to: context, grid, origin: .zero)
    cairo_clip(context)
  }

  private func paint(
    _ item: DisplayList.Item, on context: OpaquePointer, _ grid: PixelGrid
  ) throws(DrawingError) {
    switch item.drawing {
    case .fill(let path, let paint):
      append(path, to: context, grid, origin: item.origin)
      setSource(paint, on: context, grid, origin: item.origin)
      cairo_fill(context)
    case .stroke(let path, let stroke, let paint):
      append(path, to: context, grid, origin: item.origin)
      setSource(paint, on: context, grid, origin: item.origin)
      set(stroke, on: context, grid)
      cairo_stroke(context)
    case .image(let placed):
      let rect = placed.rect.offset(x: item.origin.x, y: item.origin.y)
      draw(try images.picture(placed.reference).surface, in: rect, on: context, grid)
    case .text(let line, let origin, let color):
      let start = Point(item.origin.x + origin.x, item.origin.y + origin.y)
      setSource(.color(color), on: context, grid, origin: .zero)
      try draw(line, at: start, on: context, grid)
    }
  }

  /// Makes a path the context's current path.
  private func append(_ path: Path, to context: OpaquePointer, _ grid: PixelGrid, origin: Point) {
    func x(_ point: Point) -> Double { grid.x(origin.x + point.x) }
    func y(_ point: Point) -> Double { grid.y(origin.y + point.y) }
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let end): cairo_move_to(context, x(end), y(end))
      case .line(let end): cairo_line_to(context, x(end), y(end))
      case .curve(let end, let control1, let control2):
        cairo_curve_to(context, x(control1), y(control1), x(control2), y(control2), x(end), y(end))
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ stroke: Stroke, on context: OpaquePointer, _ grid: PixelGrid) {
    cairo_set_line_width(context, max(0, stroke.width * grid.scale))
    cairo_set_miter_limit(context, Stroke.miterLimit)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    }
  }

  private func setSource(_ paint: Paint, on context: OpaquePointer, _ grid: PixelGrid, origin: Point) {
    func x(_ point: Point) -> Double { grid.x(origin.x + point.x) }
    func y(_ point: Point) -> Double { grid.y(origin.y + point.y) }
    switch ResolvedPaint(paint) {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linear(let stops, let from, let to):
      setGradient(cairo_pattern_create_linear(x(from), y(from), x(to), y(to)), stops, on: context)
    case .radial(let stops, let center, let radius):
      let radius = radius * grid.scale
      setGradient(
        cairo_pattern_create_radial(x(center), y(center), 0, x(center), y(center), radius),
        stops,
        on: context
      )
    }
  }

  private func setGradient(_ pattern: OpaquePointer?, _ stops: [Gradient.Stop], on context: OpaquePointer) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws a picture scaled to a rectangle; a picture at its own size keeps its very pixels.
  private func draw(_ surface: ImageSurface, in rect: Rect, on context: OpaquePointer, _ grid: PixelGrid) {
    let left = grid.x(rect.minX)
    let top = grid.y(rect.minY)
    let width = grid.x(rect.maxX) - left
    let height = grid.y(rect.maxY) - top
    guard width > 0, height > 0 else { return }
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, left, top, width, height)
    cairo_translate(context, left, top)
    cairo_scale(context, width / Double(surface.width), height / Double(surface.height))
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_fill(context)
    cairo_restore(context)
  }

  private func draw(
    _ line: ShapedLine, at start: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) throws(DrawingError) {
    for run in line.runs {
      let face = try fonts.face(named: run.fontName)
      switch textMode {
      case .fonts where face.isScalable:
        try cairoFonts.show(run, at: start, on: context, grid)
      default:
        fill(run, of: face, at: start, on: context, grid)
      }
    }
  }

  /// Fills a run's outlines at once and draws its pictures, if any.
  private func fill(
    _ run: GlyphRun, of face: GlyphFace, at start: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) {
    let scaleY = run.size * grid.scale / face.unitsPerEm
    let scaleX = scaleY * run.stretch
    mask.removeAll()
    for glyph in run.glyphs {
      let x = grid.x(start.x + glyph.x)
      let y = grid.y(start.y + glyph.y)
      switch face.shape(of: glyph.index) {
      case .empty:
        break
      case .outline(let outline):
        mask.add(outline.path, x: x, y: y, scaleX: scaleX, scaleY: scaleY)
      case .bitmap(let picture):
        draw(picture, of: run, at: Point(start.x + glyph.x, start.y + glyph.y), on: context, grid)
      }
    }
    if !mask.fill(on: context) { fillWithCairo(run, of: face, at: start, on: context, grid) }
  }

  /// Fills outlines that are too large for a mask.
  private func fillWithCairo(
    _ run: GlyphRun, of face: GlyphFace, at start: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) {
    let size = run.size * grid.scale / face.unitsPerEm
    guard size > 0, size.isFinite, run.stretch > 0, run.stretch.isFinite else { return }
    cairo_new_path(context)
    for glyph in run.glyphs {
      guard case .outline(let outline) = face.shape(of: glyph.index) else { continue }
      let x = grid.x(start.x + glyph.x)
      let y = grid.y(start.y + glyph.y)
      var matrix = cairo_matrix_t(xx: size * run.stretch, yx: 0, xy: 0, yy: -size, x0: x, y0: y)
      cairo_set_matrix(context, &matrix)
      outline.append(to: context)
    }
    cairo_identity_matrix(context)
    cairo_fill(context)
  }

  private func draw(
    _ picture: GlyphBitmap, of run: GlyphRun, at origin: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) {
    let size = run.size / picture.pixelsPerEm
    let rect = Rect(
      x: origin.x + picture.left * size * run.stretch,
      y: origin.y - picture.top * size,
      width: Double(picture.surface.width) * size * run.stretch,
      height: Double(picture.surface.height) * size
    )
    cairo_identity_matrix(context)
    draw(picture.surface, in: rect, on: context, grid)
  }
}

/// Throws what went wrong inside Cairo.
func check(_ status: cairo_status_t) throws(DrawingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown reason"
  throw DrawingError("the picture could not be drawn: \(reason)")
}
