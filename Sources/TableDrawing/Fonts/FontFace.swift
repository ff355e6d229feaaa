import CPangoCairo

/// An opened face: which characters it has, and how far each glyph advances.
///
/// Shaping happens in the face's own units, so no advance is rounded and one face serves every size.
final class FontFace {
  /// A glyph and its advance in the face's units.
  struct Glyph {
    var index: UInt32
    var advance: Int32
  }

  let name: String
  let isEmoji: Bool
  let unitsPerEm: Double
  /// HarfBuzz's font, scaled to the face's units.
  let font: OpaquePointer

  private var plainGlyphs: [Glyph?] = Array(repeating: nil, count: 0x250)

  /// What is wrong with the file, as the rest of a sentence about it; the face then has no characters.
  let flaw: String?

  /// Opens a face.
  init(_ file: FontFile) {
    name = file.name
    isEmoji = file.purpose == .emoji
    let blob = hb_blob_create_from_file(file.path)
    var count: UInt32 = 0
    let data = hb_blob_get_data(blob, &count)
    let flaw = FontTables.flaw(
      in: UnsafeRawBufferPointer(start: data, count: Int(count)), faceIndex: file.faceIndex)
    let face = hb_face_create(flaw == nil ? blob : nil, UInt32(clamping: file.faceIndex))
    self.flaw = flaw ?? (hb_face_get_glyph_count(face) == 0 ? "has no glyphs" : nil)
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    font = hb_font_create(face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// The glyph of a character on its own; `nil` where the face has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The glyph of a character of plain text, with the sign for unknown characters where the face lacks it.
  func plainGlyph(for scalar: UInt32) -> Glyph {
    guard scalar < plainGlyphs.count else { return measuredGlyph(for: scalar) }
    if let known = plainGlyphs[Int(scalar)] { return known }
    let glyph = measuredGlyph(for: scalar)
    plainGlyphs[Int(scalar)] = glyph
    return glyph
  }

  /// Whether the face has a character of plain text.
  func hasPlainGlyph(for scalar: UInt32) -> Bool { plainGlyph(for: scalar).index != 0 }

  private func measuredGlyph(for scalar: UInt32) -> Glyph {
    let index = glyph(for: scalar) ?? 0
    return Glyph(index: index, advance: hb_font_get_glyph_h_advance(font, index))
  }
}
