import Foundation
import Testing

@testable import SwiftUIReader

/// The languages that the environment gives texts.
struct LanguageTests: ReadsViews {
  private static let catalogue = #"""
    {"sourceLanguage": "en", "strings": {
      "Save": {"localizations": {"de": {"stringUnit": {"value": "Sichern"}}, "fr": {"stringUnit": {"value": "Garder"}},
        "ar": {"stringUnit": {"value": "حفظ"}}}},
      "Tap **Done** to save": {"localizations": {"de": {"stringUnit": {"value": "Zum Sichern **Fertig** tippen"}}}},
      "**%lld** left": {"localizations": {"de": {"stringUnit": {"value": "noch **%lld**"}}}},
      "greeting": {"localizations": {"en": {"stringUnit": {"value": "Hello"}}, "de": {"stringUnit": {"value": "Hallo"}}}},
      "Done": {"localizations": {"de": {"stringUnit": {"value": "Fertig"}}}},
      "**Help**": {"localizations": {"en": {"stringUnit": {"value": "**Help** me"}}}},
      "%lld items": {"localizations": {"de": {"stringUnit": {"value": "%lld Objekte"}}}},
      "Help": {}}}
    """#

  private func read(_ body: String, more: String = "") throws -> Reading {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let brazilian = folder.appendingPathComponent("pt-BR.lproj")
    try FileManager.default.createDirectory(at: brazilian, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.catalogue.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    try Data(#""Save" = "Salvar";"#.utf8).write(to: brazilian.appendingPathComponent("Localizable.strings"))
    let source = "struct V: View { let n = 3\nvar body: some View { \(body) } }\n\(more)"
    let path = folder.appendingPathComponent("V.swift").path
    return try Reader().read(Array(source.utf8), at: path, root: folder.path)
  }

  private func text(_ row: JSON?) -> String? {
    let text = row?["textLabel"]?["text"]
    return text?.text ?? text?["key"]?.text
  }

  @Test(
    "the language of the whole view is that of its picture, and its texts keep their keys",
    arguments: [
      ("List { Text(\"Save\") }.environment(\\.locale, Locale(identifier: \"de\"))", "de"),
      (
        "NavigationStack { List { Text(\"Save\") } }.environment(\\.locale, .init(identifier: \"de_DE\"))",
        "de-DE"
      ),
      ("VStack { List { Text(\"Save\") } }.environment(\\.locale, Locale(identifier: \"pt_BR\"))", "pt-BR"),
      (
        "List { Text(\"Save\") }.environment(\\.locale, Locale(identifier: \"fr\"))"
          + ".environment(\\.locale, Locale(identifier: \"de\"))", "fr"
      ),
      ("List { Text(\"Save\") }", nil), ("List { Text(\"Save\") }.environment(\\.locale, .current)", nil),
    ] as [(String, String?)])
  func whole(_ body: String, _ language: String?) throws {
    let reading = try read(body)
    #expect(reading.language == language)
    #expect(rows(reading).map(text) == ["Save"])
    #expect(reading.guesses.isEmpty)
  }

  @Test(
    "a locale from right to left does not turn the screen",
    arguments: [
      ("ar", "", "forceLeftToRight"), ("de", "", nil),
      ("ar", ".environment(\\.layoutDirection, .rightToLeft)", "forceRightToLeft"),
    ] as [(String, String, String?)])
  func direction(_ language: String, _ more: String, _ direction: String?) throws {
    let reading = try read(
      "List { Text(\"Save\") }.environment(\\.locale, Locale(identifier: \"\(language)\"))" + more)
    #expect(reading.language == language)
    #expect(reading.document["semanticContentAttribute"]?.text == direction)
  }

  @Test("a preview says the language of what it shows")
  func preview() throws {
    let source =
      "#Preview(\"German\") { V().environment(\\.locale, .init(identifier: \"de\")) }"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.catalogue.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    var options = ReaderOptions()
    options.preview = "German"
    let view = "struct V: View { var body: some View { List { Text(\"Save\") } } }\n\(source)"
    let reading = try Reader(options).read(
      Array(view.utf8), at: folder.appendingPathComponent("V.swift").path, root: folder.path)
    #expect(reading.language == "de")
  }

  @Test(
    "texts in another language than the screen's are in it",
    arguments: [
      (
        "Text(\"Save\").environment(\\.locale, .init(identifier: \"de\")); Text(\"Save\")",
        ["Sichern", "Save"]
      ),
      (
        "Group { Text(\"Save\"); Text(\"Help\") }.environment(\\.locale, .init(identifier: \"de\"))",
        ["Sichern", "Help"]
      ),
      (
        "Section { Text(\"\\(n) items\") }.environment(\\.locale, .init(identifier: \"de\")); Text(\"Help\")",
        ["3 Objekte", "Help"]
      ),
      (
        "Label(\"Save\", systemImage: \"star\").environment(\\.locale, .init(identifier: \"de\")); Text(\"A\")",
        ["Sichern", "A"]
      ),
      (
        "Button(\"Save\") {}.environment(\\.locale, .init(identifier: \"pt-PT\")); Text(\"A\")",
        ["Save", "A"]
      ),
      (
        "Text(String(localized: \"Save\")).environment(\\.locale, .init(identifier: \"de\")); Text(\"A\")",
        ["Save", "A"]
      ),
      (
        "Text(verbatim: \"Save\").environment(\\.locale, .init(identifier: \"de\")); Text(\"A\")",
        ["Save", "A"]
      ),
    ] as [(String, [String])])
  func parts(_ body: String, _ expected: [String]) throws {
    let reading = try read("List { \(body) }")
    #expect(reading.language == nil)
    #expect(rows(reading).map(text) == expected)
  }

  @Test("a part may have another language than its screen")
  func partOfAScreen() throws {
    let reading = try read(
      "List { Text(\"Save\").environment(\\.locale, .init(identifier: \"fr\")); Text(\"Save\") }"
        + ".environment(\\.locale, .init(identifier: \"de\"))")
    #expect(reading.language == "de")
    #expect(rows(reading).map(text) == ["Garder", "Save"])
  }

  @Test(
    "a language that the project lacks, or that nobody knows, is told",
    arguments: [
      ("Locale(identifier: \"ja\")", "the language ja is left out, as the project has no texts in it"),
      ("Locale(identifier: \"../../etc\")", "the language of the view is not known"),
      ("model.locale", "the language of the view is not known"),
      ("Locale(identifier: \"\")", "the language of the view is not known"),
    ])
  func lacking(_ locale: String, _ message: String) throws {
    let reading = try read("List { Text(\"Save\") }.environment(\\.locale, \(locale))")
    #expect(reading.language == nil)
    #expect(reading.guesses.map(\.message).contains(message))
    #expect(rows(reading).map(text) == ["Save"])
  }

  @Test(
    "what belongs to a view is in its language, too",
    arguments: [
      "TextField(\"A\", text: .constant(\"\"), prompt: Text(\"Save\"))", "Text(\"A\").badge(\"Save\")",
      "Text(\"A\").padding().overlay(Text(\"Save\"))",
      "ContentUnavailableView(\"A\", systemImage: \"star\", description: Text(\"Save\"))",
    ])
  func belongings(_ body: String) throws {
    let part = try read("List { \(body).environment(\\.locale, .init(identifier: \"de\")); Text(\"B\") }")
    let shown = rows(part).first.map(strings) ?? []
    #expect(shown.contains("Sichern") && !shown.contains("Save"))
  }

  private func strings(_ json: JSON) -> [String] {
    (json.text.map { [$0] } ?? []) + (json.members.map(\.value) + json.items).flatMap(strings)
  }

  @Test("a sentence with marks of Markdown keeps its key and its marks, as its translation is of the whole")
  func sentences() throws {
    let texts = rows(
      try read("List { Text(\"Tap **Done** to save\"); Text(\"**\\(n)** left\"); Text(\"**Help**\") }")
    )
    .map { $0["textLabel"] }
    #expect(texts[0]?["text"]?["key"]?.text == "Tap **Done** to save")
    #expect(texts[0]?["text"]?["defaultValue"]?.text == "Tap **Done** to save")
    #expect(texts[1]?["text"]?["key"]?.text == "**%lld** left")
    #expect(texts[1]?["text"]?["defaultValue"]?.text == "**%lld** left")
    #expect(texts[1]?["text"]?["arguments"]?.items == [.number(3)])
    #expect(texts.prefix(2).allSatisfy { $0?["text"]?["markdown"] == .bool(true) })
    // No other language has it.
    #expect(texts[2]?["attributedText"]?.items.map { $0.text ?? $0["text"]?.text } == ["Help", " me"])
    let part = try read(
      "List { Text(\"Tap **Done** to save\").environment(\\.locale, .init(identifier: \"de\")); Text(\"A\") }"
    )
    #expect(
      rows(part)[0]["textLabel"]?["attributedText"]?.items.map { $0.text ?? $0["text"]?.text }
        == ["Zum Sichern ", "Fertig", " tippen"])
  }

  @Test("texts that are joined keep their keys, each its own")
  func joined() throws {
    let rows = rows(try read("List { Text(\"Save\") + Text(verbatim: \" 3\") }"))
    let parts = rows[0]["textLabel"]?["attributedText"]?.items
    #expect(parts?.first?["text"]?["key"]?.text == "Save")
    #expect(parts?.last?.text == " 3")
  }

  @Test("capitals are those of every language")
  func capitals() throws {
    let reading = try read(
      "List { Text(\"Save\"); Text(\"Help\"); Text(verbatim: \"Save\"); Text(\"Save\") + Text(verbatim: \" x\") }"
        + ".textCase(.uppercase)")
    let labels = rows(reading).map { $0["textLabel"] }
    #expect(labels[0]?["text"]?["key"]?.text == "Save")
    #expect(labels[0]?["text"]?["textCase"]?.text == "uppercase")
    #expect(labels[1]?["text"]?["textCase"]?.text == "uppercase" && labels[2]?["text"]?.text == "SAVE")
    let parts = labels[3]?["attributedText"]?.items
    #expect(parts?.first?["text"]?["textCase"]?.text == "uppercase" && parts?.last?.text == " X")
    #expect(reading.guesses.isEmpty)
  }

  @Test("the language of a screen is written, and a text that the language of its part lacks is told")
  func lackingText() throws {
    let reading = try read(
      "List { Text(\"greeting\").environment(\\.locale, .init(identifier: \"fr\")); Text(\"Save\") }"
        + ".environment(\\.locale, .init(identifier: \"de\"))")
    #expect(reading.document["language"]?.text == "de")
    #expect(reading.guesses.map(\.message).contains("“Hello” has no text in fr"))
  }

  @Test(
    "a text in another language than the screen's that is a key there is told",
    arguments: [
      ("Save", ["“Save” is drawn in the language of the screen, not in en"]), ("Help", []),
      ("greeting", ["“Hello” is drawn in the language of the screen, not in en"]),
    ])
  func lookedUpAgain(_ key: String, _ messages: [String]) throws {
    let reading = try read(
      "List { Text(\"\(key)\").environment(\\.locale, .init(identifier: \"en\")); Text(\"A\") }"
        + ".environment(\\.locale, .init(identifier: \"de\"))")
    #expect(reading.guesses.map(\.message) == messages)
  }

  @Test("a catalogue is read once for all of its languages")
  func catalogueOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("Localizable.xcstrings")
    try Data(Self.catalogue.utf8).write(to: path)
    let tables = StringTables(ProjectListing([folder.path]))
    #expect(tables.text(of: "Save", table: nil, in: "de") == "Sichern")
    try FileManager.default.removeItem(at: folder)
    #expect(tables.text(of: "Save", table: nil, in: "fr") == "Garder")
    #expect(
      tables.text(of: "Save", table: nil) == "Save" && tables.text(of: "Help", table: nil, in: "de") == nil)
    #expect(tables.isTranslated("Save", table: nil) && !tables.isTranslated("**Help**", table: nil))
    #expect(!tables.isTranslated("Save", table: "Other"))
  }

  @Test(
    "files of other languages have keys, too",
    arguments: [
      ("both", true), ("Both \"of\"\nthem\\", true), ("bare.key", true), ("own", false), ("Beide", false),
      ("bot", false), ("oth", false), ("key", false), ("", false), ("wide", true),
    ])
  func otherFiles(_ key: String, _ isTranslated: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ language: String, _ bytes: Data) throws {
      let home = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try bytes.write(to: home.appendingPathComponent("Localizable.strings"))
    }
    try write("en", Data(#""own" = "Own";"#.utf8))
    let german = #""both" = "Beide";\#n"Both \"of\"\nthem\\"  = "Alle"; bare.key="Bar";"#
    try write("de", Data(german.utf8))
    let wide = "\u{FEFF}\"wide\" = \"Large\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try write("fr", Data(wide))
    #expect(StringTables(ProjectListing([folder.path])).isTranslated(key, table: nil) == isTranslated)
  }

  /// Macros that look up texts are named so; what others give is not known.
  @Test(
    arguments: [
      ("#localized(\"Done\")", "Done"), ("#localized(\"%lld of %lld\", bundle: .module, 2, 3)", "2 of 3"),
      ("#Localised(\"Done\", tableName: \"Other\")", "Done"), ("#stringify(\"Done\")", nil),
      ("#localized(key)", nil), ("#localized()", nil),
    ] as [(String, String?)])
  func macrosGiveTexts(_ macro: String, _ expected: String?) throws {
    let reading = try read("List { Text(\(macro)) }", more: "let key: String")
    #expect(titles(reading).first { !$0.hasPrefix("‹") } == expected)
  }
}
