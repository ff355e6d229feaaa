import Foundation
import TableMock
import Testing

@testable import TableProject

/// Which approved pictures are called obsolete: none that something else of the project may have drawn.
@Suite struct ObsoletePictureTests {
  /// A project with three screens in two looks, all approved.
  private func project(
    _ manifest: String = "inputs: [screens]\nmatrix: {theme: [ios6, ios8]}\n"
  ) throws
    -> ReviewProject
  {
    let project = try ReviewProject([
      "a": ReviewProject.spec("A"), "b": ReviewProject.spec("B"), "b-more": ReviewProject.spec("C"),
    ])
    try project.folder.write(manifest, to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    return project
  }

  @Test(arguments: [["screens/a.yaml"], ["screens/b.yaml"], ["screens/b*.yaml"]])
  func oneInputMakesNoOtherObsolete(_ inputs: [String]) throws {
    let project = try ReviewProject([
      "a": ReviewProject.spec("A"), "b": ReviewProject.spec("B"), "b-more": ReviewProject.spec("C"),
    ])
    try project.approveAll()
    let run = try project.run(all: ["verify"] + inputs)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test(arguments: [
    ["--theme", "ios8"], ["--theme", "ios6", "--appearance", "light"], ["--picture-format", "svg"],
    ["--pattern", "{theme}/{name}.png"],
  ])
  func waysOfOneCallMakeNoOtherObsolete(_ options: [String]) throws {
    let project = try project()
    _ = try project.run(all: ["verify"] + options)
    #expect(try !project.states().values.contains("obsolete"))
  }

  /// Pictures of some ways are compared with those of the same ways.
  @Test func someWaysHaveTheNamesThatTheyHaveInAll() throws {
    let project = try project()
    let run = try project.run("verify", "--theme", "ios8")
    #expect(run.status == 0 && run.text == "3 same\n", "\(run.text)")
    try project.remove("screens/a.yaml")
    #expect(try project.run("verify", "--theme", "ios8").status == 1)
    #expect(try project.states() == ["a-ios8.png": "obsolete"])
    #expect(try project.run("verify").status == 1)
    #expect(try project.states() == ["a-ios6.png": "obsolete", "a-ios8.png": "obsolete"])
  }

  @Test func waysWithoutAManifestMakeNoOthersObsolete() throws {
    let project = try project()
    try project.remove("tablemock.yaml")
    try project.remove("screens/b-more.yaml")
    #expect(try project.run("verify", "screens", "--theme", "ios8").status == 1)
    #expect(try project.states() == ["a.png": "new", "b.png": "new"])
    #expect(try project.run("verify", "screens", "--theme", "ios6,ios8").status == 1)
    #expect(try project.states() == ["b-more-ios6.png": "obsolete", "b-more-ios8.png": "obsolete"])
  }

  /// What the project draws stays, also where a call draws something else, as by itself, into the same folder.
  @Test(arguments: [[], ["--baseline", "./golden"]])
  func inputsBesidesTheProjectMakeNoneOfItObsolete(_ options: [String]) throws {
    let project = try project("inputs: [screens]\n")
    try project.folder.write(ReviewProject.spec("D"), to: "other/d.yaml")
    let run = try project.run(all: ["verify", "other"] + options)
    #expect(run.status == 1 && run.text.hasSuffix("\n1 new\n"), "\(run.text)\(run.errors)")
    #expect(try project.states() == ["d.png": "new"])
    try project.remove("screens/a.yaml")
    #expect(try project.run(all: ["verify", "other"] + options).status == 1)
    #expect(try project.states() == ["a.png": "obsolete", "d.png": "new"])
    try project.write(ReviewProject.spec("A"), to: "a")
    let approval = try project.run("approve", "--all")
    #expect(approval.status == 1 && approval.errors.contains("would draw this picture again"))
  }

  @Test func foldersOfACallHaveObsoletePictures() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.remove("screens/b.yaml")
    let run = try project.run("verify", "screens")
    #expect(run.status == 1)
    #expect(try project.states() == ["b.png": "obsolete"])
    #expect(
      run.errors.contains(
        "to accept everything, which deletes 1 approved picture: tablemock approve --review out/review --all")
    )
  }

