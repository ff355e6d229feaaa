import Foundation
import TestSupport
import Testing

/// What becomes of a call whose streams are closed, full, or read by nobody.
@Suite struct StandardStreamTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<40 {
      try folder.write(
        "tableView: {rows: [Row \(index)]}\nsize: {width: 40, height: 40}\n", to: "src/\(index).yaml")
    }
  }

  private func isWhole(_ name: String) throws -> Bool {
    let bytes = try folder.bytes(name)
    return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.suffix(8).starts(with: Array("IEND".utf8))
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func filesNeverGetTheNumbersOfClosedStreams(_ closed: String) throws {
    try folder.write("tableView: {rows: [A], unknown: 1}\n", to: "src/wrong.yaml")
    let run = try CommandRun(script: "tablemock batch src -o out \(closed)", in: folder.url)
    #expect(run.status == 1)
    for index in 0..<40 { #expect(try isWhole("out/\(index).png")) }
    let results = try JSONSerialization.jsonObject(with: folder.bytes("out/results.json"))
    #expect(((results as? [String: Any])?["results"] as? [Any])?.count == 41)
    let journal = String(decoding: try folder.bytes("out/.tablemock-batch.jsonl"), as: UTF8.self)
    #expect(journal.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("{\"output\": ") })
  }

  @Test(arguments: [
    "tablemock batch src -o out >/dev/full", "tablemock render src -o out >/dev/full",
    "tablemock themes >/dev/full", "tablemock --help >/dev/full",
    "tablemock inspect src/1.yaml >/dev/full", "tablemock render missing.yaml 2>/dev/full",
    "tablemock worker <&-", "tablemock worker </tmp",
  ])
  func whatCannotBeReadOrWrittenIsNoSuccess(_ call: String) throws {
    #expect(try CommandRun(script: call, in: folder.url).status == 1)
  }

  @Test func findingsThatCannotBeWrittenAreNoSuccess() throws {
    try folder.write(
      "tableView: {rows: [{imageView: {placeholder: a, size: {width: 9, height: 9}}}]}\ntheme: ios6\nappearance: dark\n",
      to: "warned.yaml")
    let script = "tablemock render warned.yaml -o a.png"
    try #require(!CommandRun(script: script, in: folder.url).errors.isEmpty)
    #expect(try CommandRun(script: script, in: folder.url).status == 0)
    #expect(try CommandRun(script: "\(script) 2>/dev/full", in: folder.url).status == 1)
  }

  @Test func aReaderWhoGoesDoesNotEndABatch() throws {
    let script = "{ tablemock batch src -o out; echo $? >status; } | true; cat status"
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.lines == ["1"])
    #expect(!run.errors.contains("error"))
    #expect(folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") }.count == 40)
    #expect(folder.files.contains("out/results.json"))
  }

  /// The thread sanitizer writes files of its own, and falls over where these may not grow.
  @Test(.disabled(if: Sanitizer.isOn))
  func filesThatGetTooLargeAreFailures() throws {
    let script = "ulimit -f 1; tablemock render src/1.yaml --scale 3 -o big.svg; echo $?"
    try folder.write("tableView: {rows: [\(String(repeating: "Row,", count: 200))]}\n", to: "src/1.yaml")
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.lines == ["1"])
    #expect(run.errors.contains("File too large"))
    #expect(!folder.files.contains("big.svg"))
  }
}
