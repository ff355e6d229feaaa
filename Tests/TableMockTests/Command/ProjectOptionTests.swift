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
