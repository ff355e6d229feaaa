import CPangoCairo
import TableLayout

/// A font of which nothing is seen, whose glyphs are as wide as what they stand for.
final class InvisibleFont {
  /// Texts and widths of glyphs, which live as long as Cairo keeps anything of the font.
  private final class Glyphs {
    /// A text at a width, in thousandths of the font's size; one for several could not tell readers which is meant.
    struct Key: Hashable {
      let text: String
      let width: Int
    }

    /// The glyphs after which another font begins; one of a file has 256 at most.
    static let limit = 200

    var numbers: [Key: Int] = [:]
    var widths: [Double] = []
  }

  let pointer: OpaquePointer
  private let glyphs: Glyphs

  /// The sizes at which glyphs were shown, each of which is a font of the file.
  private var sizes: Set<Double> = []

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

  /// Whether no glyphs were shown at a size; from now on there were.
  func isFirstUse(at size: Double) -> Bool { sizes.insert(size).inserted }

  /// A space to be shown before all else: Poppler takes the letters of such a font to be twice as high as its first glyph
  /// is wide, marks that much, and finds nothing that would begin above the page.
  static func measure(before cell: GlyphRun.Cell, size: Double) -> GlyphRun.Cell {
    let width = size / 2
    return GlyphRun.Cell(text: " ", x: cell.x - width, width: width, isRightToLeft: cell.isRightToLeft)
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

extension GlyphRun {
  /// A place that text takes, in points from the line's left end.
  struct Cell {
    var text: String
    var x: Double
    var width: Double
    let isRightToLeft: Bool
  }

  /// The least width of a place, in parts of the size: what has none would not be found.
  fileprivate static let leastCell = 0.01

  /// The places from left to right that text takes: one for a cluster, or with `splitting` one for each character, which
  /// readers turn around one by one.
  func cells(splitting: Bool) -> [Cell] {
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
      return texts.enumerated().map {
        Cell(text: $1, x: edges.0 + Double($0) * width, width: width, isRightToLeft: isRightToLeft)
      }
    }
  }
}

extension [GlyphRun.Cell] {
  /// The cells with characters that nobody sees, such as U+200C, at the letter before them from right to left: Firefox
  /// skips those that stand alone.
  var withUnseenAtLetters: [GlyphRun.Cell] {
    var cells: [GlyphRun.Cell] = []
    for cell in self {
      if let last = cells.last, last.isRightToLeft, cell.isRightToLeft, last.text.isUnseen {
        cells[cells.count - 1].text += cell.text
        cells[cells.count - 1].width += cell.width
      } else {
        cells.append(cell)
      }
    }
    return cells
  }

  /// The cells with the signs of numbers where they are read: behind their number.
  ///
  /// After Arabic letters “80%” shows its sign at the left, and readers that go by places would copy “%80”.
  var withSignsAfterNumbers: [GlyphRun.Cell] {
    var cells = self
    for index in cells.indices where cells[index].isRightToLeft && cells[index].text.isSignOfNumber {
      let end = cells[(index + 1)...].firstIndex(where: \.isRightToLeft) ?? cells.endIndex
      guard index + 1 < end, cells[index + 1].text.isDigit, cells[end - 1].text.isDigit else { continue }
      var sign = cells.remove(at: index)
      sign.x = cells[end - 2].x + cells[end - 2].width - sign.width
      for number in index..<(end - 1) { cells[number].x -= sign.width }
      cells.insert(sign, at: end - 1)
    }
    return cells
  }

  /// The cells with the first letter apart from its marks.
  ///
  /// Firefox does not ask where a sign with marks stands, and would take the end of the line above for its own.
  var withFirstLetterApart: [GlyphRun.Cell] {
    guard let first, !first.isRightToLeft, let letter = first.text.unicodeScalars.first else { return self }
    let marks = first.text.unicodeScalars.dropFirst()
    guard marks.contains(where: { $0.properties.generalCategory == .nonspacingMark }) else { return self }
    var (base, rest) = (first, first)
    (base.text, rest.text) = (String(letter), String(String.UnicodeScalarView(marks)))
    rest.width = first.width * GlyphRun.leastCell
    base.width = first.width - rest.width
    rest.x = base.x + base.width
    return [base, rest] + dropFirst()
  }
}

extension String {
  /// Whether all characters only tell how others are shown.
  var isUnseen: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .format } }

  fileprivate var isDigit: Bool { unicodeScalars.allSatisfy { $0.properties.numericType == .decimal } }

  /// Whether this is a sign that belongs to the number that it stands at, such as that of percents or of a currency.
  fileprivate var isSignOfNumber: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    return scalar.properties.generalCategory == .currencySymbol || "%‰٪°".unicodeScalars.contains(scalar)
  }
}
