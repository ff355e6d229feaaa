import CPangoCairo
import TableLayout
import TableModel

/// Draws lines of glyphs into a Cairo context.
final class TextPainter {
  /// How text gets onto the surface.
  enum Mode {
    /// As filled outlines, placed in fractions of a pixel.
    case outlines
    /// As characters of embedded fonts, which can be selected and searched.
    case fonts
  }

  private let fonts: FontFaces
  private let mode: Mode
  private let meter: WorkMeter
  private let cache = GlyphCache()
  private var mask = GlyphMask()
  private lazy var cairoFonts = CairoFonts(fonts)

  init(fonts: FontFaces, mode: Mode, meter: WorkMeter = WorkMeter()) {
    self.fonts = fonts
    self.mode = mode
    self.meter = meter
  }

  /// Draws a line with the context's source; `start` is the left end of its baseline, in points of the picture.
  func draw(
    _ line: ShapedLine, at start: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) throws(DrawingError) {
    for run in line.runs {
      let face = try fonts.face(of: FontFaces.Key(run))
      switch mode {
      case .fonts where face.isScalable:
        try cairoFonts.show(run, at: start, on: context, grid)
      default:
        try fill(run, of: face, at: start, on: context, grid)
      }
    }
  }

  /// Fills a run's outlines at once and draws its pictures, if any.
  private func fill(
    _ run: GlyphRun, of face: GlyphFace, at start: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) throws(DrawingError) {
    let scale = run.size * grid.scale / face.unitsPerEm
    let (scaleX, scaleY) = (scale * run.stretch, scale * run.rise)
    var isTooLarge = false
    mask.removeAll()
    for glyph in run.glyphs {
      switch try face.shape(of: glyph.index) {
      case .empty:
        break
      case .outline(let outline):
        let x = GlyphCache.snapped(grid.x(start.x + glyph.x))
        let y = GlyphCache.snapped(grid.y(start.y + glyph.y))
        let pixel = (x: x.rounded(.down), y: y.rounded(.down))
        let entry = cache.coverage(
          of: glyph.index, outline: outline.path, face: face, x: x - pixel.x, y: y - pixel.y,
          scaleX: scaleX, scaleY: scaleY)
        switch entry {
        case .coverage(let coverage): mask.add(coverage, x: Int(pixel.x), y: Int(pixel.y))
        case .tooLarge: isTooLarge = true
        }
      case .bitmap(let picture):
        if !grid.hasPixels {
          try meter.embed(bytes: ImageSurface.pageCopies * picture.surface.byteCount, of: run.fontName)
        }
        draw(picture, of: run, at: Point(start.x + glyph.x, start.y + glyph.y), on: context, grid)
      }
    }
    if isTooLarge || !mask.fill(on: context) {
      try fillWithCairo(run, of: face, at: start, on: context, grid)
    }
  }

  /// Fills outlines that are too large for a mask.
  private func fillWithCairo(
    _ run: GlyphRun, of face: GlyphFace, at start: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) throws(DrawingError) {
    let size = run.size * grid.scale / face.unitsPerEm
    guard size > 0, size.isFinite, run.stretch > 0, run.stretch.isFinite else { return }
    cairo_new_path(context)
    for glyph in run.glyphs {
      guard case .outline(let outline) = try face.shape(of: glyph.index) else { continue }
      let x = grid.x(start.x + glyph.x)
      let y = grid.y(start.y + glyph.y)
      var matrix = cairo_matrix_t(xx: size * run.stretch, yx: 0, xy: 0, yy: -size * run.rise, x0: x, y0: y)
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
    picture.surface.draw(in: rect, on: context, grid)
  }
}
