import TableModel

/// Finds the localisations that an app shows to somebody, as Apple's ICU does (`ualoc_localizationsToUse`).
package struct LanguageMatching: Sendable {
  private let available: [String]
  private let candidates: [Candidate]

  /// Some localisations by their names, in any of the forms that folders have had.
  package init(among available: [String]) {
    self.available = available
    candidates = available.compactMap { name in LanguageTag(name).map { Candidate(name, $0) } }
  }

  /// The localisations for somebody who wants a language: the best first, then those that stand in for it.
  ///
  /// - Parameter wanted: The name of a language.
  /// - Returns: Some of the names, as they were given; none where none comes near the language.
  package func localizations(for wanted: String) -> [String] {
    guard let tag = LanguageTag(wanted) else { return available.contains(wanted) ? [wanted] : [] }
    // A name of before there were scripts that is there as it stands has nothing to stand in for it.
    if tag.isLegacyChinese, let exact = candidates.first(where: { $0.tag == tag }) { return [exact.name] }
    let chain = tag.normalized.parents
    var names: [String] = []
    for step in chain {
      guard let match = candidates.match(step), !names.contains(match) else { continue }
      names.append(match)
    }
    return names.isEmpty ? nearest(to: chain).map { [$0] } ?? [] : names
  }

  /// The localisation whose own parents meet those of a language soonest.
  private func nearest(to chain: [LanguageTag]) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in candidates.sorted(by: { $0.name < $1.name }) {
      let others = candidate.normalized.parents
      for (steps, tag) in chain.enumerated() {
        guard let otherSteps = others.firstIndex(of: tag) else { continue }
        let distance = steps + otherSteps
        if distance < best?.distance ?? .max { best = (candidate.name, distance) }
      }
    }
    return best?.name
  }

  /// A localisation with the names that it is compared by.
  fileprivate struct Candidate: Sendable {
    var name: String
    var tag: LanguageTag
    var normalized: LanguageTag

    init(_ name: String, _ tag: LanguageTag) {
      self.name = name
      self.tag = tag
      normalized = tag.normalized
    }
  }
}

extension LanguageTag {
  /// Whether the name is one of those that told the scripts of Chinese apart by regions.
  fileprivate var isLegacyChinese: Bool { language == "zh" && script == nil && region != nil }

  /// The older names that meant a script of Chinese, where no folder has the script's own.
  fileprivate static let legacyChinese: [LanguageTag: [LanguageTag]] = [
    LanguageTag(language: "zh", script: "Hans"): [
      LanguageTag(language: "zh"), LanguageTag(language: "zh", region: "CN"),
    ],
    LanguageTag(language: "zh", script: "Hant"): [LanguageTag(language: "zh", region: "TW")],
  ]
}

extension [LanguageMatching.Candidate] {
  /// The localisation of just this language.
  fileprivate func match(_ tag: LanguageTag) -> String? {
    if let same = first(where: { $0.tag == tag }) ?? first(where: { $0.normalized == tag }) {
      return same.name
    }
    for older in LanguageTag.legacyChinese[tag] ?? [] {
      if let same = first(where: { $0.tag == older }) { return same.name }
    }
    return nil
  }
}

extension LanguageTag {
  /// The languages that Apple's first tools named in English, and older or shorter names than today's.
  private static let languageAliases: [String: String] = [
    "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja",
    "dutch": "nl", "danish": "da", "swedish": "sv", "norwegian": "nb", "finnish": "fi", "portuguese": "pt",
    "polish": "pl", "russian": "ru", "korean": "ko", "arabic": "ar", "hebrew": "he", "greek": "el",
    "turkish": "tr", "czech": "cs", "hungarian": "hu", "thai": "th",
    "iw": "he", "in": "id", "no": "nb", "ji": "yi", "jw": "jv", "tl": "fil", "mo": "ro", "sh": "sr",
  ]

  /// The scripts of regions where a language has several and the name does not say which.
  private static let regionScripts: [String: [String: String]] = [
    "zh": ["TW": "Hant", "HK": "Hant", "MO": "Hant"]
  ]
  private static let usualScripts = ["zh": "Hans", "yue": "Hans"]

  /// The code of a language by its name in English, whatever its case; `nil` where that is not known.
  package static func code(ofEnglishName name: String) -> String? {
    let name = name.lowercased()
    return name.utf8.count > 3 ? languageAliases[name] : nil
  }

  /// The same language by the name that Apple compares: `he` for `iw`, `zh_Hant_HK` for `zh_HK`.
  package var normalized: LanguageTag {
    var tag = self
    tag.language = LanguageTag.languageAliases[language] ?? language
    if language == "sh", script == nil { tag.script = "Latn" }
    if tag.script == nil {
      tag.script =
        region.flatMap { LanguageTag.regionScripts[tag.language]?[$0] }
        ?? LanguageTag.usualScripts[tag.language]
    }
    return tag
  }
}

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
