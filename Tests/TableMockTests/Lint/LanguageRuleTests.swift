import Foundation
import TableDrawing
import TableLinting
import TestSupport
import Testing

@testable import TableLint

/// What the linter says of the languages of a source.
@Suite struct LanguageRuleTests {
  private func findings(
    _ rows: String, _ strings: [String: String], only: String, languages: [String] = [],
    header: String = "size: {width: 320, height: 200}"
  ) throws -> [String] {
    let files = Dictionary(uniqueKeysWithValues: strings.map { ("strings/\($0.key).yaml", $0.value) })
    let folder = try TemporaryFolder(
      ["a.yaml": "\(header)\ntableView:\n  rows: \(rows)\n"].merging(files) { $1 })
    var matrix = VariantMatrix()
    if !languages.isEmpty { try matrix.set(languages, for: .language) }
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "a")], matrix: matrix, settings: LintSettings(only: [only]),
      version: "test"
    ).run()
    return report.counting.map(\.message)
  }

  /// A language that cannot be laid out in time is told, and not left out in silence.
  @Test func languagesThatComeLateAreTold() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "tableView: {rows: [Wi-Fi]}\n", "strings/de.yaml": "Wi-Fi: WLAN\n",
      "strings/fr.yaml": "Wi-Fi: Wi-Fi\n",
    ])
    let renderer = try Renderer()
    let source = renderer.load(path: FilePath(folder.url.appendingPathComponent("a.yaml").path))
    var failed: [String?] = []
    let take = { (language: String?, _: any Error) in failed.append(language) }
    _ = renderer.comparisons(of: source, as: Variant(), in: ["de", "fr"], failed: take)
    #expect(failed.isEmpty)
    // All of them share the time of one picture.
    let late = renderer.comparisons(
      of: source, as: Variant(), in: ["de", "fr"], until: WorkClock(seconds: 0), failed: take)
    #expect(failed == [nil, "de", "fr"] && late.compactMap(\.self).isEmpty)
    failed.removeAll()
    renderer.budget.seconds = 0
    _ = renderer.comparisons(of: source, as: Variant(), in: ["de", "fr"], failed: take)
    #expect(failed == [nil, "de", "fr"])
    let told = Diagnostic(
      unseen: "de", renderer.budget.exceeded(by: "laying out"), at: SourceLocation(file: "a.yaml"))
    #expect(told.message == "the language “de” was not looked at: laying out takes longer than 0.0 seconds")
    #expect(told.severity == .error)
  }

  @Test(arguments: [["languages", "--texts"], ["lint"]]) func languagesShareTheTime(_ verb: [String]) throws {
    let folder = try TemporaryFolder([
      "a.yaml": "tableView: {rows: [Wi-Fi]}\n---\ntableView: {rows: [Wi-Fi]}\n",
      "strings/de.yaml": "Wi-Fi: WLAN\n",
    ])
    let run = try CommandRun(verb + ["a.yaml", "--timeout", "0.000001"], in: folder.url)
    let late = "the language “de” was not looked at: comparing languages takes longer than 1e-06 seconds"
    #expect(run.errors.components(separatedBy: late).count == 2, "\(run.errors)")
    #expect(run.status == (verb == ["lint"] ? 2 : 1))
  }

  /// Places that a text has not, or for values of another kind, are told, and those that a form of the plural leaves out
  /// are not.
  @Test(
    arguments: [
      ("%d of %@", "%d von %@", nil), ("%d of %@", "%2$@: %1$d", nil), ("%d of %@", "%lld von %@", nil),
      ("%d of %@", "%@ von %d", "has “%@” for a value that is “%d” in the text"),
      ("%d of %@", "%d", "has no place for “%@”"),
      ("%d of %@", "%d von %@ %@", "has “%@”, for which there is no value"),
      ("%d of %@", "%3$d", "has “%3$d”, for which there is no value"), ("100 %", "100 %", nil),
      ("100%% of %d", "100 %% von %d", nil), ("Wi-Fi", "WLAN", nil), ("50% off", "50 % weniger", nil),
      ("Wi-Fi", "%@ WLAN", "has “%@”, for which there is no value"),
    ] as [(String, String, String?)])
  func placesOfTranslationsAreThoseOfTheirTexts(
    _ text: String, _ translation: String, _ flaw: String?
  ) throws {
    let arguments =
      text.contains("%d of %@") ? ", arguments: [3, Anna]" : text.contains("%d") ? ", arguments: [3]" : ""
    let row = arguments.isEmpty ? "\"\(text)\"" : "{textLabel: {key: \"\(text)\"\(arguments)}}"
    let found = try findings(
      "[\(row)]", ["de": "\"\(text)\": \"\(translation)\""], only: "format-places-differ")
    #expect(found == (flaw.map { ["the text of “\(text)” in de \($0)"] } ?? []))
  }

  /// A key that is no text says nothing of its places; the text in the language of the developer does.
  @Test(
    arguments: [
      ("{key: mail.count, arguments: [3]}", ["de": "mail.count: \"%d Briefe\""], nil),
      (
        "{key: mail.count, arguments: [3]}",
        ["en": "mail.count: \"%d letters\"", "de": "mail.count: \"%@ Briefe\""],
        "the text of “mail.count” in de has “%@” for a value that is “%d” in the text"
      ),
      (
        "{key: mail.count, arguments: [3], defaultValue: \"%d letters\"}", ["de": "mail.count: Briefe"],
        "the text of “mail.count” in de has no place for “%d”"
      ),
    ] as [(String, [String: String], String?)])
  func placesAreThoseOfTheDeveloper(_ text: String, _ strings: [String: String], _ flaw: String?) throws {
    let found = try findings("[{textLabel: \(text)}]", strings, only: "format-places-differ")
    #expect(found == (flaw.map { [$0] } ?? []))
  }

  @Test func formsOfThePluralMayDoWithoutTheirNumber() throws {
    let catalog = { (one: String, other: String) in
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld songs": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "\(one)"}},
        "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}}}}}
      """
    }
    for (one, other, count) in [("ein Lied", "%lld Lieder", 0), ("ein Lied", "%@ Lieder", 1)] {
      let folder = try TemporaryFolder([
        "a.yaml": "tableView: {rows: [{textLabel: {key: \"%lld songs\", arguments: [2]}}]}\n",
        "Localizable.xcstrings": catalog(one, other),
      ])
      let run = try CommandRun(["lint", "a.yaml", "--only", "format-places-differ"], in: folder.url)
      #expect(run.text.components(separatedBy: "[format-places-differ]").count - 1 == count, "\(run.text)")
    }
  }

  /// One key with two texts of the developer's is told, in a file and beside a table.
  @Test func aKeyStandsForOneText() throws {
    let rows = { (key: String) in
      "[{textLabel: {key: mail.open, defaultValue: Open}}, {textLabel: {key: \(key), defaultValue: Unread}}]"
    }
    #expect(try findings(rows("mail.unread"), [:], only: "key-with-several-texts") == [])
    #expect(
      try findings(rows("mail.open"), [:], only: "key-with-several-texts")
        == ["the key “mail.open” stands for two texts in this file: “Open” and “Unread”"])
    let beside = try findings(
      rows("mail.unread"), ["en": "mail.open: Opened\nmail.unread: Unread", "de": "mail.open: Gelesen"],
      only: "key-with-several-texts")
    #expect(beside.count == 1 && beside[0].hasPrefix("the key “mail.open” stands for two texts: “Open” in "))
    // Other tables have keys of their own.
    let table = "[{textLabel: {key: a, defaultValue: A}}, {textLabel: {key: a, table: B, defaultValue: B}}]"
    #expect(try findings(table, [:], only: "key-with-several-texts") == [])
  }

  /// A word that is the same in a language is a translation, also of a key with the developer's own text.
  @Test func aWordThatIsTheSameIsTranslated() throws {
    let rows = "[{textLabel: {key: Version, defaultValue: Version}}]"
    #expect(
      try findings(
        rows, ["en": "Version: Version", "fr": "Version: Version", "ja": "{}"], only: "untranslated")
        == ["“Version” has no translation in ja"])
  }

  private static let long = "Ein sehr langer Text, der in keine Zeile passt"

  /// A text that is cut off in many languages is one finding.
  @Test func languagesAreToldTogether() throws {
    let strings = ["cs", "da", "de", "fi", "ja"].reduce(into: [:]) {
      $0[$1] = $1 == "ja" ? "Off: 切" : "Off: \(Self.long)\($1 == "fi" ? " nein" : "")"
    }
    let all = try findings("[\"Off\"]", strings, only: "truncated-in-language")
    #expect(all.count == 1)
    let first = try #require(all.first)
    #expect(first.hasPrefix("“Off” fits in en and is cut off in 4 of 5 languages: fi by "))
    #expect(first.contains(" points, cs by ") && first.contains(", da by ") && first.contains(", de by "))
    let some = try findings(
      "[\"Off\"]", strings, only: "truncated-in-language", languages: ["en", "ja", "de", "pseudo-double"])
    #expect(some.count == 1 && some.first?.hasPrefix("“Off” fits in en and is cut off in de by ") == true)
    #expect(try findings("[\(Self.long)]", strings, only: "truncated-in-language") == [])
  }

  /// A rule that names languages is not told as found in one of them.
  @Test(arguments: [([], ""), (["ios6", "ios8"], " (in all 2 variants)")])
  func comparisonsAreNotOfOneLanguage(_ themes: [String], _ end: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": "tableView: {rows: [\"Off\"]}\n", "strings/en.yaml": "Off: \"Off\"\n",
      "strings/de.yaml": "{}\n",
    ])
    var arguments = ["lint", "a.yaml", "--language", "en,de", "--only", "untranslated"]
    if !themes.isEmpty { arguments += ["--theme", themes.joined(separator: ",")] }
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.text.contains("“Off” has no translation in de\(end) [untranslated]"), "\(run.text)")
  }

  @Test func missingTextsAreToldOnce() throws {
    let found = try findings(
      "[\"Off\", Wi-Fi]", ["de": "Off: Aus", "ja": "{}", "en-GB": "{}"], only: "untranslated")
    #expect(
      found == ["“Off” has no translation in ja", "“Wi-Fi” has no translation in de and ja"])
  }

  /// What a language has unchanged is told where it is hardly meant, and no name, number or word of many languages is.
  @Test(
    arguments: [
      ("Turn off when idle", ["de": nil, "fr": "Éteindre", "it": "Spegnere"], "the same in de as in en"),
      ("Turn off when idle", ["de": nil], "the same in de as in en"),
      ("Airplane Mode", ["de": nil, "fr": "Mode Avion", "it": "Uso in aereo"], "the same in de as in en"),
      ("Settings", ["ja": nil, "ru": "Настройки", "zh-Hans": "设置"], "the same in ja as in en"),
      ("Google Drive", ["de": nil, "fr": nil, "it": nil], nil),
      ("Version", ["de": nil, "it": "Versione"], nil),
      ("Wi-Fi", ["ja": nil, "ru": nil, "de": "WLAN"], nil), ("1.2.3 (45)", ["de": nil, "fr": nil], nil),
      ("a@b.org", ["ja": nil, "ru": "x", "th": "y"], nil), ("Colors", ["en-GB": nil, "de": "Farben"], nil),
    ] as [(String, [String: String?], String?)])
  func unchangedTextsAreToldWhereTheyAreHardlyMeant(
    _ text: String, _ languages: [String: String?], _ expected: String?
  ) throws {
    let strings = languages.mapValues { "\"\(text)\": \"\($0 ?? text)\"" }
    let found = try findings("[\"\(text)\"]", strings, only: "untranslated")
    #expect(found == (expected.map { ["“\(text)” is \($0)"] } ?? []))
  }

  @Test(
    arguments: [
      ("Bluetooth متصل.", DirectionFlaw.opening(word: "Bluetooth")),
      ("لغة C++", .stray(marks: "++", word: "C", isLeftToRight: true)),
      ("اتصل @tablemock الآن", .stray(marks: "@", word: "tablemock", isLeftToRight: true)),
      ("+49 30 1234", .stray(marks: "+", word: "49 30 1234", isLeftToRight: true)),
      ("Where are you?", nil), ("متصل بـ Wi-Fi.", nil), ("\u{200F}Bluetooth متصل.", nil), ("50% متصل", nil),
      ("(Wi-Fi) متصل", .opening(word: "Wi-Fi")), ("", nil), ("12:30", nil), ("متصل", nil),
    ] as [(String, DirectionFlaw?)])
  func textsOfBothDirectionsAreToldFromOthers(_ text: String, _ expected: DirectionFlaw?) {
    #expect(DirectionFlaw(in: text, readFrom: .rightToLeft) == expected)
  }

  @Test func directionsAreThoseOfTheLanguages() throws {
    let found = try findings(
      "[\"Off\"]", ["ar": "Off: Bluetooth متصل الآن", "he": "Off: כבוי", "de": "Off: Aus"],
      only: "mixed-direction")
    #expect(
      found == ["“Bluetooth” at the start of “Bluetooth متصل الآن” turns the order of the whole text in ar"])
  }

  /// What is wrong with a table is told without asking for its language, and once for all sources that use it.
  @Test func whatIsWrongWithATableIsToldOnce() throws {
    let plural = { (language: String, form: String) in
      #""\#(language)": {"variations": {"plural": {"\#(form)": {"stringUnit": {"state": "translated", "value": "%d"}}}}}"#
    }
    let row = "tableView: {rows: [{textLabel: {key: \"%d songs\", arguments: [2]}}]}\n"
    for (forms, count) in [
      ([plural("de", "one")], 1), ([plural("en", "one")], 1), ([plural("de", "other")], 0),
    ] {
      let folder = try TemporaryFolder([
        "a.yaml": row, "b.yaml": row,
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%d songs": {"localizations": {\(forms.joined())}}}}
        """,
      ])
      let run = try CommandRun(["lint", ".", "--only", "source-doubtful"], in: folder.url)
      #expect(run.text.components(separatedBy: "has no form “other”").count - 1 == count, "\(run.text)")
    }
  }

  /// Sources beside each other have the same tables; those of another folder have their own.
  @Test func aKeyHasOneTextInAllSourcesOfAFolder() throws {
    let spec = { (text: String, comment: String) in
      "# mail.open is a key\ntableView:\n  rows:\n    - textLabel: {key: mail.open, defaultValue: \(text)}\(comment)\n"
    }
    let folder = try TemporaryFolder([
      "a.yaml": spec("Open", ""), "b.yaml": spec("Unread", ""), "c.yaml": spec("Open", ""),
      "other/d.yaml": spec("Ajar", ""),
      "e.yaml": spec("Ajar", "  # tablemock:disable-line key-with-several-texts -- moved next week"),
    ])
    let inputs = ["a.yaml", "b.yaml", "c.yaml", "other/d.yaml", "e.yaml"].map {
      InputFile(path: FilePath(folder.url.appendingPathComponent($0).path), outputName: "x")
    }
    let settings = LintSettings(only: ["key-with-several-texts", "suppression-unused"])
    let report = try LintJob(inputs: inputs, settings: settings, version: "test").run()
    let found = try #require(report.counting.first)
    #expect(report.counting.count == 1 && found.location.file.hasSuffix("b.yaml"))
    #expect(found.location.line == 4 && found.location.column == 24)
    #expect(found.message.contains("“mail.open” stands for two texts: “Unread” here and “Open” in "))
    #expect(found.message.hasSuffix("a.yaml"))
    let excused = report.notices.filter { !$0.counts }
    #expect(excused.map(\.suppression) == [.excused(reason: "moved next week")])
    // The comment is not of no use in a run that looks at its file alone.
    let alone = try LintJob(inputs: [inputs[4]], settings: settings, version: "test").run()
    #expect(alone.notices == [])
  }

  /// However a folder is named, it is one.
  @Test func aKeyHasOneTextHoweverSourcesAreNamed() throws {
    let spec = { (text: String) in
      "tableView: {rows: [{textLabel: {key: mail.open, defaultValue: \(text)}}]}\n"
    }
    let folder = try TemporaryFolder(["s/a.yaml": spec("Open"), "s/b.yaml": spec("Unread")])
    for name in ["s/b.yaml", "./s/b.yaml", folder.url.appendingPathComponent("s/b.yaml").path] {
      let run = try CommandRun(
        ["lint", "s/a.yaml", name, "--only", "key-with-several-texts"], in: folder.url)
      #expect(run.status == 1 && run.text.contains("stands for two texts"), "\(name): \(run.text)")
    }
  }

  /// What two sources find in a table that both have counts as much as the stricter one says.
  @Test(arguments: [("info", "error"), ("error", "info")])
  func theStricterSourceCountsForWhatIsShared(_ first: String, _ second: String) throws {
    let spec = "tableView: {rows: [\"%d of %@\"]}\n"
    let folder = try TemporaryFolder([
      "a/one.yaml": spec, "b/two.yaml": spec, "strings/de.yaml": "\"%d of %@\": \"%d\"\n",
      "tablemock.yaml": """
      strings: strings
      inputs: [a/one.yaml, b/two.yaml]
      lint:
        files:
          - {path: a/one.yaml, rules: {format-places-differ: \(first)}}
          - {path: b/two.yaml, rules: {format-places-differ: \(second)}}

      """,
    ])
    let run = try CommandRun(["lint", "--only", "format-places-differ"], in: folder.url)
    #expect(run.status == 1, "\(run.text)\(run.errors)")
    #expect(run.text.components(separatedBy: "[format-places-differ]").count == 2, "\(run.text)")
    #expect(run.text.contains(": error: "), "\(run.text)")
  }

  /// What the manifest names for an input, and is not there, is told.
  @Test(arguments: [
    ("strings: ../outside", "there is no such folder of strings"),
    ("data: nope.yaml", "there is no such file of sample data"),
  ])
  func whatInputsLackIsTold(_ setting: String, _ message: String) throws {
    let row = "tableView: {rows: [A]}\n"
    let folder = try TemporaryFolder([
      "a.yaml": row, "b.yaml": row,
      "tablemock.yaml": "inputs: [{path: a.yaml, \(setting)}, {path: b.yaml, \(setting)}]\n",
    ])
    let run = try CommandRun(["lint"], in: folder.url)
    #expect(run.status == 2, "\(run.text)\(run.errors)")
    #expect(run.errors.components(separatedBy: message).count == 2, "\(run.errors)")
  }

  /// A chosen look is told of what it lacks, as it is when pictures are drawn.
  @Test func looksAreToldOfWhatTheyLack() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "theme: ios13\ntableView:\n  style: insetGrouped\n  rows: [A]\n"
    ])
    let run = try CommandRun(["lint", "a.yaml", "--theme", "ios6", "--only", "availability"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.text.contains("a.yaml:3:10: warning: the theme “ios6” draws the style “insetGrouped” as “grouped”"))
    let own = try CommandRun(["lint", "a.yaml", "--only", "availability"], in: folder.url)
    #expect(own.status == 0)
  }
}
