import Foundation
import TableMock
import Testing

/// A review that somebody ended while it was at work.
@Suite struct InterruptedVerifyTests {
  @Test(arguments: [("TERM", Int32(143)), ("INT", 130)])
  func aReviewThatWasCutOffCannotBeApproved(_ signal: String, _ status: Int32) throws {
    let specs = (0..<40).map { ("s\($0)", ReviewProject.spec("Row \($0)")) }
    let project = try ReviewProject(Dictionary(uniqueKeysWithValues: specs))
    let run = try CommandRun(
      script: """
        env --default-signal=INT,TERM '\(CommandRun.program.path)' verify screens --jobs 1 --junit verify.xml --summary verify.md \
          --theme iphoneos3,ios5,ios6,ios7,ios8 --scale 1,2,3 --device iphone4,iphone5,ipad >found &
        while [ ! -d out/review/actual ]; do sleep 0.02; done
        kill -\(signal) $!; wait $!
        """,
      in: project.folder.url)
    #expect(run.status == status)
    #expect(
      run.errors.contains("interrupted: ") && run.errors.contains("nothing to approve"), "\(run.errors)")
    for file in ["out/review/review.json", "out/review/index.html", "verify.xml", "verify.md"] {
      #expect(!project.exists(file), "\(file) was left")
    }
    #expect(try project.folder.bytes("found").isEmpty)
    let approval = try project.run("approve", "--all")
    #expect(approval.status == 1 && !project.exists("golden"))
  }
}
