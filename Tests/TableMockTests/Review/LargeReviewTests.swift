import Foundation
import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources
import TestSupport
import Testing

@testable import TableReview

/// Reviews up to what is read of them, and beyond.
///
/// What is read of a review takes a memory that is known, by its file and by what stands in it.
@Suite struct LargeReviewTests {
  /// An entry of nearly eighty values, as of a picture with a few differences.
  private static func entry(_ number: Int, changes: Int = 3) -> ReviewEntry {
    var entry = ReviewEntry(name: "screens/\(number).png", state: .changed, format: "png")
    let digest = String(repeating: "0", count: 64)
    entry.input = "screens/\(number).yaml"
    entry.expected = ReviewPicture(
      file: FilePath("expected/screens/\(number).png"), sha256: digest, width: 1_206, height: 2_622)
    entry.actual = ReviewPicture(
      file: FilePath("actual/screens/\(number).png"), sha256: digest, width: 1_206, height: 2_622)
    entry.difference = FilePath("difference/screens/\(number).png")
    entry.digest = digest
    let place = SceneChange.Place(
      frame: Rect(x: 0, y: 0, width: 402, height: 44), source: SourceLocation(file: "screens/\(number).yaml"))
    entry.words = (0..<changes).map {
      SceneChange(.changed, "row \($0): Sound is Sounds", expected: place, actual: place)
    }
    return entry
  }

  private static func record(_ entries: [ReviewEntry]) -> ReviewRecord {
    ReviewRecord(
      version: "1", kind: .verify, expected: "golden", actual: "as drawn", entries: entries)
  }

  private static func readers(of review: ReviewFolder) throws -> [() throws -> Void] {
    let project = try ApprovalProject(baselines: "golden")
    let plan = try OutputPlan(output: nil, formats: [.pdf])
    return [
      { _ = try ReviewRecord(in: review) }, { _ = try ReviewFile(in: review, of: project) },
      { _ = try ReviewBookJob(review, plan: plan).entries() },
    ]
  }

  /// Of entries of the usual size there may be as many as the limit says.
  @Test func theLimitsAgree() throws {
    let sizes = [[], [Self.entry(ReviewFolder.mostEntries)]].map { entries in
      let bytes = Array(Self.record(entries).text.utf8)
      var values = JSONValueCount()
      values.add(bytes)
      return (bytes: bytes.count, values: values.count)
    }
    let (rest, one, most) = (sizes[0], sizes[1], ReviewFolder.mostEntries)
    #expect(one.values - rest.values >= 78)
    #expect(rest.values + (one.values - rest.values) * most <= JSONReader.mostValues)
    #expect(rest.bytes + (one.bytes - rest.bytes) * most <= ReviewFolder.mostFound)
  }

  /// Whatever a review has written can be read.
  @Test(.enabled(if: Thoroughness.isWhole)) func theMostEntriesAreRead() throws {
    let folder = try TemporaryFolder()
    let review = ReviewFolder(path: FilePath(folder.url.path))
    let entries = (0..<ReviewFolder.mostEntries).map { Self.entry($0) }
    try review.draft(of: Self.record(entries)).publish()
    #expect(try ReviewRecord(in: review).entries.count == entries.count)
  }

  @Test func moreEntriesThanAreReadAreNotWritten() throws {
    let folder = try TemporaryFolder()
    let review = ReviewFolder(path: FilePath(folder.url.path))
    let entries = (0...ReviewFolder.mostEntries).map { Self.entry($0, changes: 0) }
    let error = #expect(throws: Diagnostic.self) { try review.write(Self.record(entries)) }
    #expect(error?.message == "the review is too large: it has more than 50000 entries")
    #expect(error?.hint == "look at fewer pictures at a time, with --filter")
    #expect(folder.files.isEmpty)
  }

  @Test func moreValuesThanAreReadAreNotWritten() throws {
    let folder = try TemporaryFolder()
    let review = ReviewFolder(path: FilePath(folder.url.path))
    var entries = (0..<1_000).map { Self.entry($0) }
    let boxes = Array(repeating: PixelRect(x: 0, y: 0, width: 1, height: 1), count: 1_000)
    for place in entries.indices {
      entries[place].pixels = ReviewPixels(
        BitmapDifference(pixelCount: 1, largestChannelDifference: 1, boxes: boxes), isInTextAlone: false)
    }
    let error = #expect(throws: Diagnostic.self) { try review.write(Self.record(entries)) }
    #expect(error?.message == "the review is too large: it has more than 4000000 values")
    #expect(folder.files.isEmpty)
  }

  @Test func aReviewThatIsTooLargeIsToldSo() throws {
    let folder = try TemporaryFolder()
    let review = ReviewFolder(path: FilePath(folder.url.path))
    let head =
      ReviewRecord.beginning
      + #", "version": "1", "kind": "verify", "expected": "golden", "actual": "drawn""#
    let lines = Self.record([Self.entry(1, changes: 0)]).text.split(separator: "\n")
    let entry = String(try #require(lines.first { $0.hasPrefix("  {") }))
    let list = { (entry: String, count: Int) in String(repeating: entry + ",", count: count - 1) + entry }
    let files: [(text: String, complaint: String)] = [
      (
        "\(head), \"same\": [], \"entries\": [\(list(entry, ReviewFolder.mostEntries + 1))]}",
        "more than 50000 entries"
      ),
      ("\(head), \"same\": [], \"entries\": [[\(list("0", 4_000_000))]]}", "more than 4000000 values"),
      (head + String(repeating: " ", count: 64 << 20), "more than 64 MiB"),
    ]
    for (text, complaint) in files {
      try folder.write(text, to: "review.json")
      // A book tells of its own limit before.
      for read in try Self.readers(of: review).prefix(complaint.hasSuffix("entries") ? 1 : 3) {
        let error = #expect(throws: Diagnostic.self, performing: read)
        #expect(error?.message == "the review is too large: it has \(complaint)")
      }
    }
  }

  /// What a larger review of an older version has left is put away as any other.
  @Test func whatALargerReviewHasWrittenIsItsOwn() throws {
    let folder = try TemporaryFolder()
    let review = ReviewFolder(path: FilePath(folder.url.path))
    let entries = String(repeating: "{\"state\": \"new\"}, ", count: 200_000) + "{\"name\": \"z.png\"}"
    try folder.write("\(ReviewRecord.beginning), \"entries\": [\(entries)]}", to: "review.json")
    for file in ["actual/z.png", "scenes/z.png.js", "actual/mine.png"] { try folder.write("", to: file) }
    let claim = try review.prepare()
    defer { withExtendedLifetime(claim) {} }
    #expect(throws: Never.self) { try review.note("actual/z.png") }
    #expect(throws: Diagnostic.self) { try review.note("actual/mine.png") }
    #expect(!review.path.appending("scenes/z.png.js").exists)
  }
}
