import TableModel
import Testing

@testable import TableComparison
@testable import TableReview

/// What is told first, and what once, where there is no room for all.
@Suite struct DistinctEntryTests {
  private func entry(
    _ name: String, _ state: ReviewState = .changed, group: String? = nil, words: [String] = []
  ) -> ReviewEntry {
    var entry = ReviewEntry(name: name, state: state)
    entry.input = "a.yaml"
    entry.group = group
    entry.words = words.map { SceneChange(.changed, $0, expected: nil, actual: nil) }
    return entry
  }

  private func record(_ entries: [ReviewEntry]) -> ReviewRecord {
    ReviewRecord(version: "1", kind: .verify, expected: "golden", actual: "as drawn", entries: entries)
  }

  private var variants: [ReviewEntry] {
    (0..<4).map { entry("a-\($0).png", group: "g", words: ["row 0-0 “A” inserted"]) }
  }

  @Test func aGroupIsToldOnce() {
    let record = record(variants + [entry("b.png", words: ["row 0-0 “B” inserted"])])
    #expect(
      ReviewAnnotations(record).text == """
        ::error file=a.yaml,title=changed a-0.png and 3 more::row 0-0 “A” inserted; likewise a-1.png, a-2.png and a-3.png
        ::error file=a.yaml,title=changed b.png::row 0-0 “B” inserted

        """)
    let markdown = ReviewMarkdown(record).text
    #expect(markdown.contains("**changed** `a-0.png` and 3 more\n") && !markdown.contains("a-1.png"))
  }

  @Test func whatIsUnlikeTheRestComesFirst() {
    let alike = (0..<3).map { entry("s\($0).png", words: ["row 0-0 “\($0)”: textLabel “\($0)” → “x”"]) }
    let others = [entry("t.png", words: ["row 0-1 “T” removed"]), entry("z.png", .resized)]
    let names = DistinctEntries(record(alike + others)).items.map(\.entry.name)
    #expect(names == ["s0.png", "t.png", "z.png", "s1.png", "s2.png"])
  }

  @Test func whatIsLeftOutIsCountedByPictures() {
    let record = record(variants + [entry("b.png", .resized, words: [String(repeating: "size ", count: 20)])])
    let whole = ReviewMarkdown(record).text
    #expect(!whole.contains("no room"))
    let cut = ReviewMarkdown(record, limit: whole.utf16.count - 1).text
    #expect(cut.contains("… and 1 more, for which there is no room here\n"), "\(cut)")
    #expect(ReviewMarkdown(record, limit: 120).text.contains("… and 5 more"))
  }

  @Test func whatElseWasFoundIsAnnotatedToo() {
    var record = record(variants)
    record.stack = ["cairo 1.16.0 → 1.18.0"]
    record.notices = [Diagnostic(.warning, at: SourceLocation(file: "tablemock.yaml"), "of no use")]
    let text = ReviewAnnotations(record, path: { "sub/\($0)" }).text
    #expect(
      text.hasPrefix(
        """
        ::warning file=sub/golden/tablemock.lock,title=drawn with something else::cairo 1.16.0 → 1.18.0
        ::warning file=sub/tablemock.yaml,title=review::of no use
        ::error file=sub/a.yaml,
        """), "\(text)")
    #expect(ReviewMarkdown(record).text.contains("- of no use (`tablemock.yaml`)\n"))
  }
}
