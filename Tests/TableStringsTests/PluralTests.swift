import TableModel
import Testing

@testable import TableStrings

/// The forms for numbers, by examples that CLDR gives with its rules.
@Suite struct PluralTests {
  private static let samples: [(language: String, forms: [PluralCategory: String])] = [
    ("en", [.one: "1", .other: "0 2 11 21"]), ("de", [.one: "1", .other: "0 2"]),
    ("ja", [.other: "0 1 2 100"]), ("th", [.other: "0 1"]), ("zh-Hans", [.other: "1"]),
    (
      "ar",
      [
        .zero: "0", .one: "1", .two: "2", .few: "3 10 103 110 1003", .many: "11 26 111 1011",
        .other: "100 102 200 202 300 1002",
      ]
    ),
    ("he", [.one: "1", .two: "2", .other: "0 3 17 100"]),
    (
      "ru", [.one: "1 21 31 101 1001", .few: "2 4 22 24 102", .many: "0 5 11 12 14 19 100"]
    ),
    ("uk", [.one: "1 21", .few: "2 3 22", .many: "0 5 11 111"]),
    ("pl", [.one: "1", .few: "2 4 22 24 102", .many: "0 5 11 12 14 19 21 100 101"]),
    ("cs", [.one: "1", .few: "2 4", .other: "0 5 19 100"]),
    ("sk", [.one: "1", .few: "3", .other: "0 5"]),
    ("sl", [.one: "1 101 201", .two: "2 102", .few: "3 4 103", .other: "0 5 19 100"]),
    ("lt", [.one: "1 21 101", .few: "2 9 22 102", .other: "0 10 20 11 19 111"]),
    ("lv", [.zero: "0 10 11 19 20 100", .one: "1 21", .other: "2 9 22"]),
    ("ro", [.one: "1", .few: "0 2 16 101", .other: "20 35 100"]),
    ("hr", [.one: "1 21", .few: "2 4 22", .other: "0 5 11 19"]),
    ("fr", [.one: "0 1", .many: "1000000 2000000", .other: "2 17 100"]),
    ("pt-BR", [.one: "0 1", .other: "2 100"]), ("pt-PT", [.one: "1", .other: "0"]),
    ("es", [.one: "1", .many: "1000000", .other: "0 2"]), ("it", [.one: "1", .other: "0"]),
    ("hi", [.one: "0 1", .other: "2"]), ("tr", [.one: "1", .other: "0 2"]),
    ("da", [.one: "1", .other: "0 2 10"]), ("is", [.one: "1 21", .other: "0 11 2"]),
    ("cy", [.zero: "0", .one: "1", .two: "2", .few: "3", .many: "6", .other: "4 7"]),
    ("ga", [.one: "1", .two: "2", .few: "3 6", .many: "7 10", .other: "0 11"]),
    ("mt", [.one: "1", .few: "0 3 10 103", .many: "11 19 111", .other: "20 100"]),
    ("xx", [.one: "1", .other: "2"]),
  ]

  static let cases = samples.flatMap { language, forms in
    forms.flatMap { form, numbers in
      numbers.split(separator: " ").compactMap { Int($0) }.map { (language, form, $0) }
    }
  }

  @Test(arguments: cases)
  func numbersHaveTheirForms(_ language: String, _ form: PluralCategory, _ number: Int) throws {
    let tag = try #require(LanguageTag(language))
    #expect(PluralRules.category(of: number, in: tag) == form)
    #expect(PluralRules.category(of: -number, in: tag) == form)
  }

  @Test func theLeastNumberIsOne() {
    #expect(PluralRules.category(of: Int.min, in: LanguageTag(language: "ru")) == .many)
  }

  /// English has no form for nothing, and files have one all the same.
  @Test func aFormForNothingIsAlwaysUsed() {
    let forms: [PluralCategory: String] = [.zero: "none", .one: "one", .other: "many"]
    let english = LanguageTag(language: "en")
    #expect([0, 1, 2, nil].map { forms.text(for: $0, in: english) } == ["none", "one", "many", "many"])
    #expect([PluralCategory.one: "x"].text(for: 2, in: english) == nil)
  }
}
