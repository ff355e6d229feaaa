import TableDrawing
import TableModel
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
    #expect((run.text + run.errors).contains("takes longer than 0.0001 seconds"), "\(run.errors)")
  }
}
