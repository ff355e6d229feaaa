import Foundation
import FoundationXML
import TableMock
import Testing

/// Calls of `verify` that end as a whole: nothing of an earlier call passes for what they have found.
@Suite struct FailedVerifyTests {
  private static let reports = ["--junit", "verify.xml", "--summary", "verify.md"]

  /// A project of a manifest with approved pictures, of which one has changed in a review that could be approved, and the
  /// reports of an earlier call that found nothing.
  private func project(_ manifest: String = "inputs: [screens]\n") throws -> ReviewProject {
    let project = try ReviewProject()
    try project.folder.write(manifest, to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    #expect(try project.run(all: ["verify"] + Self.reports).status == 0)
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    #expect(try project.run("verify").status == 1)
    return project
  }

  private func text(_ name: String, of project: ReviewProject) throws -> String {
    String(decoding: try project.folder.bytes(name), as: UTF8.self)
  }

  /// Expects that the reports tell an error, and that there is nothing to approve.
  private func expectNothing(of run: CommandRun, in project: ReviewProject, but message: String) throws {
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    let junit = try text("verify.xml", of: project)
    #expect(junit.contains("tests=\"1\" failures=\"0\" errors=\"1\""), "\(junit)")
    #expect(junit.contains("<error message=\"") && junit.contains(message), "\(junit)")
    let document = try XMLDocument(data: project.folder.bytes("verify.xml"))
    #expect(try document.nodes(forXPath: "//testcase/error").count == 1)
    let summary = try text("verify.md", of: project)
    #expect(summary.hasPrefix("### Nothing was compared\n\n- ") && summary.contains(message), "\(summary)")
    let approval = try project.run("approve", "--all")
    let reasons = ["there is no review", message]
    // A manifest that is of no use is of none to approving either.
    #expect(Int(approval.status) == (approval.errors.contains(message) ? 2 : 1), "\(approval.errors)")
    #expect(reasons.contains(where: approval.errors.contains), "\(approval.errors)")
  }

  @Test func nothingToCompareLeavesNothingToApprove() throws {
    let project = try project()
    let run = try project.run(all: ["verify", "--filter", "nothing*"] + Self.reports)
    try expectNothing(of: run, in: project, but: "there is nothing to compare")
    for name in ["index.html", "review.json", "actual", "expected", ".earlier"] {
      #expect(!project.exists("out/review/\(name)"), "\(name) was left")
    }
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").lines == ["approved a.png"])
  }

  @Test func aBrokenManifestLeavesNothingToApprove() throws {
    let project = try project()
    try project.folder.write("inputs: [screens]\nbaselines: golden\n", to: "tablemock.yaml")
    for inputs in [[], ["screens/a.yaml"]] {
      let run = try project.run(all: ["verify"] + inputs + Self.reports)
      try expectNothing(of: run, in: project, but: "unknown key “baselines”")
    }
  }

  /// A folder that a manifest names that cannot be read is known from `--review` alone.
  @Test func theReviewOfABrokenManifestIsKnownByItsOption() throws {
    let project = try project("inputs: [screens]\nreview: other\n")
    try project.folder.write("inputs: [screens]\nreview: other\nbaselines: golden\n", to: "tablemock.yaml")
    #expect(try project.run("verify").status == 2 && project.exists("other/review.json"))
    let run = try project.run(all: ["verify", "--review", "other"] + Self.reports)
    #expect(run.status == 2 && !project.exists("other/review.json"))
  }

  @Test func folderOfPicturesThatIsNoneLeavesNothingToApprove() throws {
    let project = try project()
    try project.folder.write("a file", to: "file")
    let run = try project.run(all: ["verify", "--baseline", "file"] + Self.reports)
    try expectNothing(of: run, in: project, but: "this is not a folder")
  }

  /// What no review has marked is left alone, and so is what others are at work in or were approving.
  @Test(arguments: ["foreign", "claimed", "approving", "pictures"])
  func whatIsNotToBeTouchedStays(_ state: String) throws {
    let project = try project()
    let folder = project.folder.url.appendingPathComponent("out/review")
    var claim: Int32 = -1
    var arguments = ["verify", "--filter", "nothing*"] + Self.reports
    switch state {
    case "foreign":
      for name in ["review.json", ".tablemock-review"] { try project.remove("out/review/\(name)") }
    case "approving": try project.folder.write("a.png\n", to: "out/review/approving.txt")
    case "pictures": arguments += ["--baseline", "out/review/expected"]
    default:
      claim = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      #expect(flock(claim, LOCK_EX | LOCK_NB) == 0)
    }
    let before = try project.content(of: "out")
    let run = try project.run(all: arguments)
    if claim >= 0 { close(claim) }
    #expect(run.status == 2)
    #expect(try project.content(of: "out") == before)
    #expect(try text("verify.xml", of: project).contains("<error "))
  }

  /// A report that is refused is not written, and the other one tells why.
  @Test func aRefusedReportStaysAndTheOtherTellsWhy() throws {
    let project = try project()
    let run = try project.run("verify", "--junit", "verify.xml", "--summary", "screens/a.yaml")
    #expect(run.status == 2)
    #expect(try text("screens/a.yaml", of: project) == ReviewProject.spec("WLAN"))
    #expect(try text("verify.xml", of: project).contains("it is a source"))
  }

  /// Neither a source nor a manifest is replaced where none of them could be read.
  @Test(arguments: ["tablemock.json", "screens/c.json"])
  func sourcesOfABrokenManifestStay(_ report: String) throws {
    let project = try ReviewProject()
    try project.folder.write("{\"inputs\": 1}", to: "tablemock.json")
    try project.folder.write("{}", to: "screens/c.json")
    let before = try project.folder.bytes(report)
    for option in ["--junit", "--summary"] {
      let run = try project.run("verify", "screens/c.json", "--manifest", "tablemock.json", option, report)
      #expect(run.status == 2)
      #expect(try project.folder.bytes(report) == before)
    }
  }
}
