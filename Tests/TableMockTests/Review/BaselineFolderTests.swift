import Foundation
import TableMock
import Testing

/// Folders of approved pictures that are none, cannot be read, or are wanted for something else.
@Suite struct BaselineFolderTests {
  @Test(arguments: [
    ("file", "this is not a folder"), ("link", "this is a symbolic link to a folder that does not exist"),
    ("file/deeper", "this is not a folder"),
  ])
  func whatIsNoFolderIsNotTakenForAnEmptyOne(_ name: String, _ message: String) throws {
    let project = try ReviewProject()
    try project.folder.write("", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.url.appendingPathComponent("link").path, withDestinationPath: "nowhere")
    let run = try project.run("verify", "screens", "--baseline", name)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("\(name): error: \(message)\n"), "\(run.errors)")
    #expect(!project.exists("out"))
  }

  /// Nobody keeps those out who may do everything.
  @Test(.disabled(if: geteuid() == 0 && !FileManager.default.fileExists(atPath: "/usr/bin/setpriv")))
  func whatCannotBeReadIsNotTakenForNew() throws {
    let project = try ReviewProject(["a": ReviewProject.spec("A"), "sub/b": ReviewProject.spec("B")])
    try project.approveAll()
    for (folder, closed) in [("golden", "golden"), ("golden/sub", "golden/sub")] {
      let run = try CommandRun(
        script: """
          chmod 000 \(closed)
          \(CommandRun.withoutPrivileges) '\(CommandRun.program.path)' verify screens; status=$?
          chmod 755 \(closed); exit $status
          """, in: project.folder.url)
      #expect(run.status == 2, "\(folder): \(run.text)\(run.errors)")
      #expect(
        (run.text + run.errors).contains("cannot be read: permission is denied"), "\(run.text)\(run.errors)")
    }
  }

  @Test(arguments: ["golden/a.png", "golden/verify.xml", "golden/deeper/new.xml", "link/a.png"])
  func noReportIsWrittenAmongApprovedPictures(_ path: String) throws {
    let project = try ReviewProject()
    try project.approveAll()
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.url.appendingPathComponent("link").path, withDestinationPath: "golden")
    let before = try project.content(of: "golden")
    for option in ["--junit", "--summary"] {
      let run = try project.run("verify", "screens", option, path)
      #expect(run.status == 2 && run.errors.contains("folder of approved pictures"), "\(run.errors)")
    }
    #expect(try project.content(of: "golden") == before)
    #expect(try project.run("verify", "screens", "--junit", "golden.xml").status == 0)
  }

  /// What a review writes is taken away by the next one.
  @Test(arguments: ["out/review", "out/review/expected", "out/review/golden"])
  func approvedPicturesDoNotLieInTheFolderOfAReview(_ baseline: String) throws {
    let project = try ReviewProject()
    let run = try project.run("verify", "screens", "--baseline", baseline)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("out/review: error: the approved pictures are in the review’s folder\n"))
  }
}
