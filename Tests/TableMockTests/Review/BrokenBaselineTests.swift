import Foundation
import TableMock
import Testing

/// Approved pictures that cannot be read: they are named, and can be replaced by what was drawn.
@Suite struct BrokenBaselineTests {
  /// A project with two approved pictures, of which `b` has changed.
  private func project() throws -> ReviewProject {
    let project = try ReviewProject()
    try project.approveAll()
    try project.write(ReviewProject.spec("Sounds"), to: "b")
    return project
  }

  /// What may lie in the place of a picture.
  struct Content: CustomTestStringConvertible {
    var testDescription: String
    var bytes: @Sendable (Data) -> Data
  }

  static let contents = [
    Content(testDescription: "empty") { _ in Data() },
    Content(testDescription: "text") { _ in Data("no picture".utf8) },
    Content(testDescription: "JPEG") { _ in Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) },
    Content(testDescription: "heading alone") { $0.prefix(40) },
    Content(testDescription: "half") { $0.prefix($0.count / 2) },
    Content(testDescription: "damaged") { data in
      var data = data
      data[data.count / 2] ^= 0xFF
      return data
    },
  ]

  @Test(arguments: contents) func whatIsNoPictureCanBeReplaced(_ content: Content) throws {
    let project = try project()
    let file = project.folder.url.appendingPathComponent("golden/b.png")
    try content.bytes(try project.folder.bytes("golden/b.png")).write(to: file)
    let run = try project.run("verify", "screens")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.text.contains("changed b.png\n  golden/b.png cannot be compared: "), "\(run.text)")
    #expect(!run.text.contains("screens/b.yaml"))
    let entry = try #require(try project.entries()["b.png"])
    #expect((entry["expected"] as? [String: Any])?["file"] is NSNull)
    #expect(project.exists("out/review/index.html") && !project.exists("out/review/expected/b.png"))
    #expect(try project.run("approve", "b").lines == ["approved b.png"])
    #expect(try project.run("verify", "screens").text == "2 same\n")
  }

  @Test func anotherBrokenPictureIsNotReplaced() throws {
    let project = try project()
    try project.folder.write("no picture", to: "golden/b.png")
    try project.run("verify", "screens")
    try project.folder.write("no picture either", to: "golden/b.png")
    let run = try project.run("approve", "b")
    #expect(run.status == 1 && run.errors.contains("has changed since it was compared"))
  }

  /// What was not fetched may be like what was drawn: that is not for approving.
  @Test func pointersAreNamedAndStay() throws {
    let project = try project()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"
    try project.folder.write(pointer, to: "golden/b.png")
    try project.folder.write(pointer, to: "golden/gone.png")
    let run = try project.run("verify", "screens", "--junit", "junit.xml")
    #expect(run.status == 2)
    #expect(
      run.text.contains("failed b.png\n  golden/b.png: the file is a Git LFS pointer"), "\(run.text)")
    let approval = try project.run("approve", "b")
    #expect(approval.status == 1)
    #expect(approval.errors.contains("no picture to approve: the file is a Git LFS pointer"))
    try project.remove("screens/b.yaml")
    try project.remove("golden/b.png")
    #expect(try project.run("verify", "screens").status == 2)
    #expect(try project.states() == ["gone.png": "failed"])
  }

  @Test func sourcesThatFailAreBlamedThemselves() throws {
    let project = try project()
    try project.write("tableView: {rows: [{nonsense: 2}]}", to: "b")
    #expect(try project.run("verify", "screens").status == 2)
    let run = try project.run("approve", "b")
    #expect(
      run.status == 1 && run.errors.contains("no picture to approve: ")
        && run.errors.contains("nonsense"))
  }
}
