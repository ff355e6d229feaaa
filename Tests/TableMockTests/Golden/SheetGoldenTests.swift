import Foundation
import TableMock
import TestSupport
import Testing

/// What shows several tables or several moments, drawn by the verbs that do and held against golden/sheets.
@Suite struct SheetGoldenTests {
  /// A file and the words that draw it, but for the output.
  struct Case: CustomTestStringConvertible {
    let name: String
    let words: [String]

    var testDescription: String { name }
  }

  static let cases = [
    // A figure of guidelines: two tables side by side, with captions of its own.
    Case(
      name: "left-and-right",
      words: [
        "sheet", "fixtures/figures/default-style.yaml", "--caption", "A grouped table (left)",
        "--caption", "A plain table (right)",
      ]),
    // A pane of a Settings bundle in three looks: its switches, fields, slider, headers and values as each had them.
    Case(
      name: "settings-bundle",
      words: [
        "sheet", "fixtures/settings/Settings.bundle", "--table", "Root", "--theme", "ios6,ios8,ios16",
      ]),
    // One screen by two axes: looks below each other, light and dark side by side.
    Case(
      name: "light-and-dark",
      words: ["sheet", "fixtures/showcase/settings.yaml", "--by", "appearance", "--theme", "ios13,ios16"]),
    // One screen in six languages: its own texts, the system's words, and the Arabic one the other way round.
    Case(
      name: "languages",
      words: [
        "sheet", "fixtures/languages/settings.yaml", "--language", "en,de,ar,hi,ja,th", "--columns", "3",
      ]),
    // The same at the largest text, on a phone wide enough for whole words: values stand below their titles, titles in bars
    // grow a little and no more.
    Case(
      name: "languages-large",
      words: [
        "sheet", "fixtures/languages/settings.yaml", "--language", "en,de,ar,hi,ja,th", "--columns", "3",
        "--device", "iphone16promax", "--height", "content", "--content-size-category",
        "accessibilityExtraExtraExtraLarge", "--scale", "1",
      ]),
    // The same in two languages that are none.
    Case(
      name: "pseudo-languages",
      words: [
        "sheet", "fixtures/languages/settings.yaml", "--language", "pseudo-double,pseudo-accented,pseudo-rtl",
        "--columns", "3",
      ]),
  ]

  /// What is noted on a screen, all kinds and one alone.
  static let annotated = [
    // Heights, places and distances of rows in three arrangements, with the fonts of their texts.
    Case(
      name: "redlines",
      words: [
        "render", "fixtures/showcase/settings-ios7.yaml", "--annotate", "frames,insets,fonts,ids,truncated",
      ]),
    // Texts that are cut off, and nothing else.
    Case(
      name: "cut-off", words: ["render", "fixtures/text/truncation.yaml", "--annotate", "truncated"]),
  ]

  static func draw(_ words: [String], ending: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("sheet.\(ending)").path
    let run = try CommandRun(words + ["--png", "small", "-o", output], in: Repository.root)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return try [UInt8](folder.bytes("sheet.\(ending)"))
  }

  /// The file as it is kept, after it was written where that is asked for.
  private func kept(_ bytes: [UInt8], _ name: String) throws -> [UInt8] {
    let file = Repository.golden.appendingPathComponent("sheets/\(name)")
    if Recording.isOn("TABLEMOCK_GOLDEN", "record") { try Recording.write(bytes, to: file, named: name) }
    return try [UInt8](Data(contentsOf: file))
  }

  @Test(arguments: cases + annotated) func sheetsAreThoseOfGolden(_ sheet: Case) throws {
    let bytes = try Self.draw(sheet.words, ending: "png")
    let kept = try kept(bytes, "\(sheet.name).png")
    #expect(try PNGReader.bitmap(bytes) == PNGReader.bitmap(kept))
  }

  /// Rows that slide and fade into another state in four steps, written without zlib: the bytes are the same anywhere.
  @Test func theAnimationIsThatOfGolden() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("move.png").path
    let run = try CommandRun(
      [
        "filmstrip", "fixtures/transitions/halfway-ios7.yaml", "--to", "showingEditControl", "--animate",
        "--steps", "4", "-o", output,
      ], in: Repository.root)
    #expect(run.status == 0)
    let bytes = try [UInt8](folder.bytes("move.png"))
    #expect(try bytes == kept(bytes, "move.png"))
  }

  /// The pages of a book: contents, a screen with a finding, and a change side by side.
  @Test func theBookIsThatOfGolden() throws {
    let renderer = try Renderer()
    let scenes = try ["showcase/settings-ios6", "showcase/settings-ios7", "showcase/mail-ipad-ios7"].map {
      let path = FilePath(Repository.fixtures.appendingPathComponent("\($0).yaml").path)
      return try renderer.scene(of: #require(renderer.load(path: path).document?.screens.first))
    }
    let book = try renderer.book(of: [
      BookEntry(
        title: "Settings", pictures: [ContactSheet.Entry(scenes[0])],
        facts: ["iOS 6", "320×480 points", "settings.yaml"],
        findings: [
          "settings.yaml:12:32: warning: the label is cut off; make it shorter, or let it take two lines"
        ]),
      BookEntry(
        title: "Settings, changed",
        pictures: [
          ContactSheet.Entry(scenes[0], caption: "expected"),
          ContactSheet.Entry(scenes[1], caption: "actual"),
        ],
        findings: ["row 0-0 “Wi-Fi”: textLabel font Helvetica bold 17 → Helvetica Neue regular 17"]),
      BookEntry(title: "Mail on an iPad", pictures: [ContactSheet.Entry(scenes[2])], facts: ["iOS 7"]),
    ])
    #expect(book.pages.count == 4)
    for (number, page) in book.pages.enumerated() {
      var page = page
      page.scale = 1
      let bytes = try renderer.picture(of: page, as: .png, options: PictureOptions(png: .small))
      let kept = try kept(bytes, "book-\(number + 1).png")
      #expect(try PNGReader.bitmap(bytes) == PNGReader.bitmap(kept))
    }
  }
}
