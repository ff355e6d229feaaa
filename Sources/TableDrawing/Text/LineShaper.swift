import CPangoCairo
import TableLayout
import TableModel

/// Turns characters whose faces are chosen into placed glyphs.
final class LineShaper {
  /// A glyph with its advance, in points.
  private struct ShapedGlyph {
    var index: UInt32
    var cluster: Int
    var advance: Double
    var offset: Point
    /// The part of its width that a letter keeps which would not fit into its advance.
    var narrowing = 1.0
  }

  private let library: FontLibrary
  private let buffer = hb_buffer_create()

  private var styles: [SpanStyle] = []
  private var language: hb_language_t?

  init(library: FontLibrary) {
    self.library = library
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// Sets how the spans are set of what is shaped next, and the language that it is in.
  func set(_ styles: [SpanStyle], language: String) {
    self.styles = styles
    self.language = hb_language_from_string(language, -1)
  }

  /// Finds the advance of every character.
  func measure(_ characters: inout [AnalysedCharacter]) {
    for item in Self.items(characters) {
      for glyph in shape(characters, item) { characters[glyph.cluster].advance += glyph.advance }
    }
  }

  /// Places the glyphs of one line.
  func line(_ characters: [AnalysedCharacter], isRightToLeft: Bool) -> ShapedLine {
    var line = ShapedLine(runs: [], width: 0, isRightToLeft: isRightToLeft)
    for item in Self.visualOrder(Self.items(characters), of: characters) {
      for run in runs(characters, item, x: line.width) {
        line.width += run.width
        line.runs.append(run)
        raise(&line, for: run, of: characters[item.lowerBound])
      }
    }
    return line
  }

  /// Notes how far letters reach that another face lends to the typeface, whose own letters have room in its lines.
  private func raise(_ line: inout ShapedLine, for run: GlyphRun, of first: AnalysedCharacter) {
    let face = library.face(at: first.face)
    guard first.face != styles[first.span].typeface, !face.isEmoji else { return }
    let factor = run.size / face.unitsPerEm
    for glyph in run.glyphs {
      let ink = face.ink(of: glyph.index).upwards
      line.inkAbove = max(line.inkAbove, ink.upperBound * factor - glyph.y)
      line.inkBelow = max(line.inkBelow, glyph.y - ink.lowerBound * factor)
    }
  }

  /// The glyphs of an item as runs: one for all, or several where letters are narrowed.
  private func runs(_ characters: [AnalysedCharacter], _ item: Range<Int>, x: Double) -> [GlyphRun] {
    let glyphs = shape(characters, item)
    guard glyphs.contains(where: { $0.narrowing != 1 }) else {
      return [run(of: glyphs[...], characters, item, x: x)]
    }
    var runs: [GlyphRun] = []
    var (x, start) = (x, glyphs.startIndex)
    while start < glyphs.endIndex {
      let narrowing = glyphs[start].narrowing
      let end = glyphs[start...].firstIndex { $0.narrowing != narrowing } ?? glyphs.endIndex
      // Letters are narrowed in plain text alone, where they stand in the order of their characters.
      let last = end < glyphs.endIndex ? glyphs[end].cluster : item.upperBound
      let run = run(of: glyphs[start..<end], characters, glyphs[start].cluster..<last, x: x)
      runs.append(run)
      x += run.width
      start = end
    }
    return runs
  }

  private func run(
    of shaped: ArraySlice<ShapedGlyph>, _ characters: [AnalysedCharacter], _ item: Range<Int>, x: Double
  ) -> GlyphRun {
    let first = characters[item.lowerBound]
    let style = style(of: first)
    var end = x
    let glyphs = shaped.map { glyph in
      defer { end += glyph.advance }
      // Letters that join those beside them stay with them.
      let place = style.wholePoints == .letters && first.hasSimpleScript ? Self.wholePoint(before: end) : end
      var placed = GlyphRun.Glyph(index: glyph.index, x: place + glyph.offset.x, y: glyph.offset.y)
      placed.character = UInt32(clamping: glyph.cluster - item.lowerBound)
      return placed
    }
    var run = GlyphRun(
      fontName: library.face(at: first.face).name,
      size: style.size,
      stretch: style.stretch * (shaped.first?.narrowing ?? 1),
      rise: style.rise,
      letterShapes: style.letterShapes,
      glyphs: glyphs,
      text: String(scalars: characters[item]),
      x: x,
      width: end - x,
      span: first.span,
      level: Int(first.level)
    )
    run.fontResource = library.files[first.face].resource
    return run
  }

  /// The style of a character's span; the typeface alone is widened and tracked, since the fallbacks stand for faces
  /// that were not measured.
  private func style(of character: AnalysedCharacter) -> SpanStyle {
    let style = styles[character.span]
    return character.face == style.typeface ? style : style.unfitted
  }

  // MARK: Items

  /// The stretches of one span, face, script and direction, in reading order.
  private static func items(_ characters: [AnalysedCharacter]) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = 0
    for index in characters.indices {
      let isLast = index + 1 == characters.count
      if isLast || !characters[index].isAlike(characters[index + 1]) {
        items.append(start..<index + 1)
        start = index + 1
      }
    }
    return items
  }

