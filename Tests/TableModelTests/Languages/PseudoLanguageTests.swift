import TableModel
import Testing

/// What Xcode’s pseudo-languages make of texts, by Apple’s open code.
@Suite struct PseudoLanguageTests {
  @Test(arguments: [
    (PseudoLanguage.double, "Settings", "Settings Settings"), (.double, "%d items", "d items %d items"),
    (.double, "100 %", "100  100 %"), (.accented, "Settings", "S̈ët̃t̃i̥ñģş"),
    (.accented, "%d items", "%d̊ i̥t̃ëm̧ş"), (.accented, "String", "S̈t̃r̀i̥ñģ"),
    (.accented, "12 & 3.", "12 & 3."), (.accented, "👍🏽 e\u{301}", "👍🏽 e\u{301}"), (.accented, "日", "日\u{325}"),
    (.bounded, "Settings", "[# Settings #]"), (.rightToLeft, "Settings", "Settings"),
    (.rightToLeftStrings, "Settings", "\u{202E}Settings\u{202C}"), (.uppercase, "Settings", "Settings"),
  ])
  func textsChange(_ language: PseudoLanguage, _ text: String, _ expected: String) {
    #expect(Array(language.applied(to: text).unicodeScalars) == Array(expected.unicodeScalars).decomposed)
    #expect(language.applied(to: "") == "")
  }

  @Test func whatNoTableHasIsInCapitals() {
    #expect(PseudoLanguage.uppercase.applied(to: "Settings", isLocalized: false) == "SETTINGS")
    #expect(PseudoLanguage.double.applied(to: "a", isLocalized: false) == "a a")
  }

  /// The accent of each letter, as two independent tables have it.
  @Test func lettersHaveTheirAccents() {
    let marks: [Character: Unicode.Scalar] = [
      "`": "\u{300}", ",": "\u{327}", "~": "\u{303}", "o": "\u{325}", "°": "\u{30A}", ":": "\u{308}",
    ]
    let expected = Array(",~o°:`,~o°:`,~o°:`,~o°:`,~")
    for (index, mark) in expected.enumerated() {
      let letter = Character(Unicode.Scalar(UInt8(97 + index)))
      let accented = PseudoLanguage.accented.applied(to: String(letter))
      #expect(accented.unicodeScalars.last == marks[mark] && accented.unicodeScalars.count == 2, "\(letter)")
    }
  }

  @Test(arguments: [
    ("NSDoubleLocalizedStrings", PseudoLanguage.double), ("NSAccentuateLocalizedStrings", .accented),
    ("NSSurroundLocalizedStrings", .bounded), ("NSForceRightToLeftWritingDirection", .rightToLeft),
    ("AppleTextDirection", .rightToLeft), ("NSForceRightToLeftLocalizedStrings", .rightToLeftStrings),
    ("NSShowNonLocalizedStrings", .uppercase),
  ])
  func xcodesNamesAreKnown(_ name: String, _ language: PseudoLanguage) {
    #expect(PseudoLanguage(named: name) == language)
    #expect(PseudoLanguage(named: language.rawValue) == language)
    #expect(VariantAxis.language.takes(name) && VariantAxis.language.takes(language.rawValue))
    #expect((language.layoutDirection == .rightToLeft) == language.rawValue.contains("rtl"))
  }

  @Test(arguments: ["pseudo", "pseudo-triple", "NSDoubleStrings", "NSTallLocalizedStrings"])
  func othersAreNot(_ name: String) {
    #expect(PseudoLanguage(named: name) == nil)
    #expect(!VariantAxis.language.takes(name))
  }

  @Test func theSystemsWordsChangeToo() {
    let words = SystemStrings.english.applying(.bounded)
    #expect(words.delete == "[# Delete #]" && words.barButtonTitles[.done] == "[# Done #]")
    #expect(words.tabTitles[.search] == "[# Search #]" && words.barButtonTitles[.add] == nil)
  }
}

extension [Unicode.Scalar] {
  /// The scalars with letters and accents apart, however they were typed.
  fileprivate var decomposed: [Unicode.Scalar] {
    let composed: [Unicode.Scalar: [Unicode.Scalar]] = [
      "ë": ["e", "\u{308}"], "ñ": ["n", "\u{303}"], "ģ": ["g", "\u{327}"], "ş": ["s", "\u{327}"],
    ]
    return flatMap { composed[$0] ?? [$0] }
  }
}

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
