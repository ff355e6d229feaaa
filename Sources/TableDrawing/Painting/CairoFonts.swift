import CPangoCairo
import TableLayout
import TableModel

/// Shows glyph runs through Cairo's own fonts, so that a PDF keeps them as characters.
///
/// The fonts are the files' own: small letters keep the proportions that they have there.
final class CairoFonts {
  private let fonts: FontFaces
  private var faces: [String: CairoFontFace] = [:]

  init(_ fonts: FontFaces) {
    self.fonts = fonts
  }

  /// Shows a run's glyphs with the context's source.
  func show(
    _ run: GlyphRun, at start: Point, on context: OpaquePointer, _ grid: PixelGrid
  ) throws(DrawingError) {
    let size = run.size * grid.scale
    guard !run.glyphs.isEmpty, size > 0, size.isFinite, run.stretch > 0, run.stretch.isFinite else { return }
    cairo_set_font_face(context, try face(named: run.fontName).pointer)
    var matrix = cairo_matrix_t(xx: size * run.stretch, yx: 0, xy: 0, yy: size * run.rise, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.index), x: grid.x(start.x + $0.x), y: grid.y(start.y + $0.y))
    }
    let characters = run.text.acceptedByCairo
    let clusters = CairoFonts.clusters(of: run, characters)
    let text = Array(characters.utf8CString)
    cairo_show_text_glyphs(
      context, text, Int32(text.count - 1), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
      run.level % 2 == 0 ? cairo_text_cluster_flags_t(rawValue: 0) : CAIRO_TEXT_CLUSTER_FLAG_BACKWARD)
  }

  /// Which characters belong to which glyphs, in reading order: one to one where that is certain, otherwise the run as a whole.
  private static func clusters(of run: GlyphRun, _ text: String) -> [cairo_text_cluster_t] {
    let scalars = text.unicodeScalars
    let isPlain = run.level % 2 == 1 || scalars.allSatisfy { $0.value < CairoFonts.firstRightToLeft }
    guard scalars.count == run.glyphs.count, isPlain else {
      return [
        cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(run.glyphs.count))
      ]
    }
    return scalars.map {
      cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1)
    }
  }

  /// The first character of the scripts that are shaped, or read from right to left.
  private static let firstRightToLeft: UInt32 = 0x590

  private func face(named name: String) throws(DrawingError) -> CairoFontFace {
    if let face = faces[name] { return face }
    let file = try fonts.file(named: name)
    let face = try CairoFontFace(path: file.path, faceIndex: file.faceIndex)
    faces[name] = face
    return face
  }
}

extension String {
  /// The text as Cairo takes it, with U+FFFD in the place of what it refuses.
  ///
  /// Cairo takes the 66 noncharacters of Unicode for errors of UTF-8 and then writes no file at all, and a NUL for the
  /// end of a text. Glyphs are not chosen by this text: it is what is searched, copied and listed.
  var acceptedByCairo: String {
    let isRefused = { (scalar: Unicode.Scalar) in
      scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
    }
    guard unicodeScalars.contains(where: isRefused) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }))
  }
}
