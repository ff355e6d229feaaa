import TableLayout
import TableModel
import TableThemes
import Testing

@testable import TableDrawing

/// What the language and the direction of a request decide.
@Suite struct TextLanguageTests {
  private let shaper: HarfBuzzTextShaper

  init() throws {
    shaper = try HarfBuzzTextShaper()
  }

  private func shaped(
    _ text: String, language: String = "en", _ direction: LayoutDirection = .leftToRight
  ) -> ShapedText {
    var request = request(text)
    request.language = language
    request.layoutDirection = direction
    return shaper.shape(request)
  }

  @Test(arguments: [
    ("12:30 – 13", false, true), ("abc", false, false), ("123 abc", false, false), ("שלום", true, true),
    ("123 שלום", true, true), ("", false, true),
  ])
  func linesWithoutADirectionTakeThatOfTheRequest(text: String, toTheRight: Bool, toTheLeft: Bool) {
    #expect(shaped(text).lines.map(\.isRightToLeft) == [toTheRight])
    #expect(shaped(text, .rightToLeft).lines.map(\.isRightToLeft) == [toTheLeft])
  }

  private static let pushed: [([String], Bool, [String])] = [
    (["שלום לכולם", "abc def."], true, [".", "abc def"]),
    (["Hello everyone", "שלום לכם."], false, ["לכם", " ", "שלום", "."]),
    (["سلام للجميع", "abc def!"], true, ["!", "abc def"]),
  ]

  /// What a line separator begins is of the same paragraph, and keeps the direction that this one gives it.
  @Test(arguments: pushed) func lineSeparatorsKeepDirections(
    _ words: [String], _ isRightToLeft: Bool, _ last: [String]
  ) throws {
    let text = "\(words[0])\u{2028}\(words[1])"
    let shaped = shaper.shape(request(text, lines: 0))
    #expect(shaped.lines.map(\.isRightToLeft) == [isRightToLeft, isRightToLeft] && !shaped.isTruncated)
    #expect(try #require(shaped.lines.last).runs.map(\.text) == last)
    #expect(
      shaper.shape(request("\(words[0])\n\(words[1])", lines: 0)).lines.map(\.isRightToLeft) != [
        isRightToLeft, isRightToLeft,
      ])
    let cut = shaper.shape(request(text))
    #expect(cut.isTruncated && cut.lines.count == 1 && cut.lines[0].text.contains("…"))
  }

  /// So does a word that moves down because the one after it would stand alone.
  @Test(arguments: pushed) func wordsThatAreMovedDownKeepTheirDirection(
    _ words: [String], _ isRightToLeft: Bool, _ last: [String]
  ) throws {
    var label = Label(text: words.joined(separator: " "), font: FontAttributes(size: 17), numberOfLines: 0)
    let lines = { (label: Label, width: Double) -> [ShapedLine] in
      let frame = Rect(x: 0, y: 0, width: width, height: 80)
      let row = Cell(
        height: 80, contentView: ContentView(subviews: [View(frame: frame, content: .label(label))]))
      let scene = TableLayoutEngine(theme: .ios26, shaper: shaper).scene(
        of: TableView(sections: [Section(rows: [row])]),
        in: LayoutEnvironment(size: Size(width: 402, height: 200), scale: 1, height: .content))
      return scene.root.lines
    }
    let width = try #require(lines(label, 400).first).width - 1
    #expect(lines(label, width).map(\.isRightToLeft) == [isRightToLeft, isRightToLeft])
    #expect(lines(label, width).last?.runs.map(\.text) != last)
    label.lineBreakStrategy = .pushOut
    #expect(lines(label, width).map(\.isRightToLeft) == [isRightToLeft, isRightToLeft])
    #expect(lines(label, width).last?.runs.map(\.text) == last)
  }

  @Test func lettersTakeTheFormsOfTheLanguage() {
    let indices = { (language: String) in
      shaped("直骨", language: language).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.index)
    }
    #expect(indices("en") != indices("ja"))
    #expect(indices("en") == indices("de"))
  }

  @Test(arguments: ["", "en-", "☃", "no language at all", "zh-Hant-TW-x-private"])
  func anyLanguageGivesGlyphs(language: String) {
    #expect(shaped("a 直 שלום", language: language).glyphCount == 8)
  }
}

extension SceneNode {
  /// The lines of all texts in the view.
  fileprivate var lines: [ShapedLine] {
    drawings.compactMap { if case .text(let line, _, _, _) = $0 { line } else { nil } }
      + children.flatMap(\.lines)
  }
}
