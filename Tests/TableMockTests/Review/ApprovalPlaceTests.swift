import Foundation
import TableLinting
import TableMock
import TableProject
import Testing

@testable import TableReview

/// Where approved pictures lie and reviews go: where the user says, or else within the repository.
@Suite struct ApprovalPlaceTests {
  @Test(arguments: [true, false]) func approvingElsewhereSaysWhereToDoIt(_ isObsolete: Bool) throws {
    let project = try ReviewProject()
    if isObsolete {
      try project.approveAll()
      try project.remove("screens/b.yaml")
    }
    #expect(try project.run("verify", "screens").status == 1)
    try project.folder.write("", to: "other/file")
    let other = project.folder.url.appendingPathComponent("other")
    let run = try CommandRun(
      ["approve", "--review", "../out/review", "--all"], in: other, environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.status == 1)
    #expect(run.errors.contains("run “tablemock approve” in the folder in which “tablemock verify” ran"))
    #expect(try project.run("approve", "--all").status == 0)
  }

  // MARK: What nobody has named

  /// A checkout of a stranger's in the folder `in`, beside a folder with pictures, findings and a review of the user's own.
  private func checkout(
    _ manifest: String, links: [(name: String, end: String)] = []
  ) throws
    -> ReviewProject
  {
    let project = try ReviewProject(["a": ReviewProject.spec("Mine")])
    #expect(try project.run("verify", "screens", "--baseline", "own", "--review", "kept").status == 1)
    let approve = try project.run("approve", "--baseline", "own", "--review", "kept", "--all")
    #expect(approve.status == 0, "\(approve.errors)")
    try project.folder.write("{\"format\": \"tablemock-lint-baseline\", \"findings\": []}", to: "known.json")
    try project.folder.write(ReviewProject.spec("Theirs"), to: "in/a.yaml")
    try project.folder.write(manifest, to: "in/tablemock.yaml")
    for (name, end) in links { try link("in/" + name, to: end, in: project) }
    return project
  }

