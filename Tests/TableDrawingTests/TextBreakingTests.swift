import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct TextBreakingTests {
  private let shaper: HarfBuzzTextShaper

  init() throws {
    shaper = try HarfBuzzTextShaper()
  }

  @Test func emptyTextIsOneEmptyLine() {
    let shaped = shaper.shape(request("", width: 100))
    #expect(shaped == ShapedText(lines: [ShapedLine(runs: [], width: 0)]))
  }

  @Test func wordsWrapAndBlanksHangOverTheEnd() {
    let shaped = shaper.shape(request("All work and no play", width: 70, lines: 0))
    #expect(shaped.texts == ["All work", "and no", "play"])
    #expect(!shaped.isTruncated)
    #expect(shaped.lines.allSatisfy { $0.width <= 70 })
  }

  @Test func charactersWrapAnywhere() {
    let shaped = shaper.shape(request("All work", width: 36, lines: 0, mode: .byCharWrapping))
    #expect(shaped.texts == ["All w", "ork"])
  }

  @Test func aWordWiderThanTheLineIsBroken() {
    let shaped = shaper.shape(request("a Donaudampfschiff", width: 60, lines: 0))
    #expect(shaped.texts == ["a", "Donaud", "ampfsc", "hiff"])
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{85}b"])
  func everyKindOfLineEndBeginsALine(text: String) {
    #expect(shaper.shape(request(text, lines: 0)).texts == ["a", "b"])
  }

  @Test func emptyLinesAreKept() {
    #expect(shaper.shape(request("a\n\nb\n", lines: 0)).texts == ["a", "", "b", ""])
  }

  @Test func aLabelAsWideAsItsTextHoldsIt() {
    let text = "Keyboard Shortcuts"
    let width = shaper.shape(request(text)).width
    let shaped = shaper.shape(request(text, width: width, lines: 0))
    #expect(shaped.texts == [text])
    #expect(!shaped.isTruncated)
  }

  @Test func wrappingDropsWhatIsBeyondTheLastLine() {
    let shaped = shaper.shape(request("All work and no play", width: 70, lines: 2, mode: .byWordWrapping))
    #expect(shaped.texts == ["All work", "and no"])
    #expect(shaped.isTruncated)
  }

  @Test func clippingLeavesTextWhole() {
    let shaped = shaper.shape(request("All work and no play", width: 70, mode: .byClipping))
    #expect(shaped.texts == ["All work and no play"])
    #expect(shaped.isTruncated)
    #expect(!shaper.shape(request("All work", width: 70, mode: .byClipping)).isTruncated)
  }

  @Test func chineseWrapsBetweenCharactersButNotBeforeAFullStop() {
    let shaped = shaper.shape(request("今天天气很好。", width: 17 * 6 + 1, lines: 0))
    #expect(shaped.texts == ["今天天气很", "好。"])
  }

  @Test func emojiAreNotTornApart() {
    let family = "👩‍👩‍👧‍👦"
    let shaped = shaper.shape(request(family + family, width: 25, lines: 0))
    #expect(shaped.texts == [family, family])
  }

  @Test(arguments: [0, -5, 0.001, .nan, .infinity])
  func anyWidthHasAnAnswer(width: Double) {
    for mode in LineBreakMode.allCases {
      for lines in [0, 1, 2] {
        #expect(
          !shaper.shape(request("two words\nمرحبا", width: width, lines: lines, mode: mode)).lines.isEmpty)
      }
    }
  }

  @Test func longTextIsSetWhole() {
    let text = String(repeating: "word مرحبا 😀 ", count: 20_000 / 13)
    let shaped = shaper.shape(request(text, width: 300, lines: 0))
    #expect(shaped.lines.count > 100)
    #expect(shaped.lines.allSatisfy { $0.width <= 300.001 })
    let cut = shaper.shape(request(text, width: 300))
    #expect(cut.isTruncated)
    #expect(cut.width <= 300.001)
  }
}
