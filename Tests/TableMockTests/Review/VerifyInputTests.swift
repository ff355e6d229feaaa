import Testing

/// Inputs that are named in a project with a manifest.
@Suite struct VerifyInputTests {
  private func project() throws -> ReviewProject {
    let project = try ReviewProject()
    try project.folder.write(
      "inputs: [screens]\nbaseline: approved\nreview: look\nmatrix: {theme: [ios6, ios8]}\n",
      to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all", "--review", "look").status == 0)
    return project
  }

  @Test(arguments: [
    (["screens/a.yaml"], "2 same\n"), (["screens/a.yaml", "screens/b.yaml"], "4 same\n"),
    (["screens"], "4 same\n"), (["screens/*.yaml"], "4 same\n"),
    (["screens/a.yaml", "--theme", "ios6"], "1 same\n"),
  ])
  func theyAreDrawnAsTheManifestSays(_ arguments: [String], _ text: String) throws {
    let project = try project()
    let run = try project.run(all: ["verify"] + arguments)
    #expect(run.text == text, "\(run.text)\(run.errors)")
    #expect(run.status == 0)
  }

  @Test func whatChangedIsFoundInAllWaysAndApproved() throws {
    let project = try project()
    try project.write(ReviewProject.spec("Network"), to: "a")
    try project.write(ReviewProject.spec("Other"), to: "b")
    let run = try project.run("verify", "screens/a.yaml")
    #expect(run.status == 1)
    #expect(run.lines.last == "2 changed")
    #expect(run.text.contains("changed a-ios6.png: ") && run.text.contains("changed a-ios8.png: "))
    #expect(!run.text.contains("b-ios"))
    #expect(try project.run("approve", "a-ios6", "a-ios8", "--review", "look").status == 0)
    #expect(try project.run("verify", "screens/a.yaml").status == 0)
  }

  @Test func picturesOfOtherFilesAreNotObsolete() throws {
    let project = try project()
    try project.remove("screens/b.yaml")
    #expect(try project.run("verify", "screens/a.yaml").text == "2 same\n")
    #expect(try project.run("verify", "screens").lines.last == "2 same, 2 obsolete")
  }

  @Test func whatTheManifestDoesNotHaveIsDrawnByItself() throws {
    let project = try project()
    try project.folder.write(ReviewProject.spec("A"), to: "elsewhere/x.yaml")
    let run = try project.run("verify", "elsewhere/x.yaml")
    #expect(run.lines.first == "new x.png: it was not there before")
    #expect(project.exists("out/review/actual/x.png"))
  }

  @Test func aBrokenManifestIsSaid() throws {
    let project = try project()
    try project.folder.write("inputs: [screens\n", to: "tablemock.yaml")
    let run = try project.run("verify", "screens/a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.contains("tablemock.yaml:"))
  }
}
