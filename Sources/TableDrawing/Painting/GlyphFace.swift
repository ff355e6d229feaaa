import CPangoCairo
import TableModel

/// One face of a font file, opened by FreeType without asking fontconfig.
final class GlyphFace {
  /// The number of glyphs that are kept before the store starts over.
  private static let glyphLimit = 4096

  private let library: FreeTypeLibrary
  private let face: FT_Face
  private let path: String
  private let index: Int
  /// Whether the whole file has been found to be what it was made as.
  private var isVerified = false
  private var shapes: [Int: GlyphShape] = [:]
  private let fit: OutlineFit?
  /// The units that make up the size of the letters.
  let unitsPerEm: Double
  /// The pixels that make up the size of the letters, where the glyphs are pictures.
  let pixelsPerEm: Double
  /// Whether the glyphs are outlines; otherwise they are pictures of one size.
  let isScalable: Bool

  init?(library: FreeTypeLibrary, path: String, index: Int, shapes: LetterShapes? = nil) {
    var opened: FT_Face?
    guard FT_New_Face(library.pointer, path, index, &opened) == 0, let opened else { return nil }
    self.library = library
    self.path = path
    self.index = index
    face = opened
    unitsPerEm = max(1, Double(opened.pointee.units_per_EM))
    fit = shapes.map { OutlineFit($0, face: opened) }
    isScalable = opened.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    if !isScalable, FT_Select_Size(opened, 0) != 0 { return nil }
    pixelsPerEm = max(1, Double(opened.pointee.size?.pointee.metrics.y_ppem ?? 1))
  }

  deinit {
    FT_Done_Face(face)
  }

  /// The look of a glyph; empty for numbers that the font does not have.
  ///
  /// Throws where the file has the glyph and it cannot be read.
  func shape(of glyph: UInt32) throws(DrawingError) -> GlyphShape {
    if let shape = shapes[Int(glyph)] { return shape }
    guard glyph < UInt32(clamping: face.pointee.num_glyphs) else { return .empty }
    let shape = isScalable ? try loadOutline(of: glyph) : try loadBitmap(of: glyph)
    // Other spaces are empty too, and so are letters whose part of the file is filled with zeros.
    if case .empty = shape, glyph != FT_Get_Char_Index(face, 0x20) { try verify() }
    if shapes.count >= GlyphFace.glyphLimit { shapes.removeAll(keepingCapacity: true) }
    shapes[Int(glyph)] = shape
    return shape
  }

  private func verify() throws(DrawingError) {
    guard !isVerified else { return }
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let data = UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &count), count: Int(count))
    if let flaw = FontTables.flaw(in: data, faceIndex: index, longOnesToo: true) {
      throw DrawingError(
        "the font file \(path) \(flaw)", hint: "reinstall the package that the file belongs to")
    }
    isVerified = true
  }

  private func load(_ glyph: UInt32, _ flags: Int32) throws(DrawingError) {
    guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0 else {
      throw DrawingError(
        "the font file \(path) is damaged: its glyph \(glyph) cannot be read",
        hint: "reinstall the package that the file belongs to, or give the program more memory")
    }
  }

  private func loadOutline(of glyph: UInt32) throws(DrawingError) -> GlyphShape {
    try load(glyph, Int32(FT_LOAD_NO_SCALE))
    guard let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return .empty }
    fit?.growStems(of: &slot.pointee.outline)
    guard let path = OutlineReader.path(of: &slot.pointee.outline), !path.elements.isEmpty
    else { return .empty }
    return .outline(GlyphOutline(fit?.fitted(path, of: glyph) ?? path))
  }

  private func loadBitmap(of glyph: UInt32) throws(DrawingError) -> GlyphShape {
    try load(glyph, Int32(FT_LOAD_COLOR))
    guard let slot = face.pointee.glyph,
      let bitmap = GlyphFace.bitmap(of: slot.pointee.bitmap),
      let shape = GlyphBitmap(
        bitmap: bitmap,
        left: Double(slot.pointee.bitmap_left),
        top: Double(slot.pointee.bitmap_top),
        pixelsPerEm: pixelsPerEm
      )
    else { return .empty }
    return .bitmap(shape)
  }

  /// A copy of FreeType's picture; `nil` unless it is a coloured one.
  private static func bitmap(of source: FT_Bitmap) -> Bitmap? {
    let width = Int(source.width)
    let height = Int(source.rows)
    guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), source.pitch >= 4 * width,
      width > 0, height > 0, let buffer = source.buffer
    else { return nil }
    var components = [UInt8]()
    components.reserveCapacity(4 * width * height)
    for row in 0..<height {
      let start = buffer + row * Int(source.pitch)
      for column in 0..<width {
        let pixel = start + 4 * column
        let alpha = Int(pixel[3])
        for channel in [2, 1, 0] {
          components.append(alpha == 0 ? 0 : UInt8(min(255, (Int(pixel[channel]) * 255 + alpha / 2) / alpha)))
        }
        components.append(UInt8(alpha))
      }
    }
    return Bitmap(width: width, height: height, components: components)
  }
}
