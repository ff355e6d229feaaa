import TableModel
import Testing

@testable import TableComparison

/// What the sources of two views say of them, in words.
@Suite struct PropertyDiffTests {
  private func row(
    text: String = "A", _ properties: [OutlineProperty], drawing: String
  ) -> ViewOutline {
    var row = ViewOutline.row(text)
    row.properties = properties
    row.drawing = drawing
    return row
  }

  private func words(_ old: [OutlineProperty], _ new: [OutlineProperty], drawing: String = "2") -> [String] {
    SceneOutline([row(old, drawing: "1")]).words(to: SceneOutline([row(new, drawing: drawing)]))
  }

  @Test func aPropertyTellsWhyAViewIsDrawnOtherwise() {
    #expect(
      words(
        [OutlineProperty("switch", "on", usual: "off")], [OutlineProperty("switch", "off", usual: "off")])
        == ["row 0-0 “A”: switch on → off"])
  }

  @Test(arguments: [
    (OutlineProperty("editing", "true", usual: "false"), "editing false → true"),
    (OutlineProperty("tintColor", "red", usual: "the theme’s"), "tintColor the theme’s → red"),
    (OutlineProperty("separatorInset.left", "8", usual: nil), "separatorInset.left none → 8"),
    (OutlineProperty("label.textAlignment", "center", usual: "left"), "textAlignment left → center"),
    (OutlineProperty("carrier", "A B", usual: "Carrier"), "carrier Carrier → “A B”"),
  ])
  func whatWasNotSaidIsAsUsual(_ property: OutlineProperty, _ text: String) {
    #expect(words([], [property]) == ["row 0-0 “A”: \(text)"])
    let back = text.split(separator: " ", maxSplits: 1).map(String.init)
    let parts = back[1].components(around: " → ")
    #expect(words([property], []) == ["row 0-0 “A”: \(back[0]) \(parts[1]) → \(parts[0])"])
  }

  @Test func whatNobodySeesIsNotTold() {
    #expect(words([], [OutlineProperty("editing", "true", usual: nil)], drawing: "1").isEmpty)
  }

  @Test func nothingIsSaidTwice() {
    var old = row([OutlineProperty("backgroundColor", "red", usual: nil)], drawing: "1")
    var new = row([OutlineProperty("backgroundColor", "blue", usual: nil)], drawing: "1")
    (old.backgroundColor, new.backgroundColor) = ("#FF0000", "#0000FF")
    #expect(
      SceneOutline([old]).words(to: SceneOutline([new])) == ["row 0-0 “A”: background #FF0000 → #0000FF"])
    let titled = { (text: String) in
      self.row(text: text, [OutlineProperty("title", text, usual: nil)], drawing: "1")
    }
    #expect(
      SceneOutline([titled("A")]).words(to: SceneOutline([titled("B")]))
        == ["row 0-0 “A”: textLabel “A” → “B”"])
    // Some looks show headers in capitals.
    let header = { (text: String) in
      var header = ViewOutline.header(text.uppercased())
      header.properties = [OutlineProperty("title", text, usual: nil)]
      return SceneOutline([header])
    }
    #expect(header("Ab").words(to: header("Ba")) == ["header “AB”: textLabel “AB” → “BA”"])
  }

  @Test func longValuesAreShortenedWhereTheyDiffer() {
    let common = String(repeating: "x", count: 60)
    #expect(
      words(
        [OutlineProperty("constraints", common + "1", usual: nil)],
        [OutlineProperty("constraints", common + "2", usual: nil)])
        == ["row 0-0 “A”: constraints “…xxxxxxxxxx1” → “…xxxxxxxxxx2”"])
    let titled = { (text: String) in
      SceneOutline([self.row(text: text, [OutlineProperty("text", text, usual: nil)], drawing: "1")])
    }
    #expect(
      titled(common + "1").words(to: titled(common + "2")) == [
        "row 0-0 “\(common.prefix(39))…”: textLabel “…xxxxxxxxxx1” → “…xxxxxxxxxx2”"
      ])
  }

  @Test func somethingWithPartsOnOneSideIsToldByThese() {
    #expect(
      words(
        [OutlineProperty("stepper", "true", usual: nil)],
        [OutlineProperty("stepper.canDecrement", "false", usual: "true")])
        == ["row 0-0 “A”: stepper.canDecrement true → false"])
  }

  @Test func whatIsSaidOfTheScreenComesFirst() {
    let old = SceneOutline([.row("A")])
    var new = SceneOutline([ViewOutline.row("A").changing("textLabel") { $0.textColor = "#FFFFFF" }])
    new.properties = [OutlineProperty("appearance", "dark", usual: "light")]
    #expect(
      old.words(to: new) == [
        "picture: appearance light → dark", "row 0-0 “A”: textLabel text colour #000000 → #FFFFFF",
      ])
  }

  @Test func lettersElsewhereAreToldByThemselves() {
    let old = SceneOutline([.row("A"), .row("B")])
    let moved = { (text: String) in ViewOutline.row(text).changing("textLabel") { $0.letters = "1" } }
    #expect(
      old.words(to: SceneOutline([moved("A"), moved("B")])) == ["2 views: textLabel has letters elsewhere"])
  }

  @Test func anotherIdentifierIsNoOtherRow() {
    let old = SceneOutline([.row("A", id: "a"), .row("B", id: "b")])
    let new = SceneOutline([.row("A", id: "c"), .row("B", id: "b")])
    #expect(old.words(to: new) == ["row 0-0 “A”: id a → c"])
    let swapped = SceneOutline([.row("A", id: "b"), .row("B", id: "a")])
    #expect(!old.words(to: swapped).contains { $0.contains("id a → b") })
  }

  @Test func rowsThatDifferAlikeAreOneLine() {
    let bold = { (text: String) in ViewOutline.row(text).changing("textLabel") { $0.font?.weight = .bold } }
    let names = ["A", "B", "C"]
    let change = SceneComparison(
      SceneOutline(names.map { .row($0) }), SceneOutline(names.map(bold)), hasHiddenRows: true
    ).changes
    #expect(change.map(\.text) == ["3 rows: textLabel font weight regular → bold"])
    #expect(change.first?.actual?.frame == Rect(x: 0, y: 0, width: 320, height: 132))
    let two = SceneOutline([bold("A"), bold("B"), .row("C")])
    #expect(SceneOutline(names.map { .row($0) }).words(to: two).count == 2)
  }

  /// Rows and headers with another font, of which all but one row have another text as well.
  @Test func whatMostRowsShareIsSaidOnce() throws {
    let larger = { (view: ViewOutline) in view.changing("textLabel") { $0.font?.size = 20 } }
    let old = SceneOutline([
      .header("H"), .row("A"), .row("B"), .header("I"), .row("C"), .row("D", detail: "1"), .header("J"),
    ])
    let new = SceneOutline(
      [
        .header("H"), .row("AA"), .row("BBB"), .header("I"), .row("C"), .row("D", detail: "2"), .header("J"),
      ].map(larger))
    let changes = SceneComparison(old, new, hasHiddenRows: true).changes
    #expect(
      changes.map(\.text) == [
        "3 headers: textLabel font size 17 → 20", "4 rows: textLabel font size 17 → 20",
        "row 0-0 “A”: textLabel “A” → “AA”, width 8 → 16", "row 0-1 “B”: textLabel “B” → “BBB”, width 8 → 24",
        "row 0-3 “D”: detailTextLabel “1” → “2”",
      ])
    let rows = try #require(changes.first { $0.text.hasPrefix("4 rows") })
    #expect(rows.expected?.frame == Rect(x: 0, y: 28, width: 320, height: 204))
  }

  @Test(arguments: [
    (["A", "B", "C", "D", "E", "F", "G"], 3), (["A", "B", "C"], 2),
  ])
  func whatFewRowsShareStaysWithThem(names: [String], count: Int) {
    let old = SceneOutline(names.map { .row($0, detail: "1") })
    let new = SceneOutline(
      names.enumerated().map { place, name in
        let row = ViewOutline.row(name + name, detail: "1")
        return place < count ? row.changing("textLabel") { $0.textColor = "#FF0000" } : row
      })
    let words = old.words(to: new)
    #expect(words.count { $0.contains("text colour #000000 → #FF0000") } == count)
    #expect(
      words.contains("row 0-0 “A”: textLabel “A” → “AA”, text colour #000000 → #FF0000, width 8 → 16"))
  }

  @Test func whatAllRowsShareComesBeforeWhatSomeDo() {
    let old = ["A", "B", "C", "DD"].map { ViewOutline.row($0, detail: $0) }
    let new = old.map { row in
      row.changing("textLabel") { $0.textColor = "#FF0000" }
        .changing("detailTextLabel") { $0.frame.origin.x += $0.frame.width }
    }
    #expect(
      SceneOutline(old).words(to: SceneOutline(new)) == [
        "4 rows: textLabel text colour #000000 → #FF0000", "3 rows: detailTextLabel x 200 → 208",
        "row 0-3 “DD”: detailTextLabel x 200 → 216",
      ])
  }

  @Test func howWideAnotherTextIsStaysWithIt() {
    let old = SceneOutline(["A", "B", "C"].map { .row($0) })
    let new = SceneOutline(["AA", "BB", "CC"].map { .row($0) })
    #expect(old.words(to: new).allSatisfy { $0.hasSuffix(", width 8 → 16") })
  }

  @Test func propertiesAreReadAgain() {
    var outline = SceneOutline([row([OutlineProperty("a", "1", usual: nil)], drawing: "1")])
    outline.properties = [OutlineProperty("b", "“2”", usual: "3")]
    #expect(SceneOutline(json: outline.json.bytes) == outline)
  }
}

