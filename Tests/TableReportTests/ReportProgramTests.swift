import Foundation
import Testing

/// The program as it is run.
@Suite struct ReportProgramTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(ProgramRun.report, arguments, in: folder)
  }

  private func write(_ data: Data, to name: String) throws {
    try data.write(to: folder.appendingPathComponent(name))
  }

  @Test func thePageStandsBesideTheReview() throws {
    try write(SampleReview.data(SampleReview.object(entries: [SampleReview.entry])), to: "review.json")
    try write(Data("an older page".utf8), to: "index.html")
    let run = try run([folder.path])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "index.html", "review.json",
      ])
  }

  @Test func damageLeavesTheOldPage() throws {
    try write(Data("{\"format\": \"tablemock review 1\"}".utf8), to: "review.json")
    try write(Data("an older page".utf8), to: "index.html")
    let run = try run([folder.path])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors == "tablemock-report: error: \(folder.path): review.json: version is missing\n")
    #expect(
      try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8) == "an older page")
  }

  @Test func aFolderWithoutReviewIsAnError() throws {
    let run = try run([folder.path])
    #expect(run.status == 1)
    #expect(
      run.errors
        == "tablemock-report: error: \(folder.path): review.json cannot be read: No such file or directory\n")
  }

  @Test func aFolderInThePlaceOfTheReviewIsAnError() throws {
    let obstacle = folder.appendingPathComponent("review.json")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    let run = try run([folder.path])
    #expect(run.status == 1)
    #expect(run.errors.contains("review.json cannot be read: this is not a file"))
  }

  @Test func aPageThatCannotBeWrittenIsAnError() throws {
    try write(SampleReview.data(SampleReview.object(entries: [])), to: "review.json")
    let obstacle = folder.appendingPathComponent("index.html/file")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    let run = try run([folder.path])
    #expect(run.status == 1)
    #expect(run.errors.contains("index.html cannot be written"))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(".index.html.draft").path))
  }

  @Test func thePageKeepsThePermissionsOfTheOldOne() throws {
    try write(SampleReview.data(SampleReview.object(entries: [])), to: "review.json")
    try write(Data("an older page".utf8), to: "index.html")
    let path = folder.appendingPathComponent("index.html").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try run([folder.path]).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: ["ln -s other.html index.html", "mkfifo index.html"])
  func whatIsNoPlainFileIsNotReplaced(_ command: String) throws {
    try write(SampleReview.data(SampleReview.object(entries: [])), to: "review.json")
    let shell = URL(fileURLWithPath: "/bin/sh")
    _ = try ProgramRun(shell, ["-c", command], in: folder)
    let run = try run([folder.path])
    #expect(run.status == 1)
    #expect(run.errors.contains("index.html cannot be written: it is there already, and no plain file"))
  }

  @Test func closedStreamsLeaveThePageAsItIs() throws {
    try write(SampleReview.data(SampleReview.object(entries: [SampleReview.entry])), to: "review.json")
    #expect(try run([folder.path]).status == 0)
    let path = folder.appendingPathComponent("index.html")
    let page = try Data(contentsOf: path)
    try FileManager.default.removeItem(at: path)
    let closed = "exec '\(ProgramRun.report.path)' . <&- >&- 2>&-"
    #expect(try ProgramRun(URL(fileURLWithPath: "/bin/sh"), ["-c", closed], in: folder).status == 0)
    #expect(try Data(contentsOf: path) == page)
  }

  @Test func namesTellTerminalsNothing() throws {
    #expect(try run(["\u{1B}[31m"]).errors.contains("error: \\u{1B}[31m: the folder"))
  }

  @Test(arguments: [[], ["a", "b"], [""]]) func otherArgumentsAreRefused(_ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("tablemock-report: error: usage: "))
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let run = try run(["none"])
    #expect(run.status == 1)
    #expect(
      run.errors == "tablemock-report: error: none: the folder cannot be opened: No such file or directory\n")
  }
}
