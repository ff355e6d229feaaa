import Foundation
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// A reader of Swift files that goes on running between two files, whose place a script takes here.
@Suite struct SwiftUIReaderProcessTests {
  /// The command that prints a screen whose one row says `$n`.
  private static let print = #"printf '{"tableView":{"rows":["%s"]}}\n{}\n' $n"#
  /// The same as an answer of a program that goes on running, with a number of one digit.
  private static let answer = "echo 0 \(#"{"tableView":{"rows":["1"]}}"#.utf8.count + 4); \(print)"

  /// A project beside a reader that does what a script says.
  private struct Project {
    let folder: TemporaryFolder
    var loader: SourceLoader

    init(_ script: String, seconds: Double = 60) throws {
      folder = try TemporaryFolder([
        "project/V.swift": "struct V: View {\n  var body: some View { Text(\"a\") }\n}\n",
        "reader": "#!/bin/sh\n\(script)\n",
      ])
      let path = folder.url.path + "/reader"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      // What is written to a program that has ended is an error, as in the program.
      StandardStreams.prepare()
      var confinement = ChildProcess.Confinement()
      confinement.seconds = seconds
      loader = SourceLoader.standard.keepingReaders()
      let running = loader.swiftUI.running
      loader.swiftUI = SwiftUIProgram(FilePath(path), confinement: confinement)
      loader.swiftUI.running = running
    }

    /// What the view's one row says; `nil` where it cannot be read.
    func text(_ choices: ViewChoices? = nil) -> String? {
      let source = loader.takingData(from: SampleData(file: nil, view: choices)).load(
        path: FilePath(folder.url.path + "/project/V.swift"))
      return source.document?.screens.first?.tableViews.first?.sections.first?.rows.first?.textLabel?.text
    }
  }

  /// A program that goes on running is asked again; one that has ended is started anew, and one that answers once will do.
  @Test(arguments: [
    ("while read -r line; do n=$((n + 1)); ANSWER; done", ["1", "2", "3"]),
    ("read -r line; n=1; ANSWER; exit 0", ["1", "1", "1"]),
    ("while read -r line; do n=$((n + 1)); ANSWER; [ $n = 2 ] && exit 0; done", ["1", "2", "1"]),
    ("read -r line; case \"$line\" in --serve*) exit 3 ;; esac; n=once; PRINT", ["once", "once", "once"]),
    (
      "read -r line; case \"$line\" in --serve*) echo 0 99999999999; echo x; esac; n=once; PRINT",
      ["once", "once", "once"]
    ),
    (
      "read -r line; case \"$line\" in --serve*) echo nonsense; exit 0 ;; esac; n=once; PRINT",
      ["once", "once", "once"]
    ),
  ])
  func aProgramThatRunsIsAskedAgain(_ script: String, _ expected: [String]) throws {
    let script = script.replacing("ANSWER", with: SwiftUIReaderProcessTests.answer)
      .replacing("PRINT", with: SwiftUIReaderProcessTests.print)
    let project = try Project(script)
    #expect(expected.map { _ in project.text() } == expected)
  }

  /// A program that reads no further, or ends in the middle of an answer, has the time of one answer, and is then called.
  @Test(arguments: [
    "read -r line; case \"$line\" in --serve*) WAIT ;; esac; n=once; PRINT",
    "read -r line; case \"$line\" in --serve*) echo 0 9999; WAIT ;; esac; n=once; PRINT",
  ])
  func whatDoesNotAnswerInTimeIsCalled(_ script: String) throws {
    // Nobody ever writes to the pipe; the confined program can call no other that waits.
    let script = script.replacing("PRINT", with: SwiftUIReaderProcessTests.print)
      .replacing("WAIT", with: "read -r wait <\"${0%/*}/project/pipe\"")
    let project = try Project(script, seconds: 5)
    #expect(mkfifo(project.folder.url.path + "/project/pipe", 0o600) == 0)
    var choices = ViewChoices()
    choices.settings = [.init(name: "a", value: String(repeating: "x", count: 100_000))]
    #expect(project.text(choices) == "once")
    #expect(project.text(choices) == "once")
  }

  /// What takes more than it may is not tried again: the file would take as much once more.
  @Test func whatIsEndedIsNotCalled() throws {
    let project = try Project(
      "read -r line; case \"$line\" in --serve*) while :; do :; done ;; esac; n=once; PRINT".replacing(
        "PRINT", with: SwiftUIReaderProcessTests.print))
    #expect(project.text() == nil)
  }

  /// The kernel lets a program into the folder that it was started for, so one that comes in its place needs another program.
  @Test func aFolderInPlaceOfAnotherIsReadByAnotherProgram() throws {
    let script = "while read -r line; do n=$((n + 1)); ANSWER; done"
    let project = try Project(script.replacing("ANSWER", with: SwiftUIReaderProcessTests.answer))
    #expect([project.text(), project.text()] == ["1", "2"])
    let (old, away) = (project.folder.url.path + "/project", project.folder.url.path + "/old")
    try FileManager.default.moveItem(atPath: old, toPath: away)
    try FileManager.default.copyItem(atPath: away, toPath: old)
    #expect([project.text(), project.text()] == ["1", "2"])
  }
}
