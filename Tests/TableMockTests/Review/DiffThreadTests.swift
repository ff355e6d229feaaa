import Foundation
import TableModel
import TableProject
import TableReview
import Testing

/// Folders are compared on several threads.
@Suite struct DiffThreadTests {
  private final class Listener: JobObserver {}

  /// What is found between two folders by so many threads, and what is left for the page.
  private func compare(
    _ folder: TemporaryFolder, threads: Int
  ) throws -> (record: String, files: [String: Data]) {
    let path = { (name: String) in FilePath(folder.url.appendingPathComponent(name).path) }
    let review = "review-\(threads)"
    let job = DiffJob(
      expected: .disk(path("old")), actual: .disk(path("new")),
      options: DiffJob.Options(review: path(review), threads: threads, version: "1"))
    let record = try job.run(Listener()).record
    let url = folder.url.appendingPathComponent(review)
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    var files: [String: Data] = [:]
    for name in names { files[name] = try? Data(contentsOf: url.appendingPathComponent(name)) }
    return (record.text, files)
  }

  @Test func theOrderAndAllFilesAreThoseOfOneThread() throws {
    var specs: [String: String] = [:]
    for number in 0..<24 {
      let rows = (0...number % 5).map { "Row \($0)" }
      specs["old/\(number).yaml"] = DiffCommandTests.spec(rows[0])
      if number % 7 != 3 { specs["new/\(number).yaml"] = DiffCommandTests.spec("New \(rows[0])") }
      if number % 3 == 0 { specs["new/\(number).yaml"] = specs["old/\(number).yaml"] }
      if number % 11 == 5 { specs["new/\(number).yaml"] = "theme: nope\n" }
      specs["new/more-\(number).yaml"] = DiffCommandTests.spec("More \(number)")
    }
    let folder = try TemporaryFolder(specs)
    let alone = try compare(folder, threads: 1)
    #expect(alone.files.count > 60)
    for threads in [2, 5, 100] {
      let together = try compare(folder, threads: threads)
      #expect(together.record == alone.record)
      #expect(together.files.keys.sorted() == alone.files.keys.sorted())
      #expect(together.files == alone.files)
    }
  }

  @Test func whatCannotBeWrittenEndsTheWork() throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": DiffCommandTests.spec("A"), "old/b.yaml": DiffCommandTests.spec("B"),
      "new/a.yaml": DiffCommandTests.spec("C"), "new/b.yaml": DiffCommandTests.spec("D"), "review": "a file",
    ])
    let path = { (name: String) in FilePath(folder.url.appendingPathComponent(name).path) }
    let job = DiffJob(
      expected: .disk(path("old")), actual: .disk(path("new")),
      options: DiffJob.Options(review: path("review"), threads: 4, version: "1"))
    #expect(throws: (any Error).self) { try job.run(Listener()) }
  }
}
