import Foundation
import TableMock
import Testing

@testable import TableBatch
@testable import TableProject
@testable import TableRendering

/// The record of what batches have written.
@Suite struct JournalTests {
  private let reach = SourceReach(places: ["/"])
  private let key = String(repeating: "0123456789abcdef", count: 4)

  @Test(arguments: ["a.png", "deep/ü \"quoted\"\\.png", "line\nfeed\ttab\u{1}.png"])
  func linesGiveBackWhatTheyTook(_ output: String) {
    let record = JournalRecord(
      output: FilePath(output), key: key, sha256: key, bytes: 12, width: 320, height: 93.5)
    #expect(record.line.hasSuffix("\n"))
    #expect(JournalRecord(Array(record.line.utf8).dropLast()[...]) == record)
  }

  @Test(arguments: [
    "", "{}", "{\"output\": \"a", "{\"output\": \"a\", \"key\": \"xyz", "not a line",
    #"{"output": "\q", "key": "0123456789abcdef", "sha256": "", "bytes": 1, "width": 1, "height": 1}"#,
    #"{"output": "a", "key": "0123456789abcdef", "sha256": "0"}"#,
  ])
  func brokenLinesAreNone(_ line: String) {
    #expect(JournalRecord(Array(line.utf8)[...]) == nil)
  }

  private func result(_ path: String, _ bytes: String) -> JobResult {
    var result = JobResult(.written, input: "a.yaml", output: FilePath(path))
    result.key = key
    result.sha256 = Fingerprint.of(Array(bytes.utf8))
    result.bytes = bytes.utf8.count
    result.size = Size(width: 1, height: 2)
    return result
  }

  @Test func picturesAreKnownWhileTheyAreWhatTheyWere() throws {
    let folder = try TemporaryFolder(["out/a.pdf": "%PDF-1.", "out/b.png": "changed since"])
    let out = folder.url.appendingPathComponent("out").path
    let journal = try Journal(in: JournalFolder(path: FilePath(out)), within: reach, shard: .whole)
    for bytes in ["%PDF-1.", "an older picture", "%PDF-1."] {
      try journal.append(result("\(out)/a.pdf", bytes))
    }
    try journal.append(result("\(out)/b.png", "picture"))
    try folder.write(ownJournal: "{\"output\": \"torn", to: "out/.tablemock-batch-1-of-2.jsonl")
    let index = JournalIndex(in: JournalFolder(path: FilePath(out)))
    #expect(index.record(of: FilePath(out) + "/a.pdf", key: key)?.bytes == 7)
    #expect(index.record(of: FilePath(out) + "/a.pdf", key: String(key.reversed())) == nil)
    #expect(index.record(of: FilePath(out) + "/b.png", key: key) == nil)
    #expect(index.knows(FilePath(out) + "/b.png") && !index.knows(FilePath(out) + "/c.png"))
    var surplus: [FilePath] = []
    index.surplus(besides: { _ in false }, within: reach) { surplus.append($0.path) }
    #expect(surplus == [FilePath(out) + "/a.pdf"])
    index.surplus(besides: { _ in true }, within: reach) { surplus.append($0.path) }
    #expect(surplus.count == 1)
  }

