import Foundation
import TableMock
import Testing

/// Files of others in the folder of a review: a review takes away what it has written, and nothing else.
@Suite struct OwnFileTests {
  private func reviewed() throws -> ReviewProject {
    let project = try ReviewProject(["a": ReviewProject.spec("Wi-Fi"), "sub/b": ReviewProject.spec("Sound")])
    try project.approveAll()
    for name in ["a", "sub/b"] { try project.write(ReviewProject.spec("Changed"), to: name) }
    #expect(try project.run("verify", "screens").status == 1)
    return project
  }

  @Test(
    arguments: [
      "out/review/actual/mine.png", "out/review/actual/sub/mine.png", "out/review/actual/new/mine.txt",
      "out/review/actual/.hidden", "out/review/expected/mine.png", "out/review/scenes/mine.js",
      "out/review/notes.txt",
    ], [true, false])
  func theyStay(_ file: String, hasHiddenFiles: Bool) throws {
    let project = try reviewed()
    try project.folder.write("mine", to: file)
    if !hasHiddenFiles { try project.remove("out/review/.tablemock-review") }
    for name in ["a", "sub/b"] { try project.write(ReviewProject.spec("Other"), to: name) }
    for _ in 1...2 {
      #expect(try project.run("verify", "screens", "--filter", "a").status == 1)
      #expect(String(decoding: try project.folder.bytes(file), as: UTF8.self) == "mine")
      #expect(project.exists("out/review/actual/a.png") && !project.exists("out/review/actual/sub/b.png"))
      #expect(!project.exists("out/review/.earlier"))
    }
  }

  /// What is there under the name of a picture is neither replaced nor passed over.
  @Test func aFileInTheWayIsNotReplaced() throws {
    let project = try reviewed()
    try project.folder.write("mine", to: "out/review/actual/c.png")
    try project.write(ReviewProject.spec("New"), to: "c")
    let run = try project.run("verify", "screens")
    #expect(run.status == 2)
    #expect(
      (run.text + run.errors).contains(
        "out/review/actual/c.png: there is something here that no review wrote")
        || (run.text + run.errors).contains("there is something here that no review wrote"),
      "\(run.text)\(run.errors)")
    #expect(String(decoding: try project.folder.bytes("out/review/actual/c.png"), as: UTF8.self) == "mine")
  }

  /// Links that lead out are taken away where a review wants their names, and nothing is written through them.
  @Test(arguments: ["actual", "actual/sub"]) func nothingIsWrittenThroughALink(_ folder: String) throws {
    let project = try reviewed()
    try project.folder.write("mine", to: "elsewhere/b.png")
    let link = project.folder.url.appendingPathComponent("out/review/\(folder)")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: project.folder.url.appendingPathComponent("elsewhere"))
    _ = try project.run("verify", "screens")
    #expect(project.folder.files.filter { $0.hasPrefix("elsewhere/") } == ["elsewhere/b.png"])
    #expect(String(decoding: try project.folder.bytes("elsewhere/b.png"), as: UTF8.self) == "mine")
  }
}
