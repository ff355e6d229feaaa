import CPangoCairo
import TableLayout
import TableModel

/// A font of Cairo's over a face of its own, which lives as long as Cairo keeps anything of the font.
final class CairoFontFace {
  let pointer: OpaquePointer

  /// The font of a file; throws where the file cannot be read.
  init(_ file: FontFaces.Place) throws(DrawingError) {
    guard let face = OwnedFace(file) else {
      throw DrawingError(
        "the font file \(file.path) cannot be read", hint: "reinstall the package that the file belongs to")
    }
    guard let font = cairo_ft_font_face_create_for_ft_face(face.pointer, Int32(FT_LOAD_NO_HINTING)) else {
      throw DrawingError("Cairo cannot use the font file \(file.path)")
    }
    pointer = font
    let owner = Unmanaged.passRetained(face)
    let key = UnsafeRawPointer(face.pointer).assumingMemoryBound(to: cairo_user_data_key_t.self)
    let status = cairo_font_face_set_user_data(font, key, owner.toOpaque()) { owner in
      guard let owner else { return }
      Unmanaged<OwnedFace>.fromOpaque(owner).release()
    }
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
    try status.check()
  }

  deinit {
    cairo_font_face_destroy(pointer)
  }
}

/// A FreeType face with a library to itself: Cairo may keep it longer than the painter lives.
private final class OwnedFace {
  private let library: FreeTypeLibrary
  private let content: ProjectFonts.File?
  let pointer: FT_Face

  init?(_ file: FontFaces.Place) {
    guard let library = FreeTypeLibrary(),
      let face = library.face(path: file.path, index: file.faceIndex, file.content)
    else { return nil }
    (self.library, content) = (library, file.content)
    pointer = face
  }

  deinit {
    FT_Done_Face(pointer)
  }
}

/// Shows glyph runs through Cairo's own fonts, so that a PDF keeps them as characters.
///
/// The fonts are the files' own: small letters keep the proportions that they have there.
final class CairoFonts {
  private let fonts: FontFaces
  private var faces = FaceStore<CairoFontFace>()
  private var invisible: InvisibleFont?

  init(_ fonts: FontFaces) {
    self.fonts = fonts
  }

  /// Begins a file, whose fonts depend on nothing that was drawn before.
  func beginFile() {
    invisible = nil
  }

