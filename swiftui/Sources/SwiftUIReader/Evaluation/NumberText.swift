/// Numbers as texts, as Foundation writes them in the language of a screen.
struct NumberText {
  /// What a number stands for.
  enum Kind: Equatable { case plain, percent, currency(String) }

  var kind = Kind.plain
  /// The fewest and the most digits behind the decimal sign.
  var (least, most) = (0, 3)
  /// How many digits count, wherever they stand; `nil` for all.
  var significant: ClosedRange<Int>?
  /// The fewest digits before the decimal sign.
  var integers = 1
  /// The most digits before the decimal sign; `nil` for all.
  var mostIntegers: Int?
  /// Whether thousands stand apart.
  var isGrouped = true
  /// Whether thousands, millions and so on are written as letters: 1.2K.
  var isCompact = false
  /// Whether it is told how many digits there are, which those with letters have few of.
  var isPrecise = false
  /// Whether positive numbers have a sign, too.
  var hasPlus = false
  /// The sign of a currency in the place of that of its code.
  var symbol: String?
  /// The language, as `de` or `de-CH`.
  var language = "en"

  /// A number as a text; `nil` for those that no screen shows, and for letters of other languages.
  func text(_ number: Double) -> String? {
    guard number.isFinite, abs(number) < 1e15 else { return nil }
    let written = isCompact ? compact(abs(number)) : digits(abs(number))
    guard let written else { return nil }
    let isZero = !written.contains { ("1"..."9").contains($0) }
    let sign = number < 0 && !isZero ? "-" : hasPlus ? "+" : ""
    return sign + dressed(written)
  }

  /// A number with the letter of its thousands; what is rounded up to a thousand has the next one.
  private func compact(_ number: Double) -> String? {
    guard NumberText.base(language) == "en" else { return nil }
    for (step, suffix) in [(1, ""), (1e3, "K"), (1e6, "M"), (1e9, "B"), (1e12, "T")] {
      let shown = number / step
      var text = self
      if !isPrecise {
        (text.least, text.most, text.significant) = (0, 0, shown < 99.5 ? 1...2 : nil)
      }
      let unit = text.places(of: shown).unit
      if (shown / unit).rounded(.toNearestOrEven) * unit < 1_000 || suffix == "T" {
        return text.digits(shown).map { $0 + suffix }
      }
    }
    return nil
  }

  /// The fewest and the most digits behind the decimal sign of a number, and what its last digit counts.
  private func places(of number: Double) -> (least: Int, most: Int, unit: Double) {
    guard let significant else {
      let (least, most) = (min(max(least, 0), 9), min(max(self.most, self.least, 0), 9))
      return (least, most, 1 / NumberText.power(most))
    }
    var (mantissa, exponent) = (number, 0)
    while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa > 0, mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    // 9.96 has three digits before it is rounded to two.
    let count = significant.upperBound - 1 - exponent
    let unit = count < 0 ? NumberText.power(-count) : 1 / NumberText.power(count)
    if mantissa > 0, (number / unit).rounded(.toNearestOrEven) >= NumberText.power(significant.upperBound) {
      exponent += 1
    }
    let (least, most) = (significant.lowerBound - 1 - exponent, significant.upperBound - 1 - exponent)
    return (min(max(least, 0), 15), min(max(most, 0), 15), unit)
  }

  /// A number with so many digits, thousands apart; `nil` where they are not known.
  private func digits(_ number: Double) -> String? {
    let places = self.places(of: number)
    let number = places.unit > 1 ? (number / places.unit).rounded(.toNearestOrEven) * places.unit : number
    // Beyond this no digit of a Double is known.
    var most = places.most
    while most > places.least, number * NumberText.power(most) > 9e15 { most -= 1 }
    guard number * NumberText.power(most) < 9e18 else { return nil }
    let scaled = String(Int((number * NumberText.power(most)).rounded(.toNearestOrEven)))
    let padded = String(repeating: "0", count: max(0, most + 1 - scaled.count)) + scaled
    var (whole, fraction) = (String(padded.dropLast(most)), padded.suffix(most))
    while fraction.count > places.least, fraction.last == "0" { fraction = fraction.dropLast() }
    if let mostIntegers, whole.count > mostIntegers { return nil }
    whole = String(repeating: "0", count: max(0, min(integers, 20) - whole.count)) + whole
    let marks = NumberText.marks(of: language)
    if isGrouped { whole = grouped(whole, marks.group) }
    return fraction.isEmpty ? whole : whole + marks.decimal + fraction
  }

  private func grouped(_ digits: String, _ mark: String) -> String {
    // Some languages leave four digits together.
    guard digits.count > (["es", "pl"].contains(NumberText.base(language)) ? 4 : 3) else { return digits }
    var (text, rest) = ("", digits[...])
    while rest.count > 3 {
      text = mark + rest.suffix(3) + text
      rest = rest.dropLast(3)
    }
    return rest + text
  }

  /// Digits with the sign of what they are.
  private func dressed(_ digits: String) -> String {
    let base = NumberText.base(language)
    switch kind {
    case .plain: return digits
    case .percent:
      if base == "tr" { return "%" + digits }
      return digits + (NumberText.spacedPercent.contains(base) ? "\u{A0}%" : "%")
    case .currency(let code):
      let sign = symbol ?? NumberText.signs[code] ?? code
      if NumberText.trailingCurrency.contains(base) { return "\(digits)\u{A0}\(sign)" }
      let isApart = symbol == nil && sign == code || ["nl", "pt", "nb"].contains(base)
      return sign + (isApart ? "\u{A0}" : "") + digits
    }
  }

  /// How many digits a currency has behind the decimal sign.
  static func places(of currency: String) -> Int {
    ["JPY", "KRW", "VND", "CLP", "ISK"].contains(currency) ? 0 : 2
  }

  private static func power(_ places: Int) -> Double { (0..<places).reduce(1) { power, _ in power * 10 } }

  static func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  // What follows is from the Unicode Common Locale Data Repository, release 44.

  private static let signs = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "CNY": "CN¥",
    "ILS": "₪", "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "VND": "₫",
  ]
  private static let spacedPercent: Set<String> = [
    "de", "fr", "es", "ru", "uk", "cs", "sk", "sv", "nb", "no", "fi", "da", "ro", "hr", "sl", "ca", "be",
    "lt",
  ]
  private static let trailingCurrency: Set<String> = [
    "de", "fr", "es", "it", "ru", "uk", "cs", "sk", "sv", "fi", "da", "ro", "hr", "sl", "ca", "pl", "hu",
    "bg", "el", "vi", "lt", "lv", "et", "be",
  ]
  private static let pointed: Set<String> = [
    "de", "es", "it", "nl", "pt", "tr", "id", "da", "el", "hr", "ro", "sl", "vi", "ca", "gl", "is", "sr",
    "mk", "bs",
  ]
  private static let spaced: Set<String> = [
    "ru", "uk", "cs", "sk", "sv", "nb", "no", "nn", "fi", "hu", "bg", "et", "lv", "lt", "pl", "be", "kk",
    "ka",
  ]

  private static func marks(of language: String) -> (decimal: String, group: String) {
    let base = base(language)
    if ["de", "it"].contains(base), language.uppercased().hasSuffix("CH") {
      return (".", "’")
    }
    if base == "fr" { return (",", "\u{202F}") }
    if pointed.contains(base) { return (",", ".") }
    return spaced.contains(base) ? (",", "\u{A0}") : (".", ",")
  }
}
