import Foundation
import TableMock
import Testing

@testable import TableReview

/// Books of what a review has found.
@Suite struct ReviewBookTests {
  @Test func bothSidesStandOnAPageWithTheWords() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.write(ReviewProject.spec("Network"), to: "a")
    try project.write(ReviewProject.spec("New"), to: "c")
    #expect(try project.run("verify", "screens").status == 1)
    let run = try project.run("sheet", "--review", "out/review", "-o", "review.pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines == ["review.pdf"])
    let text = String(decoding: try project.folder.bytes("review.pdf"), as: UTF8.self)
    // Contents, the change and the new picture; two sides of the one, and one of the other.
    #expect(text.contains("/Count 3"))
    #expect(text.contains("/Title (changed a.png)"))
    #expect(text.contains("/Title (new c.png)"))
    #expect(text.components(separatedBy: "/Subtype /Image").count >= 4)
    try project.run("sheet", "--review", "out/review", "-o", "again.pdf")
    #expect(try project.folder.bytes("again.pdf") == project.folder.bytes("review.pdf"))
  }

  @Test(arguments: [nil, "no picture"]) func aPictureThatCannotBeShownLosesNoPage(_ content: String?) throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.write(ReviewProject.spec("Network"), to: "a")
    try project.write(ReviewProject.spec("New"), to: "c")
    #expect(try project.run("verify", "screens").status == 1)
    let path = "out/review/expected/a.png"
    try FileManager.default.removeItem(at: project.folder.url.appendingPathComponent(path))
    if let content { try project.folder.write(content, to: path) }
    let run = try project.run("sheet", "--review", "out/review", "-o", "review.pdf")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("\(path): error: "), "\(run.errors)")
    #expect(run.lines == ["review.pdf"])
    let text = String(decoding: try project.folder.bytes("review.pdf"), as: UTF8.self)
    #expect(text.contains("/Count 3") && text.contains("/Title (changed a.png)"))
    #expect(text.components(separatedBy: "/Subtype /Image").count >= 3)
  }

  @Test func picturesOfAGroupShareAPage() throws {
    let entry = { (name: String, group: String) in
      "{\"name\": \"\(name)\", \"state\": \"changed\", \"format\": \"png\", \"group\": \(group)}"
    }
    let entries = [entry("a-en.png", "\"g\""), entry("b.png", "null"), entry("a-de.png", "\"g\"")]
    let folder = try TemporaryFolder([
      "review/review.json":
        "{\"format\": \"tablemock review 1\", \"entries\": [\(entries.joined(separator: ","))]}"
    ])
    let run = try CommandRun(["sheet", "--review", "review", "-o", "r.pdf"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let text = String(decoding: try folder.bytes("r.pdf"), as: UTF8.self)
    #expect(text.contains("/Count 3"))
    #expect(text.contains("/Title (changed a-en.png and 1 more)"))
    #expect(!text.contains("/Title (changed a-de.png"))
  }

  @Test(arguments: [
    nil, "", "nonsense", "{}", "{\"format\": \"tablemock review 1\"}",
    "{\"format\": \"tablemock review 1\", \"entries\": 1}", "{\"format\": \"another\", \"entries\": []}",
  ])
  func whatIsNoReviewIsAFailure(_ record: String?) throws {
    let folder = try TemporaryFolder()
    if let record { try folder.write(record, to: "review/review.json") }
    let run = try CommandRun(["sheet", "--review", "review", "-o", "r.pdf"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("review/review.json: error: "))
    #expect(!folder.files.contains("r.pdf"))
  }

  @Test(arguments: [
    "null", "1", "{}", "{\"name\": 1, \"state\": []}",
    "{\"name\": \"a\", \"format\": \"png\", \"actual\": {\"file\": \"../a.png\", \"width\": 9, \"height\": 9}}",
    "{\"name\": \"a\", \"format\": \"png\", \"actual\": {\"file\": \"/a.png\", \"width\": 9, \"height\": 9}}",
    "{\"name\": \"a\", \"format\": \"png\", \"scale\": 0, \"actual\": {\"file\": \"a.png\", \"width\": -1, \"height\": 9}}",
    "{\"name\": \"\\u0000\\u001b\", \"words\": [1, {\"text\": \"\\u001b[1m\"}], \"pixels\": {\"count\": 1e300}}",
  ])
  func strangeEntriesArePagesWithoutPictures(_ entry: String) throws {
    let folder = try TemporaryFolder([
      "review/review.json": "{\"format\": \"tablemock review 1\", \"entries\": [\(entry)]}"
    ])
    let run = try CommandRun(["sheet", "--review", "review", "-o", "r.pdf"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try String(decoding: folder.bytes("r.pdf"), as: UTF8.self).contains("/Count 2"))
  }

  @Test func failuresHavePlaceAndHint() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.write("tableView: {rows: [{textLable: Wi-Fi}]}", to: "a")
    #expect(try project.run("verify", "screens").status == 2)
    let folder = ReviewFolder(path: FilePath(project.folder.url.path).appending("out/review"))
    let book = ReviewBookJob(folder, plan: try OutputPlan(output: nil, formats: [.pdf]))
    let findings = try book.entries().flatMap(\.findings)
    #expect(
      findings == [
        "screens/a.yaml:1:21: error: unknown key “textLable” in a cell; did you mean “textLabel”?"
      ], "\(findings)")
  }

  @Test func aPictureThatIsGoneIsAFailure() throws {
    let entry = """
      {"name": "a", "format": "png", "actual": {"file": "actual/a.png", "width": 9, "height": 9}}
      """
    let folder = try TemporaryFolder([
      "review/review.json": "{\"format\": \"tablemock review 1\", \"entries\": [\(entry)]}"
    ])
    let run = try CommandRun(["sheet", "--review", "review", "-o", "r.pdf"], in: folder.url)
    #expect(run.status == 1 && run.errors.contains("actual/a.png"))
  }

  @Test(arguments: [
    "--review out a.yaml -o r.pdf", "--review out -o r.png", "--review out -o r.pdf --as sheet",
    "--review out -o r.pdf --by theme", "--review out -o r.pdf --caption A", "--review -o r.pdf",
    "--review out -o r.pdf --table A", "-o r.pdf",
  ])
  func whatIsNotUnderstoodIsAUsageError(_ options: String) throws {
    let folder = try TemporaryFolder(["a.yaml": SheetCommandTests.spec])
    let run = try CommandRun(["sheet"] + options.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status == 64)
    #expect(folder.files == ["a.yaml"])
  }
}
