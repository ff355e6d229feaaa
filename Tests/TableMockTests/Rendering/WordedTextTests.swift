import Foundation
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import Testing

/// Texts of keys that read otherwise than tables have them, and screens with a language of their own.
@Suite struct WordedTextTests {
  private static let spec = """
    language: de
    tableView:
      sections:
        - header: {key: "Read *this*", markdown: true}
          rows:
            - textLabel: {key: "Tap **Done** to save", markdown: true}
            - textLabel: {key: "**%@** left", arguments: ["3\\\\*4"], markdown: true}
            - textLabel: {key: Save, textCase: uppercase}
            - {textLabel: {attributedText: [{text: {key: "See [terms](a)", markdown: true}}, " now"]}}

    """
  private static let german = """
    Read *this*: Lies *das*
    Tap **Done** to save: Zum Sichern **Fertig** tippen
    Save: Sichern
    See [terms](a): Siehe [Regeln](a)

    """

  private static func document(_ spec: String) -> Document? {
    SpecLoader(vocabulary: .all).load(Array(spec.utf8), named: "a.yaml", folder: "").document
  }

  private func scene(_ variant: Variant = Variant()) throws -> Scene {
    let folder = try TemporaryFolder(["a.yaml": Self.spec, "strings/de.yaml": Self.german])
    let path = FilePath(folder.url.path + "/a.yaml")
    let source = SourceStore().source(of: InputFile(path: path, outputName: "a"), isWantedAgain: false)
    #expect(source.diagnostics.isEmpty && source.lacks(of: [variant]).isEmpty)
    return try Renderer().scene(of: try #require(try source.screens(as: variant).first), as: variant)
  }

  @Test("a screen is in its language where nobody asks for another, and no mark of Markdown is seen")
  func texts() throws {
    #expect(
      try scene().root.texts.map { $0.lowercased() } == [
        "zum sichern fertig tippen", "3*4 left", "sichern", "siehe regeln now", "lies das",
      ])
    #expect(
      try scene(Variant(language: "en")).root.texts.map { $0.lowercased() } == [
        "tap done to save", "3*4 left", "save", "see terms now", "read this",
      ])
    #expect(try scene().root.texts[2] == "SICHERN")
  }

  @Test("labels show what marks of Markdown say")
  func runs() throws {
    let document = try #require(Self.document(Self.spec))
    let rows = try #require(Variant().applied(to: document.screens[0]).tableViews.first).sections[0].rows
    let bold = try #require(rows[0].textLabel?.attributedText)
    #expect(bold.map(\.text) == ["Tap ", "Done", " to save"])
    #expect(bold.map { $0.font?.weight } == [nil, .semibold, nil])
    let link = try #require(rows[3].textLabel?.attributedText)
    #expect(link.map(\.text) == ["See ", "terms", " now"])
    #expect(link.map { $0.textColor?.system } == [nil, .link, nil])
  }

  @Test("a text that reads like a key stays as it is written")
  func twins() throws {
    let spec = "tableView: {rows: [Save, {textLabel: {key: Save, textCase: uppercase}}]}\n"
    let rows = try texts(of: spec)
    #expect(rows == ["Save", "SAVE"])
    let converted = SpecWriter(folder: "").text(of: try #require(Self.document(spec)))
    #expect(try texts(of: converted) == rows)
  }

  @Test(
    "letters keep their weight where it is heavier than bold, and words their capitals where a part ends in them",
    arguments: [
      ("{key: \"a **b**\", markdown: true}, font: {weight: heavy}", ["a ", "b"], [nil, .heavy]),
      ("{key: \"a **b**\", markdown: true}, font: {weight: light}", ["a ", "b"], [nil, .semibold]),
      (
        "{key: \"re**adi**ng\", markdown: true, textCase: capitalized}", ["Re", "adi", "ng"],
        [nil, .semibold, nil]
      ),
    ] as [(String, [String], [FontWeight?])])
  func parts(_ text: String, _ parts: [String], _ weights: [FontWeight?]) throws {
    let document = try #require(Self.document("tableView: {rows: [{textLabel: {text: \(text)}}]}\n"))
    let rows = try #require(Variant().applied(to: document.screens[0]).tableViews.first).sections[0].rows
    let runs = try #require(rows[0].textLabel?.attributedText)
    #expect(runs.map(\.text) == parts)
    #expect(runs.map { $0.font?.weight } == weights)
  }

  @Test(
    "the language of a screen changes words, forms of letters and the direction, as one that is asked for does"
  )
  func direction() throws {
    let spec = "statusBar: true\ntableView: {rows: [{textLabel: 直, accessoryType: disclosureIndicator}]}\n"
    let scene = { (spec: String, language: String?) in
      let screen = try #require(Self.document(spec)?.screens.first)
      return try Renderer().scene(of: screen, as: Variant(language: language))
    }
    for language in ["ar", "de", "ja"] {
      let (own, asked) = (try scene("language: \(language)\n" + spec, nil), try scene(spec, language))
      #expect(own.root == asked.root && own.language == language)
      #expect(try own.root != scene(spec, nil).root)
    }
  }

  private func texts(of spec: String) throws -> [String] {
    let document = try #require(Self.document(spec))
    return try Renderer().scene(of: try #require(document.screens.first), as: Variant()).root.texts
  }

  @Test("the language of a screen is written, and nothing but a language is one")
  func languages() throws {
    let document = try #require(Self.document(Self.spec))
    #expect(SpecWriter(folder: "").text(of: document).contains("language: de"))
    #expect(SpecWriter(folder: "").text(of: document).contains("markdown: true"))
    #expect(Self.document("language: ../x\ntableView: {rows: [A]}\n") == nil)
  }
}

extension SceneNode {
  /// The texts of all labels.
  fileprivate var texts: [String] { [label?.text].compactMap { $0 } + children.flatMap(\.texts) }
}
