import CPangoCairo

/// Scripts as HarfBuzz numbers them: the four letters of the ISO 15924 code as one number.
enum ScriptTag {
  static let common = tag("Zyyy")
  private static let inherited = tag("Zinh")
  private static let unknown = tag("Zzzz")
  static let latin = tag("Latn")
  static let greek = tag("Grek")
  static let cyrillic = tag("Cyrl")
  static let han = tag("Hani")
  static let hiragana = tag("Hira")
  static let katakana = tag("Kana")
  static let hangul = tag("Hang")

  /// Whether characters of a script go with those around them.
  static func isNeutral(_ script: UInt32) -> Bool {
    script == common || script == inherited || script == unknown
  }

  /// Whether a character may touch its neighbours, or lie over them: it does in scripts that write words in one stroke,
  /// or put signs around letters, of which there are many.
  static func joinsLetters(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    return !isNeutral(script) && ![latin, greek, cyrillic, han, hiragana, katakana, hangul].contains(script)
  }

  static func tag(_ code: String) -> UInt32 {
    code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
