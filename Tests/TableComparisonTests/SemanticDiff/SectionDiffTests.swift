import TableModel
import Testing

@testable import TableComparison

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
