import Foundation
import Testing

/// What the library lets its clients see.
@Suite struct FrontDoorTests {
  /// A client that could not name a verb's job would have to start the program for it.
  @Test func allJobsAreSeen() throws {
    let exports = Repository.text(of: "Sources/TableMock/Exports.swift")
    var jobs: [String] = []
    for room in ["TableProject", "TableBatch", "TableLinting", "TableReview"] {
      let folder = Repository.root.appendingPathComponent("Sources/\(room)")
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        jobs += text.matches(of: #/\npublic (?:struct|final class) (\w+Job)\b/#).map { "\(room).\($0.1)" }
      }
    }
    #expect(jobs.count > 12)
    #expect(jobs.filter { !exports.contains(" \($0)\n") } == [])
  }
}
