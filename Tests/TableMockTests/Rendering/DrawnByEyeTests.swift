import Foundation
import TestSupport
import Testing

/// What a look has no facts for is said while it is drawn, each part once.
@Suite struct DrawnByEyeTests {
  private static let swiped = "{textLabel: A, showingDeleteConfirmation: true}"

  @Test(
    arguments: [
      ("ios26", "rows: [\(swiped), \(swiped)]", ["swipe actions"]),
      (
        "ios26", "rows: [{textLabel: A, editing: true, editingStyle: delete}, \(swiped)]",
        ["edit controls", "swipe actions"]
      ),
      ("ios26", "{sectionIndexTitles: [A, B], sections: [{rows: [A]}]}", ["section indexes"]),
      ("ios26", "rows: [A]", []), ("ios16", "rows: [\(swiped)]", []),
    ] as [(String, String, [String])])
  func partsAreNamedOnce(_ theme: String, _ table: String, _ parts: [String]) throws {
    let folder = try TemporaryFolder()
    let content = table.hasPrefix("{") ? table : "{\(table)}"
    try folder.write("theme: \(theme)\ntableView: \(content)\n", to: "screen.yaml")
    let run = try CommandRun(["render", "screen.yaml", "-o", "out.png"], in: folder.url)
    #expect(run.status == 0)
    let told = run.errors.split(separator: "\n").filter { $0.contains(" are approximate") }
    #expect(told.count == parts.count, "\(run.errors)")
    for part in parts {
      #expect(told.contains { $0.hasSuffix("warning: \(part) of iOS 26 are approximate") }, "\(run.errors)")
    }
  }
}
