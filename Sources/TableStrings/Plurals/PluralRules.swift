import TableModel

/// Which form a text has for a whole number, by the cardinal rules of Unicode’s CLDR; what it says of decimals, no text of a
/// screen asks.
package enum PluralRules {
  /// The form for a number, whose sign does not count.
  package static func category(of number: Int, in language: LanguageTag) -> PluralCategory {
    let tag = language.normalized
    let rule = tag.language == "pt" && tag.region == "PT" ? romance : rules[tag.language] ?? oneAlone
    return rule(Int(clamping: number.magnitude))
  }

  private typealias Rule = @Sendable (Int) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    let families: [(languages: [String], rule: Rule)] = [
      (["id", "ja", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh"], { _ in .other }),
      (["ar"], arabic), (["he"], { $0 == 1 ? .one : $0 == 2 ? .two : .other }),
      (["ru", "uk", "be"], eastSlavic), (["sr", "hr", "bs"], southSlavic), (["pl"], polish),
      (["cs", "sk"], czech), (["sl"], slovenian), (["lt"], lithuanian), (["lv"], latvian),
      (["ro"], romanian), (["fr", "pt"], french), (["es", "it", "ca"], romance),
      (["fa", "hi", "bn", "gu", "kn", "zu", "am"], { $0 <= 1 ? .one : .other }),
      (["ga"], irish), (["cy"], welsh), (["mt"], maltese),
      (["is", "mk"], { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }),
      (["fil"], { [4, 6, 9].contains($0 % 10) ? .other : .one }),
    ]
    for family in families {
      for language in family.languages { rules[language] = family.rule }
    }
    return rules
  }()

  /// English, German, Dutch, Finnish, Swedish, Turkish and most of Europe.
  private static let oneAlone: Rule = { $0 == 1 ? .one : .other }

  private static let arabic: Rule = { number in
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static let eastSlavic: Rule = { number in
    let form = southSlavic(number)
    return form == .other ? .many : form
  }

  private static let southSlavic: Rule = { number in
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: .one
    case (2...4, let rest) where !(12...14).contains(rest): .few
    default: .other
    }
  }

  private static let polish: Rule = { number in
    let form = eastSlavic(number)
    return number == 1 || form != .one ? form : .many
  }

  private static let czech: Rule = { number in
    switch number {
    case 1: .one
    case 2...4: .few
    default: .other
    }
  }

  private static let slovenian: Rule = { number in
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let lithuanian: Rule = { number in
    let isTeen = (11...19).contains(number % 100)
    return isTeen || number % 10 == 0 ? .other : number % 10 == 1 ? .one : .few
  }

  private static let latvian: Rule = { number in
    if number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
    return number % 10 == 1 ? .one : .other
  }

  private static let romanian: Rule = { number in
    if number == 1 { return .one }
    return number == 0 || (1...19).contains(number % 100) ? .few : .other
  }

  /// French and Brazilian Portuguese count nothing as one, and millions by a form of their own.
  private static let french: Rule = { $0 <= 1 ? .one : $0 % 1_000_000 == 0 ? .many : .other }

  /// Spanish, Italian, Catalan and European Portuguese.
  private static let romance: Rule = { number in
    number == 1 ? .one : number != 0 && number % 1_000_000 == 0 ? .many : .other
  }

  private static let irish: Rule = { number in
    switch number {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static let welsh: Rule = { number in
    switch number {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static let maltese: Rule = { number in
    switch (number, number % 100) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }
}

/// A form that a text can have for numbers, by the names of Unicode’s CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
