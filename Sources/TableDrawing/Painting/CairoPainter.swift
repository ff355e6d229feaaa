import CPangoCairo
import TableLayout
import TableModel

/// Draws a scene's drawings into a Cairo context.
///
/// One for each worker; it keeps fonts and pictures between scenes.
final class CairoPainter {
  private let images: ImageStore
  private let text: TextPainter
  private let meter: WorkMeter
  /// Whether the pixels that items touch are counted one by one, as they need to be where there may be too many.
  var countsPixels = false

  init(
    fonts: FontFaces, images: ImageStore, textMode: TextPainter.Mode = .outlines,
    meter: WorkMeter = WorkMeter()
  ) {
    self.images = images
    self.meter = meter
    text = TextPainter(fonts: fonts, mode: textMode, meter: meter)
  }

  /// Begins a file, whose fonts depend on nothing that was drawn before.
  func beginFile() {
    text.beginFile()
  }

  /// Draws items in their order onto a context whose unit is the pixel of the grid.
  func paint(
    _ items: ArraySlice<DisplayList.Item>, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    cairo_identity_matrix(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    try draw(items, on: context, grid)
    try cairo_status(context).check()
  }

  private func draw(
    _ items: ArraySlice<DisplayList.Item>, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    var clip: Clip?
    cairo_save(context)
    for (place, item) in zip(items.indices, items) {
      if item.clip != clip {
        cairo_restore(context)
        cairo_save(context)
        if let clip = item.clip { set(clip, on: context, grid) }
        clip = item.clip
      }
      try count(item, on: context, grid)
      switch item.content {
      case .drawing(let drawing, let origin):
        let isShadow = place + 1 < items.endIndex && item.isShadow(of: items[place + 1])
        try draw(drawing, at: origin, isShadow: isShadow, on: context, grid)
      case .group(let members, let opacity):
        try draw(members, opacity: opacity, within: item.extent, on: context, grid)
      }
    }
    cairo_restore(context)
  }

  /// Counts a step, and the pixels that an item touches; a group is painted twice, by itself and then as a whole.
  private func count(
    _ item: DisplayList.Item, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    guard countsPixels else { return try meter.step() }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let box = grid.pixels(around: item.extent)
    let width = max(0, min(box.maxX, right) - max(box.minX, left))
    let height = max(0, min(box.maxY, bottom) - max(box.minY, top))
    try meter.paint(pixels: width * height * item.layers)
  }

  private func set(_ clip: Clip, on context: OpaquePointer, _ grid: SurfaceGrid) {
    for path in [.rect(clip.rect)] + clip.outlines {
      path.trace(on: context, grid)
      cairo_clip(context)
    }
  }

  /// Draws items onto a surface of their own, as large as they need, and then that surface at an opacity.
  ///
  /// The surface ends at whole pixels: what the items are cut off at cuts each of them already.
  private func draw(
    _ members: [DisplayList.Item], opacity: Double, within extent: Extent, on context: OpaquePointer,
    _ grid: SurfaceGrid
  ) throws(DrawingError) {
    let box = grid.pixels(around: extent)
    guard box.width > 0, box.height > 0 else { return }
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    cairo_clip(context)
    cairo_push_group(context)
    try draw(members[...], on: context, grid)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  private func draw(
    _ drawing: Drawing, at origin: Point, isShadow: Bool, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    switch drawing {
    case .fill(let path, let paint):
      path.trace(on: context, grid, origin: origin)
      ResolvedPaint(paint).setSource(on: context, grid, origin: origin)
      cairo_fill(context)
    case .stroke(let path, let stroke, let paint):
      path.trace(on: context, grid, origin: origin)
      ResolvedPaint(paint).setSource(on: context, grid, origin: origin)
      stroke.set(on: context, grid)
      cairo_stroke(context)
    case .image(let placed):
      let scale = grid.hasPixels ? grid.scale : ImageSize.pageDensity
      let surface = try images.picture(placed.reference, density: scale * placed.enlargement).surface
      if !grid.hasPixels {
        try meter.embed(
          bytes: ImageSurface.pageCopies * 4 * surface.pixelCount(of: placed), of: placed.reference.name)
      }
      surface.draw(placed, at: origin, on: context, grid)
    case .text(let line, let start, let color, let shade):
      let place = Point(origin.x + start.x, origin.y + start.y)
      line.paint(color, shade).setSource(on: context, grid, origin: place)
      try text.draw(line, at: place, isShadow: isShadow, on: context, grid)
    }
  }
}

extension Path {
  /// Makes the path the context's current path; `origin` is where its coordinates begin, in points of the picture.
  func trace(on context: OpaquePointer, _ grid: SurfaceGrid, origin: Point = .zero) {
    func x(_ point: Point) -> Double { grid.x(origin.x + point.x) }
    func y(_ point: Point) -> Double { grid.y(origin.y + point.y) }
    cairo_new_path(context)
    if let (start, end) = corners {
      let (left, top, right, bottom) = (x(start), y(start), x(end), y(end))
      cairo_move_to(context, left, top)
      cairo_line_to(context, right, top)
      cairo_line_to(context, right, bottom)
      cairo_line_to(context, left, bottom)
      return cairo_close_path(context)
    }
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

extension cairo_status_t {
  /// Throws what went wrong inside Cairo.
  func check() throws(DrawingError) {
    guard self != CAIRO_STATUS_SUCCESS else { return }
    let reason = cairo_status_to_string(self).map { String(cString: $0) } ?? "unknown reason"
    throw DrawingError("the picture could not be drawn: \(reason)")
  }
}
