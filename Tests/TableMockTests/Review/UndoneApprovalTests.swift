import Foundation
import TableDrawing
import TableMock
import TestSupport
import Testing

@testable import TableReview

/// What `approve --undo` takes back, and what it leaves.
@Suite struct UndoneApprovalTests {
  @Test(arguments: [["--all"], ["a.png"], ["--new"], ["--obsolete"]])
  func whatWasApprovedIsTakenBack(_ choice: [String]) throws {
    let project = try ReviewProject.reviewed()
    let before = try project.content(of: "golden")
    #expect(try project.run(all: ["approve"] + choice).status == 0)
    let after = try project.content(of: "golden")
    #expect(after != before)
    // Another review in between is no approval.
    if choice == ["a.png"] { try project.run("verify", "screens") }
    let run = try project.run("approve", "--undo")
    #expect(run.status == 0 && run.lines.allSatisfy { $0.hasPrefix("took back ") }, "\(run.errors)")
    #expect(try project.content(of: "golden") == before)
    #expect(!project.exists("out/review/replaced") && !project.exists("out/review/replaced.json"))
    let again = try project.run("approve", "--undo")
    #expect(again.status == 1 && again.errors.contains("there is no approval that could be taken back"))
    try project.run("verify", "screens")
    #expect(try project.run(all: ["approve"] + choice).status == 0)
    #expect(try project.content(of: "golden") == after)
  }