  @Test func aFilterMayLetObsoletePicturesThroughAlone() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.remove("screens/b.yaml")
    let run = try project.run("verify", "screens", "--filter", "b")
    #expect(run.status == 1 && run.text.hasSuffix("1 obsolete\n"), "\(run.errors)")
    #expect(try project.states() == ["b.png": "obsolete"])
    try project.write("tableView: {rows: [{nonsense: 2}]}", to: "a")
    #expect(try project.run("verify", "screens", "--filter", "b").status == 2)
  }

  @Test func whereAnInputFailsNoneIsObsolete() throws {
    let project = try project()
    try project.folder.write("inputs: [screns]\nmatrix: {theme: [ios6, ios8]}\n", to: "tablemock.yaml")
    #expect(try project.run("verify").status == 2)
    #expect(try !project.states().values.contains("obsolete"))
    #expect(try project.run("approve", "--all").status == 0)
    #expect(project.exists("golden/a-ios6.png") && project.exists("golden/b-more-ios8.png"))
    try project.folder.write("inputs: [screens]\nmatrix: {theme: [ios6, ios8]}\n", to: "tablemock.yaml")
    try project.remove("screens/a.yaml")
    try project.write("tableView: {rows: [{nonsense: 2}]}", to: "b")
    #expect(try project.run("verify").status == 2)
    #expect(try Set(project.states().values) == ["failed"])
    for part in ["1/2", "2/2"] {
      _ = try project.run("verify", "--shard", part)
      #expect(try !project.states().values.contains("obsolete"), "\(part)")
    }
  }

  @Test(arguments: [
    ("{folder}/{name}{-table}.png", "golden/x/y/a-b.png", true), ("{name}.png", "other/a.png", false),
    ("{name}-{theme}.{format}", "golden/a-ios6.png", true),
    ("{name}-{theme}.{format}", "golden/a-ios7.png", false),
    ("{theme}/{name}.png", "golden/ios8/a.png", true), ("{theme}/{name}.png", "golden/a.png", false),
    ("x/{name}.png", "golden/x/a.svg", false), ("x/{name}.png", "golden/xy/a.png", false),
  ])
  func patternsSayWhatFoldersMayName(_ pattern: String, _ path: String, _ mayName: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(ReviewProject.spec("A"), to: "screens/a.yaml")
    let matrix = try VariantMatrix(pattern.contains("{theme}") ? [.theme: ["ios6", "ios8"]] : [:])
    let settings = BatchManifest.Settings(matrix: matrix, output: pattern)
    let input = FilePath(folder.url.path)
    for (name, isFolder) in [("screens", true), ("screens/a.yaml", false)] {
      let manifest = BatchManifest(inputs: [.init(path: input.appending(FilePath(name)))], settings: settings)
      let plan = try BatchPlan(manifest, outputFolder: "golden")
      #expect(plan.mayName(FilePath(path)) == (mayName && isFolder))
    }
  }

  @Test func aRenamedScreenIsToldWithItsOldName() throws {
    let rows = { (last: String) in
      "size: {width: 200, height: 140}\ntableView: {rows: [One, Two, \(last)]}\n"
    }
    let project = try ReviewProject(["alpha": rows("Three"), "other": ReviewProject.spec("B")])
    let ways = ["screens", "--appearance", "light,dark", "--theme", "ios13"]
    _ = try project.run(all: ["verify"] + ways)
    _ = try project.run("approve", "--all")
    try project.remove("screens/alpha.yaml")
    try project.write(rows("Three"), to: "aleph")
    let renamed = try project.run(all: ["verify"] + ways)
    #expect(renamed.status == 1)
    for way in ["light", "dark"] {
      #expect(renamed.text.contains("  picture: renamed from alpha-\(way).png\n"), "\(renamed.text)")
      #expect(renamed.text.contains("  picture: renamed to aleph-\(way).png\n"))
    }
    #expect(!renamed.text.contains("→"))
    try project.write(rows("Four"), to: "aleph")
    let changed = try project.run(all: ["verify"] + ways)
    #expect(changed.text.contains("picture: renamed from alpha-dark.png"), "\(changed.text)")
    #expect(changed.text.contains("“Three” → “Four”"))
    #expect(!changed.text.contains("other"))
    // Both are approved as what they are.
    #expect(try project.run("approve", "--all").status == 0)
    #expect(try project.run(all: ["verify"] + ways).status == 0)
  }

  /// A screen that keeps half of its texts is another one.
  @Test(arguments: [("Two", "Three", true), ("Two", "Other", false)])
  func aScreenKeepsMoreThanHalfOfItsTexts(_ second: String, _ third: String, _ isSame: Bool) throws {
    let rows = { (texts: String) in
      "size: {width: 200, height: 180}\ntableView: {rows: [\(texts)]}\n"
    }
    let project = try ReviewProject(["alpha": rows("One, Two, Three, Four")])
    try project.approveAll()
    try project.remove("screens/alpha.yaml")
    try project.write(rows("One, \(second), \(third), Else"), to: "aleph")
    let run = try project.run("verify", "screens")
    #expect(run.status == 1 && run.text.contains("renamed from alpha.png") == isSame, "\(run.text)")
  }
}