extension String {
  fileprivate func components(around separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}

/// Long lists that differ in some items.
@Suite struct ListChangeTests {
  @Test(
    "items are told one by one",
    arguments: [
      (
        "[a.top == b.bottom + 8, c.width == 9]", "[a.top == b.bottom + 20, c.width == 9]",
        "“a.top == b.bottom”: + 8 → + 20"
      ),
      ("[a.top == b.top, c.width == 9]", "[c.width == 9]", "“a.top == b.top” removed"),
      ("[c.width == 9]", "[c.width == 9, a.top == b.top]", "“a.top == b.top” added"),
      ("[c.width == 9]", "[c.width == 12]", "“c.width ==”: 9 → 12"),
      ("[a == b]", "[a == b - 4]", "“a == b”: none → - 4"),
      ("[A, B, C, D]", "[E, F, G, H]", "“E” added, “F” added, “G” added and 5 more"),
      ("[A, A]", "[A]", "“A” removed"),
    ])
  func items(_ old: String, _ new: String, _ words: String) {
    #expect(ListChange(from: old, to: new)?.words == words)
  }

  @Test(arguments: [("[A, B]", "[B, A]"), ("A", "[A]"), ("[A]", "B"), ("", ""), ("[]", "[]")])
  func whatIsNoListOrHasTheSameItemsHasNone(_ old: String, _ new: String) {
    #expect(ListChange(from: old, to: new) == nil)
  }
}
