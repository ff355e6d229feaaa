import Foundation
import TableMock
import Testing

/// That a picture's name can be taken from one output, or typed, and given to `approve`.
@Suite struct PictureNameTests {
  private func reviewed() throws -> ReviewProject {
    let project = try ReviewProject(
      Dictionary(
        uniqueKeysWithValues: ["s1", "s2", "deep/s1", "zz1"].map { ($0, ReviewProject.spec($0)) }))
    try project.approveAll()
    for name in ["s1", "s2", "deep/s1"] { try project.write(ReviewProject.spec("new \(name)"), to: name) }
    try project.remove("screens/zz1.yaml")
    #expect(try project.run("verify", "screens", "--junit", "junit.xml").status == 1)
    return project
  }

  @Test(arguments: [
    ("s1", ["s1.png"]), ("./s1.png", ["s1.png"]), ("golden/s1.png", ["s1.png"]), ("./golden/s1", ["s1.png"]),
    ("s?", ["s1.png", "s2.png"]), ("s[12]", ["s1.png", "s2.png"]),
    ("*1", ["deep/s1.png", "s1.png", "zz1.png"]),
    ("golden/deep", ["deep/s1.png"]), ("d*/s?", ["deep/s1.png"]), ("!s?", ["deep/s1.png", "zz1.png"]),
    (".//s2", ["s2.png"]), ("zz*", ["zz1.png"]),
  ])
  func namesAndPatternsAreTaken(_ typed: String, _ names: [String]) throws {
    let project = try reviewed()
    let run = try project.run("approve", "--", typed)
    let found = run.lines.map { $0.split(separator: " ").dropFirst().joined() }
    #expect(run.status == 0 && found.sorted() == names, "\(run.errors)")
  }

  @Test(arguments: ["golden", "./", "../golden/s1.png", "x/golden/s1.png", "golden/golden/s1.png", "s3", ""])
  func othersAreNot(_ typed: String) throws {
    let project = try reviewed()
    let run = try project.run("approve", "--", typed)
    #expect(run.status == 1 && run.errors.contains("no picture of this name"), "\(run.text)")
  }

