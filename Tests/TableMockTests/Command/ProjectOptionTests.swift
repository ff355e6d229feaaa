import Foundation
import TableSources
import TestSupport
import Testing

@testable import TableLanguageServer
@testable import TableModel
@testable import TableProject

/// Which folder is the project’s, where the call says it.
@Suite struct ProjectOptionTests {
  private static let broken = "tableView: {rows: [{textLabel: Small, selected: true}]}\n"
  private static let rule = "row-stays-highlighted"

  /// A project within another one; both say that all screens are linted, and the outer one that a rule is an error.
  private func projects() throws -> TemporaryFolder {
    try TemporaryFolder([
      "tablemock.yaml": "inputs: [inner]\nlint: {rules: {\(Self.rule): error}}\n",
      "inner/tablemock.yaml": "inputs: [a.yaml]\nlint: {rules: {\(Self.rule): off}}\nreview: look\n",
      "inner/a.yaml": Self.broken, "elsewhere/b.yaml": Self.broken,
    ])
  }

  @Test func itsManifestIsTakenInsteadOfTheNearestOne() throws {
    let folder = try projects()
    let inner = folder.url.appendingPathComponent("inner")
    #expect(try CommandRun(["lint"], in: inner).status == 0)
    for project in ["..", "../", folder.url.path] {
      let run = try CommandRun(["lint", "--project", project], in: inner)
      #expect(run.status == 1 && run.text.contains("error: "), "\(run.errors)")
      let named = try CommandRun(["lint", "a.yaml", "--project", project], in: inner)
      #expect(named.status == 1 && named.text.contains("error: "), "\(named.errors)")
    }
    // From outside, and for what lies outside.
    let outside = folder.url.appendingPathComponent("elsewhere")
    #expect(try CommandRun(["lint", "--project", "../inner"], in: outside).status == 0)
    #expect(try CommandRun(["lint", "b.yaml", "--project", "../inner"], in: outside).status == 0)
    #expect(try CommandRun(["lint", "b.yaml"], in: outside).status == 1)
  }

  @Test func aFolderWithoutAManifestHasNone() throws {
    let folder = try projects()
    let run = try CommandRun(["lint", "inner/a.yaml", "--project", "elsewhere"], in: folder.url)
    #expect(run.status == 1 && run.text.contains("warning: "), "\(run.text)")
    let nothing = try CommandRun(["lint", "--project", "elsewhere"], in: folder.url)
    #expect(nothing.status == 64)
  }

  @Test func reviewsAreThoseOfTheProject() throws {
    let folder = try projects()
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    let run = { words in
      try CommandRun(words + ["--project", "inner"], in: folder.url, environment: environment)
    }
    let new = try run(["verify"])
    #expect(new.status == 1 && new.lines.last == "1 new", "\(new.errors)")
    #expect(try run(["approve", "--all"]).text == "approved a.png\n")
    #expect(try run(["verify"]).text == "1 same\n")
    #expect(try run(["verify", "inner/a.yaml"]).text == "1 same\n")
  }

  @Test(arguments: ["verify", "lint", "approve --all", "preview a.yaml", "language-server"])
  func itIsAFolder(_ command: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let words = command.split(separator: " ").map(String.init)
    for project in ["nothere", "a.yaml"] {
      let run = try CommandRun(words + ["--project", project], in: folder.url)
      #expect(run.status == 64)
      #expect(run.errors.contains("--project takes a folder, and “\(project)” is not one."), "\(run.errors)")
    }
  }
}

