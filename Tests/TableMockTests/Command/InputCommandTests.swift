import Foundation
import Testing

/// What is read: files, folders and patterns, and what looks like them.
@Suite struct InputCommandTests {
  static let good = RenderCommandTests.good

  /// What lies beside specs in the folders of projects.
  static let foreign = [
    "in/package.json": "{\"name\": \"app\", \"version\": \"1.0.0\", \"size\": 3}",
    "in/project.yml": "name: App\ntargets:\n  App: {type: application}\n",
    "in/site.yml": "theme: minimal\n",
    "in/manifest.yaml": "inputs: [in]\nmatrix: {theme: [ios6]}\n",
    "in/results.json": "[{\"output\": \"a.png\", \"status\": \"written\"}]",
    "in/tabs.yaml": "a:\tb: c\n  - [\n",
    "in/comments.json": "// a comment\n{\"a\": 1,}\n",
    "in/empty.yaml": "", "in/text.yaml": "some words\n",
  ]

  @Test(arguments: ["in", "in/*.*"]) func filesOfOtherProgramsArePassedOver(_ argument: String) throws {
    let folder = try TemporaryFolder(Self.foreign.merging(["in/spec.yaml": Self.good]) { $1 })
    let run = try CommandRun(["render", argument, "-o", "out"], in: folder.url)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(run.lines == ["out/spec.png"])
  }

  @Test func filesOfOtherProgramsAreNotInABatch() throws {
    let folder = try TemporaryFolder(Self.foreign.merging(["in/spec.yaml": Self.good]) { $1 })
    let run = try CommandRun(["batch", "in", "-o", "out", "--progress", "none"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".png") } == ["out/spec.png"])
  }

  @Test(arguments: foreign.keys.sorted()) func aFileThatIsNamedIsRead(_ name: String) throws {
    let folder = try TemporaryFolder(Self.foreign)
    let run = try CommandRun(["render", name, "-o", "out"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("\(name):"))
  }

  /// Of very many keys the first are held against those of screens, since that takes its time.
  @Test(arguments: [(900, 1), (1_000, 0)])
  func misspeltKeysAreLookedForAmongTheFirst(_ count: Int, _ status: Int32) throws {
    let others = (0..<count).map { "zzzzz\($0): 1\n" }.joined()
    let folder = try TemporaryFolder([
      "in/a.yaml": others + "tabelView: {rows: [A]}\n", "in/b.yaml": Self.good,
    ])
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.url)
    #expect(run.status == status)
    try folder.write(others + "tableView: {rows: [A]}\n", to: "in/a.yaml")
    #expect(try CommandRun(["render", "in", "-o", "out"], in: folder.url).status == 1)
  }

  @Test(arguments: [
    "tabelView: {rows: [A]}", "theme: ios6\nnavigationBar: Title", "tableView: {rows: [A", "- {tableView: 3}",
    "{\"tableViews\": [}", "name: a\n---\nsplitView: {}",
  ])
  func brokenSpecsInFoldersAreTold(_ spec: String) throws {
    let folder = try TemporaryFolder(["in/a.yaml": spec])
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("in/a.yaml:"))
  }

  @Test func aLinkThatIsNamedLikeAPatternIsNoPattern() throws {
    let folder = try TemporaryFolder(["ab.yaml": Self.good])
    let run = try CommandRun(
      script: "ln -s nowhere 'a*'; tablemock render 'a*' -o out", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "a*: error: this is a symbolic link to a file that does not exist\n")
    #expect(run.lines == ["out/ab.png"])
  }

  /// What lies in the current folder goes by its name alone, be it named, found or in a manifest.
  @Test(arguments: [["."], ["./"], ["a.yaml"], []]) func pathsAreAsShortAsInTheCall(_ inputs: [String]) throws
  {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [{textLable: A}]}\n"])
    try folder.write("tableView: {rows: [A]}\n", to: "b/b.yaml")
    if inputs.isEmpty { try folder.write("inputs: [.]\n", to: "tablemock.yaml") }
    let run = try CommandRun(["inspect"] + inputs, in: folder.url)
    let place = inputs == ["./"] ? "./a.yaml:1:" : "a.yaml:1:"
    #expect(run.errors.hasPrefix(place), "\(run.errors)")
    if inputs == ["."] { #expect(run.text.contains(#""file": "b/b.yaml""#), "\(run.text)") }
  }

  @Test func pipesInFoldersAreLeftOut() throws {
    let folder = try TemporaryFolder(["in/a.yaml": Self.good])
    let run = try CommandRun(
      script: "mkfifo in/b.yaml; ln -s b.yaml in/c.yaml; ln -s a.yaml in/d.yaml; tablemock render in -o out",
      in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["out/a.png", "out/d.png"])
    #expect(run.errors.isEmpty)
  }

  @Test func pipesAndDevicesAreRefused() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(
      script: "mkfifo pipe.yaml; tablemock render pipe.yaml /dev/zero a.yaml -o out", in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["out/a.png"])
    #expect(run.errors.contains("pipe.yaml: error: this is a pipe, a socket or a device, not a file"))
    #expect(run.errors.contains("/dev/zero: error: this is a pipe, a socket or a device, not a file"))
  }

  @Test func aPipeOnStandardInputIsRead() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(
      script: "(sleep 0.1; cat a.yaml) | tablemock inspect - --format tree", in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.first == "-: ios7, 120 × 60 at 2x")
  }

  @Test(arguments: [("<.", "this is a folder, not a file"), ("<&-", "standard input cannot be read")])
  func standardInputThatCannotBeReadIsAnError(_ input: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(script: "tablemock render - -o x.png \(input)", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("-: error: \(message)"))
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: ["empty", "*.spec", "empt?"]) func nothingToReadIsAnError(_ argument: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "empty/deep/notes.txt": ""])
    for verb in ["render", "inspect"] {
      let run = try CommandRun([verb, argument, "a.yaml"], in: folder.url)
      #expect(run.status == 1)
      #expect(run.lines.count == 1)
      let named = argument == "empt?" ? "empty" : argument
      #expect(run.errors.hasPrefix("\(named): error: "))
    }
  }

  @Test func foldersThatCannotBeReadAreErrors() throws {
    let folder = try TemporaryFolder([
      "in/a.yaml": Self.good, "in/closed/b.yaml": Self.good, "in/listed/deep/c.yaml": Self.good,
    ])
    let run = try CommandRun(
      script: """
        chmod 755 . in; chmod 0 in/closed; chmod 444 in/listed
        program() { \(CommandRun.withoutPrivileges) timeout -s KILL 60 "$@"; }
        program \(CommandRun.program.path) inspect in
        status=$?; chmod 755 in/closed in/listed; exit $status
        """,
      in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(run.errors.contains("in/closed: error: the folder cannot be read: Permission denied"))
    #expect(run.errors.contains("in/listed/deep: error: the folder cannot be read: Permission denied"))
  }

  @Test(arguments: ["in", "'in/*.yaml'", "in/$(printf 'b\\377.yaml') in/a.yaml"])
  func namesThatAreNotTextKeepTheirBytes(_ arguments: String) throws {
    let folder = try TemporaryFolder(["in/a.yaml": Self.good])
    let run = try CommandRun(
      script: """
        cp in/a.yaml in/$(printf 'b\\377.yaml')
        tablemock render \(arguments) -o out >/dev/null && ls -b out
        """,
      in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["a.png", "b\\377.png"])
  }
}
