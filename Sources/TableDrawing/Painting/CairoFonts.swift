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

/// A font of which nothing is seen, whose glyphs are as wide as what they stand for.
private final class InvisibleFont {
  /// Texts and widths of glyphs, which live as long as Cairo keeps anything of the font.
  private final class Glyphs {
    /// A text at a width, in thousandths of the font's size; one for several could not tell readers which is meant.
    struct Key: Hashable {
      let text: String
      let width: Int
    }

    /// The glyphs after which another font begins.
    static let limit = 4096

    var numbers: [Key: Int] = [:]
    var widths: [Double] = []
  }

  let pointer: OpaquePointer
  private let glyphs: Glyphs

  /// Whether no other glyphs should be added.
  var isFull: Bool { glyphs.widths.count >= Glyphs.limit }

  init?() {
    guard let font = cairo_user_font_face_create() else { return nil }
    pointer = font
    glyphs = Glyphs()
    let owner = Unmanaged.passRetained(glyphs)
    let status = cairo_font_face_set_user_data(font, InvisibleFont.key(of: font), owner.toOpaque()) { owner in
      guard let owner else { return }
      Unmanaged<Glyphs>.fromOpaque(owner).release()
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      owner.release()
      return nil
    }
    cairo_user_font_face_set_init_func(font) { _, _, extents in
      // The part of a line that readers mark: that of most fonts.
      extents?.pointee.ascent = 0.8
      extents?.pointee.descent = 0.2
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(font) { font, number, context, extents in
      guard let face = cairo_scaled_font_get_font_face(font),
        let owner = cairo_font_face_get_user_data(face, InvisibleFont.key(of: face))
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let widths = Unmanaged<Glyphs>.fromOpaque(owner).takeUnretainedValue().widths
      guard number < widths.count else { return CAIRO_STATUS_USER_FONT_ERROR }
      let width = widths[Int(number)]
      extents?.pointee.x_advance = width
      // Cairo leaves out glyphs without any ink: this is too little to be seen, at the corners of what readers mark.
      let speck = 0.002
      cairo_rectangle(context, 0, -0.8, speck, speck)
      cairo_rectangle(context, width - speck, 0.2 - speck, speck, speck)
      cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// The glyph of a text that is so many times as wide as the font is large.
  func glyph(for text: String, width: Double) -> Int {
    let key = Glyphs.Key(text: text, width: Int((min(width, 1e6) * 1000).rounded()))
    if let number = glyphs.numbers[key] { return number }
    glyphs.widths.append(Double(key.width) / 1000)
    glyphs.numbers[key] = glyphs.widths.count - 1
    return glyphs.widths.count - 1
  }

  private static func key(of face: OpaquePointer) -> UnsafePointer<cairo_user_data_key_t> {
    UnsafeRawPointer(face).assumingMemoryBound(to: cairo_user_data_key_t.self)
  }

  deinit {
    cairo_font_face_destroy(pointer)
  }
}

/// Characters that belong together, and the number of glyphs that stand for them.
private struct GlyphCluster {
  var text: String
  var glyphCount: Int32
}

extension GlyphRun {
  var isRightToLeft: Bool { level % 2 == 1 }

  /// Whether glyphs stand for several characters, such as a ligature or a letter with its marks, or one glyph stands for
  /// all characters that a font does not have, or there are only spaces, which Cairo leaves out.
  ///
  /// Fonts of PDF files have one text for each glyph, and readers disagree about what replaces it: many ignore it, and
  /// poppler turns it around in Arabic.
  var needsOwnCharacters: Bool {
    glyphs.contains { $0.index == 0 } || text.allSatisfy(\.isWhitespace)
      || clusters.contains { $0.text.unicodeScalars.count > 1 }
  }

  /// A place that text takes, in points from the line's left end.
  fileprivate struct Cell {
    let text: String
    let x: Double
    let width: Double
  }

  /// The least width of a place, in parts of the size: what has none would not be found.
  private static let leastCell = 0.01

  /// The places from left to right that text takes: one for a cluster, or with `splitting` one for each character, which
  /// readers turn around one by one.
  fileprivate func cells(splitting: Bool) -> [Cell] {
    let clusters = clusters
    var edges: [Double] = []
    var first = 0
    for cluster in clusters {
      let next = first + Int(cluster.glyphCount)
      // Marks come after their letter, which from right to left is the last glyph of its cluster.
      edges.append(glyphs[isRightToLeft && clusters.count > 1 ? next - 1 : first].x)
      first = next
    }
    edges.append(x + width)
    return zip(clusters, zip(edges, edges.dropFirst())).flatMap { cluster, edges in
      let texts = splitting ? cluster.text.unicodeScalars.reversed().map { String($0) } : [cluster.text]
      let width = max(edges.1 - edges.0, size * GlyphRun.leastCell) / Double(max(1, texts.count))
      return texts.enumerated().map { Cell(text: $1, x: edges.0 + Double($0) * width, width: width) }
    }
  }

  /// The characters with their glyphs from left to right: all as one where it is not known which belong together.
  ///
  /// Browsers and others that read PDF files take text from right to left for text in the order of its places, as other
  /// programs write it, and turn it around.
  fileprivate var clusters: [GlyphCluster] {
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
