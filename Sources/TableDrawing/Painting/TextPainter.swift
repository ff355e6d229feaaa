import CPangoCairo
import TableLayout
import TableModel

/// Draws lines of glyphs into a Cairo context.
final class TextPainter {
  /// How text gets onto the surface.
  enum Mode {
    /// As filled outlines, placed in fractions of a pixel.
    case outlines
    /// As characters of embedded fonts, which can be selected and searched. Joined ones, those of several runs from right to
    /// left, and those of projects' fonts are outlines over such characters.
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

  /// Begins a file, whose fonts depend on nothing that was drawn before.
  func beginFile() {
    cairoFonts.beginFile()
  }

  /// Draws a line with the context's source; `start` is the left end of its baseline, in points of the picture.
  ///
  /// `isShadow` says that the same line is drawn over it: then it holds no characters, which would be found twice.
  func draw(
    _ line: ShapedLine, at start: Point, isShadow: Bool, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    switch mode {
    case .outlines:
      for run in line.runs {
        try fill(run, of: fonts.face(of: FontFaces.Key(run)), at: start, on: context, grid)
      }
    case .fonts:
      for runs in line.partsAsRead { try show(runs, at: start, isShadow: isShadow, on: context, grid) }
    }
  }

  /// Shows runs, from left to right, as characters: with one from right to left among them as one text, which readers
  /// turn around.
  private func show(
    _ runs: [GlyphRun], at start: Point, isShadow: Bool, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    let areOne = runs.count > 1 && runs.contains(where: \.isRightToLeft)
    for run in runs {
      let face = try fonts.face(of: FontFaces.Key(run))
      // What puts fonts into files of PDF trusts them, and follows their outlines without a bound.
      if !face.isOfProject, face.isScalable, !isShadow, !areOne, !run.needsOwnCharacters {
        try cairoFonts.show(run, at: start, on: context, grid)
        continue
      }
      if face.isScalable {
        try fillWithCairo(run, of: face, at: start, on: context, grid)
      } else {
        try fill(run, of: face, at: start, on: context, grid)
      }
      if !isShadow, !areOne { try cairoFonts.showInvisibly([run], at: start, on: context, grid) }
    }
    if areOne, !isShadow { try cairoFonts.showInvisibly(runs, at: start, on: context, grid) }
  }

