import Foundation
import Testing

/// Approving in another folder than the one that the review was made in.
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
}