  private func link(_ name: String, to end: String, in project: ReviewProject) throws {
    let path = project.folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: path)
    try FileManager.default.createSymbolicLink(atPath: path.path, withDestinationPath: end)
  }

  private func run(_ words: [String], in project: ReviewProject) throws -> CommandRun {
    try CommandRun(
      words, in: project.folder.url.appendingPathComponent("in"), environment: ["PATH": "/usr/bin:/bin"])
  }

  /// What the manifest says besides its inputs, the links in its folder, the verb, the far end of the place, and what of the
  /// call names the same place.
  private static let places:
    [(manifest: String, links: [(name: String, end: String)], verb: [String], end: String, option: String)] =
      [
        ("baseline: ../own", [], ["verify"], "own", "--baseline"),
        ("baseline: ../own", [], ["verify", "a.yaml"], "own", "--baseline"),
        ("baseline: ../own", [], ["approve", "--all"], "own", "--baseline"),
        ("baseline: not/../../own", [], ["verify"], "own", "--baseline"),
        ("baseline: golden", [("golden", "../own")], ["verify"], "own", "--baseline"),
        ("", [("golden", "../own")], ["verify"], "own", "--baseline"),
        ("", [("golden", "../own")], ["approve", "--all"], "own", "--baseline"),
        ("review: ../kept", [], ["verify"], "kept", "--review"),
        ("review: ../kept", [], ["approve", "--all"], "kept", "--review"),
        ("review: ../new/review", [], ["verify"], "new/review", "--review"),
        ("", [("out/review", "../../kept")], ["verify"], "kept", "--review"),
        ("", [("out", "../kept")], ["verify"], "kept/review", "--review"),
        ("lint: {baseline: ../known.json}", [], ["lint"], "known.json", "--baseline"),
        (
          "lint: {baseline: known.json}", [("known.json", "../known.json")], ["lint"], "known.json",
          "--baseline"
        ),
      ]

  @Test(arguments: places.indices) func manifestsThatAreFoundNameNoPlaceElsewhere(_ number: Int) throws {
    let (manifest, links, verb, end, option) = Self.places[number]
    let project = try checkout("inputs: [a.yaml]\n\(manifest)\n", links: links)
    let before = project.folder.files.filter { !$0.hasPrefix("in/") }
    let content = try ["own", "kept"].map(project.content)
    let run = try run(verb, in: project)
    #expect(run.status == 2, "\(run.text) \(run.errors)")
    let near = project.folder.url.resolvingSymlinksInPath().path
    if !manifest.contains("not/") {
      #expect(
        run.errors.contains(" would be \(near)/\(end), outside \(near)/in"), "\(run.errors)")
    }
    #expect(run.errors.contains(option), "\(run.errors)")
    #expect(project.folder.files.filter { !$0.hasPrefix("in/") } == before)
    #expect(try ["own", "kept"].map(project.content) == content)
    #expect(!project.folder.files.contains { $0.hasSuffix(".png") && $0.hasPrefix("in/out") })
    // Who names the place, or the manifest, may have it anywhere.
    for words in [[option, "../" + end], ["--manifest", "tablemock.yaml"]] {
      let said = try self.run(verb + words, in: project)
      #expect(!said.errors.contains(", outside "), "\(words) \(said.errors)")
    }
    try project.folder.write("", to: ".git/HEAD")
    // What leads up from a folder that there is not lies nowhere yet.
    #expect(try self.run(verb, in: project).errors.contains(", outside ") == manifest.contains("not/"))
  }

  @Test func verifyingTakesNoKnownFindingsFromElsewhere() throws {
    let project = try checkout("inputs: [a.yaml]\nlint: {baseline: ../known.json}\n")
    let run = try run(["verify", "--lint"], in: project)
    #expect(run.status == 2 && run.errors.contains("../known.json: error: the file of known findings would "))
    let found = Project(
      around: FilePath(project.folder.url.appendingPathComponent("in").path), ManifestSearch()
    ).lintRequest()
    #expect(found.request.baseline == nil && found.flaw != nil)
    try project.folder.write("", to: ".git/HEAD")
    #expect(!(try self.run(["verify", "--lint"], in: project)).errors.contains("known findings"))
  }

  /// Names of pictures lead out of no review.
  @Test(arguments: ["..", "../..", "../../..", "ROOT", "x/../../.."]) func namesLeadOutOfNoReview(
    _ way: String
  ) throws {
    let root = way == "ROOT"
    let project = try checkout("inputs: [a.yaml]\n")
    let pattern = (root ? project.folder.url.path : way) + "/{name}-new.{format}"
    try project.folder.write("inputs: [a.yaml]\noutput: '\(pattern)'\n", to: "in/tablemock.yaml")
    let run = try run(["verify"], in: project)
    #expect(run.status == 2, "\(run.text) \(run.errors)")
    #expect((run.text + run.errors).contains("outside the review’s folder"), "\(run.text) \(run.errors)")
    #expect(!project.folder.files.contains { $0.hasSuffix("a-new.png") })
  }

  // MARK: Links among pictures

  @Test(arguments: [false, true]) func approvedPicturesThatLieElsewhereAreNotRead(_ isInProject: Bool) throws
  {
    let project = try checkout("inputs: [a.yaml]\n", links: [("golden/a.png", "../../own/a.png")])
    if isInProject { try project.folder.write("inputs: []\n", to: "tablemock.yaml") }
    let words = isInProject ? ["--project", "..", "a.yaml", "--baseline", "golden"] : []
    let run = try run(["verify"] + words, in: project)
    #expect(Int(run.status) == (isInProject ? 1 : 2), "\(run.text) \(run.errors)")
    let near = project.folder.url.resolvingSymlinksInPath().path
    let said = run.text + run.errors
    #expect(
      said.contains("a link leads from here to \(near)/own/a.png, outside") != isInProject)
    #expect(project.exists("in/out/review/expected/a.png") == isInProject)
    guard !isInProject else { return }
    let own = try project.content(of: "own")
    let approve = try self.run(["approve", "a.png"], in: project)
    #expect(approve.status == 1, "\(approve.text) \(approve.errors)")
    #expect(try project.content(of: "own") == own)
  }

  @Test func obsoletePicturesThatLieElsewhereAreNotRead() throws {
    let project = try checkout("inputs: [a.yaml]\n", links: [("golden/z.png", "../../own/a.png")])
    try project.folder.write("", to: "in/golden/tablemock.lock")
    let run = try run(["verify"], in: project)
    #expect(run.status == 2 && run.text.contains("z.png"), "\(run.text) \(run.errors)")
    #expect(!project.exists("in/out/review/expected/z.png"))
  }

  @Test func linksAmongApprovedPicturesAreFollowed() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try FileManager.default.moveItem(
      at: project.folder.url.appendingPathComponent("golden/a.png"),
      to: project.folder.url.appendingPathComponent("golden/one"))
    try link("golden/a.png", to: "one", in: project)
    #expect(try project.run("verify", "screens").status == 0)
    try FileManager.default.moveItem(
      at: project.folder.url.appendingPathComponent("golden"),
      to: project.folder.url.appendingPathComponent("pictures"))
    try link("golden", to: "pictures", in: project)
    #expect(try project.run("verify", "screens").status == 0)
  }

  /// What a book shows of a review lies in the review's folder, which may itself be found by a link.
  @Test(arguments: [("../../../own/a.png", false), ("../actual/a.png", true), ("../actual/none.png", false)])
  func booksShowNothingFromElsewhere(_ end: String, _ isShown: Bool) throws {
    let project = try ReviewProject(["a": ReviewProject.spec("Old")])
    try project.approveAll()
    try project.write(ReviewProject.spec("New"), to: "a")
    #expect(try project.run("verify", "screens").status == 1)
    try FileManager.default.copyItem(
      at: project.folder.url.appendingPathComponent("golden"),
      to: project.folder.url.appendingPathComponent("own"))
    try link("here", to: "out/review", in: project)
    #expect(try project.run("sheet", "--review", "here", "-o", "r.pdf").status == 0)
    try link("out/review/expected/a.png", to: end, in: project)
    for folder in ["here", "out/review"] {
      let run = try project.run("sheet", "--review", folder, "-o", "r.pdf")
      #expect(Int(run.status) == (isShown ? 0 : 1), "\(run.errors)")
      #expect(run.errors.contains("/expected/a.png: error: ") != isShown, "\(run.errors)")
    }
    try FileManager.default.moveItem(
      at: project.folder.url.appendingPathComponent("out/review/review.json"),
      to: project.folder.url.appendingPathComponent("review.json"))
    try link("out/review/review.json", to: "../../review.json", in: project)
    #expect(try project.run("sheet", "--review", "out/review", "-o", "r.pdf").status == 1)
  }
}
