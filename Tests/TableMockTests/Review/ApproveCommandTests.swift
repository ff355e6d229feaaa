import Foundation
import TableDrawing
import TableMock
import TestSupport
import Testing

@testable import TableReview

/// What `approve` takes, and what it refuses.
@Suite struct ApproveCommandTests {
  @Test func allOfItMakesAllTheSame() throws {
    let project = try ReviewProject.reviewed()
    let run = try project.run("approve", "--all")
    #expect(run.status == 0)
    #expect(run.lines.sorted() == ["approved a.png", "approved new/d.png", "deleted old/b.png"])
    #expect(!project.exists("golden/old"))
    #expect(try project.run("verify", "screens").status == 0)
  }

  @Test func noPageIsServedOfNoReview() throws {
    let run = try ReviewProject().run("review")
    #expect(run.status == 1 && run.text.isEmpty)
    #expect(run.errors.hasPrefix("out/review/review.json: error: there is no review\n"))
  }

  @Test func manyAreApprovedInTheirOrder() throws {
    let names = (10..<40).map { "screen-\($0)" }
    let specs = names.map { ($0, ReviewProject.spec("Row \($0)")) }
    let project = try ReviewProject(Dictionary(uniqueKeysWithValues: specs))
    try project.run("verify", "screens")
    #expect(try project.run("approve", "--all").lines == names.map { "approved \($0).png" })
    #expect(try project.run("verify", "screens").status == 0)
  }

  @Test func theCommandThatAVerifyGivesCanBePasted() throws {
    let project = try ReviewProject()
    try project.run("verify", "screens", "--review", "out/it's new")
    let json = try JSONSerialization.jsonObject(with: project.folder.bytes("out/it's new/review.json"))
    let command = (json as? [String: Any])?["approve"] as? String
    #expect(command == #"tablemock approve --review 'out/it'\''s new'"#)
  }

  @Test func picturesAreTheVeryFilesThatWereReviewed() throws {
    let project = try ReviewProject.reviewed()
    let before = try project.folder.bytes("golden/c.png")
    let drawn = try project.folder.bytes("out/review/actual/a.png")
    #expect(try project.run("approve", "a.png").status == 0)
    #expect(try project.folder.bytes("golden/a.png") == drawn)
    #expect(try project.run("render", "screens/a.yaml", "-o", "out/a.png").status == 0)
    let plain = PNGChunks.removing("tmRV", from: Array(drawn))
    #expect(try Array(project.folder.bytes("out/a.png")) == plain, "the stream is that of “render”")
    #expect(try project.folder.bytes("golden/c.png") == before)
  }

  @Test(arguments: [
    (["--new"], ["new/d.png"]), (["--obsolete"], ["old/b.png"]), (["a.png"], ["a.png"]), (["a"], ["a.png"]),
    (["new"], ["new/d.png"]), (["*"], ["a.png", "new/d.png", "old/b.png"]),
    (["--new", "a"], ["a.png", "new/d.png"]),
  ])
  func someCanBeChosen(_ arguments: [String], _ names: [String]) throws {
    let project = try ReviewProject.reviewed()
    let run = try project.run(all: ["approve"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.compactMap { $0.split(separator: " ").last.map(String.init) }.sorted() == names)
  }

  @Test func aListCanBeGiven() throws {
    let project = try ReviewProject.reviewed()
    try project.folder.write("a.png\r\n# rejected new/d.png\n\n", to: "approvals.txt")
    #expect(try project.run("approve", "--from", "approvals.txt").lines == ["approved a.png"])
  }

  @Test func whatIsDoneIsNotDoneAgain() throws {
    let project = try ReviewProject.reviewed()
    #expect(try project.run("approve", "a").lines == ["approved a.png"])
    let time = try project.folder.url.appendingPathComponent("golden/a.png").resourceValues(forKeys: [
      .contentModificationDateKey
    ])
    #expect(
      try project.run("approve", "--all").lines.sorted() == ["approved new/d.png", "deleted old/b.png"])
    let after = try project.folder.url.appendingPathComponent("golden/a.png").resourceValues(forKeys: [
      .contentModificationDateKey
    ])
    #expect(time.contentModificationDate == after.contentModificationDate)
    #expect(try project.run("approve", "--all").text == "")
  }

  /// A name that would be a pattern for others stands for itself alone.
  @Test(arguments: ["!a", "*", "[a]"]) func aPicturesOwnNameIsNoPattern(_ name: String) throws {
    let project = try ReviewProject([
      "a": ReviewProject.spec("Wi-Fi"), name: ReviewProject.spec("Sound"),
    ])
    #expect(try project.run("verify", "screens").status == 1)
    try project.folder.write("\(name).png\n", to: "approvals.txt")
    let run = try project.run("approve", "--from", "approvals.txt")
    #expect(run.lines == ["approved \(name).png"], "\(run.errors)")
  }

