import TableModel
import Testing

@testable import TableComparison

/// What only follows from a font that most rows have got is told once, and nothing else with it.
@Suite struct FontConsequenceTests {
  private let names = ["A", "BB", "CCC", "DDDD"]

  /// Rows with details, each with labels that are as wide as their texts.
  private var old: [ViewOutline] { names.map { .row($0, detail: $0, accessory: "checkmark") } }

  /// A row with larger letters, which begin and end elsewhere.
  private func larger(_ row: ViewOutline) -> ViewOutline {
    row.changing("textLabel") {
      $0.font?.size = 20
      $0.frame.size.width *= 1.25
    }
    .changing("detailTextLabel") {
      $0.font?.size = 20
      $0.frame.origin.x -= $0.frame.width / 4
      $0.frame.size.width *= 1.25
    }
  }

  private func changes(_ new: [ViewOutline], from old: [ViewOutline]? = nil) -> [SceneChange] {
    SceneComparison(SceneOutline(old ?? self.old), SceneOutline(new), hasHiddenRows: true).changes
  }

  private let fonts = "4 rows: textLabel font size 17 → 20; detailTextLabel font size 17 → 20"
  private let consequences =
    "4 rows: textLabel width by up to 8 points; detailTextLabel x and width by up to 8 points"

  @Test func placesAndSizesThatFollowAreOneLine() throws {
    let changes = changes(old.map(larger))
    #expect(changes.map(\.text) == [fonts, consequences])
    #expect(changes.map(\.kind) == [.changed, .shifted])
    let last = try #require(changes.last)
    #expect(last.expected?.frame == Rect(x: 0, y: 0, width: 320, height: 176))
    #expect(last.actual?.frame == Rect(x: 0, y: 0, width: 320, height: 176))
  }

  @Test func aPlaceFollowsFromTheFontOfAViewBesideIt() {
    let larger = { (row: ViewOutline) in
      row.changing("textLabel") { $0.font?.size = 20 }
        .changing("detailTextLabel") { $0.frame.origin.y = $0.frame.width / 8 }
    }
    #expect(
      changes(old.map(larger)).map(\.text) == [
        "4 rows: textLabel font size 17 → 20", "4 rows: detailTextLabel y by up to 4 points",
      ])
    let wider = { (row: ViewOutline) in
      row.changing("textLabel") { $0.font?.size = 20 }.changing("detailTextLabel") {
        $0.frame.size.width += Double(row.texts[0].count)
      }
    }
    #expect(changes(old.map(wider)).count == 5)
  }

  /// A change of one row, and what is told of it beside the font of all.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let apply: @Sendable (inout ViewOutline) -> Void

    init(_ words: String..., apply: @escaping @Sendable (inout ViewOutline) -> Void) {
      self.words = words
      self.apply = apply
    }

    var testDescription: String { words.joined(separator: " / ") }
  }

  private static let others =
    "3 rows: textLabel width by up to 8 points; detailTextLabel x and width by up to 8 points"
  private static let numbers = "textLabel width 8 → 10; detailTextLabel x 200 → 198, width 8 → 10"

  @Test(
    "what differs otherwise keeps a line and its numbers",
    arguments: [
      Case(
        others, "row 0-0 “A”: textLabel “A” → “B”, width 8 → 10; detailTextLabel x 200 → 198, width 8 → 10"
      ) {
        $0 = $0.changing("textLabel") { $0.text = "B" }
      },
      Case(others, "row 0-0 “A”: \(numbers); textLabel now truncated") {
        $0 = $0.changing("textLabel") { $0.isTruncated = true }
      },
      Case(others, "row 0-0 “A”: \(numbers.replacing("→ 10; d", with: "→ 10, lines 1 → 2; d"))") {
        $0 = $0.changing("textLabel") { $0.lineCount = 2 }
      },
      Case(others, "row 0-0 “A”: background none → #FFFFFF; \(numbers)") { $0.backgroundColor = "#FFFFFF" },
      Case(others, "row 0-0 “A”: width 320 → 300; \(numbers)") { $0.frame.size.width = 300 },
      Case(others, "row 0-0 “A”: \(numbers); accessory checkmark → detailButton") {
        $0 = $0.changing("accessoryView") { $0.accessoryType = "detailButton" }
      },
      Case("4" + others.dropFirst(), "row 0-0 “A”: accessory x 291 → 290, height 11 → 12") {
        $0 = $0.changing("accessoryView") { $0.frame = Rect(x: 290, y: 16, width: 14, height: 12) }
      },
    ])
  func whatDiffersOtherwise(_ change: Case) {
    var new = old.map(larger)
    change.apply(&new[0])
    let words = changes(new).map(\.text)
    #expect(words.first == fonts)
    #expect(Set(words.dropFirst()) == Set(change.words))
  }

  @Test func aPlaceThatTheSourceSaysIsNone() {
    let said = { (row: ViewOutline, x: String) in
      row.changing("detailTextLabel") { $0.properties = [OutlineProperty("frame.x", x, usual: nil)] }
    }
    let old = self.old.map { said($0, "1") }
    var new = old.map(larger)
    new[0] = said(new[0], "2")
    let words = changes(new, from: old).map(\.text)
    #expect(words.contains("row 0-0 “A”: detailTextLabel x 200 → 198, width 8 → 10"))
  }

  @Test func aPropertyOfTheFontIsNoOther() {
    let said = { (row: ViewOutline, size: String) in
      row.changing("textLabel") { $0.properties = [OutlineProperty("font.size", size, usual: nil)] }
    }
    let words = changes(old.map { said(larger($0), "20") }, from: old.map { said($0, "17") }).map(\.text)
    #expect(words == [fonts, consequences])
  }

  @Test func whatFollowsFromNoFontStays() {
    let wider = { (row: ViewOutline) in row.changing("textLabel") { $0.frame.size.width *= 1.25 } }
    #expect(
      changes(old.map(wider)).map(\.text) == [
        "row 0-0 “A”: textLabel width 8 → 10", "row 0-1 “BB”: textLabel width 16 → 20",
        "row 0-2 “CCC”: textLabel width 24 → 30", "row 0-3 “DDDD”: textLabel width 32 → 40",
      ])
  }

  @Test func whatTwoRowsHaveStaysWithThem() {
    let names = ["A", "BB"]
    let words = changes(names.map { larger(.row($0)) }, from: names.map { .row($0) }).map(\.text)
    #expect(
      words == [
        "row 0-0 “A”: textLabel font size 17 → 20, width 8 → 10",
        "row 0-1 “BB”: textLabel font size 17 → 20, width 16 → 20",
      ])
  }

  @Test func whatTwoOfSeveralRowsHaveStaysWithThemToo() {
    let new = old.enumerated().map { place, row in
      row.changing("textLabel") {
        $0.font?.size = 20
        if place < 2 { $0.frame.size.width += Double(place + 1) }
      }
    }
    #expect(
      changes(new).map(\.text) == [
        "4 rows: textLabel font size 17 → 20", "row 0-0 “A”: textLabel width 8 → 9",
        "row 0-1 “BB”: textLabel width 16 → 18",
      ])
  }

  @Test func onePointIsOne() {
    let larger = { (row: ViewOutline) in
      row.changing("textLabel") {
        $0.font?.size = 20
        $0.frame.origin.x += 1 / Double(row.texts[0].count)
        $0.frame.size.height += 1 / Double(row.texts[0].count)
      }
    }
    #expect(changes(old.map(larger)).last?.text == "4 rows: textLabel x and height by up to 1 point")
  }
}