/// A manifest that another user has put above the folder in which somebody works.
///
/// The program is told by a library that its files are somebody else’s; such a library cannot stand before a sanitizer.
@Suite(.disabled(if: Sanitizer.isOn)) struct StrangeManifestTests {
  private static let library = Result { try PreloadedLibrary("stranger") }
  private static let stranger: UInt32 = 4_242
  private static let refusal = "this manifest in a parent folder"

  private func project() throws -> TemporaryFolder {
    try TemporaryFolder([
      "tablemock.yaml": "inputs: [screens]\nlint: {rules: {row-stays-highlighted: error}}\n",
      "screens/a.yaml": "tableView: {rows: [{textLabel: Small, selected: true}]}\n",
    ])
  }

  /// Runs the program for somebody who owns none of the files, or for a user of a number.
  private func run(
    _ arguments: [String], in folder: URL, as user: UInt32 = stranger
  ) throws -> CommandRun {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["LD_PRELOAD"] = try Self.library.get().url.path
    environment["STRANGER"] = "\(user)"
    return try CommandRun(arguments, in: folder, environment: environment)
  }

  @Test(arguments: [
    ["verify"], ["verify", "a.yaml"], ["lint"], ["lint", "a.yaml"], ["approve", "--all"],
  ])
  func itIsAnErrorThatSaysWhatToDo(_ words: [String]) throws {
    let folder = try project()
    let below = folder.url.appendingPathComponent("screens")
    let own = try run(words, in: below, as: geteuid())
    let run = try run(words, in: below)
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.errors.contains("../tablemock.yaml: error: \(Self.refusal)"), "\(run.errors)")
    #expect(run.errors.contains("belongs to another user, \(geteuid())\n"))
    #expect(run.errors.contains("“--project ..”"))
    #expect(!folder.files.contains { $0.hasPrefix("screens/out/") })
    // What the hint says helps, and the answer is that of the owner.
    let taken = try self.run(words + ["--project", ".."], in: below)
    #expect(taken.status == own.status && taken.text == own.text)
    let without = try self.run(words + ["--project", "."], in: below)
    #expect(!without.errors.contains(Self.refusal))
  }

  @Test func reportsSayIt() throws {
    let folder = try project()
    let run = try run(
      ["verify", "--junit", "j.xml", "--summary", "s.md"], in: folder.url.appendingPathComponent("screens"))
    #expect(run.status == 2)
    for file in ["j.xml", "s.md"] {
      #expect(String(decoding: try folder.bytes("screens/\(file)"), as: UTF8.self).contains(Self.refusal))
    }
  }

  /// Whoever stands in a folder has chosen it: a job in a container works on a checkout that another user made.
  @Test func theFolderInWhichOneStandsMayBeAnothersUsers() throws {
    let folder = try project()
    let run = try run(["verify"], in: folder.url)
    #expect(run.status == 1 && run.lines.last == "1 new", "\(run.errors)")
    #expect(try self.run(["lint", "screens"], in: folder.url).errors.isEmpty)
  }

  /// The same with files that are another user’s indeed, which only the system’s own user can make.
  @Test(.enabled(if: geteuid() == 0)) func aCheckoutInAContainerHasAnotherOwner() throws {
    let folder = try project()
    let chown = try CommandRun(script: "chown -R 1001 .", in: folder.url)
    try #require(chown.status == 0)
    let below = folder.url.appendingPathComponent("screens")
    #expect(try CommandRun(["verify"], in: folder.url).lines.last == "1 new")
    let refused = try CommandRun(["verify"], in: below)
    #expect(
      refused.status == 2 && refused.errors.contains("belongs to another user, 1001\n"), "\(refused.errors)")
    #expect(try CommandRun(["verify", "--project", ".."], in: below).lines.last == "1 new")
  }

  /// In a folder in which all may write, a file is more its maker’s than the folder’s.
  @Test(.enabled(if: geteuid() == 0), arguments: ["tablemock.yaml", ".", "link"])
  func allOfItMustBeOnesOwn(_ strange: String) throws {
    let folder = try project()
    let script =
      strange == "link"
      ? "mv tablemock.yaml m.yaml; ln -s m.yaml tablemock.yaml; chown -h 1001 tablemock.yaml"
      : "chown 1001 \(strange)"
    #expect(try CommandRun(script: script, in: folder.url).status == 0)
    let below = try CommandRun(["lint"], in: folder.url.appendingPathComponent("screens"))
    #expect(below.status == 2 && below.errors.contains(Self.refusal), "\(below.errors)")
    let here = try CommandRun(["lint"], in: folder.url)
    #expect((here.status == 2) == (strange != "."), "\(here.errors)")
  }

  /// Editors show it in the document, beside what the usual rules find.
  @Test(arguments: [false, true]) func editorsShowIt(isTold: Bool) throws {
    let folder = try project()
    let root = FilePath(folder.url.resolvingSymlinksInPath().path)
    let search = ManifestSearch(project: isTold ? root : nil, user: Self.stranger)
    let found = try EditorSession.said(
      of: "screens/a.yaml", in: folder, search, until: "row-stays-highlighted")
    #expect(found?.contains(Self.refusal) == !isTold, "\(found ?? "nothing")")
  }
}

