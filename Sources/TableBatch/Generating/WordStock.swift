/// Words of a language that generated screens are made of, all of them common ones.
struct WordStock: Sendable {
  /// The name of the language.
  let language: String
  /// Whether it is written from right to left.
  var isRightToLeft = false
  /// What titles and rows are called.
  let nouns: [String]
  /// What stands before or behind a noun, where a row has two words.
  let adjectives: [String]
  /// What rows say of themselves.
  let values: [String]
  /// What stands between two words.
  var space = " "
  /// Whether adjectives come first.
  var adjectivesLead = true

  /// The list of a language; `nil` where there is none.
  static func of(_ language: String) -> WordStock? { all.first { $0.language == language } }

  /// A noun, with an adjective in some cases.
  func name(_ numbers: inout SeededNumbers) -> String {
    let noun = numbers.pick(nouns) ?? ""
    guard numbers.chance(40), let adjective = numbers.pick(adjectives) else { return noun }
    return (adjectivesLead ? [adjective, noun] : [noun, adjective]).joined(separator: space)
  }

  /// Several words, such as a footer has.
  func phrase(_ count: Int, _ numbers: inout SeededNumbers) -> String {
    (0..<count).map { _ in name(&numbers) }.joined(separator: space)
  }

  /// A word that a row says of itself, or a number.
  func value(_ numbers: inout SeededNumbers) -> String {
    numbers.chance(25) ? String(numbers.number(below: 1000)) : numbers.pick(values) ?? ""
  }
}
