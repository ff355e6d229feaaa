import TableLayout
import TableModel
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
