import Foundation
import TableModel
import TableSources
import TestSupport
import Testing

/// What patterns for files stand for.
struct GlobMatchesTests {
  private func folder() throws -> TemporaryFolder {
    let names = ["a.yaml", "b.yaml", ".c.yaml", "d[1].yaml", "s/a.yaml", "s/t/a.yaml", "u/b.yml"]
    return try TemporaryFolder(Dictionary(names.map { ($0, "") }) { first, _ in first })
  }

  @Test(arguments: [
    ("*.yaml", ["a.yaml", "b.yaml", "d[1].yaml"]), (".*.yaml", [".c.yaml"]),
    ("[ab].*", ["a.yaml", "b.yaml"]),
    ("?/*.yaml", ["s/a.yaml"]), ("*/t/a.yaml", ["s/t/a.yaml"]), ("*/", ["s/", "u/"]), ("s/*/", ["s/t/"]),
    ("d\\[1].yaml", ["d[1].yaml"]), ("*/../a.yaml", ["s/../a.yaml", "u/../a.yaml"]), ("x/*", []),
    ("[", []), ("*/*/*/*", []), ("**/a.yaml", ["s/a.yaml"]),
  ])
  func patterns(pattern: String, names: [String]) throws {
    let folder = try folder()
    let root = FilePath(folder.url.path)
    let found = GlobMatches(pattern: root.appending(FilePath(pattern)))?.paths
    #expect(found?.map { $0.rooted } == names.map { root.appending(FilePath($0)).rooted })
  }

  /// A pattern of a stranger’s manifest may lead to the same folders over and over.
  @Test(arguments: ["*/../*/../*/../*/../*/../*", "*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*"])
  func patternsThatNeverEndAreTold(pattern: String) throws {
    let folder = try TemporaryFolder(
      Dictionary((0..<60).map { ("\($0)/a.yaml", "") }) { first, _ in first })
    for name in ["x", "y", "z"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: ".")
    }
    let path = FilePath(folder.url.path).appending(FilePath(pattern))
    #expect(GlobMatches(pattern: path, atMost: 10_000) == nil)
    let expansion = InputExpansion([path])
    #expect(expansion.inputs.isEmpty)
    #expect(expansion.problems.map(\.message) == [Self.tooMany])
  }

  /// A place to which many ways lead is looked at once, and a link to a file is another name for it.
  @Test(arguments: [("*/../*/..", 120), ("*/../*/a.yaml", 60), ("*/../0/*.yaml", 1), ("*/*.yaml", 120)])
  func placesAreTakenOnce(pattern: String, count: Int) throws {
    let folder = try TemporaryFolder(
      Dictionary((0..<60).map { ("\($0)/a.yaml", "") }) { first, _ in first })
    for number in 0..<60 where count == 120 {
      let link = folder.url.appendingPathComponent("\(number)/b.yaml").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.yaml")
    }
    let expansion = InputExpansion([FilePath(folder.url.path).appending(FilePath(pattern))])
    #expect(expansion.problems.isEmpty && expansion.inputs.count == count)
  }

  private static let tooMany = "this pattern and those before it lead to more than 500000 names"

  /// What matches are folders, by many ways that lead to them, and what was looked at before, counts as well.
  @Test func whatPatternsFindIsBoundTogether() throws {
    let folder = try TemporaryFolder(
      Dictionary((0..<60).map { ("\($0)/a.yaml", "") }) { first, _ in first })
    let path = FilePath(folder.url.path)
    let folders = InputExpansion(
      [path.appending("*"), path.appending("*")], project: .nearest, namesLeft: 200)
    #expect(folders.problems.map(\.message) == [Self.tooMany] && folders.inputs.count < 120)
    let patterns = [path.appending("*/a.yaml"), path.appending("*/b.yaml")]
    let expansion = InputExpansion(patterns, project: .nearest, namesLeft: 200)
    #expect(expansion.inputs.count == 60 && expansion.problems.map(\.message) == [Self.tooMany])
    #expect(InputExpansion([path], project: .nearest, namesLeft: 1).inputs.count == 60)
  }
}