/// A language server in these tests.
private enum EditorSession {
  /// What it sends of an opened document until that has a word; `nil` where the word never comes.
  static func said(
    of name: String, in folder: TemporaryFolder, _ search: ManifestSearch, until word: String
  ) throws -> String? {
    let replies = Monitor([UInt8]())
    let send: @Sendable ([UInt8]) -> Void = { bytes in replies.update { $0 += bytes } }
    let server = LanguageServer(version: "0", rulesURL: nil, search: search, previews: nil, send: send)
    let file = FilePath(folder.url.resolvingSymlinksInPath().path).appending(FilePath(name))
    let text = try JSONEncoder().encode(String(decoding: folder.bytes(name), as: UTF8.self))
    let messages = [
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#,
      """
      {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file://\(file)", \
      "languageId": "yaml", "version": 1, "text": \(String(decoding: text, as: UTF8.self))}}}
      """,
    ]
    let framed = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    MessagePump(server, send: send).take(Array(framed.utf8))
    return replies.wait(atMost: 30) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains(word) ? text : nil
    }
  }
}

/// What editors take from the project that a document lies in.
@Suite struct EditorProjectTests {
  private static let highlighted = "row-stays-highlighted"

  /// A screen that breaks two rules, in a project with an own setting for one of them.
  private func project(_ manifest: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "tablemock.yaml": manifest,
      "a.yaml":
        "tableView: {rows: [{textLabel: Small, selected: true}, {textLabel: {text: Pale, textColor: \"#fefefe\"}}]}\n",
    ])
  }

  @Test func knownFindingsAreNotShown() throws {
    let folder = try project("inputs: [a.yaml]\nlint: {baseline: known.json}\n")
    let only = ["lint", "--only", Self.highlighted, "--write-baseline", "known.json"]
    #expect(try CommandRun(only, in: folder.url).status == 0)
    let rest = try EditorSession.said(of: "a.yaml", in: folder, ManifestSearch(), until: "\"code\"")
    #expect(rest?.contains(Self.highlighted) == false)
    try folder.write("{}", to: "known.json")
    let all = try EditorSession.said(of: "a.yaml", in: folder, ManifestSearch(), until: "not a baseline")
    #expect(all?.contains(Self.highlighted) == true)
  }

  @Test func manifestsThatCannotBeTakenAreTold() throws {
    let folder = try project("inputs: [a.yaml]\nlint: {rules: {\(Self.highlighted): offf}}\n")
    let said = try EditorSession.said(of: "a.yaml", in: folder, ManifestSearch(), until: Self.highlighted)
    #expect(said?.contains("tablemock.yaml:2: ") == true)
  }
}

/// Calls that name no sources, in a project.
@Suite struct ProjectSourceTests {
  private static let spec =
    "size: {width: 120, height: 80}\nscale: 1\ntableView: {rows: [{textLabel: Small}]}\n"

  /// Two screens, one of them in two looks and the other in its own.
  private func screens() throws -> TemporaryFolder {
    try TemporaryFolder([
      "tablemock.yaml": """
      inputs: [screens/a.yaml, {path: screens/b.yaml, matrix: {theme: [ios26]}}]
      matrix: {theme: [ios6, ios8], appearance: [light]}

      """,
      "screens/a.yaml": Self.spec, "screens/b.yaml": Self.spec, "below/empty.txt": "",
    ])
  }

  /// A folder of texts that a single input has is no other one’s for the linter of “verify”.
  @Test(arguments: ["lint", "verify --lint"]) func textsOfSingleInputsAreLinted(_ command: String) throws {
    let folder = try TemporaryFolder([
      "tablemock.yaml": "inputs: [{path: a.yaml, strings: own}]\n", "a.yaml": Self.spec,
      "own/de.yaml": "Small: Klein\n", "own/fr.yaml": "Other: X\n",
    ])
    let run = try CommandRun(command.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.text.contains("“Small” has no translation in fr"), "\(run.text)\(run.errors)")
  }

