import Foundation
import Testing

/// The options that all verbs have in common, and what is shown on terminals.
@Suite struct CommonOptionTests {
  private static let warned =
    "theme: ios7\nsize: {width: 100, height: 60}\nappearance: dark\ntableView: {rows: [A]}\n"

  @Test(arguments: [
    "render a.yaml -o a.png", "convert a.yaml -o b.yaml", "eras a.yaml --theme ios7 -o a.png",
    "sheet a.yaml -o a.png",
    "filmstrip a.yaml --to selected -o a.png", "batch a.yaml -o out",
  ])
  func quietVerbsSayNothingOfWhatIsWell(_ command: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.warned])
    let words = command.split(separator: " ").map(String.init)
    let loud = try CommandRun(words, in: folder.url)
    #expect(loud.status == 0)
    #expect(loud.errors.contains("warning: "))
    #expect(loud.lines.count == 1)
    let quiet = try CommandRun(words + ["--quiet"], in: folder.url)
    #expect(quiet.status == 0)
    #expect(quiet.errors.isEmpty && quiet.output.isEmpty)
  }

  @Test func quietVerbsStillSayWhatIsWrong() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.bad])
    for verb in ["render", "inspect", "convert", "batch"] {
      let run = try CommandRun([verb, "a.yaml", "--quiet"], in: folder.url)
      #expect(run.status == 1)
      #expect(run.errors.contains("a.yaml:2:1: error: "))
    }
  }

  @Test func allVerbsWriteSmallFiles() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    for (verb, more) in [
      ("render", []), ("eras", ["--theme", "ios7"]), ("filmstrip", ["--to", "selected"]),
    ] {
      _ = try CommandRun([verb, "a.yaml", "-o", "fast.png"] + more, in: folder.url)
      _ = try CommandRun([verb, "a.yaml", "-o", "small.png", "--png", "small"] + more, in: folder.url)
      let (fast, small) = (try folder.bytes("fast.png"), try folder.bytes("small.png"))
      #expect(small.count < fast.count)
      #expect(try PNGReader.bitmap([UInt8](small)) == PNGReader.bitmap([UInt8](fast)))
    }
  }

  @Test func sheetsComeInSeveralFormats() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let run = try CommandRun(
      ["eras", "a.yaml", "--theme", "ios6,ios7", "-o", "e.png", "--format", "png,svg"], in: folder.url)
    #expect(run.lines == ["e.png", "e.svg"])
    let svg = try CommandRun(
      ["eras", "a.yaml", "--theme", "ios6,ios7", "-o", "-", "--format", "svg"], in: folder.url)
    #expect(try svg.output == folder.bytes("e.svg"))
  }

  @Test func renderTellsProgramsOfItsProgress() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good, "b.yaml": RenderCommandTests.bad])
    let run = try CommandRun(
      ["render", "a.yaml", "b.yaml", "-o", "out", "--theme", "ios6", "--progress", "json"], in: folder.url)
    let objects = try run.lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.map { $0?["status"] as? String } == ["written", "failed", nil])
    #expect((objects[0]?["variant"] as? [String: String]) == ["theme": "ios6"])
    #expect((objects.last??["summary"] as? [String: Any])?["failed"] as? Int == 1)
  }

  /// The program on a terminal of its own, with what it shows there.
  private func shown(_ command: String, environment: String, in folder: TemporaryFolder) throws -> String {
    let run = try CommandRun(
      script: "env -u NO_COLOR \(environment) script -qec '\(CommandRun.program.path) \(command)' /dev/null",
      in: folder.url)
    return run.text
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func onlyTerminalsThatCanGetColoursAndBars() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.warned])
    let command = "render a.yaml -o a.png --progress auto"
    #expect(try shown(command, environment: "TERM=xterm", in: folder).contains("\u{1B}[1;35m"))
    #expect(try !shown(command, environment: "TERM=dumb", in: folder).contains("\u{1B}"))
    #expect(try !shown(command, environment: "TERM=xterm NO_COLOR=1", in: folder).contains("\u{1B}[1;"))
  }
}
