import CPangoCairo
import TableLayout
import TableModel

/// Chooses face, script and direction for every character of a text.
///
/// The choice depends on the text and the catalog alone: neither on the system's fonts nor on what was drawn before.
struct ParagraphAnalyser {
  let library: FontLibrary
  /// How the characters of each span are set.
  let styles: [SpanStyle]
  private let language: String
  private let layoutDirection: LayoutDirection
  /// The script whose face draws Chinese characters.
  let han: UInt32

  /// Prepares for a text.
  ///
  /// Chinese characters look different in China and Japan, and plain text does not say which are meant. They are drawn
  /// as in Japan where the text holds kana, as in Korea where it holds hangul, and else as in mainland China.
  init(_ request: TextRequest, styles: [SpanStyle], library: FontLibrary) {
    self.library = library
    self.styles = styles
    language = request.language
    layoutDirection = request.layoutDirection
    var han = ScriptTag.han
    for scalar in request.text.unicodeScalars where scalar.value >= 0x1100 {
      let script = Self.script(of: scalar.value)
      if script == ScriptTag.hiragana || script == ScriptTag.katakana {
        han = ScriptTag.hiragana
        break
      }
      if script == ScriptTag.hangul { han = script }
    }
    self.han = han
  }

  func analyse(_ text: SpannedText) -> Paragraph {
    plainParagraph(text) ?? shapedParagraph(text)
  }

  /// A paragraph in which every character stands for itself; `nil` where one does not.
  ///
  /// Such characters read from left to right or have no direction of their own, which matters elsewhere.
  private func plainParagraph(_ text: SpannedText) -> Paragraph? {
    guard layoutDirection == .leftToRight else { return nil }
    var spans = text.spans
    var characters: [AnalysedCharacter] = []
    characters.reserveCapacity(text.text.utf8.count)
    for scalar in text.text.unicodeScalars {
      guard PlainText.contains(scalar.value) else { return nil }
      let span = spans.next(length: UTF8.width(scalar))
      let typeface = styles[span].typeface
      guard library.face(at: typeface).hasPlainGlyph(for: scalar.value) else { return nil }
      characters.append(
        AnalysedCharacter(
          scalar: scalar.value, span: span, face: typeface, script: ScriptTag.latin, startsGrapheme: true)
      )
    }
    return Paragraph(characters: characters, language: language)
  }

  private func shapedParagraph(_ text: SpannedText) -> Paragraph {
    var spans = text.spans
    let graphemes = text.text.map { grapheme in
      (scalars: Self.visibleScalars(grapheme), span: spans.next(length: grapheme.utf8.count))
    }.filter { !$0.scalars.isEmpty }
    var characters: [AnalysedCharacter] = []
    for (grapheme, script) in zip(graphemes, resolvedScripts(graphemes.map(\.scalars))) {
      let face = face(for: grapheme.scalars, script: script, styles[grapheme.span])
      for (offset, scalar) in grapheme.scalars.enumerated() {
        characters.append(
          AnalysedCharacter(
            scalar: scalar, span: grapheme.span, face: face, script: script, startsGrapheme: offset == 0)
        )
      }
    }
    var paragraph = Paragraph(characters: characters, language: language)
    assignLevels(&paragraph)
    return paragraph
  }

  /// Tabs become spaces and other control characters vanish, as labels show them.
  private static func visibleScalars(_ grapheme: Character) -> [UInt32] {
    grapheme.unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x09: 0x20
      case 0x00..<0x20, 0x7F..<0xA0: nil
      default: scalar.value
      }
    }
  }

  /// The script of every grapheme; those of no script take the one before them, or the first that comes.
  private func resolvedScripts(_ graphemes: [[UInt32]]) -> [UInt32] {
    var scripts = graphemes.map { $0.first.map(Self.script) ?? ScriptTag.common }
    var current = scripts.first { !ScriptTag.isNeutral($0) } ?? ScriptTag.latin
    for index in scripts.indices {
      if ScriptTag.isNeutral(scripts[index]) { scripts[index] = current } else { current = scripts[index] }
    }
    return scripts
  }

  private static func script(of scalar: UInt32) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  private func face(for grapheme: [UInt32], script: UInt32, _ style: SpanStyle) -> Int {
    let typeface = style.typeface
    if grapheme.count == 1, PlainText.contains(grapheme[0]),
      library.face(at: typeface, for: grapheme[0]).hasPlainGlyph(for: grapheme[0])
    {
      return typeface
    }
    let needed = Self.composed(grapheme)
    if Emoji.isEmoji(grapheme), let emoji = library.emoji, covers(emoji, needed.prefix(1)) { return emoji }
    // A private character means something else in every face.
    if needed.contains(where: Self.isPrivate) { return typeface }
    let candidates = [typeface] + library.fallbacks(script: script, han: han, isBold: style.isBold)
    if let whole = candidates.first(where: { covers($0, needed[...]) }) { return whole }
    if let base = candidates.first(where: { covers($0, needed.prefix(1)) }) { return base }
    if let emoji = library.emoji, covers(emoji, needed.prefix(1)) { return emoji }
    return typeface
  }

  private func covers(_ face: Int, _ scalars: ArraySlice<UInt32>) -> Bool {
    let face = library.face(at: face, for: scalars.first)
    return scalars.allSatisfy { face.glyph(for: $0) != nil || Self.isInvisible($0) }
  }

  /// Letters with marks as single characters where Unicode has them: faces often lack the marks alone.
  private static func composed(_ grapheme: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in grapheme {
      var whole: UInt32 = 0
      if let last = result.last, hb_unicode_compose(hb_unicode_funcs_get_default(), last, scalar, &whole) != 0
      {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    scalar == Paragraph.lineSeparator
      || Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  private static func isPrivate(_ scalar: UInt32) -> Bool {
    (0xE000...0xF8FF).contains(scalar) || scalar >= 0xF0000
  }

  private func assignLevels(_ paragraph: inout Paragraph) {
    paragraph.isRightToLeft = layoutDirection == .rightToLeft
    guard !paragraph.characters.isEmpty else { return }
    let text = String(scalars: paragraph.characters[...])
    var direction = layoutDirection == .leftToRight ? PANGO_DIRECTION_WEAK_LTR : PANGO_DIRECTION_WEAK_RTL
    let length = Int32(clamping: text.utf8.count)
    guard let levels = pango_log2vis_get_embedding_levels(text, length, &direction) else { return }
    defer { g_free(levels) }
    for index in paragraph.characters.indices { paragraph.characters[index].level = levels[index] }
    paragraph.isRightToLeft = direction == PANGO_DIRECTION_RTL
  }
}

/// Which characters are shown as emoji rather than as text.
enum Emoji {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let joiner: UInt32 = 0x200D
  private static let keycap: UInt32 = 0x20E3

  /// Whether a grapheme is an emoji by Unicode's rules: its own default, a selector, a skin tone, a flag or a keycap.
  static func isEmoji(_ grapheme: [UInt32]) -> Bool {
    guard let first = grapheme.first.flatMap(Unicode.Scalar.init)?.properties else { return false }
    if grapheme.contains(textSelector) { return false }
    if grapheme.contains(emojiSelector) || grapheme.contains(keycap) { return first.isEmoji }
    if first.isEmojiPresentation { return true }
    guard first.isEmoji, grapheme.count > 1 else { return false }
    return grapheme.contains(joiner) || grapheme.contains(where: isSkinTone)
  }

  private static func isSkinTone(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmojiModifier ?? false
  }
}
