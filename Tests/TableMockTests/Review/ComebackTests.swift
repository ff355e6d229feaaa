import Foundation
import TableMock
import Testing

/// Pictures that were obsolete when they were reviewed, and would be drawn again when that is approved.
@Suite struct ComebackTests {
  /// A project whose second screen has gone since its picture was approved, and which was verified.
  private func reviewed(_ arguments: [String] = ["screens"]) throws -> ReviewProject {
    let project = try ReviewProject()
    try project.approveAll()
    try move("screens/b.yaml", to: "b.yaml", in: project)
    #expect(try project.run(all: ["verify"] + arguments).status == 1)
    #expect(try project.states() == ["b.png": "obsolete"])
    return project
  }

  private func move(_ file: String, to name: String, in project: ReviewProject) throws {
    let folder = project.folder.url
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent(file), to: folder.appendingPathComponent(name))
  }

  @Test func aSourceThatIsThereAgainKeepsItsPicture() throws {
    let project = try reviewed()
    try move("b.yaml", to: "screens/b.yaml", in: project)
    let run = try project.run("approve", "--all")
    #expect(run.status == 1 && project.exists("golden/b.png"))
    #expect(
      run.errors.contains("b.png: error: a source has changed since, and would draw this picture again"))
  }

  /// A table that another file has got, or one that nobody can tell of, since the file is broken.
  @Test(arguments: [
    (
      "size: {width: 200, height: 100}\ntableViews:\n  - {name: x, rows: [{textLabel: A}]}\n  - {name: b, rows: [{textLabel: B}]}\n",
      1
    ),
    ("tableView: {rows: [{nonsense: 1}]}", 1), (ReviewProject.spec("Other"), 0),
  ])
  func tablesThatAreThereAgainKeepTheirPictures(_ spec: String, _ status: Int) throws {
    let project = try ReviewProject(["a": ReviewProject.spec("A"), "a-b": ReviewProject.spec("B")])
    try project.approveAll()
    try project.remove("screens/a-b.yaml")
    #expect(try project.run("verify", "screens").status == 1)
    try project.write(spec, to: "a")
    #expect(try project.run("approve", "--obsolete").status == Int32(status))
    #expect(project.exists("golden/a-b.png") == (status == 1))
  }

  @Test func aManifestThatHasChangedBackKeepsItsPictures() throws {
    let project = try ReviewProject()
    let manifest = { (looks: String) in "inputs: [screens]\nmatrix: {theme: [\(looks)]}\n" }
    try project.folder.write(manifest("ios6, ios8"), to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    try project.folder.write(manifest("ios8, ios16"), to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    try project.folder.write(manifest("ios6, ios8"), to: "tablemock.yaml")
    let run = try project.run("approve", "--obsolete")
    #expect(run.status == 1 && run.errors.contains("tablemock.yaml has changed since it was reviewed"))
    #expect(project.exists("golden/a-ios6.png") && project.exists("golden/b-ios6.png"))
  }

  /// What a part of the project does not have may be drawn by the whole.
  @Test func thePartOfAProjectAsksForTheWhole() throws {
    let project = try ReviewProject(["one/a": ReviewProject.spec("A"), "one/b": ReviewProject.spec("B")])
    try project.folder.write(
      "inputs: [{path: screens/one, matrix: {scale: [1]}}, other]\noutput: \"{name}.png\"\n",
      to: "tablemock.yaml")
    try project.folder.write(ReviewProject.spec("C"), to: "other/c.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    try move("screens/one/b.yaml", to: "b.yaml", in: project)
    #expect(try project.run("verify", "screens/one").status == 1)
    #expect(try project.states() == ["b.png": "obsolete"])
    try move("b.yaml", to: "other/b.yaml", in: project)
    #expect(try project.run("approve", "--all").status == 1)
    #expect(project.exists("golden/b.png"))
  }

  @Test func whatStaysAwayIsDeleted() throws {
    let project = try reviewed()
    #expect(try project.run("approve", "--all").lines == ["deleted b.png"])
    #expect(!project.exists("golden/b.png"))
  }

  /// Reviews of older versions do not say what was planned.
  @Test func aReviewWithoutAPlanDeletesNothing() throws {
    let project = try reviewed()
    try project.remove("out/review/plan.json")
    #expect(try project.run("approve", "--all").status == 1)
    #expect(project.exists("golden/b.png"))
  }
}
