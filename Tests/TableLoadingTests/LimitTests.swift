import TableLoading
import TableModel
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
        == ["lists and mappings lie more than 2 levels deep in each other"])
    #expect(
      messages("- &a {tableView: {rows: [A]}}\n- [[*a]]") { $0.nesting = 5 }.last
        == "lists and mappings lie more than 5 levels deep in each other")
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
