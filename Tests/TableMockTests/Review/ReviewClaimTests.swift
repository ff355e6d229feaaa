import Foundation
import TableMock
import Testing

/// That no two calls work in the folder of one review.
@Suite struct ReviewClaimTests {
  /// The folder as another process would hold it.
  private final class Holder {
    private let descriptor: Int32

    init(_ folder: URL) {
      descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    }

    deinit { close(descriptor) }
  }

  @Test(arguments: [
    (["verify", "screens"], 2), (["diff", "screens/a.yaml", "screens/b.yaml", "-o", "out/review"], 2),
    (["approve", "--all"], 1),
  ])
  func whoeverComesSecondIsToldAtOnce(_ arguments: [String], _ status: Int) throws {
    let project = try ReviewProject()
    #expect(try project.run("verify", "screens").status == 1)
    let before = try project.content(of: "out")
    do {
      let holder = Holder(project.folder.url.appendingPathComponent("out/review"))
      let run = try withExtendedLifetime(holder) { try project.run(all: arguments) }
      #expect(Int(run.status) == status)
      #expect(run.errors.contains("out/review: error: another tablemock command is using"), "\(run.errors)")
      #expect(try project.content(of: "out") == before)
    }
    #expect(try !project.run(all: arguments).errors.contains("at work"))
  }

  @Test func anotherFolderIsFree() throws {
    let project = try ReviewProject()
    #expect(try project.run("verify", "screens").status == 1)
    let holder = Holder(project.folder.url.appendingPathComponent("out/review"))
    let run = try withExtendedLifetime(holder) {
      try project.run("verify", "screens", "--review", "out/other")
    }
    #expect(run.status == 1 && project.exists("out/other/index.html"))
  }

  /// Several that begin at one time: each finds what it would have found alone, or is told.
  @Test func noTwoCallsSpoilEachOther() throws {
    let project = try ReviewProject(
      Dictionary(uniqueKeysWithValues: (0..<8).map { ("s\($0)", ReviewProject.spec("Row \($0)")) }))
    let runs = try CommandRun(
      script: """
        for n in 1 2 3; do (tablemock verify screens >/dev/null 2>$n.txt; echo $? >$n) & done
        for n in 1 2 3; do until [ -s $n ]; do sleep 0.05; done; done
        cat 1 2 3 *.txt
        """, in: project.folder.url)
    let statuses = runs.lines.filter { ["0", "1", "2"].contains($0) }
    #expect(statuses.count == 3 && statuses.contains("1"), "\(runs.text)")
    #expect(!runs.text.contains("cannot write") && !runs.text.contains("no page"), "\(runs.text)")
    #expect(
      runs.text.components(separatedBy: "is using the review’s folder").count - 1
        == statuses.count { $0 == "2" })
    #expect(try project.states().count == 8 && project.exists("out/review/index.html"))
  }

  @Test func aFileIsNoReviewsFolder() throws {
    let project = try ReviewProject()
    try project.folder.write("a file", to: "out/review")
    let run = try project.run("verify", "screens")
    #expect(run.status == 2 && run.errors.contains("not a folder"), "\(run.errors)")
  }
}