  /// A copy of a folder, such as comes with a repository, says nothing of the pictures in it.
  @Test(arguments: [true, false]) func journalsFromElsewhereAreNotBelieved(_ isOwn: Bool) throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [A]}", "b.yaml": "tableView: {rows: [B]}"])
    let call = ["batch", "a.yaml", "-o", "out", "--incremental", "--prune"]
    #expect(try CommandRun(["batch", "a.yaml", "b.yaml", "-o", "out"], in: folder.url).status == 0)
    let drawn = try folder.bytes("out/a.png")
    // Whoever knows the program can have the journal say of any picture that it is the right one.
    let wrong = try folder.bytes("out/b.png")
    try wrong.write(to: folder.url.appendingPathComponent("out/a.png"))
    let text = String(decoding: try folder.bytes("out/.tablemock-batch.jsonl"), as: UTF8.self)
    let (old, new) = (Fingerprint.of([UInt8](drawn)), Fingerprint.of([UInt8](wrong)))
    let forged = text.split(separator: "\n").dropFirst().map {
      $0.replacing(old, with: new).replacing("\"bytes\": \(drawn.count)", with: "\"bytes\": \(wrong.count)")
        + "\n"
    }.joined()
    let name = "out/.tablemock-batch.jsonl"
    if isOwn {
      try folder.write(ownJournal: forged, to: name)
    } else {
      let others = "{\"journal\": \"1 2\"}\n" + forged
      for file in [name, "out/.tablemock-batch-1-of-2.jsonl"] { try folder.write(others, to: file) }
    }
    let run = try CommandRun(call, in: folder.url)
    #expect(run.status == 0 && run.errors.contains(isOwn ? "1 unchanged" : "1 written"), "\(run.errors)")
    #expect(try folder.bytes("out/a.png") == (isOwn ? wrong : drawn))
    #expect(folder.files.contains("out/b.png") == !isOwn)
    let again = try CommandRun(call, in: folder.url)
    #expect(again.errors.contains("1 unchanged"), "\(again.errors)")
  }

  @Test func linesThatAreReplacedGoInTheEnd() throws {
    let folder = try TemporaryFolder()
    let path = { folder.url.appendingPathComponent($0).path }
    do {
      let journal = try Journal(
        in: JournalFolder(path: FilePath(folder.url.path)), within: reach, shard: .whole)
      for round in 0..<30 {
        try journal.append(result(path("a.png"), "round \(round)"))
        try journal.append(result(path("b.png"), "round \(round)"))
      }
    }
    try folder.write("round 29", to: "a.png")
    do {
      let index = JournalIndex(in: JournalFolder(path: FilePath(folder.url.path)))
      try Journal(
        in: JournalFolder(path: FilePath(folder.url.path)), within: reach, shard: .whole, older: index,
        slack: 10
      )
      .append(
        result(path("c.png"), "c"))
    }
    let lines = String(decoding: try folder.bytes(".tablemock-batch.jsonl"), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == 4)
    #expect(
      JournalIndex(in: JournalFolder(path: FilePath(folder.url.path))).record(
        of: FilePath(path("a.png")), key: key) != nil)
  }

  @Test func aFolderTakesOneBatchAtATime() throws {
    let folder = try TemporaryFolder()
    try withExtendedLifetime(
      Journal(in: JournalFolder(path: FilePath(folder.url.path)), within: reach, shard: .whole)
    ) {
      let error = #expect(throws: FileError.self) {
        try Journal(in: JournalFolder(path: FilePath(folder.url.path)), within: reach, shard: .whole)
      }
      #expect(error?.reason == "another batch is writing it")
      #expect(throws: Never.self) {
        try Journal(
          in: JournalFolder(path: FilePath(folder.url.path)), within: reach, shard: #require(Shard(1, of: 2)))
      }
    }
    #expect(throws: Never.self) {
      try Journal(in: JournalFolder(path: FilePath(folder.url.path)), within: reach, shard: .whole)
    }
  }

  @Test(arguments: ["../victim.png", "/victim.png", "x/../../victim.png"])
  func nothingOutsideTheFolderIsEverSurplus(_ name: String) throws {
    let folder = try TemporaryFolder(["victim.png": "picture", "out/x/y": ""])
    let line = JournalRecord(
      output: FilePath(name), key: key, sha256: Fingerprint.of(Array("picture".utf8)), bytes: 7, width: 1,
      height: 1
    ).line
    try folder.write(ownJournal: line, to: "out/.tablemock-batch.jsonl")
    let index = JournalIndex(in: JournalFolder(path: FilePath(folder.url.path + "/out")))
    index.surplus(besides: { _ in false }, within: reach) {
      Issue.record("\($0.path) would be deleted")
    }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(Fingerprint.of(Array(text.utf8)) == digest)
  }
}
