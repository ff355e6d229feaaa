import Glibc
import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct TextScriptTests {
  private let shaper: HarfBuzzTextShaper

  init() throws {
    shaper = try HarfBuzzTextShaper()
  }

  private static let texts = [
    "Wi-Fi", "שלום abc עולם", "👩‍👩‍👧‍👦 🇩🇪 1️⃣", "日本語です", "中文", "한국어", "नमस्ते", "สวัสดี", "مرحبا", "✓ → ∑ ℃", "e\u{301}a",
    "é", "e\u{301}",
  ]

  @Test(arguments: [
    ("Wi-Fi", "NimbusSans-Regular"), ("Москва", "NimbusSans-Regular"), ("مرحبا", "NotoSansArabic-Regular"),
    ("שלום", "NotoSansHebrew-Regular"), ("नमस्ते", "NotoSansDevanagari-Regular"),
    ("สวัสดี", "NotoSansThai-Regular"),
    ("Հայ", "NotoSansArmenian-Regular"), ("ქართ", "NotoSansGeorgian-Regular"),
    ("বাংলা", "NotoSansBengali-Regular"),
    ("தமிழ்", "NotoSansTamil-Regular"), ("తెలుగు", "NotoSansTelugu-Regular"), ("中文", "NotoSansCJK-Regular#2"),
    ("漢字かな", "NotoSansCJK-Regular#0"), ("한국漢", "NotoSansCJK-Regular#1"), ("😀", "NotoColorEmoji"),
    ("✓", "Inter-Regular"),
    ("Žluťoučký", "NimbusSans-Regular"), ("🙾", "NotoSansSymbols2-Regular"), ("Ꙗ", "NotoSans-Regular"),
    ("ẞ", "Inter-Regular"),
  ])
  func everyScriptHasItsFace(text: String, fontName: String) {
    let shaped = shaper.shape(request(text))
    #expect(Set(shaped.fontNames) == [fontName])
    #expect(shaped.lines[0].runs.allSatisfy { $0.glyphs.allSatisfy { $0.index != 0 } })
  }

  @Test func boldTextHasBoldFallbacks() {
    #expect(
      shaper.shape(request("中م", weight: .bold)).fontNames == ["NotoSansCJK-Bold#2", "NotoSansArabic-Bold"])
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "☎️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"])
  func anEmojiIsOneGlyph(text: String) {
    let shaped = shaper.shape(request(text))
    #expect(shaped.fontNames == ["NotoColorEmoji"])
    #expect(shaped.glyphCount == 1)
    #expect(abs(shaped.width / 17 - 1.245) < 0.001)
  }

  @Test(arguments: ["❤\u{FE0E}", "1", "#", "©"])
  func signsThatAreTextByDefaultAreNoEmoji(text: String) {
    #expect(!shaper.shape(request(text)).fontNames.contains("NotoColorEmoji"))
  }

  @Test func emojiAreNeitherStretchedNorTracked() {
    #expect(shaper.shape(request("😀", stretch: 0.9, tracking: 1)) == shaper.shape(request("😀")))
  }

  @Test func arabicLettersJoin() {
    let joined = shaper.shape(request("سلام")).lines[0].runs.flatMap(\.glyphs).map(\.index)
    let single = shaper.shape(request("س ل ا م")).lines[0].runs.flatMap(\.glyphs).map(\.index)
    #expect(Set(joined).isDisjoint(with: Set(single).subtracting([1])) || joined != single)
    #expect(joined.count < 4, "lam and alef are one glyph")
  }

  @Test func runsLieInVisualOrder() {
    let line = shaper.shape(request("שלום abc עולם")).lines[0]
    #expect(line.isRightToLeft)
    #expect(line.runs.map(\.text) == ["עולם", " ", "abc", " ", "שלום"])
    #expect(line.runs.map(\.x) == line.runs.map(\.x).sorted())
    #expect(abs(line.runs.reduce(0) { $0 + $1.width } - line.width) < 1e-9)
  }

  @Test func theFirstStrongCharacterSetsTheDirection() {
    #expect(!shaper.shape(request("1. abc שלום")).lines[0].isRightToLeft)
    #expect(shaper.shape(request("1. שלום abc")).lines[0].isRightToLeft)
    #expect(!shaper.shape(request("123")).lines[0].isRightToLeft)
  }

  @Test func canonicallyEqualTextsKeepTheirOwnCharacters() {
    let composed = shaper.shape(request("\u{E9}"))
    let decomposed = shaper.shape(request("e\u{301}"))
    #expect(decomposed.lines[0].runs[0].text.unicodeScalars.count == 2)
    #expect(composed.lines[0].runs[0].text.unicodeScalars.count == 1)
    #expect(abs(composed.width - decomposed.width) < 1e-9)
  }

  @Test(arguments: ["\u{FFFF}", "\u{10FFFF}", "\u{E000}", "\u{378}"])
  func unknownCharactersHaveASignOfTheirOwn(text: String) {
    let shaped = shaper.shape(request("a" + text))
    #expect(shaped.width > shaper.shape(request("a")).width)
    #expect(Set(shaped.fontNames) == ["NimbusSans-Regular"])
  }

  @Test func controlCharactersVanishAndTabsAreSpaces() {
    #expect(shaper.shape(request("a\u{0}\u{7}\u{200B}b")).width == shaper.shape(request("ab")).width)
    #expect(shaper.shape(request("a\tb")).texts == ["a b"])
  }

  @Test func anUnknownFamilyIsDrawnInTheFirstTypeface() {
    #expect(shaper.shape(request("a", family: "Comic Sans")).fontNames == ["NimbusSans-Regular"])
  }

  @Test func answersDoNotDependOnWhatWasAskedBefore() throws {
    let requests = Self.texts.map { request($0, width: 60, lines: 2) }
    let forward = requests.map { shaper.shape($0) }
    let other = try HarfBuzzTextShaper()
    let backward = Array(requests.reversed().map { other.shape($0) }.reversed())
    #expect(forward == backward)
    #expect(forward.map { String(describing: $0) } == requests.map { String(describing: shaper.shape($0)) })
  }

  @Test func answersDoNotDependOnTheThread() async throws {
    let requests = Self.texts.map { request($0, width: 60, lines: 2) }
    let expected = requests.map { shaper.shape($0) }
    let answers = try await withThrowingTaskGroup(of: [ShapedText].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let shaper = try HarfBuzzTextShaper()
          return requests.map { shaper.shape($0) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == expected })
  }
}
