import Foundation
import TableMock
import Testing

/// Where the reports of `verify` go: to files, to what a step of a job has said already, and to pipes.
@Suite struct ReviewReportTests {
  private func run(
    _ arguments: [String], in project: ReviewProject, summary: String? = nil
  ) throws -> CommandRun {
    var environment = ProcessInfo.processInfo.environment
    environment["GITHUB_STEP_SUMMARY"] = summary
    return try CommandRun(
      ["verify", "screens"] + arguments, in: project.folder.url, environment: environment)
  }

  private func text(_ name: String, of project: ReviewProject) throws -> String {
    String(decoding: try project.folder.bytes(name), as: UTF8.self)
  }

  @Test(arguments: ["", "earlier\n", "earlier"])
  func theSummaryOfAStepIsAddedTo(_ earlier: String) throws {
    let project = try ReviewProject()
    try project.folder.write(earlier, to: "step.md")
    let path = project.folder.url.appendingPathComponent("step.md").path
    for _ in 1...2 { #expect(try run(["--summary", path], in: project, summary: path).status == 1) }
    let text = try text("step.md", of: project)
    #expect(text.hasPrefix(earlier.isEmpty ? "### golden" : "earlier\n### golden"), "\(text)")
    #expect(text.components(separatedBy: "### golden").count - 1 == 2)
  }

  /// However the path of the step's file is spelled, it is the same file.
  @Test(arguments: ["step.md", "./step.md", "screens/../step.md", "below/step.md"])
  func theSummaryOfAStepIsKnownByWhereItLies(_ path: String) throws {
    let project = try ReviewProject()
    try FileManager.default.createSymbolicLink(
      at: project.folder.url.appendingPathComponent("below"), withDestinationURL: project.folder.url)
    let step = project.folder.url.appendingPathComponent("step.md").path
    for _ in 1...2 { #expect(try run(["--summary", path], in: project, summary: step).status == 1) }
    #expect(try text("step.md", of: project).components(separatedBy: "### golden").count - 1 == 2)
  }

  @Test func aLinkToTheSummaryOfAStepIsAddedThrough() throws {
    let project = try ReviewProject()
    try project.folder.write("earlier\n", to: "step.md")
    let link = project.folder.url.appendingPathComponent("link.md").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "step.md")
    let step = project.folder.url.appendingPathComponent("step.md").path
    #expect(try run(["--summary", "link.md"], in: project, summary: step).status == 1)
    #expect(try text("step.md", of: project).hasPrefix("earlier\n### golden"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "step.md")
  }

  /// Two reports in one file would be neither.
  @Test(arguments: [("x", "x"), ("x", "./screens/../x"), ("new/x", "screens/../new/x")])
  func twoReportsTakeTwoFiles(_ junit: String, _ summary: String) throws {
    let project = try ReviewProject()
    let run = try run(["--junit", junit, "--summary", summary], in: project)
    #expect(run.status == 2 && run.errors.contains("need different files"), "\(run.errors)")
    #expect(!project.exists(junit))
    #expect(try self.run(["--junit", "/dev/null", "--summary", "/dev/null"], in: project).status == 1)
  }

  @Test func anySummaryElseIsReplaced() throws {
    let project = try ReviewProject()
    try project.folder.write("earlier\n", to: "summary.md")
    for other in [nil, "/elsewhere/step.md", ""] {
      #expect(try run(["--summary", "summary.md"], in: project, summary: other).status == 1)
      #expect(try text("summary.md", of: project).hasPrefix("### golden"))
    }
  }

  @Test func aStepsSummaryNeedNotBeThere() throws {
    let project = try ReviewProject()
    let path = project.folder.url.appendingPathComponent("step.md").path
    #expect(try run(["--summary", path], in: project, summary: path).status == 1)
    #expect(try text("step.md", of: project).hasPrefix("### golden"))
    let lost = project.folder.url.appendingPathComponent("nowhere/step.md").path
    let failed = try run(["--summary", lost], in: project, summary: lost)
    #expect(failed.status == 2 && failed.errors.contains("cannot write \(lost)"))
  }

  @Test func standardStreamsAndPipesTakeReports() throws {
    let project = try ReviewProject()
    for output in ["/dev/stdout", "-"] {
      let streams = try run(["--summary", output, "--junit", "/dev/stderr"], in: project)
      #expect(streams.status == 1)
      #expect(streams.text.hasPrefix("### golden") && streams.text.hasSuffix("2 new\n"), "\(streams.text)")
      #expect(streams.errors.contains("<testsuite name=\"tablemock verify\" tests=\"2\" failures=\"2\""))
    }
    #expect(!project.exists("-"))
    let piped = try CommandRun(
      script: """
        mkfifo junit.xml summary.md; cat junit.xml > junit.txt & cat summary.md > summary.txt &
        tablemock verify screens --junit junit.xml --summary summary.md > text.txt
        n=0; until grep -q b.png summary.txt && grep -q '</testsuite>' junit.txt || [ $n = 600 ]; do
          n=$((n + 1)); sleep 0.05; done
        """, in: project.folder.url)
    #expect(piped.errors.isEmpty || !piped.errors.contains("error"), "\(piped.errors)")
    #expect(try text("junit.txt", of: project).hasSuffix("</testsuite>\n"))
    #expect(try text("junit.txt", of: project).hasPrefix("<?xml version"))
    #expect(try text("summary.txt", of: project).hasPrefix("### golden"))
  }

  @Test(arguments: ["review.json", "actual/a.png", "plan.json", "approving.txt"])
  func filesOfTheReviewAreRefused(_ name: String) throws {
    let project = try ReviewProject()
    #expect(try run([], in: project).status == 1)
    for option in ["--summary", "--junit"] {
      let run = try run([option, "out/review/\(name)"], in: project)
      #expect(
        run.status == 2 && run.errors.contains("the review uses this path; choose another"), "\(run.errors)")
    }
    #expect(try run(["--summary", "out/review/summary.md"], in: project).status == 1)
    #expect(try project.run("approve", "--all").status == 0)
  }

  @Test(arguments: ["--summary", "--junit"]) func aFileNeedsAName(_ option: String) throws {
    let run = try run([option, ""], in: try ReviewProject())
    #expect(run.status == 64 && run.errors.contains("the name is empty"), "\(run.errors)")
  }

  @Test func foldersAndSourcesAreStillRefused() throws {
    let project = try ReviewProject()
    for path in ["screens", "screens/a.yaml"] {
      for option in ["--summary", "--junit"] {
        let run = try run([option, path], in: project)
        #expect(run.status == 2 && run.errors.contains("cannot write \(path)"), "\(run.errors)")
      }
    }
    #expect(try text("screens/a.yaml", of: project) == ReviewProject.spec("Wi-Fi"))
  }
}
