import Foundation
import TableMock
import Testing

/// Which pictures in the folder of approved ones are taken for approved, so that they may be obsolete.
@Suite struct ApprovedPictureTests {
  /// A picture that no review has anything to do with.
  private func image() throws -> Data {
    let folder = try TemporaryFolder()
    try folder.write(ReviewProject.spec("Image"), to: "image.yaml")
    #expect(try CommandRun(["render", "image.yaml"], in: folder.url).status == 0)
    return try folder.bytes("image.png")
  }

  @Test func imagesAmongSourcesAreNeverObsolete() throws {
    let project = try ReviewProject()
    for name in ["icon", "logo"] {
      try image().write(to: project.folder.url.appendingPathComponent("screens/\(name).png"))
    }
    try project.write(
      ReviewProject.spec("A").replacing("textLabel:", with: "imageView: icon.png, textLabel:"), to: "a")
    for _ in 1...2 {
      _ = try project.run("verify", "screens", "--baseline", "screens")
      #expect(try !project.states().values.contains("obsolete"))
      #expect(try project.run("approve", "--all", "--baseline", "screens").status == 0)
    }
    #expect(project.exists("screens/icon.png") && project.exists("screens/logo.png"))
    try project.remove("screens/b.yaml")
    #expect(try project.run("verify", "screens", "--baseline", "screens").status == 1)
    #expect(try project.states() == ["b.png": "obsolete"], "what was approved there is obsolete all the same")
  }

  /// A folder above the sources holds them as well.
  @Test func imagesBelowTheFolderOfApprovedPicturesAreNeverObsolete() throws {
    let project = try ReviewProject()
    try image().write(to: project.folder.url.appendingPathComponent("screens/icon.png"))
    #expect(try project.run("verify", "screens", "--baseline", ".").status == 1)
    #expect(try project.run("approve", "--all", "--baseline", ".").status == 0)
    let run = try project.run("verify", "screens", "--baseline", ".")
    #expect(run.status == 0, "\(run.text)")
  }

  /// Even a picture that was approved is no longer one where a source shows it.
  @Test func anApprovedPictureThatASourceShowsIsNotObsolete() throws {
    let project = try ReviewProject(["a": ReviewProject.spec("A")])
    try project.folder.write(ReviewProject.spec("B"), to: "screens/icon.yaml")
    #expect(try project.run("verify", "screens", "--baseline", "screens").status == 1)
    #expect(try project.run("approve", "--all", "--baseline", "screens").status == 0)
    try project.remove("screens/icon.yaml")
    try project.write(
      ReviewProject.spec("A").replacing("textLabel:", with: "imageView: icon.png, textLabel:"), to: "a")
    #expect(try project.run("verify", "screens", "--baseline", "screens").status == 1)
    #expect(try project.states() == ["a.png": "changed"])
  }

  /// What “render” writes has no notes; where the folder has a lock and no sources, all in it was approved.
  @Test func picturesWithoutANoteAreObsoleteBesideALock() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try image().write(to: project.folder.url.appendingPathComponent("golden/old.png"))
    try project.folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "golden/old.svg")
    #expect(try project.run("verify", "screens", "--picture-format", "png,svg").status == 1)
    #expect(try project.states().filter { $0.value == "obsolete" }.keys.sorted() == ["old.png", "old.svg"])
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try project.states() == ["old.png": "obsolete"])
    try project.remove("golden/tablemock.lock")
    let run = try project.run("verify", "screens")
    #expect(try project.states().isEmpty, "\(run.text)")
  }

  @Test func picturesOfAReviewAreNone() throws {
    let project = try ReviewProject()
    let arguments = ["verify", "screens", "--review", "golden/review"]
    #expect(try project.run(all: arguments).status == 1)
    #expect(try project.run("approve", "--review", "golden/review", "--all").status == 0)
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    for _ in 1...2 {
      #expect(try project.run(all: arguments).status == 1)
      let json = try JSONSerialization.jsonObject(with: project.folder.bytes("golden/review/review.json"))
      let entries = try #require((json as? [String: Any])?["entries"] as? [[String: Any]])
      #expect(entries.compactMap { $0["name"] as? String } == ["a.png"])
    }
  }

  /// What a comparison of pictures has left among them is not compared the next time.
  @Test func aComparisonLeavesOutItsOwnPictures() throws {
    let project = try ReviewProject()
    for (folder, text) in [("one", "A"), ("two", "B")] {
      try project.write(ReviewProject.spec(text), to: "a")
      #expect(try project.run("render", "screens/a.yaml", "-o", "\(folder)/a.png").status == 0)
    }
    let runs = try (1...2).map { _ in try project.run("diff", "one", "two", "-o", "two/out") }
    #expect(runs.allSatisfy { $0.status == 1 } && runs[0].text == runs[1].text, "\(runs[1].text)")
  }
}
