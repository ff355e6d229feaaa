import TableMock
import TestSupport
import Testing

/// coverage.md names all there is, and shows what it names; docs/coverage.md has what users need of it.
@Suite struct CoverageTests {
  @Test func allIsShownOrExplained() {
    #expect(CoverageRow.all.count > 100)
    #expect(CoverageRow.all.flatMap { row in row.findings.map { "\(row): \($0)" } } == [])
  }

  /// `TABLEMOCK_DOCS=record make test FILTER=CoverageTests` writes the releases anew.
  @Test(.enabled(if: Recording.isOn("TABLEMOCK_DOCS", "record"))) func releasesAreRecorded() throws {
    let page = Repository.text(of: CoverageRow.path)
    var isBody = false
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if !line.hasPrefix("|") { isBody = false }
      defer { if line.hasPrefix("|---") { isBody = true } }
      guard isBody, line.hasPrefix("|"),
        let row = MarkdownTable.rows(of: "|---|\n\(line)").first
      else { return String(line) }
      return CoverageRow(row).line
    }
    let recorded = lines.joined(separator: "\n")
    if recorded != page {
      try Recording.write(
        Array(recorded.utf8), to: Repository.root.appendingPathComponent(CoverageRow.path),
        named: CoverageRow.path)
    }
  }

  /// `TABLEMOCK_DOCS=record make test FILTER=CoverageTests` writes the page anew.
  @Test func thePageIsUpToDate() throws {
    let expected = CoveragePage(rows: CoverageRow.all).text
    if Recording.isOn("TABLEMOCK_DOCS", "record") {
      try Recording.write(
        Array(expected.utf8), to: Repository.root.appendingPathComponent("docs/coverage.md"),
        named: "docs/coverage.md")
    }
    #expect(Repository.text(of: "docs/coverage.md") == expected)
  }

  /// The members and constants of UIKit's class.
  @Test func allIsNamed() {
    let missing = ClassReference.names.filter { name in
      !CoverageRow.all.contains { $0.name.hasPrefix("`\(name)`") }
    }
    #expect(missing == [])
  }

  /// Mappings of mere numbers, which are shown with the values that they are the parts of.
  private static let numbers = ["size", "pictureSize", "offset", "frame", "separatorInset", "capInsets"]

  @Test(arguments: SpecMapping.all.filter { !numbers.contains($0.name) }) func keysAreNamed(
    of mapping: SpecMapping
  ) {
    let named = Set(CoverageRow.all.compactMap(\.key).filter { $0.mapping == mapping.name }.map(\.name))
    #expect(!mapping.keys.isEmpty)
    #expect(mapping.keys.filter { !named.contains($0) } == [])
  }

  private static let constants: [(mapping: String, key: String, values: [String])] = [
    ("cell", "style", CellStyle.allCases.map(\.rawValue)),
    ("cell", "accessoryType", AccessoryType.allCases.map(\.rawValue)),
    ("cell", "selectionStyle", SelectionStyle.allCases.map(\.rawValue)),
    ("cell", "editingStyle", EditingStyle.allCases.map(\.rawValue)),
    ("tableView", "style", TableViewStyle.allCases.map(\.rawValue)),
    ("tableView", "separatorStyle", SeparatorStyle.allCases.map(\.rawValue)),
    ("tableView", "indicatorStyle", ScrollState.IndicatorStyle.allCases.map(\.rawValue)),
    ("label", "lineBreakMode", LineBreakMode.allCases.map(\.rawValue)),
    ("label", "textAlignment", TextAlignment.allCases.map(\.rawValue)),
    ("imageView", "contentMode", ContentMode.allCases.map(\.rawValue)),
    ("font", "textStyle", TextStyle.allCases.map(\.rawValue)),
  ]

  @Test(arguments: constants) func constantsAreNamed(mapping: String, key: String, values: [String]) {
    let keys = Set(CoverageRow.all.compactMap(\.key))
    let missing = values.filter { !keys.contains(CoverageRow.Key(mapping: mapping, name: key, value: $0)) }
    #expect(missing == [])
  }

  @Test(arguments: CellState.named.map(\.name)) func stateIsNamed(_ name: String) {
    let keys = CoverageRow.all.compactMap(\.key).filter { $0.mapping == "transition" }
    #expect(keys.contains { $0.value == name })
  }

  @Test(arguments: [
    ("| a | `style` | iPhone OS 3 | editing/nothing |", "no fixture editing/nothing"),
    ("| a | `style` | iPhone OS 3 | — |", "no fixture is named"),
    ("| a | — | iPhone OS 3 | — |", "there is no key and no reason"),
    ("| a | `stile` | iPhone OS 3 | scale/1x |", "the program does not know the key `stile`"),
    ("| a | `label.style` | iPhone OS 3 | scale/1x |", "the program does not know the key `label.style`"),
    ("| a | `editing` | iPhone OS 3 | scale/1x |", "scale/1x does not use `editing`"),
    ("| a | `style: value2` | iPhone OS 3 | scale/1x |", "scale/1x does not use `style: value2`"),
    ("| a | `style: value` | iPhone OS 3 | scale/1x |", "scale/1x does not use `style: value`"),
    ("| a | `style` | iPhone OS 3 | scale/9x |", "no fixture scale/9x"),
    (
      "| a | `style` | iOS 4 | scale/1x |",
      "it is said to be there since “iOS 4” and not “iPhone OS 3”"
    ),
    ("| a | no key for a reason | iPhone OS 3 | scale/1x |", "there are fixtures, but no key"),
    ("| a | `style` | scale/1x |", "the row does not have four columns"),
  ])
  func findingOfABadRow(_ line: String, _ finding: String) {
    let rows = MarkdownTable.rows(of: "## Heading\n|---|---|---|---|\n\(line)").map(CoverageRow.init)
    #expect(rows.flatMap(\.findings).contains(finding))
  }
}
