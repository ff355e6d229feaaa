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

  @Test(arguments: ManualClaimTests.verbs) func allVerbsTakeThem(verb: String) throws {
    let folder = try TemporaryFolder([:])
    let words = [verb] + (Self.needed[verb] ?? ["a.yaml"])
    let both = try CommandRun(words + ["--quiet", "--verbose"], in: folder.url)
    #expect(both.status == 64)
    #expect(both.errors.contains("--quiet and --verbose exclude each other."), "\(both.errors)")
    let progress = try CommandRun(words + ["--progress", "loud"], in: folder.url)
    #expect(progress.status == 64)
    #expect(progress.errors.contains("--progress <progress>"), "\(progress.errors)")
    let editor = try CommandRun(words + ["--hyperlinks", "http://{path}"], in: folder.url)
    #expect(editor.status == 64)
    #expect(editor.errors.contains("--hyperlinks <target>"), "\(editor.errors)")
  }

  /// What is found wrong only when a verb runs is said with its own usage.
  @Test(arguments: ["lint", "verify", "batch", "diff --since HEAD"])
  func complaintsHaveTheUsageOfTheirVerb(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    // The folder goes with its last reference.
    let folder = try TemporaryFolder([:])
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("Give spec files or folders"), "\(run.errors)")
    #expect(run.errors.contains("\nUsage: tablemock \(words[0]) "), "\(run.errors)")
    #expect(run.errors.contains("See “tablemock \(words[0]) --help” for"), "\(run.errors)")
  }

  /// What verbs need besides, or instead of, a source.
  private static let needed: [String: [String]] = [
    "worker": [], "fonts": [], "themes": [], "devices": [], "init": [], "language-server": [],
    "generate": ["--seed", "1", "--count", "1", "-o", "g"], "schema": ["spec"], "diff": ["a.yaml", "b.yaml"],
    "approve": ["--all"], "sheet": ["a.yaml", "-o", "a.png"], "eras": ["a.yaml", "-o", "a.png"],
    "filmstrip": ["a.yaml", "--to", "selected", "-o", "a.png"],
  ]

  /// A command of each verb that ends by itself, with its status.
  @Test(
    arguments: [
      ("render a.yaml -o a.png", 0), ("inspect a.yaml", 0), ("convert a.yaml -o b.yaml", 0),
      ("eras a.yaml --theme ios7 -o a.png", 0), ("sheet a.yaml -o a.png", 0), ("batch a.yaml -o out", 0),
      ("worker", 0), ("filmstrip a.yaml --to selected -o a.png", 0), ("schema spec", 0), ("fonts", 0),
      ("themes", 0), ("devices", 0), ("languages a.yaml", 0), ("verify a.yaml --baseline g", 1),
      ("approve --all", 1), ("diff a.yaml a.yaml", 0), ("lint a.yaml", 1), ("explain a.yaml 0-0", 0),
      ("init list new", 0), ("generate --seed 1 --count 1 -o g", 0), ("language-server", 1), ("preview", 64),
      ("watch", 64),
    ] as [(String, Int32)])
  func verboseVerbsSayWhatTheyTake(_ command: String, _ status: Int32) throws {
    let words = command.split(separator: " ").map(String.init)
    let (folder, other, third) = (
      try TemporaryFolder(["a.yaml": Self.warned]), try TemporaryFolder(["a.yaml": Self.warned]),
      try TemporaryFolder(["a.yaml": Self.warned])
    )
    let plain = try CommandRun(words, in: other.url)
    #expect(plain.status == status, "\(plain.errors)")
    let verbose = try CommandRun(words + ["--verbose"], in: folder.url)
    #expect(verbose.status == status && verbose.output == plain.output)
    guard status != 64 else { return }
    let place = folder.url.resolvingSymlinksInPath().lastPathComponent
    #expect(verbose.errors.contains(try Regex("^tablemock [0-9.]+ \(words[0]), in .*\(place)\n")))
    #expect(verbose.errors.contains(#/\ntook [0-9.]+ s and at most \d+ MB of memory\n/#))
    #expect(!plain.errors.contains("MB of memory"))
    let quiet = try CommandRun(words + ["--quiet"], in: third.url)
    #expect(quiet.status == status)
    #expect(!quiet.errors.contains("warning: "), "\(quiet.errors)")
    if status == 0 { #expect(quiet.errors.isEmpty && !quiet.text.contains("a.png"), "\(quiet.errors)") }
  }

  @Test func verboseVerbsTellOfEachPicture() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let run = try CommandRun(["render", "a.yaml", "-o", "a.png", "--verbose"], in: folder.url)
    #expect(run.lines == ["a.png"])
    #expect(run.errors.contains(#/a\.yaml → a\.png: written, \d+ × \d+, \d+ bytes, [0-9.]+ ms\n/#))
    let lint = try CommandRun(["lint", "a.yaml", "--verbose"], in: folder.url)
    #expect(lint.errors.contains("rules as in no tablemock.yaml\n"))
    try folder.write("lint: {}\n", to: "tablemock.yaml")
    let project = try CommandRun(["lint", "a.yaml", "--verbose"], in: folder.url)
    #expect(project.errors.contains("rules as in tablemock.yaml\n1 inputs, 1 with tables"))
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

  /// What is meant to be a link: the address and the text.
  private func links(_ text: String) -> [String] {
    text.matches(of: #/\u{1B}\]8;;([^\u{1B}]+)\u{1B}\\([^\u{1B}]*)\u{1B}\]8;;\u{1B}\\/#).map {
      "\($0.1) \($0.2)"
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func pathsAreLinksOnTerminals() throws {
    let selected = "tableView:\n  rows:\n    - {textLabel: A, selected: true}\n"
    let folder = try TemporaryFolder([
      "a b.yaml": Self.warned, "broken.yaml": RenderCommandTests.bad, "lint.yaml": selected,
    ])
    let place = folder.url.resolvingSymlinksInPath().path
    let file = links(try shown("render \"a b.yaml\" -o \"é%.png\"", environment: "TERM=xterm", in: folder))
    #expect(file.count == 2)
    #expect(
      file.contains { $0.hasPrefix("file://") && $0.hasSuffix("\(place)/a%20b.yaml a b.yaml:3:13") },
      "\(file)")
    #expect(file.contains { $0.hasSuffix("\(place)/%C3%A9%25.png é%.png") }, "\(file)")
    let code = "--hyperlinks vscode"
    let error = links(try shown("inspect broken.yaml \(code)", environment: "TERM=xterm", in: folder))
    #expect(error == ["vscode://file\(place)/broken.yaml:2:1 broken.yaml:2:1"])
    let finding = links(try shown("lint lint.yaml \(code)", environment: "TERM=xterm", in: folder))
    #expect(finding == ["vscode://file\(place)/lint.yaml:3:7 lint.yaml:3:7"])
    for (command, variables) in [
      ("lint lint.yaml --hyperlinks none", "TERM=xterm"), ("lint lint.yaml", "TERM=dumb"),
      ("lint lint.yaml", "TERM=linux"), ("lint lint.yaml", "TERM=xterm NO_COLOR=1"),
      ("render lint.yaml -o c.png | cat", "TERM=xterm"),
      ("render lint.yaml -o c.png", "TERM=xterm NO_COLOR=1"),
    ] {
      let text = try shown(command, environment: variables, in: folder)
      #expect(!text.contains("\u{1B}]8"), "\(command), \(variables)")
      #expect(text.contains("lint.yaml:3:7: warning: ") || text.contains("c.png"))
    }
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
