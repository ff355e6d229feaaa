import Foundation
import TableModel
import TableSources
import TestSupport
import Testing

/// Paths of a stranger may be as long as the system takes them, and nothing of them be there.
struct DeepPathTests {
  @Test func pathsLeadFromWhatIsThere() throws {
    let folder = try TemporaryFolder(["a/b/c": ""])
    let root = try #require(FilePath(folder.url.path).resolved)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("l").path, withDestinationPath: "a/b")
    for (path, place) in [
      ("l/x/y", "a/b/x/y"), ("l//x", "a/b/x"), ("a/x/../y", "a/x/../y"), ("x", "x"), ("l/c", "a/b/c"),
    ] {
      #expect(root.appending(FilePath(path)).rooted == root.appending(FilePath(place)))
    }
    #expect(FilePath("/nowhere/x").rooted == "/nowhere/x")
    #expect(FilePath("nowhere/x").rooted == FilePath.current.resolved?.appending("nowhere/x"))
  }

  @Test(arguments: [3, 9]) func placesAreFound(count: Int) {
    let reach = SourceReach(places: Set((0..<count).map { FilePath("/p/\($0)") }))
    for (path, isFound) in [
      ("/p/1", true), ("/p/1/a/b", true), ("/p/10", false), ("/p", false), ("/", false), ("p/1", false),
    ] {
      #expect(reach.contains(FilePath(path)) == isFound)
    }
    #expect(SourceReach(places: ["/"]).contains("/x"))
  }
}
