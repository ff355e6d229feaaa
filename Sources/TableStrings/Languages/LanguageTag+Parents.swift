import TableModel

extension LanguageTag {
  /// The languages that stand in for this one where it is not at hand, the nearest first, itself included.
  ///
  /// The name must be a normalised one.
  package var parents: [LanguageTag] {
    var chain = [self]
    while let last = chain.last, let parent = last.parent, !chain.contains(parent) { chain.append(parent) }
    return chain
  }

  private static let americanSpanish: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
    "PY", "SV", "US", "UY", "VE",
  ]
  private static let europeanPortuguese: Set<String> = [
    "AO", "CH", "CV", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
  ]
  /// Where English is written as in Britain; Apple's table names the first five, and the others are an inference.
  private static let britishEnglish: Set<String> = [
    "AU", "HK", "IE", "IN", "ZA", "BD", "BN", "GG", "GI", "IM", "JE", "MT", "MY", "PK", "SG",
  ]
  private static let europeanEnglish: Set<String> = [
    "AL", "AT", "BA", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU",
    "IS", "IT", "LT", "LU", "LV", "ME", "NL", "NO", "PL", "PT", "RO", "RS", "RU", "SE", "SI", "SK", "TR",
    "UA",
  ]

  private var parent: LanguageTag? {
    switch (language, region) {
    case ("en", "001"?), ("en", "US"?): LanguageTag(language: "en")
    case ("en", "GB"?): LanguageTag(language: "en", region: "001")
    case ("en", "150"?): LanguageTag(language: "en", region: "GB")
    case ("en", "NZ"?): LanguageTag(language: "en", region: "AU")
    case ("en", let region?):
      LanguageTag(language: "en", region: LanguageTag.regionOfEnglish(region))
    case ("es", "419"?): LanguageTag(language: "es")
    case ("es", let region?) where LanguageTag.americanSpanish.contains(region):
      LanguageTag(language: "es", region: "419")
    case ("pt", let region?) where LanguageTag.europeanPortuguese.contains(region):
      LanguageTag(language: "pt", region: "PT")
    case ("zh", "MO"?) where script == "Hant": LanguageTag(language: "zh", script: "Hant", region: "HK")
    case (_, _?): LanguageTag(language: language, script: script)
    case (_, nil): script.flatMap(parent(inScript:))
    }
  }

  private static func regionOfEnglish(_ region: String) -> String {
    if britishEnglish.contains(region) { return "GB" }
    return europeanEnglish.contains(region) ? "150" : "001"
  }

  /// A script that a language is not usually written in has no parent: whoever reads the one need not read the other.
  private func parent(inScript script: String) -> LanguageTag? {
    switch (language, script) {
    case ("zh", "Hans"), ("yue", "Hans"): LanguageTag(language: language)
    case ("zh", _), ("yue", _), ("sr", "Latn"), ("az", "Cyrl"), ("az", "Arab"), ("uz", "Cyrl"),
      ("uz", "Arab"),
      ("pa", "Arab"), ("bs", "Cyrl"), ("kk", "Arab"), ("ms", "Arab"), ("tg", "Arab"), ("mn", "Mong"):
      nil
    default: LanguageTag(language: language)
    }
  }
}
