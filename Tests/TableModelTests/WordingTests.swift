import TableModel
import Testing

/// How messages say texts, lists and numbers.
@Suite struct WordingTests {
  @Test(arguments: [
    ("", "“”"), ("Wi-Fi", "“Wi-Fi”"),
    (String(repeating: "a", count: 40), "“\(String(repeating: "a", count: 40))”"),
    (String(repeating: "a", count: 41), "“\(String(repeating: "a", count: 39))…”"),
    // A flag is one character of two scalars.
    (String(repeating: "🇩🇪", count: 21), "“\(String(repeating: "🇩🇪", count: 19))🇩…”"),
  ])
  func longTextsAreShortened(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }

  @Test(arguments: [
    ("leftItems", "leftBarButtonItems"), ("rightItems", "rightBarButtonItems"), ("rightBarItem", nil),
    ("items", "leftBarButtonItems"), ("itemsLeft", nil),
  ])
  func partsOfANameAreEnough(word: String, meant: String?) {
    let names = ["title", "leftBarButtonItems", "rightBarButtonItems", "rightBarButtonItemsOfSheets"]
    #expect(Spelling.nearest(to: word, among: names) == meant)
  }

  @Test(arguments: [
    ("iphon17", "iphone17"), ("iphones", "iphone"), ("iphone77", "iphone7"), ("ios27", "ios26"),
  ])
  func ofTwoNamesAsNearTheOneWithAllOfTheWordIsMeant(word: String, meant: String) {
    let names = ["iphone", "iphone4s", "iphone7", "iphone17", "ios26", "ios7"]
    #expect(Spelling.nearest(to: word, among: names) == meant)
  }

  /// A file may have a thousand wrong names and many more right ones.
  @Test func onlySoManyNamesAreCompared() {
    let others = Array(repeating: "zzzzzzzz", count: 5_000)
    #expect(Spelling.nearest(to: "abcdefgh", among: ["abcdefgi"] + others) == "abcdefgi")
    #expect(Spelling.nearest(to: "abcdefgh", among: others + ["abcdefgi"]) == nil)
    #expect(Spelling.nearest(to: "abcdefgh", among: others + ["abcdefgh"]) == nil)
  }

  @Test(arguments: [
    ([], 2, ""), (["a"], 2, "a"), (["a", "b"], 2, "a or b"), (["a", "b", "c"], 3, "a, b or c"),
    (["a", "b", "c"], 2, "a or 2 more"), (["a", "b", "c", "d"], 3, "a, b or 2 more"),
  ])
  func listsHaveAConjunction(words: [String], most: Int, expected: String) {
    #expect(listed(words, "or", atMost: most) == expected)
  }

  @Test(arguments: [
    (0.0, 1, "0"), (-0.0, 1, "0"), (0.04, 1, "0"), (-0.04, 1, "0"), (22.5, 1, "22.5"), (22.46, 1, "22.5"),
    (1.0005, 3, "1.001"), (44, 3, "44"), (-1.5, 1, "-1.5"), (.nan, 1, "0"), (.infinity, 3, "0"),
    (1e300, 1, "1e+300"), (1.7e308, 3, "1.7e+308"), (1e16, 3, "1e+16"),
  ])
  func numbersAreRounded(number: Double, places: Int, expected: String) {
    #expect(decimal(number, places: places) == expected)
  }

  @Test(arguments: [
    ("a/b-c._~", "a/b-c._~"), ("a b", "a%20b"), ("ä", "%C3%A4"), ("100%", "100%25"), ("\u{7F}\n", "%7F%0A"),
    ("a&b", "a%26b"),
  ])
  func addressesAreEncoded(text: String, expected: String) {
    #expect(text.percentEncoded() == expected)
  }

  @Test func whatIsKeptIsNotEncoded() {
    #expect("a/b&c".percentEncoded(keeping: "&") == "a%2Fb&c")
  }
}

/// Values that are kept by reference, and bytes that grow.
@Suite struct StorageTests {
  private struct Holder: Hashable {
    @Boxed var numbers = [1, 2]
    @Rare var name: String?

    init(name: String? = nil) { self.name = name }
  }

  @Test func copiesDoNotChangeWithTheirOriginal() {
    var first = Holder()
    first.name = "a"
    let second = first
    first.numbers.append(3)
    first.name = "b"
    #expect(second.numbers == [1, 2] && second.name == "a")
    #expect(first.numbers == [1, 2, 3] && first.name == "b")
    #expect(first != second)
  }

  @Test func equalValuesInOtherBoxesAreEqual() {
    #expect(Holder(name: "a") == Holder(name: "a"))
    #expect(Holder(name: "a").hashValue == Holder(name: "a").hashValue)
    #expect(Holder(name: "a") != Holder())
  }

  /// Against an array, whatever is written, forgotten and turned round.
  @Test func bufferHoldsWhatAnArrayWould() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var (buffer, expected) = (ByteBuffer(), [UInt8]())
      for _ in 0..<50 {
        let place = Int.random(in: 0...expected.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          buffer.put(7)
          expected.append(7)
        case 1:
          let text = String(repeating: "é", count: .random(in: 0...400, using: &random))
          buffer.put(plain: text)
          expected += text.utf8
        case 2:
          buffer.removeAll(from: place)
          expected.removeSubrange(place...)
        case 3:
          buffer.reverse(from: place)
          expected[place...].reverse()
        case 4:
          let copy = buffer
          buffer.put(place..<expected.count, of: copy)
          expected += expected[place...]
        default:
          buffer.reserve(place)
          buffer.put(": ")
          expected += Array(": ".utf8)
        }
        #expect(buffer.count == expected.count)
      }
      #expect(buffer.bytes == expected)
    }
  }
}