  /// An approval that was cut off has left its list; some of it may be done, and nothing is that nobody asked for.
  @Test func whatWasCutOffIsFinished() throws {
    let project = try ReviewProject.reviewed()
    let review = try project.content(of: "out/review").filter { !$0.key.contains("/replaced") }
    #expect(try project.run("approve", "a").status == 0)
    try project.folder.write("a.png\nnew/d.png\n", to: "out/review/approving.txt")
    try project.write(ReviewProject.spec("Post"), to: "new/d")
    let refused = try project.run("verify", "screens")
    #expect(refused.status == 2 && refused.errors.contains("--from out/review/approving.txt"))
    let other = try project.run("approve", "--obsolete")
    #expect(
      other.status == 1
        && other.errors.contains(
          "new/d.png: error: an interrupted approval must be finished first\n")
    )
    #expect(other.errors.contains("--from out/review/approving.txt”") && project.exists("golden/old/b.png"))
    #expect(
      try project.run("approve", "--obsolete", "--from", "out/review/approving.txt").lines.sorted()
        == ["approved new/d.png", "deleted old/b.png"])
    #expect(!project.exists("out/review/approving.txt"))
    let left = try project.content(of: "out/review").filter { !$0.key.contains("/replaced") }
    #expect(left == review, "\(review.keys.filter { left[$0] != review[$0] })")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try project.states() == ["new/d.png": "changed"])
  }

  @Test(arguments: ["#a", "new\nline"]) func aNameThatIsNoLineIsFinished(_ name: String) throws {
    let project = try ReviewProject([name: ReviewProject.spec("A"), "b": ReviewProject.spec("B")])
    #expect(try project.run("verify", "screens").status == 1)
    let folder = ReviewFolder(path: FilePath(project.folder.url.path).appending("out/review"))
    try folder.writeApproving([FilePath("\(name).png"), "b.png"])
    let run = try project.run("approve", "--new", "b")
    #expect(run.lines.count == 2 && run.status == 0, "\(run.errors)")
    #expect(try project.run("verify", "screens").text == "2 same\n")
  }

  /// What is done to a project before everything is approved, and what the refusal says.
  struct Refusal: CustomTestStringConvertible {
    var testDescription: String
    var words: String
    var change: @Sendable (ReviewProject) throws -> Void
  }

  static let refusals = [
    Refusal(testDescription: "source", words: "screens/a.yaml has changed since it was reviewed") {
      try $0.write(ReviewProject.spec("WiFi"), to: "a")
    },
    Refusal(testDescription: "picture", words: "is not the one that was reviewed") {
      try $0.folder.write("other", to: "out/review/actual/a.png")
    },
    Refusal(testDescription: "no picture", words: "is not the one that was reviewed") {
      try $0.remove("out/review/actual/a.png")
    },
    Refusal(testDescription: "approved picture", words: "has changed since it was compared") {
      try $0.folder.write("other", to: "golden/a.png")
    },
    Refusal(testDescription: "obsolete picture", words: "has changed since it was compared") {
      try $0.folder.write("other", to: "golden/old/b.png")
    },
    Refusal(testDescription: "damaged review", words: "this is not a review of tablemock, or it is damaged") {
      try $0.folder.write("{\"format\": \"tablemock review 1\"", to: "out/review/review.json")
    },
    Refusal(testDescription: "no review", words: "there is no review to approve") {
      try $0.remove("out/review/review.json")
    },
  ]

  @Test(arguments: refusals) func whatWasNotReviewedIsRefused(_ refusal: Refusal) throws {
    let project = try ReviewProject.reviewed()
    try refusal.change(project)
    let before = try project.content(of: "golden")
    let run = try project.run("approve", "--all")
    #expect(run.status == 1)
    #expect(run.errors.contains(refusal.words), "\(run.errors)")
    #expect(try project.content(of: "golden") == before, "all is approved or nothing")
  }

  @Test(arguments: ["true", "1"]) func nothingIsApprovedInContinuousIntegration(_ ci: String) throws {
    let project = try ReviewProject.reviewed()
    let before = try project.content(of: "golden")
    let run = try project.run("approve", "--all", ci: ci)
    #expect(run.status == 1 && run.errors.contains("if CI is set"))
    #expect(try project.content(of: "golden") == before)
  }

  /// Where nothing can be approved, it is said where it can.
  @Test(arguments: ["true", nil]) func whatToDoIsRightInContinuousIntegration(_ ci: String?) throws {
    let project = try ReviewProject()
    let run = try project.run("verify", "screens", ci: ci)
    let call = "tablemock approve --review out/review --all"
    let words =
      ci == nil
      ? "to accept everything: \(call)"
      : """
      to accept everything: keep out/review as an artifact, unpack it there in a checkout of the same sources, and \
      run \(call)
      """
    #expect(run.status == 1 && run.errors.contains("\(words)\n"), "\(run.errors)")
    let part = try project.run("verify", "screens", "--shard", "1/2", "--review", "out/1", ci: ci)
    #expect(part.errors.contains("to accept everything") == (ci == nil), "\(part.errors)")
  }

  @Test func namesThatAreNotThereAreRefused() throws {
    let project = try ReviewProject.reviewed()
    let run = try project.run("approve", "a", "nowhere.png")
    #expect(run.status == 1 && run.errors.contains("nowhere.png"))
    #expect(try project.run("approve").status == 64)
  }

  @Test(arguments: ["../../victim.png", "/tmp/victim.png", "x/../../victim.png", ".profile", "victim.svg"])
  func namesThatLeadOutOrAreOfOtherFilesAreRefused(_ name: String) throws {
    let project = try ReviewProject.reviewed()
    var text = String(decoding: try project.folder.bytes("out/review/review.json"), as: UTF8.self)
    text = text.replacingOccurrences(of: "\"name\": \"a.png\"", with: "\"name\": \"\(name)\"")
    try project.folder.write(text, to: "out/review/review.json")
    let run = try project.run("approve", "--all")
    #expect(run.status == 1 && run.errors.contains("damaged"))
  }

  /// Whatever call fails, nothing is said to be deleted that is still there.
  @Test(.disabled(if: Sanitizer.isOn)) func whatCannotBeDeletedIsNotCalledDeleted() throws {
    let project = try ReviewProject.reviewed()
    let faults = try FaultyCalls.shared()
    let count = try faults.run(["approve", "old/b"], in: project.folder.copy()).log.callCount
    var complaints = 0
    for number in 1...count {
      let folder = try project.folder.copy()
      let fault = FaultyCalls.Fault(number: number, kind: .broken)
      let run = try faults.run(["approve", "old/b"], in: folder, fault: fault).run
      if run.errors.contains("golden/old/b.png: error: the picture cannot be deleted") { complaints += 1 }
      let isThere = folder.files.contains("golden/old/b.png")
      #expect(run.status != 0 || !isThere, "call \(number)")
      #expect(!run.text.contains("deleted") || !isThere, "call \(number)")
    }
    #expect(complaints == 1)
  }

  /// What stands in the way of one picture, seen before the first is written.
  @Test(arguments: ["symbolic link", "write-protected", "folder"])
  func allCanBeWrittenOrNothingIs(_ obstacle: String) throws {
    let project = try ReviewProject(
      Dictionary(uniqueKeysWithValues: (0..<6).map { ("s\($0)", ReviewProject.spec("Row \($0)")) }))
    try project.approveAll()
    for number in 0..<6 { try project.write(ReviewProject.spec("Line \(number)"), to: "s\(number)") }
    let target = project.folder.url.appendingPathComponent("golden/s5.png")
    let files = FileManager.default
    switch obstacle {
    case "symbolic link":
      try files.moveItem(at: target, to: project.folder.url.appendingPathComponent("golden/elsewhere"))
      try files.createSymbolicLink(atPath: target.path, withDestinationPath: "elsewhere")
    case "write-protected": try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: target.path)
    default:
      try files.removeItem(at: target)
      try project.write(ReviewProject.spec("Seven"), to: "s5.png/deep")
      try project.remove("screens/s5.yaml")
      try Data("no folder".utf8).write(to: target)
    }
    #expect(try project.run("verify", "screens").status != 0)
    let before = try project.content(of: "golden")
    let run = try project.run("approve", "--all")
    #expect(run.status == 1)
    let place = obstacle == "folder" ? "golden/s5.png/deep.png" : "golden/s5.png"
    #expect(run.errors.contains("\(place): error: this file cannot be replaced: "), "\(run.errors)")
    #expect(run.errors.contains(obstacle == "folder" ? "golden/s5.png is not a folder" : obstacle))
    #expect(try project.content(of: "golden") == before)
    #expect(!project.exists("out/review/approving.txt"))
    #expect(try project.run("approve", "s0").lines == ["approved s0.png"])
  }

  @Test func theLockIsLookedAtBeforehand() throws {
    let project = try ReviewProject.reviewed()
    let lock = project.folder.url.appendingPathComponent("golden/tablemock.lock")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: lock.path)
    let before = try project.content(of: "golden")
    let run = try project.run("approve", "--all")
    #expect(
      run.status == 1 && run.errors.contains("golden/tablemock.lock: error: this file cannot be replaced"))
    #expect(try project.content(of: "golden") == before)
  }
}
