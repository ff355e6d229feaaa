import Foundation
import Testing

/// Screens in other languages, from the command line.
@Suite struct LanguageCommandTests {
  private static let spec = """
    theme: ios16
    navigationBar: {title: Settings, rightBarButtonItems: [{systemItem: edit}]}
    tableView:
      style: grouped
      sections:
        - header: Network
          rows: [{textLabel: Wi-Fi, detailTextLabel: "Off", style: value1}, Bluetooth]
    """

  private static let german = "Settings: Einstellungen\nNetwork: Netzwerk\nWi-Fi: WLAN\nOff: Aus\nOld: Alt\n"

  private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      ["a.yaml": Self.spec, "strings/de.yaml": Self.german].merging(files) { $1 })
  }

  /// The texts of all views, in their order.
  private func texts(
    _ folder: TemporaryFolder, _ language: String, of file: String = "a.yaml"
  ) throws -> [String] {
    let run = try CommandRun(
      ["inspect", file, "--format", "tree", "--language", language], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return run.text.matches(of: #/ text = '([^']*)'/#).map { String($0.1) }
  }

  @Test func specsAreDrawnInOtherLanguages() throws {
    let folder = try project()
    let german = try texts(folder, "de-AT")
    for text in ["Einstellungen", "WLAN", "Aus", "Bluetooth", "Bearbeiten"] {
      #expect(german.contains(text), "\(text) in \(german)")
    }
    #expect(!german.contains("Wi-Fi") && !german.contains("Edit"))
    #expect(try texts(folder, "en").contains("Wi-Fi"))
  }

  /// Whoever names a folder of strings writes no line of the listing.
  @Test func namesOfLanguagesStayInTheirLine() throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.spec, "x\n  de  9 of 9.lproj/Localizable.strings": "\"Off\" = \"Aus\";\n",
    ])
    let run = try CommandRun(["languages", "a.yaml"], in: folder.url)
    #expect(run.status == 0 && !run.lines.contains { $0.hasPrefix("  de") }, "\(run.text)")
    #expect(run.text.contains("x\\u{A}  de  9 of 9"))
  }

  /// Without the option nothing changes, and with English nothing but names.
  @Test func englishIsAsItWas() throws {
    let folder = try project()
    let run = try CommandRun(
      script: "tablemock render a.yaml -o plain.png && tablemock render a.yaml --language en -o en.png",
      in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try folder.bytes("plain.png") == folder.bytes("en.png"))
  }

  @Test func namesTellLanguagesApart() throws {
    let folder = try project()
    let run = try CommandRun(
      ["render", "a.yaml", "--language", "de,pseudo-double,NSSurroundLocalizedStrings", "-o", "out/"],
      in: folder.url)
    #expect(
      run.lines == ["out/a-de.png", "out/a-pseudo-double.png", "out/a-NSSurroundLocalizedStrings.png"])
    let batch = try CommandRun(
      ["batch", "a.yaml", "--language", "de", "--pattern", "{language}/{name}.{format}", "-o", "all"],
      in: folder.url)
    #expect(batch.lines == ["all/de/a.png"])
    #expect(try folder.bytes("all/de/a.png") == folder.bytes("out/a-de.png"))
  }

  /// A sheet by languages has those that there are strings in, the source's own first.
  @Test func sheetsHaveTheLanguagesOfTheirInputs() throws {
    let folder = try project(["strings/ja.yaml": "Wi-Fi: Wi-Fi"])
    let run = try CommandRun(
      script: """
        tablemock sheet a.yaml --by language -o by.png && tablemock sheet a.yaml --language en,de,ja -o given.png
        """, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.bytes("by.png") == folder.bytes("given.png"))
  }

  @Test(arguments: [
    ("pseudo-double", "Wi-Fi Wi-Fi"), ("pseudo-bounded", "[# Wi-Fi #]"), ("pseudo-bounded", "[# Edit #]"),
    ("pseudo-uppercase", "BLUETOOTH"), ("pseudo-uppercase", "Wi-Fi"), ("pseudo-rtl", "Wi-Fi"),
  ])
  func pseudoLanguagesChangeTexts(_ language: String, _ expected: String) throws {
    #expect(try texts(project(), language).contains(expected))
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514">
    <scenes><scene sceneID="s"><objects><tableViewController id="vc" sceneMemberID="viewController">
    <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="300"/><sections>
    <tableViewSection id="sec"><cells><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l">
    <tableViewCellContentView key="contentView" id="cv"><subviews><label id="l" text="Plain"/></subviews>
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
    </tableViewController></objects></scene></scenes></document>
    """

  @Test func documentsAreDrawnInOtherLanguages() throws {
    let catalog =
      #"{"sourceLanguage": "en", "strings": {"l.text": {"localizations": {"ja": {"stringUnit": {"value": "普通"}}}}}}"#
    let folder = try TemporaryFolder([
      "Base.lproj/Main.storyboard": Self.document, "de.lproj/Main.strings": "\"l.text\" = \"Schlicht\";",
      "mul.lproj/Main.xcstrings": catalog,
      "fr.lproj/Main.storyboard": Self.document.replacingOccurrences(of: "Plain", with: "Simple"),
    ])
    let path = "Base.lproj/Main.storyboard"
    #expect(try texts(folder, "de", of: path) == ["Schlicht"])
    #expect(try texts(folder, "ja", of: path) == ["普通"])
    #expect(try texts(folder, "fr", of: path) == ["Simple"])
    #expect(try texts(folder, "en", of: path) == ["Plain"])
    #expect(try texts(folder, "pseudo-accented", of: path).first?.unicodeScalars.count == 10)
  }

  /// A change of a translation is a change of the picture, and of no other.
  @Test func changedStringsAreDrawnAnew() throws {
    let folder = try project(["strings/fr.yaml": "Off: Non"])
    let batch = {
      try CommandRun(
        ["batch", "a.yaml", "--language", "de,fr", "-o", "out", "--incremental"], in: folder.url)
    }
    #expect(try batch().lines == ["out/a-de.png", "out/a-fr.png"])
    #expect(try batch().lines == [])
    try folder.write(Self.german.replacingOccurrences(of: "WLAN", with: "Funk"), to: "strings/de.yaml")
    #expect(try batch().lines == ["out/a-de.png"])
    try folder.write("Off: Fermé", to: "strings/fr-CA.yaml")
    #expect(try batch().lines == [])
  }

  @Test func whatIsWrongIsToldOnce() throws {
    let folder = try project([
      "b.yaml": Self.spec, "strings/fr.yaml": "- a",
      "it.lproj/Localizable.strings": "\"a\" = \"b\"\n\"c\" = \"d\";",
    ])
    let run = try CommandRun(
      ["render", "a.yaml", "b.yaml", "--language", "fr,it,xx,ja", "-o", "out/"], in: folder.url)
    #expect(run.status == 0 && run.lines.count == 8)
    let count = { (text: String) in run.errors.components(separatedBy: text).count - 1 }
    #expect(count("fr.yaml:1:1: warning: a table of strings must be a mapping") == 1, "\(run.errors)")
    #expect(count("Localizable.strings:") == 1)
    #expect(count("tablemock does not know the system’s words") == 1)
    #expect(count("there are no strings in “ja”") == 2)
  }

  @Test func aNameInEnglishIsAMistakeWithAProposal() throws {
    let folder = try project()
    let run = try CommandRun(["render", "a.yaml", "--language", "german"], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("“german” is not a language; did you mean “de”?"))
  }

  /// Rows are told apart by their keys and arguments, however they read in no language.
  @Test func rowsOfOneKeyShowTheirOwnArguments() throws {
    let rows = [1, 5, 0].map { "{textLabel: {key: unread, arguments: [\($0)]}}" }
    let others = ["Anna", "Ben"].map { "{textLabel: {key: from, arguments: [\($0)]}}" }
    let titles = ["{textLabel: {key: a, defaultValue: Same}}", "{textLabel: {key: b, defaultValue: Same}}"]
    let folder = try TemporaryFolder([
      "a.yaml": "theme: ios16\ntableView: {rows: [\((rows + others + titles).joined(separator: ", "))]}",
      "en.lproj/Localizable.strings": "\"from\" = \"from %@\"; \"a\" = \"One\"; \"b\" = \"Other\";",
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>unread</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>none</string>
      <key>one</key><string>one</string><key>other</key><string>%d unread</string></dict></dict></dict></plist>
      """,
    ])
    #expect(
      try texts(folder, "en") == ["one", "5 unread", "none", "from Anna", "from Ben", "One", "Other"])
    let plain = try CommandRun(["inspect", "a.yaml", "--format", "tree"], in: folder.url)
    let read = plain.text.matches(of: #/ text = '([^']*)'/#).map { String($0.1) }
    #expect(read == ["unread", "unread", "unread", "from", "from", "Same", "Same"])
    #expect(plain.errors.isEmpty)
    // The report for translators measures what is drawn, in the developer's own language, too.
    let report = try CommandRun(["languages", "a.yaml", "--texts"], in: folder.url)
    #expect(
      report.lines.contains { $0.hasPrefix("en  ") && $0.contains("“5 unread”  unread") }, "\(report.text)")
  }

  /// What a source lacks is looked for in its project, and the message says where.
  @Test func aMessageNamesTheFolderOfTheStrings() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/x": "", "mockups/a.yaml": Self.spec,
      "Resources/Localizable.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {
        "Wi-Fi": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "WLAN"}}}}}}
      """#,
    ])
    #expect(try texts(folder, "de", of: "mockups/a.yaml").contains("WLAN"))
    let run = try CommandRun(["render", "mockups/a.yaml", "--language", "ko", "-o", "a.png"], in: folder.url)
    #expect(
      run.errors.contains("hint: Resources has others; name another folder with --strings"), "\(run.errors)")
    let other = try project()
    let bare = try CommandRun(["render", "a.yaml", "--language", "ko", "-o", "a.png"], in: other.url)
    #expect(bare.errors.contains("or name their folder with --strings"))
  }

  @Test(arguments: ["", "../de", "de/at", "pseudo-nothing", "d", "de,,fr"])
  func whatIsNoLanguageIsAUsageError(_ words: String) throws {
    let folder = try project()
    let run = try CommandRun(["render", "a.yaml", "--language", words], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("is not a language"))
  }

  @Test func manifestsAndWorkersHaveTheAxis() throws {
    let folder = try project(["m.yaml": "inputs: [a.yaml]\nmatrix: {language: [de, pseudo-rtl]}\n"])
    let batch = try CommandRun(["batch", "--manifest", "m.yaml", "-o", "out"], in: folder.url)
    #expect(batch.lines == ["out/a-de.png", "out/a-pseudo-rtl.png"], "\(batch.errors)")
    let job = #"{"id": 1, "input": "a.yaml", "output": "w.png", "language": "de"}"#
    let worker = try CommandRun(["worker"], in: folder.url, input: Data((job + "\n").utf8))
    #expect(worker.text.contains(#""status": "written""#) && worker.text.contains(#""language": "de""#))
    #expect(try folder.bytes("w.png") == folder.bytes("out/a-de.png"))
    try folder.write("inputs: [a.yaml]\nmatrix: {language: [../de]}\n", to: "bad.yaml")
    let bad = try CommandRun(["batch", "--manifest", "bad.yaml"], in: folder.url)
    #expect(bad.status != 0 && bad.errors.contains("is not a language"), "\(bad.errors)")
  }

  /// Tables of strings in a folder of specs are no specs.
  @Test func foldersOfSpecsMayHaveStrings() throws {
    let folder = try project()
    let run = try CommandRun(["render", ".", "--language", "de", "-o", "out/"], in: folder.url)
    #expect(run.lines == ["out/a.png"] && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func languagesAreListed() throws {
    let folder = try project(["strings/ja.yaml": "Wi-Fi: Wi-Fi"])
    let text = try CommandRun(["languages", "a.yaml"], in: folder.url)
    #expect(
      text.lines == [
        "a.yaml: 5 texts", "  de  4 of 5", "      missing: “Bluetooth”", "      left over: “Old”",
        "  ja  1 of 5",
        "      missing: “Settings”, “Network”, “Off” and “Bluetooth”",
      ], "\(text.text)")
    let json = try CommandRun(["languages", "a.yaml", "--format", "json"], in: folder.url)
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    let languages = object?["languages"] as? [[String: Any]]
    #expect(object?["texts"] as? Int == 5)
    #expect(languages?.map { $0["language"] as? String } == ["de", "ja"])
    #expect(languages?.first?["leftOver"] as? [String] == ["Old"])
    #expect(try CommandRun(["languages", "none.yaml"], in: folder.url).status == 1)
  }

  /// Whoever writes a source in a language need not translate it into that.
  @Test func theLanguageOfTheSourceLacksNothing() throws {
    let folder = try project(["strings/en.yaml": "Wi-Fi: WLAN"])
    let lines = try CommandRun(["languages", "a.yaml"], in: folder.url).lines
    let own = "      as in the source: “Settings”, “Network”, “Off” and “Bluetooth”"
    #expect(lines.suffix(2) == ["  en  1 of 5", own], "\(lines)")
    #expect(lines.contains("      missing: “Bluetooth”"))
  }

  private static let wide =
    "theme: ios16\nsize: {width: 200, height: 200}\ntableView: {rows: [Off, =SUM, More]}\n"

  private func translated() throws -> TemporaryFolder {
    try TemporaryFolder([
      "w.yaml": Self.wide,
      "strings/de.yaml": "\"Off\": Ausgeschaltet\nMore: \"Mehr, \\\"viel\\\" mehr als das\"\n=SUM: =SUMME",
      "strings/ja.yaml": "\"Off\": 切\nMore: もっと\n=SUM: =SUM",
      "strings/fi.yaml":
        "\"Off\": Pois päältä, ja pysyy niin\nMore: Enemmän kuin tähän riville mahtuu\n=SUM: =SUM",
    ])
  }

  /// Texts that are cut off come first, then those that are nearest to it.
  @Test func textsAreListedForTranslators() throws {
    let folder = try translated()
    let run = try CommandRun(["languages", "w.yaml", "--texts", "--format", "json"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let entries = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(entries.count == 12)
    #expect(entries.first?["language"] as? String == "fi" && entries.first?["key"] as? String == "More")
    let cut = entries.prefix { $0["truncated"] as? Bool == true }
    #expect(cut.count == 3 && entries.dropFirst(3).allSatisfy { $0["truncated"] as? Bool == false })
    for entry in cut {
      let (needed, available) = (entry["needed"] as? Double ?? 0, entry["available"] as? Double ?? 0)
      #expect(needed > available && available > 0)
    }
    let some = try CommandRun(
      ["languages", "w.yaml", "--texts", "--language", "ja", "--device", "iphone5,iphone14"], in: folder.url)
    #expect(some.lines.count == 6 && some.lines.allSatisfy { $0.hasPrefix("ja  ") })
    #expect(some.lines.count { $0.hasSuffix("iphone14") } == 3)
  }

  /// Spreadsheets take nothing in the list for a formula.
  @Test func spreadsheetsAreSafe() throws {
    let folder = try translated()
    let run = try CommandRun(["languages", "w.yaml", "--csv", "-o", "t.csv"], in: folder.url)
    #expect(run.status == 0)
    let text = String(decoding: try folder.bytes("t.csv"), as: UTF8.self)
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.first == "file,table,key,source,language,text,available,needed,lines,truncated,device")
    #expect(lines.count == 14 && lines.last == "")
    #expect(lines.contains { $0.hasPrefix("w.yaml,,\"'=SUM\",\"'=SUM\",de,\"'=SUMME\",") }, "\(text)")
    #expect(lines.contains { $0.hasPrefix("w.yaml,,More,More,de,\"Mehr, \"\"viel\"\" mehr als das\",") })
    #expect(!text.contains(",=") && !text.contains("\n="))
    let printed = try CommandRun(["languages", "w.yaml", "--texts", "--format", "csv"], in: folder.url)
    #expect(printed.text == text)
    for wrong in [["--format", "csv"], ["--csv", "--format", "json"], ["--device", "iphone5"]] {
      #expect(try CommandRun(["languages", "w.yaml"] + wrong, in: folder.url).status == 64)
    }
  }

  /// The language in which most is cut off stands first behind the source’s own.
  @Test func sheetsBeginWithTheWorstLanguage() throws {
    let folder = try translated()
    let captions = { (more: [String]) in
      let run = try CommandRun(
        ["sheet", "w.yaml"] + more + ["--format", "svg", "--svg-text", "live", "--svg-ids", "", "-o", "-"],
        in: folder.url)
      return run.text.matches(of: #/id="UILabel[^>]*>([a-z]{2})</#).map { String($0.1) }
    }
    #expect(try captions(["--by", "language"]) == ["en", "fi", "de", "ja"])
    #expect(try captions(["--by", "language", "--language", "ja,de,en"]) == ["ja", "de", "en"])
  }

  @Test func picturesAreNamedForTheStore() throws {
    let folder = try project(["b.yaml": Self.spec])
    let run = try CommandRun(
      [
        "render", "a.yaml", "b.yaml", "--naming", "fastlane", "--language", "de,en,zh-TW,nb",
        "--device", "iphone14,iphone5", "-o", "shots/",
      ], in: folder.url)
    #expect(run.status == 0 && run.lines.count == 16, "\(run.errors)")
    for name in [
      "de-DE/01_iphone14-a.png", "en-US/02_iphone5-b.png", "zh-Hant/01_iphone5-a.png", "no/02_iphone14-b.png",
    ] {
      #expect(run.lines.contains("shots/\(name)"), "\(run.lines)")
    }
    let bitmap = try PNGReader.bitmap([UInt8](folder.bytes("shots/de-DE/01_iphone14-a.png")))
    #expect(bitmap.width == 1170 && bitmap.height == 2532)
    let plain = try CommandRun(["render", "a.yaml", "--naming", "fastlane", "-o", "own"], in: folder.url)
    #expect(plain.lines.count == 1 && plain.lines.first?.hasPrefix("own/en-US/01_") == true)
    for wrong in [["--language", "eu"], ["-o", "a.png"], ["--format", "svg"], ["--scale", "1,2"]] {
      let run = try CommandRun(["render", "a.yaml", "--naming", "fastlane"] + wrong, in: folder.url)
      #expect(run.status == 64, "\(wrong)")
    }
  }

  /// A key brings its own translation, with values in its places and in the form for its number.
  @Test func textsMayHaveKeys() throws {
    let spec = """
      theme: ios16
      navigationBar: {key: nav, defaultValue: Inbox}
      tableView:
        rows:
          - {textLabel: {key: "%@ of %d", table: Other, arguments: [Anna, 2]}}
          - {textLabel: {key: "%lld messages", arguments: [1]}}
          - {textLabel: {text: {key: "%lld messages", arguments: [5]}, textColor: red}}
      """
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%lld messages": {"localizations": {"ru": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%lld сообщение"}}, "many": {"stringUnit": {"value": "%lld сообщений"}},
      "other": {"stringUnit": {"value": "%lld сообщения"}}}}}}}, "nav": {"localizations": {
      "ru": {"stringUnit": {"value": "Входящие"}}}}}}
      """
    let folder = try TemporaryFolder([
      "a.yaml": spec, "Localizable.xcstrings": catalog,
      "ru.lproj/Other.strings": "\"%@ of %d\" = \"%2$d от %1$@\";",
    ])
    #expect(try Set(texts(folder, "en")) == ["Inbox", "Anna of 2", "1 messages", "5 messages"])
    #expect(try Set(texts(folder, "ru")) == ["Входящие", "2 от Anna", "1 сообщение", "5 сообщений"])
    let run = try CommandRun(["languages", "a.yaml"], in: folder.url)
    #expect(run.lines.contains("  ru  3 of 3"), "\(run.text)")
    let converted = try CommandRun(["convert", "a.yaml", "-o", "b.yaml"], in: folder.url)
    #expect(converted.status == 0)
    #expect(try texts(folder, "ru", of: "b.yaml") == texts(folder, "ru"))
  }
}
