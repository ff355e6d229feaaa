import Foundation
import TableLint
import TableLinting
import TestSupport
import Testing

/// docs/rules has a page for each rule, which says what the rule’s own value says.
@Suite struct LintDocumentationTests {
  /// Whether the pages are written anew: `TABLEMOCK_DOCS=record`.
  private static let isRecording = Recording.isOn("TABLEMOCK_DOCS", "record")

  private func check(_ text: String, in page: String) throws {
    if Self.isRecording, Repository.text(of: page) != text {
      try Recording.write(Array(text.utf8), to: Repository.root.appendingPathComponent(page), named: page)
    }
    #expect(
      Repository.text(of: page) == text,
      "\(page): TABLEMOCK_DOCS=record swift test --filter LintDocumentationTests writes it anew")
  }

  @Test(arguments: LintRule.all) func pagesAreUpToDate(of rule: LintRule) throws {
    try check(LintCatalog.page(of: rule), in: "docs/rules/\(rule.id).md")
  }

  @Test func theTableIsUpToDate() throws {
    try check(LintCatalog.table, in: "docs/rules.md")
  }

  @Test func noPageIsLeftOver() {
    let pages = Repository.files(
      in: Repository.root.appendingPathComponent("docs/rules"), endings: ["md"])
    #expect(pages == LintRule.all.map { "\($0.id).md" }.sorted())
  }

  @Test(arguments: LintRule.all, ["broken", "kept"]) func picturesAreThere(_ rule: LintRule, _ name: String) {
    let file = Repository.golden.appendingPathComponent("rules/\(rule.id)/\(name).png")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