  /// What would be a pattern is the name first.
  @Test func aNameWithBracketsIsThatName() throws {
    let project = try ReviewProject(["s[1]": ReviewProject.spec("A"), "other": ReviewProject.spec("B")])
    let run = try project.run("verify", "screens", "--filter", "s[1]")
    #expect(
      run.status == 1 && run.lines.first == "new s[1].png: it was not there before",
      "\(run.text)\(run.errors)")
  }

  @Test func testsAreCalledAsPicturesAre() throws {
    let project = try reviewed()
    let junit = String(decoding: try project.folder.bytes("junit.xml"), as: UTF8.self)
    let names = junit.matches(of: #/testcase classname="[^"]*" name="([^"]*)"/#).map { String($0.1) }
    #expect(names.sorted() == ["deep/s1.png", "s1.png", "s2.png", "zz1.png"])
    #expect(try project.run(all: ["approve"] + names).status == 0)
    #expect(try project.run("verify", "screens").text == "3 same\n")
  }

  @Test(arguments: [
    "\u{FEFF}s1.png\ns2.png\n", "  s1.png\n\ts2.png \t\n",
    "\u{FEFF}# a remark\n\n   \n./s1\r\ngolden/s2.png\r\n",
  ])
  func filesOfNamesAreReadAsTheyAreTyped(_ text: String) throws {
    let project = try reviewed()
    try project.folder.write(text, to: "approvals.txt")
    let run = try project.run("approve", "--from", "approvals.txt")
    #expect(run.lines == ["approved s1.png", "approved s2.png"], "\(run.errors)")
  }

  /// A name with a blank at its beginning is that one, where there is such a picture.
  @Test func aNameThatIsThereIsTakenAsItIs() throws {
    let project = try ReviewProject([" a": ReviewProject.spec("A"), "a": ReviewProject.spec("B")])
    try project.run("verify", "screens")
    try project.folder.write(" a.png\n", to: "approvals.txt")
    #expect(try project.run("approve", "--from", "approvals.txt").lines == ["approved  a.png"])
  }

  @Test func filesInTheFoldersOfPicturesStandForTheirNames() throws {
    let project = try reviewed()
    let golden = project.folder.url.appendingPathComponent("golden/deep/s1.png").path
    for (path, name) in [
      ("out/review/actual/s1.png", "s1.png"), (golden, "deep/s1.png"),
      ("./out/review/expected/s2.png", "s2.png"), ("out/review/expected/zz1", "zz1.png"),
    ] {
      let run = try project.run("approve", path)
      #expect(run.lines.map { $0.split(separator: " ").last } == [Substring(name)], "\(path): \(run.errors)")
    }
  }

  @Test(arguments: ["golden/s1.png", "./golden/s1", "golden/s1*", "!golden/[sz]2.png"])
  func filtersTakeThemWithTheFolder(_ filter: String) throws {
    let project = try reviewed()
    let run = try project.run("verify", "screens", "--filter", filter)
    #expect(run.status == 1, "\(run.errors)")
    #expect(try project.states()["s1.png"] == "changed" && project.states()["s2.png"] == nil)
  }

  /// As terminals, files and the page of a review show them.
  @Test(arguments: ["new\nline", "tab\there", "\u{1B}[31mred"]) func namesAreTakenAsTheyAreShown(
    _ name: String
  ) throws {
    let project = try ReviewProject([name: ReviewProject.spec("A")])
    let shown = try #require(try project.run("verify", "screens").lines.first).dropFirst("new ".count)
      .prefix { $0 != ":" }
    #expect(!shown.contains { $0.isNewline || $0 == "\t" || $0 == "\u{1B}" })
    try project.folder.write("\(shown)\n", to: "approvals.txt")
    let run = try project.run("approve", "--from", "approvals.txt")
    #expect(run.lines == ["approved \(shown)"], "\(run.errors)")
  }

  @Test func aNameThatIsNotUTF8IsTakenAsItIsShown() throws {
    let project = try ReviewProject([:])
    let spec = ReviewProject.spec("A")
    try project.folder.write(spec, to: "a.yaml")
    let made = try CommandRun(
      script: "mkdir screens; mv a.yaml $(printf 'screens/b\\377d.yaml')", in: project.folder.url)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try project.run("verify", "screens").status == 1)
    let run = try project.run("approve", "b\\xFFd.png")
    #expect(run.lines == ["approved b\\xFFd.png"], "\(run.errors)")
  }

  @Test func manyWrongNamesAreSummedUp() throws {
    let project = try reviewed()
    try project.folder.write((1...500).map { "no\($0).png\n" }.joined(), to: "approvals.txt")
    let run = try project.run("approve", "--from", "approvals.txt")
    #expect(run.status == 1)
    #expect(run.errors.split(separator: "\n").count == 11, "\(run.errors)")
    #expect(
      run.errors.contains(
        "no10.png: error: the review has no picture of this name to approve, nor for 490 more names"))
  }

  @Test func whatIsNoListOfNamesIsRefused() throws {
    let project = try reviewed()
    let run = try project.run("approve", "--from", "out/review/actual/s1.png")
    #expect(run.status == 1 && run.errors.contains("this is not a list of names"), "\(run.errors)")
    try project.folder.write("# nothing\n", to: "approvals.txt")
    #expect(
      try project.run("approve", "--from", "approvals.txt").errors == "approvals.txt names no picture\n")
  }

  @Test func hintsListWhatWasAskedFor() throws {
    let project = try reviewed()
    let obsolete = try project.run("approve", "--obsolete", "nowhere*").errors
    #expect(obsolete.contains("hint: of those that are obsolete it has zz1.png\n"), "\(obsolete)")
    let new = try project.run("approve", "--new", "nowhere*").errors
    #expect(new.contains("hint: of those that are new it has none\n"), "\(new)")
    let all = try project.run("approve", "nowhere*").errors
    #expect(all.contains("hint: it has deep/s1.png, s1.png, s2.png, zz1.png\n"), "\(all)")
  }
}