  /// Fills a run's outlines at once and draws its pictures, if any.
  private func fill(
    _ run: GlyphRun, of face: GlyphFace, at start: Point, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    let scale = run.size * grid.scale / face.unitsPerEm
    let (scaleX, scaleY) = (scale * run.stretch, scale * run.rise)
    var isTooLarge = false
    mask.removeAll()
    for glyph in run.glyphs {
      let shape = try face.shape(of: glyph.index)
      try meter.letter(steps: shape.steps, isOfProject: face.isOfProject)
      switch shape {
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

  /// Fills outlines as one path.
  private func fillWithCairo(
    _ run: GlyphRun, of face: GlyphFace, at start: Point, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    let size = run.size * grid.scale / face.unitsPerEm
    guard size > 0, size.isFinite, run.stretch > 0, run.stretch.isFinite else { return }
    cairo_new_path(context)
    for glyph in run.glyphs {
      let shape = try face.shape(of: glyph.index)
      try meter.letter(steps: shape.steps, isOfProject: face.isOfProject)
      guard case .outline(let outline) = shape else { continue }
      if !grid.hasPixels { try meter.write(steps: shape.steps) }
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
    _ picture: GlyphBitmap, of run: GlyphRun, at origin: Point, on context: OpaquePointer, _ grid: SurfaceGrid
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

extension ShapedLine {
  /// The runs of each stretch of one direction with all that lies in it, from left to right; the stretches in reading
  /// order.
  ///
  /// A line that reads from right to left is one stretch: who turns it around minds what runs from left to right in it,
  /// and Firefox loses the spaces between stretches of which each stands at the left of the one before.
  fileprivate var partsAsRead: [[GlyphRun]] {
    var parts: [[GlyphRun]] = []
    for run in runs {
      if let last = parts.last?.last, (last.level == 0) == (run.level == 0) {
        parts[parts.count - 1].append(run)
      } else {
        parts.append([run])
      }
    }
    return parts
  }
}

/// The coverage of glyphs that were drawn before, by face, size and fraction of a pixel.
///
/// Glyphs stand at eighths of a pixel, so that the letters of a text share their coverage; nobody sees a 16th.
final class GlyphCache {
  /// The parts of a pixel that a glyph may stand at.
  private static let fractions = 8.0
  /// The bytes of coverage that are kept before the store starts over.
  private static let byteLimit = 1 << 20

  /// A face at a size.
  private struct Strike: Hashable {
    let face: ObjectIdentifier
    let scaleX: Double
    let scaleY: Double
  }

  /// What a glyph covers, if it has an outline that is small enough.
  enum Entry {
    case coverage(GlyphCoverage)
    case tooLarge
  }

  private let rasteriser = GlyphRasteriser()
  private var strikes: [Strike: [UInt64: Entry]] = [:]
  private var bytes = 0

  /// The nearest place that glyphs are kept for.
  static func snapped(_ pixels: Double) -> Double {
    (pixels * fractions).rounded() / fractions
  }

  /// What a glyph covers whose origin lies at fractions of a pixel, both in 0..<1 and snapped.
  func coverage(
    of glyph: UInt32, outline: Path, face: GlyphFace, x: Double, y: Double, scaleX: Double, scaleY: Double
  ) -> Entry {
    let strike = Strike(face: ObjectIdentifier(face), scaleX: scaleX, scaleY: scaleY)
    let places = (x * GlyphCache.fractions, y * GlyphCache.fractions)
    let key = UInt64(glyph) << 16 | UInt64(places.0) << 8 | UInt64(places.1)
    if let entry = strikes[strike]?[key] { return entry }
    let coverage = rasteriser.coverage(of: outline, x: x, y: y, scaleX: scaleX, scaleY: scaleY)
    bytes += (coverage?.pixels.count ?? 0) + MemoryLayout<GlyphCoverage>.size
    if bytes > GlyphCache.byteLimit {
      strikes.removeAll()
      bytes = coverage?.pixels.count ?? 0
    }
    let entry = coverage.map(Entry.coverage) ?? .tooLarge
    strikes[strike, default: [:]][key] = entry
    return entry
  }
}

/// The glyphs of a run put together, so that they are drawn at once.
struct GlyphMask {
  /// The most pixels of a mask.
  private static let areaLimit = 1 << 22

  private var glyphs: [(coverage: GlyphCoverage, x: Int, y: Int)] = []
  private var coverage: [UInt8] = []

  /// Begins another run.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
  }

  /// Adds a glyph whose origin lies in a pixel of the surface.
  mutating func add(_ glyph: GlyphCoverage, x: Int, y: Int) {
    if !glyph.pixels.isEmpty { glyphs.append((glyph, x + glyph.left, y + glyph.top)) }
  }

  /// Fills the glyphs with the context's source.
  ///
  /// - Returns: Whether that was possible; masks that are too large are left to Cairo.
  mutating func fill(on context: OpaquePointer) -> Bool {
    guard let first = glyphs.first else { return true }
    var (left, top) = (first.x, first.y)
    var (right, bottom) = (left, top)
    for glyph in glyphs {
      left = min(left, glyph.x)
      top = min(top, glyph.y)
      right = max(right, glyph.x + glyph.coverage.width)
      bottom = max(bottom, glyph.y + glyph.coverage.height)
    }
    let (width, height) = (right - left, bottom - top)
    guard width <= GlyphMask.areaLimit, height <= GlyphMask.areaLimit else { return false }
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    guard stride > 0, stride * height <= GlyphMask.areaLimit else { return false }
    coverage.removeAll(keepingCapacity: true)
    coverage.append(contentsOf: repeatElement(0, count: stride * height))
    coverage.withUnsafeMutableBufferPointer { buffer in
      for glyph in glyphs {
        GlyphMask.add(glyph.coverage, to: buffer, at: (glyph.y - top) * stride + glyph.x - left, stride)
      }
      let mask = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      cairo_mask_surface(context, mask, Double(left), Double(top))
      cairo_surface_destroy(mask)
    }
    return true
  }

  /// Adds a glyph's coverage to what is there; where glyphs meet, their parts of a pixel add up.
  private static func add(
    _ glyph: GlyphCoverage, to target: UnsafeMutableBufferPointer<UInt8>, at start: Int, _ stride: Int
  ) {
    glyph.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<glyph.height {
        let from = row &* glyph.width
        let to = start &+ row &* stride
        for column in 0..<glyph.width {
          let sum = target[to &+ column] &+ pixels[from &+ column]
          target[to &+ column] = sum < pixels[from &+ column] ? 255 : sum
        }
      }
    }
  }
}