  /// What git has committed since is history: it is taken back only where somebody insists.
  @Test(arguments: ["--all", "--obsolete"]) func whatIsCommittedIsTakenBackByForceAlone(
    _ choice: String
  ) throws {
    let project = try ReviewProject.reviewed()
    let git = { (words: String...) in _ = try GitFolder.git(words, in: project.folder.url) }
    let before = try project.content(of: "golden")
    try git("init", "-q")
    // Without a commit, and with one of what was before, nothing is said.
    for isCommitted in [false, true] {
      if isCommitted {
        try git("add", "golden")
        try git("commit", "-q", "-m", "A")
      }
      #expect(try project.run("approve", choice).status == 0)
      #expect(try project.run("approve", "--undo").status == 0)
      #expect(try project.content(of: "golden") == before)
      try project.run("verify", "screens")
    }
    #expect(try project.run("approve", choice).status == 0)
    let after = try project.content(of: "golden")
    try git("add", "-A", "golden")
    try git("commit", "-q", "-m", "B")
    let run = try project.run("approve", "--undo")
    #expect(
      run.status == 1 && run.errors.contains("git already has this as it was approved"), "\(run.errors)")
    #expect(run.errors.contains("with --force"))
    #expect(try project.content(of: "golden") == after)
    #expect(try project.run("approve", "--undo", "--force").status == 0)
    #expect(try project.content(of: "golden") == before)
    #expect(try project.run("approve", "--all", "--force").status == 64)
  }

  /// Of pictures that git never had it cannot have the deletion, though it has others.
  @Test func whatGitNeverHadIsTakenBack() throws {
    let project = try ReviewProject.reviewed()
    let before = try project.content(of: "golden")
    for words in [["init", "-q"], ["add", "golden/a.png"], ["commit", "-q", "-m", "A"]] {
      _ = try GitFolder.git(words, in: project.folder.url)
    }
    #expect(try project.run("approve", "--obsolete").status == 0)
    #expect(try project.content(of: "golden") != before)
    let run = try project.run("approve", "--undo")
    #expect(run.status == 0 && run.lines.contains("took back old/b.png"), "\(run.errors)")
    #expect(try project.content(of: "golden") == before)
  }

  /// The folder of approved pictures is not there before the first approval.
  @Test func theFirstApprovalIsTakenBack() throws {
    let project = try ReviewProject(["a": ReviewProject.spec("Wi-Fi")])
    try project.run("verify", "screens")
    #expect(try project.run("approve", "--all").status == 0)
    let run = try project.run("approve", "--undo")
    #expect(run.status == 0 && run.lines.contains("took back a.png"), "\(run.errors)")
    #expect(!project.exists("golden/a.png"))
  }

  /// Approving what is approved already is no approval: what was replaced stays kept.
  @Test func approvingTwiceCanBeTakenBack() throws {
    let project = try ReviewProject.reviewed()
    let before = try project.content(of: "golden")
    for _ in 0..<2 { #expect(try project.run("approve", "--all").status == 0) }
    #expect(try project.run("approve", "--undo").status == 0)
    #expect(try project.content(of: "golden") == before)
  }

  /// A review from elsewhere may have a link where replaced pictures are kept.
  @Test func nothingIsKeptBehindALink() throws {
    let project = try ReviewProject.reviewed()
    let before = try project.content(of: "golden")
    let elsewhere = try TemporaryFolder(["a.png": "mine"])
    try FileManager.default.createSymbolicLink(
      at: project.folder.url.appendingPathComponent("out/review/replaced"), withDestinationURL: elsewhere.url)
    // It looks as if an approval had been cut off before it kept anything, so that what lies there stays.
    try project.remove("out/review/replaced.json")
    try project.folder.write("a.png\n", to: "out/review/approving.txt")
    let run = try project.run("approve", "a.png")
    #expect(run.status == 1 && run.errors.contains("leads out of"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path) == ["a.png"])
    #expect(try elsewhere.bytes("a.png") == Data("mine".utf8))
    #expect(try project.content(of: "golden") == before)
  }

  /// A review from elsewhere may say that it has approved what is approved, and name what nobody has seen for it.
  @Test(arguments: [false, true]) func nothingIsTakenBackByACopy(isCutOff: Bool) throws {
    let project = try ReviewProject.reviewed()
    #expect(try project.run("approve", "a.png").status == 0)
    let url = project.folder.url
    try FileManager.default.copyItem(
      at: url.appendingPathComponent("out/review"), to: url.appendingPathComponent("out/sent"))
    let approved = try project.content(of: "golden")
    if isCutOff {
      // Going on with an approval does not take over what others say that it had replaced.
      try project.folder.write("new/d.png\n", to: "out/sent/approving.txt")
      #expect(try project.run("approve", "new/d.png", "--review", "out/sent").status == 0)
      let lines = try project.run("approve", "--undo", "--review", "out/sent").lines
      #expect(lines.contains("took back new/d.png") && !lines.contains("took back a.png"))
    } else {
      let run = try project.run("approve", "--undo", "--review", "out/sent")
      #expect(run.status == 1 && run.errors.contains("no copy of it does"), "\(run.errors)")
    }
    #expect(try project.content(of: "golden") == approved)
    #expect(try project.run("approve", "--undo").lines.contains("took back a.png"))
  }

  @Test func theLastApprovalAloneIsTakenBack() throws {
    let project = try ReviewProject.reviewed()
    #expect(try project.run("approve", "a.png").status == 0)
    let between = try project.content(of: "golden")
    #expect(try project.run("approve", "--new").status == 0)
    #expect(try project.run("approve", "--undo").lines.contains("took back new/d.png"))
    #expect(try project.content(of: "golden") == between)
  }

  /// What is kept may have been tampered with, or pictures changed by others since.
  @Test func nothingIsTakenBackByHalves() throws {
    let project = try ReviewProject.reviewed()
    #expect(try project.run("approve", "--all").status == 0)
    let after = try project.content(of: "golden")
    let kept = try project.folder.bytes("out/review/replaced/a.png")
    for bytes in [Data("no picture".utf8), kept + [0]] {
      try bytes.write(to: project.folder.url.appendingPathComponent("out/review/replaced/a.png"))
      let run = try project.run("approve", "--undo")
      #expect(run.status == 1 && run.errors.contains("nothing is taken back"), "\(run.errors)")
      #expect(try project.content(of: "golden") == after)
    }
    let record = String(decoding: try project.folder.bytes("out/review/replaced.json"), as: UTF8.self)
    // What is kept for the last name is there, and its own.
    try project.folder.write("", to: "out/review/replaced/new/none")
    for name in ["../evil.png", "/tmp/evil.png", "evil.sh", "new/../a.png"] {
      try project.folder.write(record.replacing("a.png", with: name), to: "out/review/replaced.json")
      #expect(try project.run("approve", "--undo").status == 1, "\(name)")
      #expect(try project.content(of: "golden") == after)
    }
    try project.folder.write(record, to: "out/review/replaced.json")
    try kept.write(to: project.folder.url.appendingPathComponent("out/review/replaced/a.png"))
    try project.folder.write("other", to: "golden/a.png")
    let changed = try project.run("approve", "--undo")
    #expect(changed.status == 1 && changed.errors.contains("has changed since it was approved"))
    #expect(try project.run("approve", "--undo", ci: "true").errors.contains("if CI is set"))
    #expect(try project.run("approve", "--undo", "--all").status == 64)
  }
}
