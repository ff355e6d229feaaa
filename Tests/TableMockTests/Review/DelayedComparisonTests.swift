import Foundation
import TableComparison
import TableDrawing
import TableModel
import TableProject
import TableRendering
import TestSupport
import Testing

@testable import TableReview

/// That all layouts of one comparison, and those of all rules for one screen, share the time of one picture.
@Suite struct DelayedComparisonTests {
  private let screen = Screen(
    tableView: TableView(sections: [
      Section(rows: (0..<200).map { Cell(textLabel: Label(text: "Row \($0)")) })
    ]))

  private func drawer(seconds: Double?) throws -> DiffDrawer {
    var options = PictureOptions()
    options.budget.seconds = seconds
    return try DiffDrawer(as: Variant(), pictures: options)
  }

  @Test func findingsAreNotWaitedFor() throws {
    let drawer = try drawer(seconds: 0)
    #expect(throws: DrawingError.self) { try drawer.findings(on: screen, number: 0) }
    #expect(drawer.delay?.message == "comparing takes longer than 0.0 seconds")
    #expect(drawer.delay?.hint?.contains("--timeout") == true)
  }

  @Test(arguments: [nil, 3_600]) func findingsAreThereInTime(_ seconds: Double?) throws {
    let drawer = try drawer(seconds: seconds)
    drawer.beginComparison()
    _ = try drawer.findings(on: screen, number: 0)
    #expect(drawer.delay == nil)
  }

