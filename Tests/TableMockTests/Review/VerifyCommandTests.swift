import Foundation
import TableMock
import Testing

/// What `verify` finds, and that it writes nothing else.
@Suite struct VerifyCommandTests {
  @Test func picturesWithoutApprovedOnesAreNew() throws {
    let project = try ReviewProject()
    let run = try project.run("verify", "screens")
    #expect(run.status == 1)
    #expect(try project.states() == ["a.png": "new", "b.png": "new"])
    #expect(!project.exists("golden"))
    #expect(project.exists("out/review/actual/a.png"))
  }

  @Test func whatIsApprovedIsTheSame() throws {
    let project = try ReviewProject()
    try project.approveAll()
    let before = try project.content(of: "golden")
    let run = try project.run("verify", "screens")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "2 same\n")
    #expect(try project.states().isEmpty)
    #expect(try project.content(of: "golden") == before)
  }

  /// Approved pictures know what the linter found when they were drawn.
  @Test func findingsOfChangesAreToldBesideThem() throws {
    let row = "textLabel: \"Wi-Fi\""
    let project = try ReviewProject([
      "a": ReviewProject.spec("Wi-Fi").replacing(row, with: row + ", selected: true")
    ])
    #expect(try project.run("verify", "screens", "--lint").status == 1)
    try project.run("approve", "--all")
    try project.write(
      ReviewProject.spec("Wi-Fi").replacing(
        row, with: row + ", selectionStyle: none, accessoryType: detailButton"),
      to: "a")
    for isLinting in [true, false] {
      _ = try project.run(all: ["verify", "screens"] + (isLinting ? ["--lint"] : []))
      let entry = try #require(try project.entries()["a.png"])
      let diagnostics = try #require(entry["diagnostics"] as? [[String: Any]])
      let messages = diagnostics.compactMap { $0["message"] as? String }
      #expect(messages.count == (isLinting ? 1 : 0), "\(messages)")
      #expect(
        messages.allSatisfy { $0.hasPrefix("gone finding: ") && $0.hasSuffix("[row-stays-highlighted]") })
      #expect(diagnostics.allSatisfy { $0["file"] as? String == "screens/a.yaml" })
    }
  }

  /// A run that was cut off leaves the pictures of the one before it in a subfolder, which the next one deletes.
  @Test func nothingOfAnEarlierReviewIsLeft() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.folder.write("cut off", to: "out/review/.earlier/actual/a.png")
    try project.folder.write("cut off", to: "out/review/actual/gone.png")
    try project.folder.write("actual/gone.png\0expected/gone.png\0", to: "out/review/.tablemock-review")
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    try project.run("verify", "screens")
    #expect(project.exists("out/review/actual/a.png"))
    for path in [".earlier", "actual/b.png", "actual/gone.png"] {
      #expect(!project.exists("out/review/\(path)"), "\(path) is left")
    }
  }

  @Test func aChangeIsFoundInPixelsAndWords() throws {
    let project = try ReviewProject()
    try project.approveAll()
    let before = try project.content(of: "golden")
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.status == 1)
    #expect(try project.states() == ["a.png": "changed"])
    for part in ["expected", "actual", "difference"] {
      #expect(project.exists("out/review/\(part)/a.png"))
      #expect(!project.exists("out/review/\(part)/b.png"))
    }
    let entry = try #require(try project.entries()["a.png"])
    let pixels = try #require(entry["pixels"] as? [String: Any])
    #expect(try #require(pixels["count"] as? Int) > 0)
    #expect(pixels["inTextAlone"] as? Bool == true)
    let words = try #require(entry["words"] as? [[String: Any]]).compactMap { $0["text"] as? String }
    #expect(words.contains { $0.contains("“Wi-Fi” → “WLAN”") }, "\(words)")
    #expect(try project.content(of: "golden") == before, "verify must not write where approved pictures lie")
  }

  @Test(arguments: [
    ("textLabel: X 1", "textLabel: Yz 1", true),
    ("textLabel: X 1", "textLabel: X 1, accessoryType: checkmark", false),
  ])
  func onlyTextsAreText(_ old: String, _ new: String, _ isText: Bool) throws {
    let spec = { (row: String) in
      "theme: ios8\nsize: {width: 320, height: 88}\ntableView: {rows: [{style: subtitle, detailTextLabel: abc, \(row)}]}"
    }
    let project = try ReviewProject(["a": spec(old)])
    try project.approveAll()
    try project.write(spec(new), to: "a")
    #expect(try project.run("verify", "screens").status == 1)
    let pixels = try #require(try project.entries()["a.png"]?["pixels"] as? [String: Any])
    #expect(pixels["inTextAlone"] as? Bool == isText)
  }

  @Test func anotherSizeIsResized() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.write(
      ReviewProject.spec("Wi-Fi").replacingOccurrences(of: "width: 200", with: "width: 210"), to: "a")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try project.states() == ["a.png": "resized"])
  }

  @Test func picturesOfNoSourceAreObsolete() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.remove("screens/b.yaml")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try project.states() == ["b.png": "obsolete"])
    #expect(project.exists("out/review/expected/b.png"))
    #expect(project.exists("golden/b.png"))
  }

  @Test func whatCannotBeComparedIsToldApart() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: "golden/a.png")
    try project.write("tableView: {rows: [{textLabel: 1, nonsense: 2}]}", to: "b")
    let run = try project.run("verify", "screens")
    #expect(run.status == 2)
    #expect(try project.states() == ["a.png": "failed", "b.png": "failed"])
    #expect(run.text.contains("Git LFS pointer") && run.text.contains("nonsense"))
  }

  @Test(arguments: [["--png", "fast"], ["--png", "small"]])
  func picturesThatWereRenderedServeAsWell(_ options: [String]) throws {
    let project = try ReviewProject()
    let arguments = ["render", "screens", "-o", "golden/"] + options
    #expect(try CommandRun(arguments, in: project.folder.url).status == 0)
    #expect(try project.run("verify", "screens").status == 0)
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try #require(project.entries()["a.png"])["unknown"] as? String != nil)
  }

  @Test func pixelsCountWhateverTheNoteSays() throws {
    let project = try ReviewProject()
    try project.approveAll()
    // The note of one picture on the pixels of another: such a file was edited.
    let (one, other) = (try project.folder.bytes("golden/a.png"), try project.folder.bytes("golden/b.png"))
    let note = try #require(PNGFile(one).chunk("tmRV"))
    try PNGFile(other).replacing("tmRV", with: note).write(
      to: project.folder.url.appendingPathComponent("golden/a.png"))
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try project.states() == ["a.png": "changed"])
  }

  @Test(arguments: ["svg", "pdf"]) func otherKindsAreComparedByBytes(_ format: String) throws {
    let project = try ReviewProject()
    #expect(try project.run("verify", "screens", "--picture-format", format).status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    #expect(try project.run("verify", "screens", "--picture-format", format).status == 0)
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    #expect(try project.run("verify", "screens", "--picture-format", format).status == 1)
    #expect(try project.states() == ["a.\(format)": "changed"])
  }

  @Test(arguments: [("a", ["a.png"]), ("b*", ["b.png"]), ("!a", ["b.png"]), ("*.png", ["a.png", "b.png"])])
  func aFilterLetsSomePicturesThrough(_ filter: String, _ names: [String]) throws {
    let project = try ReviewProject()
    #expect(try project.run("verify", "screens", "--filter", filter).status == 1)
    #expect(try project.states().keys.sorted() == names)
  }

  @Test(arguments: [
    (["a", "b"], ["a.png", "b.png"]), (["*", "!a"], ["b.png", "c.png"]), (["!a", "!b"], ["c.png"]),
  ])
  func severalFiltersAreTakenTogether(_ filters: [String], _ names: [String]) throws {
    let project = try ReviewProject([
      "a": ReviewProject.spec("A"), "b": ReviewProject.spec("B"), "c": ReviewProject.spec("C"),
    ])
    let options = filters.flatMap { ["--filter", $0] }
    #expect(try project.run(all: ["verify", "screens"] + options).status == 1)
    #expect(try project.states().keys.sorted() == names)
  }

  @Test func errorsAreToldOnce() throws {
    let project = try ReviewProject()
    try project.folder.write("", to: "file")
    let run = try project.run("verify", "screens", "--review", "file")
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: "error:").count == 2, "\(run.errors)")
  }

  @Test func nothingToCompareIsNoSuccess() throws {
    let project = try ReviewProject()
    #expect(try project.run("verify", "screens", "--filter", "nowhere").status == 2)
    try project.folder.write("nothing", to: "empty/readme.txt")
    #expect(try project.run("verify", "empty").status == 2)
    #expect(try project.run("verify").status == 64)
  }

  @Test func partsMakeTheWhole() throws {
    let project = try ReviewProject()
    var names: [String] = []
    for part in 1...2 {
      #expect(try project.run("verify", "screens", "--shard", "\(part)/2").status == 1)
      names += try project.states().keys
    }
    #expect(names.sorted() == ["a.png", "b.png"])
  }

  /// Machines that share a small project have not failed where nothing is left for them.
  @Test func aPartWithoutPicturesIsNoFailure() throws {
    let project = try ReviewProject()
    let run = try project.run("verify", "screens", "--shard", "3/3")
    #expect(run.status == 0 && run.text == "nothing to compare\n", "\(run.text)")
    #expect(run.errors == "this part of the plan has no pictures; others have\n")
    #expect(try project.run("verify", "screens", "--shard", "2/2", "--filter", "a").status == 0)
    #expect(try project.run("verify", "screens", "--shard", "2/2", "--filter", "nowhere").status == 2)
    #expect(try project.run("verify", "screens", "--shard", "3/3").status == 0)
    #expect(try project.run("approve", "--all").text.isEmpty)
  }

  @Test func theNearestManifestSaysWhatIsVerified() throws {
    let project = try ReviewProject()
    try project.folder.write(
      "inputs: [screens]\nbaseline: approved\nreview: look\nmatrix: {theme: [ios6, ios8]}\n",
      to: "tablemock.yaml")
    try project.folder.write("", to: "deep/down/here.txt")
    let below = project.folder.url.appendingPathComponent("deep/down")
    #expect(try CommandRun(["verify"], in: below, environment: [:]).status == 1)
    #expect(project.exists("look/review.json") && !project.exists("deep/down/out"))
    let run = try CommandRun(["approve", "--all"], in: below, environment: [:])
    #expect(run.status == 0, "\(run.errors)")
    #expect(project.exists("approved/a-ios6.png") && project.exists("approved/tablemock.lock"))
    #expect(try project.run("verify").status == 0)
  }

  @Test func foldersOfOthersAreLeftAlone() throws {
    let project = try ReviewProject()
    try project.folder.write("mine", to: "out/review/expected/a.png")
    let run = try project.run("verify", "screens")
    #expect(run.status == 2)
    #expect(run.errors.contains("no review wrote"))
    #expect(try project.content(of: "out") == ["out/review/expected/a.png": Data("mine".utf8)])
  }

  @Test func anEarlierReviewGoesAway() throws {
    let project = try ReviewProject()
    #expect(try project.run("verify", "screens").status == 1)
    try project.remove("screens/b.yaml")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(!project.exists("out/review/actual/b.png") && project.exists("out/review/actual/a.png"))
  }

  @Test func anotherStackIsToldFirst() throws {
    let project = try ReviewProject()
    try project.approveAll()
    let lock = String(decoding: try project.folder.bytes("golden/tablemock.lock"), as: UTF8.self)
    #expect(lock.contains("library cairo ") && lock.contains("font fonts-"))
    let changed = lock.split(separator: "\n").map { line in
      if line.hasPrefix("library cairo") { return "library cairo 0.9" }
      guard line.hasPrefix("font ") else { return String(line) }
      return line.split(separator: " ").dropLast().joined(separator: " ") + " 0123456789abcdef"
    }
    try project.folder.write(changed.joined(separator: "\n"), to: "golden/tablemock.lock")
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.lines.first?.hasPrefix("cairo 0.9 → ") == true, "\(run.text)")
    #expect(run.lines.contains { $0.hasPrefix("fonts-") && $0.contains(" changed: ") })
  }

  @Test func threadsMakeNoDifference() throws {
    let specs = (0..<12).map { ("s\($0)", ReviewProject.spec("Row \($0)")) }
    let project = try ReviewProject(Dictionary(uniqueKeysWithValues: specs))
    var folders: [[String: Data]] = []
    for threads in ["1", "2", "7"] {
      #expect(try project.run("verify", "screens", "--jobs", threads).status == 1)
      folders.append(try project.content(of: "out"))
    }
    #expect(folders[0] == folders[1] && folders[0] == folders[2])
  }

  @Test func findingsAreWrittenForOthers() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    let run = try project.run(
      "verify", "screens", "--format", "github", "--junit", "junit.xml", "--summary", "summary.md")
    #expect(run.text.contains("::error file=screens/a.yaml"))
    let junit = String(decoding: try project.folder.bytes("junit.xml"), as: UTF8.self)
    #expect(junit.contains("name=\"tablemock verify\" tests=\"2\" failures=\"1\""))
    #expect(junit.contains("<failure message=\"changed: "))
    #expect(String(decoding: try project.folder.bytes("summary.md"), as: UTF8.self).contains("WLAN"))
    let registration = try #require(
      try JSONSerialization.jsonObject(with: project.folder.bytes("out/review/reg.json")) as? [String: Any])
    #expect(registration["failedItems"] as? [String] == ["a.png"])
    #expect(registration["passedItems"] as? [String] == ["b.png"])
  }

  @Test func aQuietCallPrintsErrorsAndNumbers() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    let run = try project.run("verify", "screens", "--quiet")
    #expect(run.status == 1 && run.text == "1 same, 1 changed\n" && run.errors.isEmpty)
    #expect(try project.run("verify", "screens", "--quiet", "--format", "github").text.contains("::error"))
    try project.write("tableView: {rows: [{nonsense: 2}]}", to: "b")
    let failed = try project.run("verify", "screens", "--quiet")
    #expect(failed.status == 2 && failed.lines.last == "1 changed, 1 failed")
    #expect(failed.lines.first == "failed b.png" && failed.text.contains("nonsense"))
    #expect(!failed.text.contains("changed a.png"))
  }
}
