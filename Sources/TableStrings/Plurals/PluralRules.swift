import TableModel

/// Which form a text has for a number, by the cardinal rules of Unicode’s CLDR.
package enum PluralRules {
  /// The form for a whole number.
  package static func category(of number: Int, in language: LanguageTag) -> PluralCategory {
    category(of: PluralOperand(number), in: language)
  }

  /// The form for a number as it is written, with its decimals.
  package static func category(of number: PluralOperand, in language: LanguageTag) -> PluralCategory {
    let tag = language.normalized
    if tag.language == "pt", tag.region == "PT" { return romance(number) }
    return (rules[tag.language] ?? oneAlone)(number)
  }

  private typealias Rule = @Sendable (PluralOperand) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    let families: [(languages: [String], rule: Rule)] = [
      (["id", "ja", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh"], { _ in .other }),
      (["ar"], arabic), (["he"], hebrew), (["ru", "uk", "be"], eastSlavic),
      (["sr", "hr", "bs"], southSlavic), (["pl"], polish), (["cs", "sk"], czech), (["sl"], slovenian),
      (["lt"], lithuanian), (["lv"], latvian), (["ro"], romanian), (["fr"], french), (["pt"], portuguese),
      (["es"], spanish), (["it", "ca"], romance),
      (["fa", "hi", "bn", "gu", "kn", "zu", "am"], oneWhereBelow),
      (["ga"], irish), (["cy"], welsh), (["mt"], maltese), (["is", "mk"], icelandic), (["fil"], filipino),
      (["da"], danish), (["bg", "el", "hu", "tr", "az", "ka", "kk", "nb", "nn"], oneExactly),
    ]
    for family in families {
      for language in family.languages { rules[language] = family.rule }
    }
    return rules
  }()

  /// English, German, Dutch, Finnish, Swedish and most of Europe: one without decimals.
  private static let oneAlone: Rule = { $0.integer == 1 && $0.decimals == 0 ? .one : .other }

  /// One, however it is written.
  private static let oneExactly: Rule = { $0.isWhole && $0.integer == 1 ? .one : .other }

  /// Persian and Hindi: nothing, one, and what lies between.
  private static let oneWhereBelow: Rule = { number in
    number.integer == 0 || number.isWhole && number.integer == 1 ? .one : .other
  }

  private static let arabic: Rule = { number in
    guard number.isWhole else { return .other }
    switch (number.integer, number.integer % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static let hebrew: Rule = { number in
    if number.integer == 1 && number.decimals == 0 || number.integer == 0 && number.decimals != 0 {
      return .one
    }
    return number.integer == 2 && number.decimals == 0 ? .two : .other
  }

  private static let eastSlavic: Rule = { number in
    guard number.decimals == 0 else { return .other }
    switch (number.integer % 10, number.integer % 100) {
    case (1, let rest) where rest != 11: return .one
    case (2...4, let rest) where !(12...14).contains(rest): return .few
    default: return .many
    }
  }

  /// Serbian and Croatian: the decimals decide where there are any.
  private static let southSlavic: Rule = { number in
    let counted = number.decimals == 0 ? number.integer : number.written
    switch (counted % 10, counted % 100) {
    case (1, let rest) where rest != 11: return .one
    case (2...4, let rest) where !(12...14).contains(rest): return .few
    default: return .other
    }
  }

  private static let polish: Rule = { number in
    guard number.decimals == 0 else { return .other }
    switch (number.integer % 10, number.integer % 100) {
    case _ where number.integer == 1: return .one
    case (2...4, let rest) where !(12...14).contains(rest): return .few
    default: return .many
    }
  }

  private static let czech: Rule = { number in
    guard number.decimals == 0 else { return .many }
    switch number.integer {
    case 1: return .one
    case 2...4: return .few
    default: return .other
    }
  }

  private static let slovenian: Rule = { number in
    guard number.decimals == 0 else { return .few }
    switch number.integer % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let lithuanian: Rule = { number in
    guard number.fraction == 0 else { return .many }
    let isTeen = (11...19).contains(number.integer % 100)
    switch number.integer % 10 {
    case 1 where !isTeen: return .one
    case 2...9 where !isTeen: return .few
    default: return .other
    }
  }

  private static let latvian: Rule = { number in
    guard number.isWhole else {
      let isTeen = number.decimals == 2 && (11...19).contains(number.written % 100)
      return isTeen ? .zero : number.written % 10 == 1 ? .one : .other
    }
    let isTeen = (11...19).contains(number.integer % 100)
    if number.integer % 10 == 0 || isTeen { return .zero }
    return number.integer % 10 == 1 ? .one : .other
  }

  private static let romanian: Rule = { number in
    guard number.decimals == 0 else { return .few }
    if number.integer == 1 { return .one }
    return number.integer == 0 || (1...19).contains(number.integer % 100) ? .few : .other
  }

  /// French counts nothing as one, and millions by a form of their own.
  private static let french: Rule = { number in
    if number.integer == 0 || number.integer == 1 { return .one }
    return number.isMillions ? .many : .other
  }

  private static let portuguese: Rule = { number in
    if number.integer == 0 || number.integer == 1 { return .one }
    return number.isMillions ? .many : .other
  }

  private static let spanish: Rule = { number in
    if number.integer == 1, number.isWhole { return .one }
    return number.isMillions ? .many : .other
  }

  /// Italian, Catalan and European Portuguese.
  private static let romance: Rule = { number in
    if number.integer == 1, number.decimals == 0 { return .one }
    return number.isMillions ? .many : .other
  }

  private static let irish: Rule = { number in
    guard number.isWhole else { return .other }
    switch number.integer {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static let welsh: Rule = { number in
    guard number.isWhole else { return .other }
    switch number.integer {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }

  private static let maltese: Rule = { number in
    guard number.isWhole else { return .other }
    switch (number.integer, number.integer % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
  }

  private static let icelandic: Rule = { number in
    let counted = number.isWhole ? number.integer : number.written
    return counted % 10 == 1 && counted % 100 != 11 ? .one : .other
  }

  private static let filipino: Rule = { number in
    let counted = number.decimals == 0 ? number.integer : number.written
    return number.decimals == 0 && (1...3).contains(number.integer) || ![4, 6, 9].contains(counted % 10)
      ? .one : .other
  }

  private static let danish: Rule = { number in
    number.isWhole && number.integer == 1 || number.fraction != 0 && number.integer <= 1 ? .one : .other
  }
}

/// A number as rules of the plural look at it: without its sign, and with the decimals that are written.
package struct PluralOperand: Hashable, Sendable {
  /// The digits before the point: CLDR’s `i`.
  package var integer: Int
  /// The number of digits behind the point: CLDR’s `v`.
  package var decimals: Int
  /// The digits behind the point: CLDR’s `f`.
  package var written: Int
  /// The digits behind the point without zeros at their end: CLDR’s `t`.
  package var fraction: Int

  /// A whole number.
  package init(_ number: Int) {
    integer = Int(clamping: number.magnitude)
    decimals = 0
    written = 0
    fraction = 0
  }

  /// A number in digits with a point, such as `1.50`; `nil` for what is none or too long to be read.
  package init?(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let integer = PluralOperand.digits(first) else {
      return nil
    }
    self.init(integer)
    guard let rest = parts.dropFirst().first else { return }
    guard let written = PluralOperand.digits(rest) else { return nil }
    decimals = rest.utf8.count
    self.written = written
    fraction = written
    while fraction != 0, fraction % 10 == 0 { fraction /= 10 }
  }

  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int(text) : nil
  }

  /// Whether there is nothing behind the point but zeros: CLDR’s `n = i`.
  package var isWhole: Bool { fraction == 0 }

  /// Whether the number is a whole number of millions, which some languages count by a form of its own.
  var isMillions: Bool { integer != 0 && integer % 1_000_000 == 0 && decimals == 0 }
}

/// A form that a text can have for numbers, by the names of Unicode’s CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