  /// The order from left to right: from the deepest level up, every stretch of at least that depth is turned round.
  private static func visualOrder(_ items: [Range<Int>], of characters: [AnalysedCharacter]) -> [Range<Int>] {
    var items = items
    var levels = items.map { characters[$0.lowerBound].level }
    guard var level = levels.max(), level > 0 else { return items }
    while level > 0 {
      var start = 0
      while start < items.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        let end = levels[start...].firstIndex { $0 < level } ?? levels.count
        items[start..<end].reverse()
        levels[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return items
  }

  // MARK: Shaping

  private func shape(_ characters: [AnalysedCharacter], _ item: Range<Int>) -> [ShapedGlyph] {
    Self.raisingColons(
      letters(characters, item), characters, item, style: style(of: characters[item.lowerBound]))
  }

  /// The letters with colons between figures as high as the typeface has them.
  private static func raisingColons(
    _ glyphs: [ShapedGlyph], _ characters: [AnalysedCharacter], _ item: Range<Int>, style: SpanStyle
  ) -> [ShapedGlyph] {
    guard let rise = style.letterShapes?.colonRise, rise != 0,
      characters[item].contains(where: { $0.scalar == 0x3A })
    else { return glyphs }
    return glyphs.map { glyph in
      let index = glyph.cluster
      guard item.contains(index - 1), item.contains(index + 1), characters[index].scalar == 0x3A,
        characters[index - 1].isFigure, characters[index + 1].isFigure
      else { return glyph }
      var glyph = glyph
      glyph.offset.y -= rise * style.size
      return glyph
    }
  }

  private func letters(_ characters: [AnalysedCharacter], _ item: Range<Int>) -> [ShapedGlyph] {
    let first = characters[item.lowerBound]
    let face = library.face(at: first.face)
    let style = style(of: first)
    let factor = style.size / face.unitsPerEm
    if style.kerning != 0 { face.learnKerning(of: LineShaper.kernedPairs(characters[item])) }
    let isPlain = first.level % 2 == 0 && characters[item].allSatisfy { PlainText.contains($0.scalar) }
    if isPlain {
      let glyphs = item.map { index in
        let glyph = face.plainGlyph(for: characters[index].scalar)
        let difference = style.difference(
          of: characters[index].scalar, before: index + 1 < item.upperBound ? characters[index + 1].scalar : 0
        )
        let kerning = kerning(characters, index, item, face: face, style) * factor
        let own = Double(glyph.advance) * factor * style.stretch
        let advance = own + style.tracking + difference + kerning
        if difference < 0,
          Self.isTooWide(
            face.ink(of: glyph.index).across, of: glyph, by: -difference / factor / style.stretch)
        {
          return ShapedGlyph(
            index: glyph.index, cluster: index, advance: advance, offset: .zero,
            narrowing: max(0, own + difference) / own)
        }
        // A letter stands in the middle of the width of the one that it stands in for.
        return ShapedGlyph(
          index: glyph.index, cluster: index, advance: advance, offset: Point(difference / 2, 0))
      }
      return style.wholePoints == .words ? Self.onWholePoints(glyphs, of: characters) : glyphs
    }
    let origin = fillBuffer(characters, item)
    var features = first.hasSimpleScript && !face.isEmoji ? Self.withoutPairs : []
    table_shape(face.font, buffer, &features, UInt32(features.count))
    var glyphs = shapedGlyphs(of: characters, clustersFrom: origin, factor: factor, style)
    guard first.hasSimpleScript, style.kerning != 0 else { return glyphs }
    for index in glyphs.indices
    where index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster {
      glyphs[index].advance += kerning(characters, glyphs[index].cluster, item, face: face, style) * factor
    }
    return glyphs
  }

  /// The part of its advance by which a letter's ink may reach beyond it, as that of V and X does in the real typefaces.
  private static let overlap = 0.04

  /// Whether a letter's ink would lie over its neighbours' if its advance were so many units less.
  private static func isTooWide(_ ink: ClosedRange<Double>, of glyph: FontFace.Glyph, by less: Double) -> Bool
  {
    let advance = Double(glyph.advance)
    guard advance > less else { return false }
    let left = max(0, less / 2 - max(0, ink.lowerBound))
    let right = max(0, less / 2 - max(0, advance - ink.upperBound))
    return left + right > overlap * advance
  }

  /// The whole point at or before a place; sums of advances may miss it by a hundredth.
  private static func wholePoint(before place: Double) -> Double { (place + 0.01).rounded(.down) }

  /// Glyphs of plain text with every word and every blank widened to whole points.
  private static func onWholePoints(
    _ glyphs: [ShapedGlyph], of characters: [AnalysedCharacter]
  ) -> [ShapedGlyph] {
    var glyphs = glyphs
    var word = 0.0
    for index in glyphs.indices {
      let isBlank = characters[glyphs[index].cluster].isSpace
      let endsWord =
        index + 1 == glyphs.count || isBlank || characters[glyphs[index + 1].cluster].isSpace
      word += glyphs[index].advance
      guard endsWord else { continue }
      glyphs[index].advance += (word - 1e-9).rounded(.up) - word
      word = 0
    }
    return glyphs
  }

  private static func kernedPairs(_ characters: ArraySlice<AnalysedCharacter>) -> [(UInt32, UInt32)] {
    zip(characters, characters.dropFirst()).map { ($0.scalar, $1.scalar) }
      .filter { PlainText.isKerned($0) && PlainText.isKerned($1) }
  }

  /// What a character's advance grows by in the face's units because of the one that follows in its item.
  ///
  /// Blanks end a word, where lines break, and are kerned with nothing.
  private func kerning(
    _ characters: [AnalysedCharacter], _ index: Int, _ item: Range<Int>, face: FontFace, _ style: SpanStyle
  ) -> Double {
    guard style.kerning != 0, index + 1 < item.upperBound else { return 0 }
    let (first, second) = (characters[index].scalar, characters[index + 1].scalar)
    guard PlainText.isKerned(first), PlainText.isKerned(second) else { return 0 }
    return Double(face.kerning(of: first, second)) * style.stretch * style.kerning
  }

  /// Hands HarfBuzz an item with the characters around it, since letters join with those beyond the item.
  ///
  /// The answer is the place of the first character that was handed over, from which clusters are counted.
  private func fillBuffer(_ characters: [AnalysedCharacter], _ item: Range<Int>) -> Int {
    hb_buffer_clear_contents(buffer)
    let context = 5
    let before = min(context, item.lowerBound)
    let around = item.lowerBound - before..<min(item.upperBound + context, characters.count)
    let scalars = characters[around].map(\.scalar)
    let count = Int32(clamping: scalars.count)
    hb_buffer_add_codepoints(buffer, scalars, count, UInt32(before), Int32(clamping: item.count))
    let first = characters[item.lowerBound]
    hb_buffer_set_script(buffer, hb_script_t(rawValue: first.script))
    hb_buffer_set_direction(buffer, first.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    return around.lowerBound
  }

  private func shapedGlyphs(
    of characters: [AnalysedCharacter], clustersFrom origin: Int, factor: Double, _ style: SpanStyle
  ) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let total = Int(count)
    return (0..<total).map { index in
      let cluster = infos[index].cluster
      let endsCluster = index + 1 == total || infos[index + 1].cluster != cluster
      let position = positions[index]
      let widened = factor * style.stretch
      let character = Int(cluster) + origin
      let difference = endsCluster ? style.difference(of: characters[character].scalar) : 0
      return ShapedGlyph(
        index: infos[index].codepoint,
        cluster: character,
        advance: Double(position.x_advance) * widened + (endsCluster ? style.tracking + difference : 0),
        offset: Point(Double(position.x_offset) * widened, -Double(position.y_offset) * factor)
      )
    }
  }

  /// The widths were fitted to plain sums of advances: no kerning, no ligatures, no alternates.
  private static let withoutPairs = ["-kern", "-liga", "-clig", "-calt"].map { name in
    var feature = hb_feature_t()
    hb_feature_from_string(name, -1, &feature)
    return feature
  }
}

extension AnalysedCharacter {
  fileprivate func isAlike(_ other: AnalysedCharacter) -> Bool {
    span == other.span && face == other.face && script == other.script && level == other.level
  }

  fileprivate var isFigure: Bool { (0x30...0x39).contains(scalar) }

  /// Whether its script reads well without the font's help.
  fileprivate var hasSimpleScript: Bool {
    script == ScriptTag.latin || script == ScriptTag.greek || script == ScriptTag.cyrillic
  }
}
