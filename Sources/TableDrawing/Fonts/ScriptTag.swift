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

  static func tag(_ code: String) -> UInt32 {
    code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