  @Test func layoutsOfRulesHaveWhatIsLeft() throws {
    let renderer = try Renderer()
    #expect(throws: DrawingError.self) {
      try renderer.linted(screen, number: 0, until: WorkClock(seconds: 0))
    }
    #expect(throws: Never.self) {
      try renderer.linted(screen, number: 0, until: WorkClock(seconds: nil))
    }
  }

  @Test func aPairThatTakesTooLongFails() throws {
    let folder = try TemporaryFolder()
    let rows = { (word: String) in
      "tableView:\n  rows:\n" + (0..<2_000).map { "  - \(word) \($0)\n" }.joined()
    }
    try folder.write(rows("A"), to: "a.yaml")
    try folder.write(rows("B"), to: "b.yaml")
    let run = try CommandRun(["diff", "a.yaml", "b.yaml", "--timeout", "0.0001"], in: folder.url)
    #expect(run.status == 2)
    #expect((run.text + run.errors).contains("comparing takes longer than 0.0001 seconds"), "\(run.errors)")
  }

  /// Findings of the linter come last, and have what everything before has left.
  @Test func otherWorkTakesTheTimeOfFindings() throws {
    let drawer = try drawer(seconds: 0.05)
    drawer.beginComparison()
    let other = WorkClock(seconds: 0.1)
    while !other.isLate {}
    #expect(throws: DrawingError.self) { try drawer.findings(on: screen, number: 0) }
    #expect(drawer.delay?.message == "comparing takes longer than 0.05 seconds")
  }

  /// What was read before counts for no comparison, and a comparison with all of it is to be there in time.
  @Test func findingsHaveHalfOfWhatIsLeft() throws {
    var seconds: [Double?] = []
    var options = PictureOptions()
    options.budget.seconds = 3_600
    let drawer = try DiffDrawer(as: Variant(), pictures: options) { given in
      seconds.append(given)
      return WorkClock(seconds: given)
    }
    drawer.beginComparison()
    for _ in 0..<2 { _ = try drawer.findings(on: screen, number: 0) }
    #expect(seconds.count == 2 && seconds.allSatisfy { 1_700...1_800 ~= $0 ?? 0 })
  }

  /// What a thread does besides laying out, such as painting, takes nothing of the time.
  @Test func otherWorkDoesNotCount() throws {
    let drawer = try drawer(seconds: 0.05)
    drawer.beginComparison()
    let other = WorkClock(seconds: 0.1)
    while !other.isLate {}
    #expect(drawer.delay == nil)
  }

  @Test func readingTakesTheTimeOfTheComparison() throws {
    let drawer = try drawer(seconds: 5)
    drawer.beginComparison(afterReading: 6)
    #expect(drawer.delay?.message == "comparing takes longer than 5.0 seconds")
  }

  // MARK: What is let go

  /// A source that is too large to be kept for good is kept until nobody needs it; a lone screen is needed once.
  @Test(arguments: [(screens: 1, text: "B"), (2, "A")])
  func aLargeSourceIsLetGo(_ screens: Int, _ text: String) throws {
    let folder = try TemporaryFolder()
    let padding = String(repeating: "#\n", count: 1 << 20)
    let write = { (row: String) in
      let tables = Array(repeating: "tableView: {rows: [\(row)]}\n", count: screens)
      try folder.write(tables.joined(separator: "---\n") + padding, to: "a.yaml")
    }
    try write("A")
    let looked = try DiffSide(
      .disk(FilePath("\(folder.url.path)/a.yaml")), table: nil, strings: nil, variant: Variant(),
      RevisionMemory(), Silent())
    let side = looked.copy()
    let item = try #require(side.items.first)
    let source = try #require(item.source)
    #expect(side.secondsOfReading(item) > 0)
    try write("B")
    side.letGo(of: item)
    let cell = side.load(source).document?.screens.first?.tableViews.first?.sections.first?.rows.first
    #expect(cell?.textLabel?.text == text)
  }

  // MARK: Where the time ends

  private final class Silent: JobObserver {}

  /// Counts pieces of work, of which some have no time.
  private final class Pieces {
    var count = 0
    let late: Range<Int>

    init(late: Range<Int>) { self.late = late }

    func clock() -> WorkClock {
      defer { count += 1 }
      return WorkClock(seconds: late.contains(count) ? 0 : nil)
    }
  }

  /// What a reviewer says of pairs of tables one after the other, and how many pieces of work have a clock.
  private func entries(
    _ tables: [(expected: String, actual: String?)], late: Range<Int>
  ) throws -> (entries: [ReviewEntry], pieces: Int) {
    let folder = try TemporaryFolder()
    let pieces = Pieces(late: late)
    let drawer = try DiffDrawer(as: Variant(), pictures: PictureOptions(), clock: { _ in pieces.clock() })
    let entries = try tables.map { table in
      let sides = try [("a", table.expected), ("b", table.actual ?? "")].map { name, row in
        let rows = (0..<200).map { "  - \(row) \($0)\n" }
        try folder.write("tableView:\n  rows:\n\(rows.joined())", to: "\(name)/t.yaml")
        return try DiffSide(
          .disk(FilePath("\(folder.url.path)/\(name)/t.yaml")), table: nil, strings: nil, variant: Variant(),
          RevisionMemory(), Silent())
      }
      let pair = DiffPair(
        name: "t.png", expected: sides[0].items.first,
        actual: table.actual == nil ? nil : sides[1].items.first)
      var warnings: [Diagnostic] = []
      return try DiffReviewer(
        expected: sides[0], actual: sides[1], drawer: drawer, options: .exact, folder: nil
      ).entry(of: pair, &warnings)
    }
    return (entries, pieces.count)
  }

  @Test func layoutsAndFindingsHaveClocks() throws {
    let (entries, pieces) = try entries([("A", "B")], late: 0..<0)
    #expect(pieces == 9)
    #expect(entries[0].state == .changed && entries[0].unknown == nil)
    #expect(entries[0].diagnostics.isEmpty && !entries[0].words.isEmpty)
  }

  private static let lateFindings =
    "findings of the linter are not compared: comparing takes longer than 10.0 seconds"

  @Test(arguments: [7, 8]) func lateFindingsAreMissingAlone(_ piece: Int) throws {
    let entry = try entries([("A", "B")], late: piece..<9).entries[0]
    #expect(entry.state == .changed && entry.unknown == nil && !entry.words.isEmpty)
    #expect(entry.diagnostics.map(\.message) == [Self.lateFindings])
    #expect(entry.diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: 2...6) func lateViewsLeavePixels(_ piece: Int) throws {
    let entry = try entries([("A", "B")], late: piece..<9).entries[0]
    #expect(entry.state == .changed && entry.words.isEmpty)
    #expect((entry.pixels?.difference.pixelCount ?? 0) > 0)
    #expect(
      entry.unknown == "only pixels were compared, because comparing takes longer than 10.0 seconds")
    #expect(entry.diagnostics.map(\.message) == [Self.lateFindings])
  }

  /// Rows outside the picture may differ, which its pixels do not show.
  @Test(arguments: 2...5) func lateViewsAreNotTheSame(_ piece: Int) throws {
    let entry = try entries([("A", "A")], late: piece..<9).entries[0]
    #expect(entry.state == .failed)
    #expect(entry.diagnostics.map(\.message) == ["comparing takes longer than 10.0 seconds"])
  }

  @Test(arguments: [0, 1]) func latePicturesFail(_ piece: Int) throws {
    let entry = try entries([("A", "B")], late: piece..<9).entries[0]
    #expect(entry.state == .failed)
    #expect(entry.diagnostics.map(\.message) == ["comparing takes longer than 10.0 seconds"])
  }

  @Test func eachPairHasTimeOfItsOwn() throws {
    let entries = try entries([("A", "B"), ("A", nil), ("A", "B")], late: 0..<1).entries
    #expect(entries.map(\.state) == [.failed, .obsolete, .changed])
  }
}
