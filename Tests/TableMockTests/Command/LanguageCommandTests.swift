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
    #expect(count("fr.yaml:1:1: warning: a table of strings must be one mapping") == 2, "\(run.errors)")
    #expect(count("Localizable.strings:") == 2)
    #expect(count("the system’s own words are not known") == 1)
    #expect(count("there are no strings in “ja”") == 2)
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
}
