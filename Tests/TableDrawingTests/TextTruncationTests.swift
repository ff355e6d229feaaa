import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct TextTruncationTests {
  private let shaper: HarfBuzzTextShaper

  init() throws {
    shaper = try HarfBuzzTextShaper()
  }

  @Test func theTailIsCutBehindTheLongestPrefixThatFits() throws {
    let text = "Keyboard Shortcuts"
    // The last two letters are narrower than the ellipsis.
    for count in 1..<text.count - 2 {
      let kept = String(text.prefix(count)) + "…"
      let width = shaper.shape(request(kept)).width
      let cut = shaper.shape(request(text, width: width))
      let expected = kept.hasSuffix(" …") ? String(text.prefix(count - 1)) + "…" : kept
      #expect(cut.texts == [expected])
      #expect(cut.isTruncated)
    }
  }

  @Test func theHeadIsCutBeforeTheLongestSuffixThatFits() {
    let width = shaper.shape(request("…Shortcuts")).width
    #expect(
      shaper.shape(request("Keyboard Shortcuts", width: width, mode: .byTruncatingHead)).texts == [
        "…Shortcuts"
      ])
  }

  @Test func theMiddleIsCutBetweenBeginningAndEnd() {
    let shaped = shaper.shape(request("IMG_20120613_184512.JPG", width: 120, mode: .byTruncatingMiddle))
    #expect(shaped.texts == ["IMG_2…2.JPG"])
    #expect(shaped.width <= 120)
  }

  @Test func theLastLineIsCutWhereMoreWouldFollow() {
    let shaped = shaper.shape(request("All work and no play makes Jack", width: 70, lines: 2))
    #expect(shaped.texts == ["All work", "and no…"])
    #expect(shaped.isTruncated)
  }

  @Test func aFurtherParagraphCutsALineThatFits() {
    let shaped = shaper.shape(request("Name\nAddress", width: 200))
    #expect(shaped.texts == ["Name…"])
    #expect(shaped.isTruncated)
    #expect(shaper.shape(request("Name\nAddress")).texts == ["Name…"])
  }

  @Test func blankParagraphsCutNothing() {
    let shaped = shaper.shape(request("Name\n", width: 200))
    #expect(shaped.texts == ["Name"])
    #expect(!shaped.isTruncated)
  }

  @Test func cuttingTheHeadShowsTheLastParagraph() {
    let shaped = shaper.shape(request("Name\nAddress", width: 90, mode: .byTruncatingHead))
    #expect(shaped.texts == ["…Address"])
  }

  @Test func lettersKeepTheirMarksAndEmojiTheirParts() {
    let text = "x👨‍👩‍👧e\u{301}mm"
    var seen: Set<String> = []
    for width in stride(from: 0.0, through: 70, by: 0.5) {
      seen.insert(shaper.shape(request(text, width: width)).lines[0].text)
    }
    #expect(seen == ["", "…", "x…", "x👨‍👩‍👧…", "x👨‍👩‍👧e\u{301}…", text])
  }

  @Test func aWidthWithoutRoomForTheEllipsisShowsNothing() {
    let shaped = shaper.shape(request("Keyboard", width: 3))
    #expect(shaped.texts == [""])
    #expect(shaped.isTruncated)
  }

  @Test func textFromRightToLeftIsCutAtItsLeft() throws {
    let shaped = shaper.shape(request("مرحبا بالعالم الجميل", width: 80))
    let line = try #require(shaped.lines.first)
    #expect(line.isRightToLeft)
    #expect(shaped.isTruncated)
    #expect(line.width <= 80)
    #expect(line.runs.first?.text == "…")
  }

  @Test func stretchAndTrackingCountWhenTextIsCut() {
    let narrow = shaper.shape(request("Keyboard Shortcuts", width: 100, stretch: 0.8, tracking: -0.2))
    let wide = shaper.shape(request("Keyboard Shortcuts", width: 100, stretch: 1.2, tracking: 0.5))
    #expect(narrow.lines[0].text.count > wide.lines[0].text.count)
    #expect(narrow.width <= 100)
    #expect(wide.width <= 100)
  }
}
