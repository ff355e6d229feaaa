import Foundation
import Testing

/// What is written: whole, to where it was asked for, and over nothing that is needed.
@Suite struct OutputCommandTests {
  static let good = RenderCommandTests.good

  @Test func olderPicturesAreWrittenOver() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "a.png": "older"])
    #expect(try CommandRun(["render", "a.yaml"], in: folder.url).status == 0)
    #expect(try folder.bytes("a.png") != Data("older".utf8))
  }

  @Test(
    arguments: [
      "render a.yaml -o -", "render a.yaml", "inspect a.yaml --format json", "inspect a.yaml --format tree",
      "themes", "devices", "fonts", "--help", "--version",
    ])
  func resultsThatCannotBeWrittenAreErrors(_ arguments: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(script: "tablemock \(arguments) >/dev/full", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "error: cannot write standard output: No space left on device\n")
  }

  /// A reader who has gone ends the program with a signal, or with an error where the signal is ignored.
  @Test(arguments: ["", "trap '' PIPE;"]) func aReaderWhoHasGoneIsNoNews(_ trap: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(
      script: """
        \(trap) { sleep 0.3; tablemock inspect a.yaml --format json; echo $? >status; } | true
        while [ ! -s status ]; do sleep 0.1; done
        """,
      in: folder.url)
    #expect(run.errors.isEmpty)
    #expect(try folder.bytes("status") != Data("0\n".utf8))
  }
}
