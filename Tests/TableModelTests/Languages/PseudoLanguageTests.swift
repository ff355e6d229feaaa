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