  /// Also where an input has names and kinds of pictures of its own, which are the manifest’s words, too.
  @Test(arguments: ["verify", "batch --plan"]) func whatACallSaysCountsBeforeTheManifest(
    _ command: String
  ) throws {
    let own = "inputs:\n  - {path: a.yaml, output: 'own-{name}.{format}', formats: [svg]}\n"
    let folder = try TemporaryFolder(["tablemock.yaml": own, "a.yaml": Self.spec])
    let words = command.split(separator: " ").map(String.init)
    #expect(try CommandRun(words, in: folder.url).text.contains("own-a.svg"))
    let format = command == "verify" ? "--picture-format" : "--format"
    let run = try CommandRun(words + ["--pattern", "x-{name}.{format}", format, "png"], in: folder.url)
    #expect(run.text.contains("x-a.png") && !run.text.contains("own-a"), "\(run.text)\(run.errors)")
  }

  @Test(arguments: [".", "below"]) func verbsDrawWhatTheManifestNamesAsItSays(_ place: String) throws {
    let folder = try screens()
    let here = folder.url.appendingPathComponent(place)
    let drawn = try CommandRun(["render", "-o", "out/"], in: here)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.lines == ["out/a-ios6.png", "out/a-ios8.png", "out/b.png"])
    let looks = try CommandRun(["inspect", "--format", "json"], in: here)
    #expect(looks.status == 0 && looks.lines.count == 2, "\(looks.errors)")
    let sheet = try CommandRun(["sheet", "-o", "all.png"], in: here)
    #expect(sheet.status == 0, "\(sheet.errors)")
    let texts = try CommandRun(["languages", "--texts"], in: here)
    #expect(texts.status == 0, "\(texts.errors)")
    let batch = try CommandRun(["batch", "--plan"], in: here)
    #expect(batch.status == 0 && batch.lines.count == 3, "\(batch.errors)")
    let spec = try CommandRun(["convert", "-o", "specs/"], in: here)
    #expect(spec.status == 0 && spec.lines.count == 2, "\(spec.errors)")
  }

  @Test func optionsCountBeforeTheManifest() throws {
    let folder = try screens()
    let run = try CommandRun(["render", "-o", "out/", "--theme", "ios16"], in: folder.url)
    #expect(run.lines == ["out/a.png", "out/b.png"], "\(run.errors)")
  }

  /// A project with one screen, which git has in another state.
  private func oneScreen() throws -> GitFolder {
    try GitFolder([
      "tablemock.yaml": "inputs: [screens]\nmatrix: {theme: [ios6, ios8], appearance: [dark]}\n",
      "screens/a.yaml": Self.spec,
    ])
  }

  @Test func viewsOfAllSourcesAreExplained() throws {
    let folder = try screens()
    let named = try CommandRun(["explain", "screens/a.yaml", "0-0", "--theme", "ios6"], in: folder.url)
    let all = try CommandRun(["explain", "0-0"], in: folder.url)
    #expect(named.status == 0 && all.status == 0, "\(named.errors)\(all.errors)")
    #expect(all.text.hasPrefix(named.text) && all.text.count > named.text.count, "\(all.text)")
    let list = try CommandRun(["explain", "--format", "json"], in: folder.url)
    #expect(list.status == 0 && list.lines.count == 2, "\(list.errors)")
    let header = try CommandRun(["explain", "header", "0"], in: folder.url)
    #expect(header.status == 1 && header.errors.contains("there is no view “header 0”"), "\(header.errors)")
    let missing = try CommandRun(["explain", "c.yaml", "0-0"], in: folder.url)
    #expect(missing.status == 1 && missing.errors.contains("c.yaml"), "\(missing.errors)")
  }

  @Test(arguments: [["eras"], ["filmstrip", "--to", "selected"]])
  func theOneScreenOfAProjectIsDrawn(_ call: [String]) throws {
    let git = try oneScreen()
    let options = call[0] == "eras" ? ["--appearance", "dark"] : ["--theme", "ios6", "--appearance", "dark"]
    for (words, output) in [(call, "a.svg"), (call + ["screens/a.yaml"] + options, "b.svg")] {
      let run = try CommandRun(words + ["-o", output], in: git.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try git.folder.bytes("a.svg") == git.folder.bytes("b.svg"))
  }

  @Test(arguments: [["eras"], ["filmstrip", "--to", "selected"]])
  func ofSeveralScreensOneIsToBeNamed(_ call: [String]) throws {
    let folder = try screens()
    let run = try CommandRun(call + ["-o", "a.png"], in: folder.url)
    #expect(run.status == 64 && run.errors.contains("has 2 sources, and this takes one"), "\(run.errors)")
    try folder.write("tableViews: [{name: x, rows: [A]}, {name: y, rows: [B]}]\n", to: "screens/b.yaml")
    let picked = try CommandRun(call + ["-o", "a.png", "--table", "y"], in: folder.url)
    #expect(picked.status == 0 && picked.lines == ["a.png"], "\(picked.errors)")
    let none = try CommandRun(call + ["-o", "a.png", "--table", "z"], in: folder.url)
    #expect(none.status == 64 && none.errors.contains("has the table “z”"), "\(none.errors)")
  }

  @Test func whatAProjectNamesIsComparedWithWhatItWas() throws {
    let git = try oneScreen()
    let same = try CommandRun(["diff", "--since", "HEAD"], in: git.url)
    #expect(same.status == 0, "\(same.text)\(same.errors)")
    try git.folder.write(Self.spec.replacing("Small", with: "Other"), to: "screens/a.yaml")
    let changed = try CommandRun(["diff", "--since", "HEAD", "-o", "found"], in: git.url)
    #expect(changed.status == 1 && changed.text.contains("“Small” → “Other”"), "\(changed.text)")
    try git.folder.write("inputs: [screens, screens/a.yaml]\n", to: "tablemock.yaml")
    let twice = try CommandRun(["diff", "--since", "HEAD"], in: git.url)
    #expect(twice.status == 1 && twice.lines.last == "1 changed", "\(twice.text)")
    #expect(try CommandRun(["diff"], in: git.url).status == 64)
    try git.folder.write("inputs: [../elsewhere]\n", to: "tablemock.yaml")
    let outside = try CommandRun(["diff", "--since", "HEAD"], in: git.url)
    #expect(outside.status == 2 && outside.errors.contains("an input would be"), "\(outside.errors)")
  }

  /// All inputs in all ways make one review, whose pictures are called as approved ones are.
  @Test func allWaysOfAProjectAreComparedWithWhatTheyWere() throws {
    let git = try oneScreen()
    try git.folder.write(
      "inputs: [screens, more]\nmatrix: {theme: [ios16], appearance: [light, dark]}\n", to: "tablemock.yaml")
    try git.folder.write(Self.spec, to: "more/a.yaml")
    try git.commit()
    for name in ["screens/a.yaml", "more/a.yaml"] {
      try git.folder.write(Self.spec.replacing("Small", with: "Other"), to: name)
    }
    let run = try CommandRun(["diff", "--since", "main", "-o", "found"], in: git.url)
    #expect(run.status == 1 && run.lines.last == "4 changed", "\(run.text)\(run.errors)")
    for name in ["screens/a-light.png", "screens/a-dark.png", "more/a-light.png", "more/a-dark.png"] {
      #expect(run.text.contains("changed \(name): "), "\(run.text)")
      #expect(git.folder.files.contains("found/actual/\(name)"))
    }
    let dark = try CommandRun(
      ["diff", "--since", "main", "--appearance", "dark", "--filter", "more/*"], in: git.url)
    #expect(dark.lines.last == "1 changed" && dark.text.contains("changed more/a.png"), "\(dark.text)")
  }

  @Test(
    arguments: [
      "render", "inspect", "sheet", "languages", "batch", "convert", "watch", "preview", "explain", "eras",
      "filmstrip",
    ])
  func whereNothingIsNamedThatIsSaid(_ verb: String) throws {
    let more = [
      "sheet": ["-o", "all.png"], "eras": ["-o", "all.png"],
      "filmstrip": ["--to", "selected", "-o", "all.png"],
    ]
    let call = [verb] + (more[verb] ?? [])
    let empty = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(call, in: empty.url)
    #expect(run.status == 64 && run.errors.contains("tablemock.yaml"), "\(run.errors)")
    let without = try TemporaryFolder(["tablemock.yaml": "png: fast\n"])
    #expect(try CommandRun(call, in: without.url).status == 64)
    let broken = try TemporaryFolder(["tablemock.yaml": "inputs: {}\n"])
    let failed = try CommandRun(call, in: broken.url)
    #expect(failed.status == 1 && failed.errors.contains("tablemock.yaml:1:"), "\(failed.errors)")
  }
}
