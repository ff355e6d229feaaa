import TableModel
import TableSources
import TableSpec
import Testing

/// What a file may ask for: each limit is reached without a finding and passed with one.
struct LimitTests {
  private func messages(_ text: String, _ change: (inout LoadingLimits) -> Void) -> [String] {
    var limits = LoadingLimits()
    change(&limits)
    return Fixtures.load(text, limits: limits).diagnostics.map(\.message)
  }

  @Test func rows() {
    let spec = "tableView: {sections: [{rows: [A, B]}, {rows: [C, D, E]}]}"
    #expect(messages(spec) { $0.rows = 5 } == [])
    #expect(messages(spec) { $0.rows = 3 } == ["the file has more than 3 rows"])
  }

  @Test func textLength() {
    #expect(messages("tableView: {rows: [äöü]}") { $0.textLength = 9 } == [])
    #expect(
      messages("tableView: {rows: [abcdefghij]}") { $0.textLength = 9 } == [
        "a text is longer than 9 characters"
      ])
    #expect(messages("tableView: {rows: [😀😀😀]}") { $0.textLength = 9 } == [])
  }

  @Test func nesting() {
    #expect(messages("tableView: {rows: [A]}") { $0.nesting = 3 } == [])
    #expect(
      messages("tableView: {rows: [A]}") { $0.nesting = 2 }
        == ["lists and mappings are nested more than 2 levels deep"])
    #expect(
      messages("- &a {tableView: {rows: [A]}}\n- [[*a]]") { $0.nesting = 5 }.last
        == "lists and mappings are nested more than 5 levels deep")
  }

  @Test func repeatedRows() {
    let spec = "tableView: {rows: [{forEach: [A, B, C], row: \"{}\"}, D]}"
    #expect(messages(spec) { $0.rows = 4 } == [])
    #expect(messages(spec) { $0.rows = 2 } == ["the file has more than 2 rows"])
  }

  @Test func valuesOfRepeatedRows() {
    let spec = "tableView: {rows: [{forEach: [A, B, C], row: {textLabel: \"{}\"}}, {forEach: [D], row: E}]}"
    let message = "prototypes and repeated rows come to more than"
    #expect(messages(spec) { $0.nodes = 26 } == [])
    let data = Array(repeating: "A", count: 30).joined(separator: ", ")
    let many =
      "tableView: {rows: [{forEach: [\(data)], row: {textLabel: \"{}\"}}, {forEach: [\(data)], row: E}]}"
    #expect(messages(many) { $0.nodes = 120 } == [])
    #expect(messages(many) { $0.nodes = 80 } == ["\(message) 80 values"])
  }

  @Test func valuesOfPrototypes() {
    let rows = Array(repeating: "{reuseIdentifier: a}", count: 20).joined(separator: ", ")
    let spec = "tableView: {prototypes: {a: {id: b, height: 44, style: value1}}, rows: [\(rows)]}"
    #expect(messages(spec) { $0.nodes = 140 } == [])
    #expect(
      messages(spec) { $0.nodes = 100 } == ["prototypes and repeated rows come to more than 100 values"])
  }

  @Test func textsThatArePutTogether() {
    let repeated = "tableView: {rows: [{forEach: [abcdefgh, ijklmnop], row: \"{}{}{}\"}]}"
    #expect(messages(repeated) { $0.textLength = 24 } == [])
    #expect(messages(repeated) { $0.textLength = 23 } == ["a text is longer than 23 characters"])
    let runs = "tableView: {rows: [{textLabel: {attributedText: [ääääääääää, öööööööööö]}}]}"
    #expect(messages(runs) { $0.textLength = 20 } == [])
    #expect(messages(runs) { $0.textLength = 19 } == ["a text is longer than 19 characters"])
  }

  /// What a text too many is told as, with its line and column.
  private func places(_ text: String, totalText: Int) -> [String] {
    var limits = LoadingLimits()
    limits.totalText = totalText
    return Fixtures.load(text, limits: limits).diagnostics.map {
      $0.message == "the texts come to more than \(totalText) characters, counting what is repeated"
        ? "\($0.location.line ?? 0):\($0.location.column ?? 0)" : $0.message
    }
  }

  @Test(arguments: [
    ("tableView:\n  rows:\n    - abcd\n    - efgh\n    - ij", 10, "5:7"),
    ("tableView:\n  rows:\n    - äöü😀\n    - e\u{301}fg", 8, "4:7"),
    ("tableView:\n  rows:\n    - &a abcde\n    - *a\n    - *a", 15, "5:7"),
    ("tableView:\n  rows:\n    - &a {textLabel: abcde}\n    - *a\n    - *a", 15, "5:7"),
    (
      "tableView:\n  rows:\n    - textLabel: &a abcde\n    - detailTextLabel: *a\n      style: value1", 10,
      "4:24"
    ),
    ("tableView: {rows: []}\n---\ntableView: {rows: [ab, cd]}", 4, "3:24"),
    ("tableView:\n  sections:\n    - header: ab\n      footer: {title: cd}", 4, "4:23"),
    ("tableView:\n  sectionIndexTitles: [A, B, C]", 3, "2:30"),
    ("tableView:\n  rows:\n    - textLabel: {attributedText: [ab, cd]}\n    - ef", 6, "4:7"),
    ("tableView:\n  tableHeaderView: ab\n  tableFooterView: {button: cd}", 4, "3:29"),
    (
      "tableView:\n  prototypes: {a: {textLabel: abcde}}\n  rows:\n    - {id: b, reuseIdentifier: a}\n"
        + "    - {id: c, reuseIdentifier: a}", 17, "5:7"
    ),
    ("tableView:\n  rows:\n    - forEach: [a, b]\n      row: \"xy{}\"\n", 6, "3:20"),
    ("tableView:\n  rows:\n    - forEach: [a, b]\n      row: {textLabel: xyz}\n", 6, "3:20"),
    ("tableView:\n  rows:\n    - forEach: [a]\n      row: {style: \"{{x}\", textLabel: xyz}\n", 7, "4:39"),
  ])
  func allTexts(_ spec: String, _ length: Int, _ place: String) {
    #expect(!places(spec, totalText: length).contains(place))
    #expect(places(spec, totalText: length - 1) == [place])
  }

  @Test func aliases() {
    let spec = "tableView: {rows: [&a A, *a, *a]}"
    #expect(messages(spec) { $0.aliases = 2 } == [])
    #expect(messages(spec) { $0.aliases = 1 } == ["the file has more than 1 aliases"])
  }

  @Test func nodes() {
    let spec = "tableView: {rows: [&a [A, B], *a]}"
    let all = messages(spec) { _ in }
    #expect(messages(spec) { $0.nodes = 11 } == all)
    #expect(
      messages(spec) { $0.nodes = 10 }.contains(
        "the file has more than 10 values, counting what aliases repeat"))
  }

  @Test func fileSize() {
    #expect(messages("tableView: {}") { $0.fileSize = 13 } == [])
    #expect(messages("tableView: {}") { $0.fileSize = 12 } == ["the file is larger than 12 bytes"])
  }

  @Test func findings() {
    let spec = "tableView: {rows: [{a: 1}, {b: 1}, {c: 1}, {d: 1}]}"
    let found = messages(spec) { $0.findings = 3 }
    #expect(found.count == 4)
    #expect(found.last == "1 more findings are not shown")
  }

  @Test func anErrorIsKeptWhenWarningsFillTheReport() {
    let spec = "tableView: {separatorInset: {top: 1, bottom: 2}, rowHeight: tall}"
    var limits = LoadingLimits()
    limits.findings = 2
    let result = Fixtures.load(spec, limits: limits)
    #expect(result.document == nil)
    #expect(result.diagnostics.contains { $0.severity == .error })
  }
}
