import TableModel
import Testing

@testable import TableComparison

/// Rows that stand somewhere else among their like, in words.
@Suite struct RowMoveTests {
  private func outline(_ names: String) -> SceneOutline {
    SceneOutline(names.map { $0.isLowercase ? .header(String($0)) : .row(String($0)) })
  }

  @Test(
    "the fewest rows that have moved are told, from where to where",
    arguments: [
      ("ABCDEF", "BCDEFA", ["row “A” moved from 0-0 to 0-5, below “F”", "5 rows below moved by −44 points"]),
      ("ABCDEF", "FABCDE", ["row “F” moved from 0-5 to 0-0, to the top", "5 rows below moved by 44 points"]),
      ("ABCDEF", "BACDEF", ["row “A” moved from 0-0 to 0-1, below “B”", "1 row below moved by −44 points"]),
      (
        "ABCDEF", "CDEFAB",
        ["row “A” and 1 below it moved from 0-0 to 0-4, below “F”", "4 rows below moved by −88 points"]
      ),
      (
        "aABbCDE", "bCDEaAB",
        [
          "header “a” and 2 below it moved, below “E”",
          "3 rows and 1 header or footer below moved by −116 points",
        ]
      ),
      ("ABCDEF", "FEDCBA", ["6 rows in reverse order"]),
      ("aABCD", "aDCBA", ["4 rows in reverse order"]),
      ("ABCDEF", "DFBEAC", ["6 rows in another order: “A”, “B”, “C”, … → “D”, “F”, “B”, …"]),
      (
        "ABCD", "CBAD",
        ["row “C” moved from 0-2 to 0-0, to the top", "row “A” moved from 0-0 to 0-2, below “B”"]
      ),
      (
        "DBAC", "ABCD",
        [
          "row “A” moved from 0-2 to 0-0, to the top", "row “D” moved from 0-0 to 0-3, below “C”",
          "1 row below moved by −44 points",
        ]
      ),
      (
        "ABD", "NDAB",
        [
          "row 0-0 “N” inserted", "row “D” moved from 0-2 to 0-1, below “N”",
          "2 rows below moved by 88 points",
        ]
      ),
      ("AB", "BA", ["row “A” moved from 0-0 to 0-1, below “B”", "1 row below moved by −44 points"]),
    ])
  func moves(_ old: String, _ new: String, _ words: [String]) {
    #expect(outline(old).words(to: outline(new)) == words)
  }

  @Test func aRowThatStandsWhereItStoodHasNotMoved() {
    let words = outline("CAFBED").words(to: outline("ABCDEF"))
    #expect(
      words.prefix(3) == [
        "row “C” moved from 0-0 to 0-2, below “B”", "row “D” moved from 0-5 to 0-3, below “C”",
        "row “F” moved from 0-2 to 0-5, below “E”",
      ])
    #expect(!words.contains { $0.contains("“E” moved") })
  }

  @Test func movesLeadFromOneOrderToTheOther() {
    let names = ["A", "B", "C", "D", "E"]
    let new = SceneOutline(names.map { .row($0) })
    for number in 0..<120 {
      var (rest, number, old) = (names, number, [String]())
      for count in (1...5).reversed() {
        old.append(rest.remove(at: number % count))
        number /= count
      }
      let words = SceneOutline(old.map { .row($0) }).words(to: new)
      guard !words.contains(where: { $0.contains("order") || $0.contains(" and ") }) else { continue }
      let moves = words.compactMap { $0.wholeMatch(of: /row “(.)” moved from 0-. to 0-(.), .*/)?.output }
      var order = old.filter { name in !moves.contains { $0.1 == name } }
      for move in moves { order.insert(String(move.1), at: min(order.count, Int(move.2) ?? 0)) }
      #expect(order == names, "\(old): \(words)")
    }
  }

  @Test func rowsThatSayTheSameAreToldApartByTheirLook() {
    let row = { (text: String, accessory: String?) in ViewOutline.row(text, accessory: accessory) }
    let old = SceneOutline([row("A", nil), row("A", "checkmark"), row("A", nil)])
    let new = SceneOutline([row("A", "checkmark"), row("A", nil)])
    #expect(old.words(to: new).first == "row 0-0 “A” removed")
    #expect(old.words(to: new).count == 2)
  }

  @Test func whatElseDiffersIsToldWithTheMove() {
    let old = SceneOutline(["A", "B", "C"].map { .row($0) })
    let bold = ViewOutline.row("A").changing("textLabel") { $0.font?.weight = .bold }
    let new = SceneOutline([.row("B"), .row("C"), bold])
    #expect(
      old.words(to: new).first
        == "row “A” moved from 0-0 to 0-2, below “C”; textLabel font weight regular → bold")
  }

  @Test func aMoveIsOfItsKindAndKnowsBothPlaces() throws {
    let change = try #require(
      SceneComparison(outline("ABC"), outline("BCA"), hasHiddenRows: true).changes.first)
    #expect(change.kind == .moved)
    #expect(change.expected?.frame.minY == 0)
    #expect(change.actual?.frame.minY == 88)
  }

  @Test func anotherOrderAndOtherRowsAreBothTold() {
    let old = outline("ABCD")
    let bold = ViewOutline.row("B").changing("textLabel") { $0.font?.weight = .bold }
    let new = SceneOutline([.row("D"), .row("C"), bold, .row("A")])
    #expect(
      old.words(to: new) == ["4 rows in reverse order", "row 0-2 “B”: textLabel font weight regular → bold"])
  }
}

/// What is said of rows that are in other sections than before.
@Suite struct SectionDiffTests {
  /// Rows of sections, which a blank divides.
  private func outline(_ sections: String) -> SceneOutline {
    let names = sections.split(separator: " ", omittingEmptySubsequences: false)
    var outline = SceneOutline(names.joined().map { .row(String($0)) })
    var place = 0
    for (section, rows) in names.enumerated() {
      for row in rows.indices.indices.map({ rows.distance(from: rows.startIndex, to: $0) }) {
        outline.root.children[place].indexPath = IndexPath(section: section, row: row)
        place += 1
      }
    }
    return outline
  }

  @Test(
    "it is told with which rows sections begin",
    arguments: [
      ("A BC", "AB C", "a section begins at row “C” now, and no more at row “B”"),
      ("ABC", "A BC", "a section begins at row “B” now"),
      ("A B C", "ABC", "no section begins at rows “B”, “C” any more"),
      ("A B", "A  B", "a section without rows inserted above row “B”"),
      ("  AB", "AB", "2 sections without rows removed above row “A”"),
      ("A BC", "A BC", ""),
    ])
  func sections(_ old: String, _ new: String, _ words: String) {
    #expect(outline(old).words(to: outline(new)).joined(separator: "\n") == words)
  }

  @Test func aSectionThatComesWithItsRowsIsToldByThem() {
    let words = outline("A B").words(to: outline("A X B"))
    #expect(words.first == "row 1-0 “X” inserted" && !words.contains { $0.contains("section") })
  }
}