  /// Shows a run's glyphs with the context's source.
  func show(
    _ run: GlyphRun, at start: Point, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    let size = run.size * grid.scale
    guard !run.glyphs.isEmpty, size > 0, size.isFinite, run.stretch > 0, run.stretch.isFinite else { return }
    cairo_set_font_face(context, try face(of: run).pointer)
    var matrix = cairo_matrix_t(xx: size * run.stretch, yx: 0, xy: 0, yy: size * run.rise, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    setUnhinted(context)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.index), x: grid.x(start.x + $0.x), y: grid.y(start.y + $0.y))
    }
    show(run.clusters, glyphs, on: context)
  }

  /// Shows the characters of runs from left to right as glyphs that nobody sees, each as wide as what is drawn for it.
  ///
  /// What is drawn as pictures or as outlines could not be searched or copied otherwise.
  func showInvisibly(
    _ runs: [GlyphRun], at start: Point, on context: OpaquePointer, _ grid: SurfaceGrid
  ) throws(DrawingError) {
    let runs = runs.filter { !$0.glyphs.isEmpty }
    let size = runs.lazy.map(\.size).max() ?? 0
    guard size * grid.scale > 0, (size * grid.scale).isFinite else { return }
    if invisible?.isFull ?? true { invisible = InvisibleFont() }
    guard let invisible else { throw DrawingError("there is no memory for a font") }
    cairo_set_font_face(context, invisible.pointer)
    var matrix = cairo_matrix_t(
      xx: size * grid.scale, yx: 0, xy: 0, yy: size * grid.scale, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    setUnhinted(context)
    var cells: [GlyphRun.Cell] = []
    for run in runs {
      // Pictures have no direction, and keep their characters together.
      let hasLetters = try fonts.face(of: FontFaces.Key(run)).isScalable
      cells += run.cells(splitting: run.isRightToLeft && hasLetters)
    }
    cells = cells.withUnseenAtLetters.withSignsAfterNumbers.withFirstLetterApart
    if invisible.isFirstUse(at: size * grid.scale), let first = cells.first {
      cells.insert(InvisibleFont.measure(before: first, size: size), at: 0)
    }
    let glyphs = cells.map { cell in
      cairo_glyph_t(
        index: UInt(invisible.glyph(for: cell.text, width: cell.width / size)),
        x: grid.x(start.x + cell.x), y: grid.y(start.y))
    }
    show(cells.map { GlyphCluster(text: $0.text, glyphCount: 1) }, glyphs, on: context)
  }

  private func setUnhinted(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  private func show(_ clusters: [GlyphCluster], _ glyphs: [cairo_glyph_t], on context: OpaquePointer) {
    let text = Array(clusters.map(\.text).joined().utf8CString)
    let lengths = clusters.map {
      cairo_text_cluster_t(num_bytes: Int32(clamping: $0.text.utf8.count), num_glyphs: $0.glyphCount)
    }
    cairo_show_text_glyphs(
      context, text, Int32(text.count - 1), glyphs, Int32(glyphs.count), lengths, Int32(lengths.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }

  private func face(of run: GlyphRun) throws(DrawingError) -> CairoFontFace {
    var letters = FontFaces.Key(run)
    letters.shapes = nil
    if let face = faces[letters] { return face }
    let file = try fonts.file(of: letters)
    let face = try CairoFontFace(file)
    faces.keep(face, of: letters, file.content)
    return face
  }
}

/// Characters that belong together, and the number of glyphs that stand for them.
struct GlyphCluster {
  var text: String
  var glyphCount: Int32
}

extension GlyphRun {
  var isRightToLeft: Bool { level % 2 == 1 }

  /// Whether glyphs stand for several characters, such as a ligature or a letter with its marks, or one glyph stands for
  /// all characters that a font does not have, or there are only spaces, which Cairo leaves out.
  ///
  /// Fonts of PDF files have one text for each glyph, and readers disagree about what replaces it: many ignore it, and
  /// poppler turns it around in Arabic. Firefox skips a glyph whose character nobody sees.
  var needsOwnCharacters: Bool {
    glyphs.contains { $0.index == 0 } || text.allSatisfy(\.isWhitespace)
      || clusters.contains { $0.text.unicodeScalars.count > 1 || isRightToLeft && $0.text.isUnseen }
  }

  /// The characters with their glyphs from left to right: all as one where it is not known which belong together.
  ///
  /// Browsers and others that read PDF files take text from right to left for text in the order of its places, as other
  /// programs write it, and turn it around.
  var clusters: [GlyphCluster] {
    let characters = Array(text.acceptedByCairo.unicodeScalars)
    let ordered = isRightToLeft ? glyphs.reversed() : glyphs
    var clusters: [GlyphCluster] = []
    var starts: [Int] = []
    for glyph in ordered {
      let start = Int(glyph.character)
      if start == starts.last {
        clusters[clusters.count - 1].glyphCount += 1
        continue
      }
      guard start > starts.last ?? -1, start < characters.count else {
        return [GlyphCluster(text: text.acceptedByCairo, glyphCount: Int32(clamping: glyphs.count))]
      }
      clusters.append(GlyphCluster(text: "", glyphCount: 1))
      starts.append(start)
    }
    // Characters without glyphs belong to those before them, the first ones to those after them.
    for index in clusters.indices {
      let start = index == 0 ? 0 : starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : characters.count
      clusters[index].text = String(String.UnicodeScalarView(characters[start..<end]))
    }
    return isRightToLeft ? clusters.reversed() : clusters
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
