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

  /// Where a glyph has ink, in the face's units: from its left end to its right one, and from below to above the baseline.
  struct Ink {
    var across: ClosedRange<Double>
    var upwards: ClosedRange<Double>
  }

  let name: String
  let isEmoji: Bool
  let unitsPerEm: Double
  /// HarfBuzz's font, scaled to the face's units.
  let font: OpaquePointer

  private var plainGlyphs: [Glyph?] = Array(repeating: nil, count: 0x250)
  private var pairs: [UInt64: Int32] = [:]
  private var inks: [UInt32: Ink] = [:]

  /// What is wrong with the file, as the rest of a sentence about it; the face then has no characters.
  let flaw: String?

  /// Opens a face; `content` is that of a project's file.
  init(_ file: FontFile, content: ProjectFonts.File? = nil) {
    name = file.name
    isEmoji = file.purpose == .emoji
    let blob = content.map(\.blob) ?? hb_blob_create_from_file(file.path)
    var count: UInt32 = 0
    let data = hb_blob_get_data(blob, &count)
    let flaw = FontTables.flaw(
      in: UnsafeRawBufferPointer(start: data, count: Int(count)), faceIndex: file.faceIndex,
      checksums: content == nil ? .ofShortTables : .ofNone)
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

  /// The glyph of a character of plain text, with the glyph for unknown characters where the face lacks it.
  func plainGlyph(for scalar: UInt32) -> Glyph {
    guard scalar < plainGlyphs.count else { return measuredGlyph(for: scalar) }
    if let known = plainGlyphs[Int(scalar)] { return known }
    let glyph = measuredGlyph(for: scalar)
    plainGlyphs[Int(scalar)] = glyph
    return glyph
  }

  /// Where a glyph has ink; nothing at 0 for one without.
  func ink(of glyph: UInt32) -> Ink {
    if let known = inks[glyph] { return known }
    var extents = hb_glyph_extents_t()
    hb_font_get_glyph_extents(font, glyph, &extents)
    let (left, top) = (Double(extents.x_bearing), Double(extents.y_bearing))
    let ink = Ink(
      across: left...max(left, left + Double(extents.width)),
      upwards: min(top, top + Double(extents.height))...top)
    inks[glyph] = ink
    return ink
  }

  /// What the advance of a character of plain text grows by before another, in the face's units.
  func kerning(of first: UInt32, _ second: UInt32) -> Int32 {
    let key = FontFace.key(first, second)
    if let known = pairs[key] { return known }
    learnKerning(of: CollectionOfOne((first, second)))
    return pairs[key] ?? 0
  }

  /// Finds out the kerning of several pairs at once, which takes little longer than that of one.
  func learnKerning(of pairs: some Sequence<(UInt32, UInt32)>) {
    if self.pairs.count >= FontFace.pairLimit { self.pairs.removeAll(keepingCapacity: true) }
    var unknown: [(script: UInt32, scalars: [UInt32])] = []
    for (first, second) in pairs where self.pairs[FontFace.key(first, second)] == nil {
      self.pairs[FontFace.key(first, second)] = 0
      let script = FontFace.script(of: first, second)
      if let group = unknown.firstIndex(where: { $0.script == script }) {
        unknown[group].scalars += [first, second]
      } else {
        unknown.append((script, [first, second]))
      }
    }
    for group in unknown { measureKerning(of: group.scalars, group.script) }
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// The script whose rules a pair follows: that of the first letter in it.
  private static func script(of first: UInt32, _ second: UInt32) -> UInt32 {
    let functions = hb_unicode_funcs_get_default()
    for scalar in [first, second] {
      let script = hb_unicode_script(functions, scalar)
      let isShared =
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      if !isShared { return script.rawValue }
    }
    return HB_SCRIPT_COMMON.rawValue
  }

  /// A character that no face has, between pairs that must not know of one another.
  private static let separator: UInt32 = 0x10_FFFF

  private func measureKerning(of scalars: [UInt32], _ script: UInt32) {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    var text: [UInt32] = []
    for index in stride(from: 0, to: scalars.count, by: 2) {
      text += [scalars[index], scalars[index + 1], FontFace.separator]
    }
    let length = Int32(clamping: text.count)
    hb_buffer_add_codepoints(buffer, text, length, 0, length)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, hb_language_get_default())
    var features = FontFace.kerningAlone
    table_shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    var glyphs: [Int?] = Array(repeating: nil, count: text.count)
    var isSingle = Array(repeating: true, count: text.count)
    for index in 0..<Int(count) {
      let character = Int(infos[index].cluster)
      isSingle[character] = glyphs[character] == nil
      glyphs[character] = index
    }
    for index in stride(from: 0, to: scalars.count, by: 2) {
      let place = index / 2 * 3
      let (first, second) = (scalars[index], scalars[index + 1])
      let isPair = glyphs[place + 1] != nil && isSingle[place] && isSingle[place + 1]
      let advance = isPair ? glyphs[place].map { positions[$0].x_advance } : nil
      pairs[FontFace.key(first, second)] = advance.map { $0 - plainGlyph(for: first).advance } ?? 0
    }
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
