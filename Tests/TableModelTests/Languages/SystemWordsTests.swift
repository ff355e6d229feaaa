import TableModel
import Testing

/// The system’s own words in the languages that it had.
@Suite struct SystemWordsTests {
  @Test(arguments: [
    ("de", "Löschen", "Zurück", "EIN"), ("ja", "削除", "戻る", "オン"), ("fr", "Supprimer", "Retour", "oui"),
  ])
  func wordsAreThoseOfTheLanguage(_ language: String, _ delete: String, _ back: String, _ on: String) throws {
    let words = try #require(SystemStrings.words(in: language, of: SystemVersion(6)))
    #expect(words.delete == delete && words.back == back && words.switchOn == on)
  }

  @Test(arguments: [("he", "אחורה", "הקודם"), ("nl", "Terug", "Vorige"), ("th", "กลับไป", "ย้อนกลับ")])
  func wordsChangedWithTheSystem(_ language: String, _ old: String, _ new: String) throws {
    #expect(try #require(SystemStrings.words(in: language, of: SystemVersion(6))).back == old)
    #expect(try #require(SystemStrings.words(in: language, of: SystemVersion(7))).back == new)
  }

  /// Each language has every word: none of the columns is missing, and no row is cut short.
  @Test(arguments: SystemStrings.languages) func noWordIsMissing(_ language: String) throws {
    for system in [SystemVersion(3), SystemVersion(16)] {
      let words = try #require(SystemStrings.words(in: language, of: system))
      let english = SystemStrings.english
      let all =
        [words.delete, words.back, words.settings, words.switchOn, words.switchOff]
        + BarButtonSystemItem.allCases.compactMap { words.barButtonTitles[$0] }
        + TabBarItem.SystemItem.allCases.compactMap { words.tabTitles[$0] }
      #expect(all.count == 5 + 7 + 12)
      #expect(all.allSatisfy { !$0.isEmpty && !$0.contains("|") && !$0.contains("\\") && !$0.contains("\n") })
      if !language.hasPrefix("en") {
        #expect(words.delete != english.delete && words.back != english.back)
        #expect(words.settings != english.settings)
      }
    }
  }

  @Test func englishStaysAsItWas() {
    #expect(SystemStrings.words(in: "en", of: SystemVersion(6)) == .english)
    #expect(SystemStrings.words(in: "en", of: SystemVersion(16)) == .english)
    #expect(SystemStrings.words(in: "xx", of: SystemVersion(6)) == nil)
    #expect(
      SystemStrings.languages == SystemStrings.languages.sorted() && SystemStrings.languages.count == 39)
  }
}
