import Foundation
import Testing

/// Plans as jobs for workers, and workers whose answers batches could have noted themselves.
@Suite struct PlannedJobTests {
  private static let image = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "s/a.yaml": "tableView: {rows: [A]}\n",
      "s/b.yaml":
        "name: one\ntableView: {rows: [{textLabel: B, imageView: dot.png}]}\n---\nname: two\ntableView: {rows: [C]}\n",
      "s/wrong.yaml": "tableView: {rowz: [A]}\n",
    ])
    try #require(Self.image).write(to: folder.url.appendingPathComponent("s/dot.png"))
    return folder
  }

  private static let ways = ["s", "--theme", "ios6,ios7", "--scale", "2", "--format", "png,svg", "-o"]

  /// The lines of a file that journals are kept in, in an order of their own.
  private func journal(_ folder: TemporaryFolder, _ name: String) throws -> [String] {
    try String(
      contentsOf: folder.url.appendingPathComponent("\(name)/.tablemock-batch.jsonl"), encoding: .utf8
    )
    .split(separator: "\n").map(String.init).sorted()
  }

  @Test func aWorkerAnswersWhatABatchNotes() throws {
    let folder = try folder()
    #expect(try CommandRun(["batch"] + Self.ways + ["one"], in: folder.url).status == 1)
    let plan = try CommandRun(
      ["batch"] + Self.ways + ["two", "--plan", "--plan-format", "json", "--quiet"], in: folder.url)
    let lines = plan.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 1 + 16)
    #expect(lines.first?.hasPrefix("{\"stack\": [\"tablemock ") ?? false)
    #expect(lines.first?.hasSuffix("\"folder\": \"two\", \"boxes\": null}") ?? false)
    let jobs = Data((lines.dropFirst().joined(separator: "\n") + "\n").utf8)
    let worker = try CommandRun(["worker", "--keys"], in: folder.url, input: jobs)
    let keys = worker.text.matches(of: #/"output": "two/([^"]*)".*"key": "([0-9a-f]+)"/#).map {
      "\($0.1) \($0.2)"
    }
    let noted = try journal(folder, "one").compactMap { line in
      line.firstMatch(of: #/"output": "([^"]*)", "key": "([0-9a-f]+)"/#).map { "\($0.1) \($0.2)" }
    }
    #expect(noted.count == 12)
    #expect(keys.sorted() == noted.sorted())
    let same = try CommandRun(
      script: "cd one && for f in *.png *.svg; do cmp $f ../two/$f; done", in: folder.url)
    #expect(same.status == 0, "\(same.text)")
  }

  /// Inputs are not read as a whole where their tables are known without that; names are as batches have them.
  @Test(arguments: [
    ("tableView: {rows: [A]}", "1"), ("tableView: {rows: [a name]}", "1"),
    ("collectionView: {rows: [A]}", "1"),
    ("name: one\ntableView: {rows: [A]}", "one"), ("- {name: one, tableView: {rows: [A]}}", "one"),
    ("tableViews: [{name: one, rows: [A]}]", "one"), ("\"\\x6eame\": one\ntableView: {rows: [A]}", "one"),
  ])
  func plannedNamesAreThoseOfBatches(spec: String, name: String) throws {
    let folder = try TemporaryFolder(["a.yaml": spec + "\n"])
    let words = ["batch", "a.yaml", "--pattern", "{table}.{format}", "-o", "out"]
    let plan = try CommandRun(words + ["--plan", "--plan-format", "json", "--quiet"], in: folder.url)
    #expect(plan.text.contains("\"output\": \"out/\(name).png\""))
    #expect(try CommandRun(words, in: folder.url).text == "out/\(name).png\n")
  }

  @Test func aWorkerLeavesAloneWhatABatchHasDrawn() throws {
    let folder = try folder()
    _ = try CommandRun(["batch"] + Self.ways + ["one"], in: folder.url)
    let plan = try CommandRun(
      ["batch"] + Self.ways + ["one", "--plan", "--plan-format", "json", "--quiet"], in: folder.url)
    let jobs = Data(plan.text.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined().utf8)
    let worker = try CommandRun(["worker", "--resume", "one"], in: folder.url, input: jobs)
    #expect(worker.text.components(separatedBy: "\"status\": \"unchanged\"").count - 1 == 12)
    #expect(worker.text.components(separatedBy: "\"status\": \"failed\"").count - 1 == 4)
  }

  @Test func aPlanFormatNeedsAPlan() throws {
    let folder = try folder()
    let run = try CommandRun(["batch", "s", "--plan-format", "json"], in: folder.url)
    #expect(run.status == 64)
  }
}
