extension LanguageTag {
  /// The scripts that are read from right to left.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  /// The languages that are written in such a script where nothing else is said.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc",
    "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "skr", "syr", "ug", "ur", "yi",
  ]

  /// The way in which the language is read.
  public var layoutDirection: LayoutDirection {
    let isRightToLeft =
      script.map(LanguageTag.rightToLeftScripts.contains)
      ?? LanguageTag.rightToLeftLanguages.contains(language)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }
}
