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
  private var pairs: [UInt64: Int32] = [:]

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

  /// What the advance of a character of plain text grows by before another, in the face's units.
  func kerning(of first: UInt32, _ second: UInt32) -> Int32 {
    let key = UInt64(first) << 32 | UInt64(second)
    if let known = pairs[key] { return known }
    if pairs.count >= FontFace.pairLimit { pairs.removeAll(keepingCapacity: true) }
    let kerning = measuredKerning(of: [first, second])
    pairs[key] = kerning
    return kerning
  }

  private func measuredKerning(of pair: [UInt32]) -> Int32 {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, pair, Int32(pair.count), 0, Int32(pair.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    var features = FontFace.kerningAlone
    hb_shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count), count == 2 else { return 0 }
    return positions[0].x_advance - plainGlyph(for: pair[0]).advance
  }

  /// The pairs that are kept before the store starts over.
  private static let pairLimit = 1 << 14

  private static let kerningAlone = ["kern", "-liga", "-clig", "-calt"].map { name in
    var feature = hb_feature_t()
    hb_feature_from_string(name, -1, &feature)
    return feature
  }

  /// Whether the face has a character of plain text.
  func hasPlainGlyph(for scalar: UInt32) -> Bool { plainGlyph(for: scalar).index != 0 }

  private func measuredGlyph(for scalar: UInt32) -> Glyph {
    let index = glyph(for: scalar) ?? 0
    return Glyph(index: index, advance: hb_font_get_glyph_h_advance(font, index))
  }
}
