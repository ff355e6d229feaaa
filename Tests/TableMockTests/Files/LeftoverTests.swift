import Foundation
import Testing

/// Drafts of runs that were killed, which the next one that writes beside them clears away.
@Suite struct LeftoverTests {
  /// A number that no process has.
  private static let draft = ".tablemock-99999999-0"

  private func folder(_ name: String) throws -> TemporaryFolder {
    try TemporaryFolder(["a.yaml": "tableView: {rows: [A]}\n", "\(name)/\(Self.draft)": "half"])
  }

  @Test(arguments: [
    ["render", "a.yaml", "-o", "out/a.png"], ["batch", "a.yaml", "-o", "out"],
    ["convert", "a.yaml", "-o", "out/a.yaml"], ["sheet", "a.yaml", "-o", "out/a.png"],
    ["lint", "a.yaml", "--format", "json", "-o", "out/a.json"], ["init", "form", "out"],
  ])
  func areClearedAwayByWhatWrites(_ arguments: [String]) throws {
    let folder = try folder("out")
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.contains { $0.hasPrefix("out/") })
    #expect(!folder.files.contains("out/\(Self.draft)"))
  }

  @Test func areClearedAwayByWorkers() throws {
    let folder = try folder("out")
    let job = #"{"input": "a.yaml", "output": "out/a.png"}"#
    #expect(try CommandRun(["worker"], in: folder.url, input: Data(job.utf8)).status == 0)
    #expect(folder.files == ["a.yaml", "out/a.png"])
  }

  @Test func areClearedAwayByGenerators() throws {
    let folder = try folder("out/en/0000")
    let run = try CommandRun(
      ["generate", "--count", "1", "--seed", "1", "-o", "out", "--language", "en"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files == ["a.yaml", "out/en/0000/screen-0000000.yaml"])
  }
}
