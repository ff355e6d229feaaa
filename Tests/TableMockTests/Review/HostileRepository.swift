import Foundation
import TableSources

/// A repository whose configuration has git run a program that leaves a mark, wherever git looks it up.
struct HostileRepository {
  /// Where the configuration lies, and what git lacks.
  enum Shape: CaseIterable, Sendable {
    /// It is that of the checkout, which has everything.
    case checkout
    /// It is that of the checkout, which lacks the content of a file.
    case checkoutWithoutContent
    /// It is that of a bare repository in a folder of the checkout, which lacks the content of a file.
    case bareRepositoryInside
  }

  /// A key of git’s configuration, with lines in which `{}` stands for the program.
  struct Key: Sendable, CustomStringConvertible {
    let description: String
    let lines: String
    /// A call of git that runs the program, where one can be had without a network or a terminal.
    let proof: [String]

    init(_ name: String, _ lines: String, proof: [String] = []) {
      (description, self.lines, self.proof) = (name, lines, proof)
    }
  }

  private static let fetching = ["cat-file", "blob", "HEAD:screens/a.yaml"]

  /// The keys that run something, as “git help config” has them.
  static let keys = [
    Key("alias.*", "[alias]\nrev-parse = !{}\nls-tree = !{}\ncat-file = !{}\nevil = !{}", proof: ["evil"]),
    Key("browser.*.cmd", "[web]\nbrowser = evil\n[help]\nbrowser = evil\n[browser \"evil\"]\ncmd = {}"),
    Key("core.alternateRefsCommand", "[core]\nalternateRefsCommand = {}"),
    Key("core.askPass", "[core]\naskPass = {}"),
    Key("core.editor", "[core]\neditor = {}", proof: ["commit", "--allow-empty"]),
    Key("core.fsmonitor", "[core]\nfsmonitor = {}", proof: ["status"]),
    Key(
      "core.gitProxy", "[core]\ngitProxy = {}\n[remote \"evil\"]\nurl = git://localhost/x", proof: fetching),
    Key("core.hooksPath", "[core]\nhooksPath = ../hooks", proof: ["checkout", "-q", "-B", "other"]),
    Key("core.pager", "[core]\npager = {}"),
    Key(
      "core.sshCommand", "[core]\nsshCommand = {}\n[remote \"evil\"]\nurl = ssh://localhost/x",
      proof: fetching),
    Key("credential.helper", "[credential]\nhelper = {}"),
    Key("credential.*.helper", "[credential \"https://localhost\"]\nhelper = {}\nusername = x"),
    Key("diff.*.command", "[diff \"evil\"]\ncommand = {}", proof: ["diff", "HEAD~"]),
    Key("diff.*.textconv", "[diff \"evil\"]\ntextconv = {}", proof: ["diff", "HEAD~"]),
    Key("diff.external", "[diff]\nexternal = {}", proof: ["diff", "HEAD~"]),
    Key("difftool.*.cmd", "[diff]\ntool = evil\n[difftool \"evil\"]\ncmd = {}"),
    Key(
      "extensions.partialClone",
      "[extensions]\npartialClone = more\n[remote \"more\"]\nurl = .\nuploadpack = {}\n[remote \"evil\"]\nurl = nosuch",
      proof: fetching),
    Key("filter.*.clean", "[filter \"evil\"]\nclean = {}", proof: ["hash-object", "sub/x"]),
    Key("filter.*.process", "[filter \"evil\"]\nprocess = {}", proof: ["hash-object", "sub/x"]),
    Key("filter.*.smudge", "[filter \"evil\"]\nsmudge = {}", proof: ["cat-file", "--filters", "HEAD:sub/x"]),
    Key("gc.recentObjectsHook", "[gc]\nrecentObjectsHook = {}\nauto = 1"),
    Key("gpg.program", "[gpg]\nprogram = {}", proof: ["commit", "-q", "--allow-empty", "-m", "C", "-S"]),
    Key("gpg.*.program", "[gpg]\nformat = ssh\n[gpg \"ssh\"]\nprogram = {}\ndefaultKeyCommand = {}"),
    Key("guitool.*.cmd", "[guitool \"evil\"]\ncmd = {}"),
    Key("hook.*.command", "[hook \"evil\"]\ncommand = {}\nevent = post-checkout\nevent = post-index-change"),
    Key("imap.tunnel", "[imap]\ntunnel = {}"),
    Key("include.path", "[include]\npath = ../../evil.inc", proof: ["status"]),
    Key("includeIf.*.path", "[includeIf \"gitdir:/**\"]\npath = ../../evil.inc", proof: ["status"]),
    Key("instaweb.httpd", "[instaweb]\nhttpd = {}\nbrowser = {}"),
    Key("interactive.diffFilter", "[interactive]\ndiffFilter = {}"),
    Key("man.*.cmd", "[man]\nviewer = evil\n[man \"evil\"]\ncmd = {}"),
    Key("merge.*.driver", "[merge \"evil\"]\ndriver = {}"),
    Key("mergetool.*.cmd", "[merge]\ntool = evil\n[mergetool \"evil\"]\ncmd = {}"),
    Key("pager.*", "[pager]\nrev-parse = {}\nls-tree = {}\ncat-file = {}"),
    Key("remote.*.receivepack", "[remote \"evil\"]\nreceivepack = {}", proof: ["push", "evil", "HEAD:x"]),
    Key("remote.*.uploadpack", "[remote \"evil\"]\nuploadpack = {}", proof: fetching),
    Key("remote.*.url", "[remote \"evil\"]\nurl = ext::{}", proof: ["fetch", "evil"]),
    Key("remote.*.vcs", "[remote \"evil\"]\nvcs = ext\nurl = {}", proof: fetching),
    Key("sendemail.*", "[sendemail]\nsendmailCmd = {}\ntoCmd = {}\nccCmd = {}\nheaderCmd = {}"),
    Key("sequence.editor", "[sequence]\neditor = {}", proof: ["rebase", "-q", "-i", "HEAD~"]),
    Key("submodule.*.update", "[submodule \"evil\"]\nurl = .\nactive = true\nupdate = !{}"),
    Key("tar.*.command", "[tar \"evil\"]\ncommand = {}", proof: ["archive", "--format=evil", "HEAD", "sub"]),
    Key("trailer.*.command", "[trailer \"evil\"]\nkey = Evil\ncommand = {}", proof: ["interpret-trailers"]),
    Key("uploadpack.packObjectsHook", "[uploadpack]\npackObjectsHook = {}"),
    Key("url.*.insteadOf", "[url \"ext::{} \"]\ninsteadOf = evil:\n[remote \"evil\"]\nurl = evil:x"),
  ]

  /// One configuration with all of them but the one that would take the place of others.
  static let together = Key(
    "all at once",
    keys.filter { $0.description != "remote.*.vcs" }.map(\.lines).joined(separator: "\n"))

  private let folder: TemporaryFolder
  private let shape: Shape

  /// The checkout.
  var top: URL { folder.url.appendingPathComponent("clone") }

  /// A checkout with one screen, in which the lines of a key hold.
  init(_ key: Key, _ shape: Shape) throws {
    (folder, self.shape) = (try TemporaryFolder(), shape)
    let model = try (shape == .bareRepositoryInside ? Self.models.withBareOne : Self.models.plain).get()
    for name in ["clone", "hooks", "program"] {
      try FileManager.default.copyItem(
        at: model.url.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
    }
    let content = try git(["rev-parse", "HEAD:screens/a.yaml"])
    try configure(key.lines)
    if shape != .checkout {
      try FileManager.default.removeItem(
        at: store.appendingPathComponent("objects/\(content.prefix(2))/\(content.dropFirst(2))"))
    }
  }

  /// Checkouts that nothing is wrong with, beside a program; each is made once, and only copied.
  nonisolated(unsafe) private static let models = (
    plain: Result { try model(hasBareOne: false) }, withBareOne: Result { try model(hasBareOne: true) }
  )

  private static func model(hasBareOne: Bool) throws -> TemporaryFolder {
    let program = "#!/bin/sh\ntouch \"$(dirname \"$(readlink -f \"$0\")\")/mark\"\n"
    let folder = try TemporaryFolder([
      "clone/screens/a.yaml": DiffCommandTests.spec("Wi-Fi"), "clone/sub/x": "x", "program": program,
    ])
    let top = folder.url.appendingPathComponent("clone")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("program").path)
    let hooks = folder.url.appendingPathComponent("hooks")
    try FileManager.default.createDirectory(at: hooks, withIntermediateDirectories: true)
    for hook in ["post-checkout", "reference-transaction", "post-index-change"] {
      try FileManager.default.createSymbolicLink(
        atPath: hooks.appendingPathComponent(hook).path, withDestinationPath: "../program")
    }
    let commit = {
      try GitFolder.git(["add", "."], in: top)
      try GitFolder.git(["commit", "-q", "-m", "A"], in: top)
    }
    try GitFolder.git(["init", "-q", "-b", "main"], in: top)
    try commit()
    try folder.write("y", to: "clone/sub/x")
    if hasBareOne {
      try GitFolder.git(["clone", "-q", "--bare", ".", "bare"], in: top)
      for name in ["HEAD", "config", "objects", "refs", "packed-refs"] {
        try FileManager.default.moveItem(
          at: top.appendingPathComponent("bare/\(name)"), to: top.appendingPathComponent("screens/\(name)"))
      }
      try FileManager.default.removeItem(at: top.appendingPathComponent("bare"))
    }
    try commit()
    return folder
  }

  /// The folder of the repository that is hostile.
  private var store: URL {
    top.appendingPathComponent(shape == .bareRepositoryInside ? "screens" : ".git")
  }

  /// Adds some lines, behind them a remote that promises every object that is missing, and what keys of drivers need.
  private func configure(_ lines: String) throws {
    let program = folder.url.appendingPathComponent("program").path
    let promise = """
      [core]
      repositoryFormatVersion = 1
      [remote "evil"]
      url = .
      promisor = true
      [protocol]
      allow = always
      [protocol "ext"]
      allow = always
      """
    let file = store.appendingPathComponent("config")
    let own = try String(contentsOf: file, encoding: .utf8)
    let text = "\(own)\n\(lines)\n\(promise)\n".replacingOccurrences(of: "{}", with: program)
    try Data(text.utf8).write(to: file)
    try folder.write(
      "[core]\nfsmonitor = \(program)\n[remote \"evil\"]\nuploadpack = \(program)\n", to: "evil.inc")
    let info = store.appendingPathComponent("info")
    try FileManager.default.createDirectory(at: info, withIntermediateDirectories: true)
    try Data("* diff=evil filter=evil merge=evil\n".utf8).write(to: info.appendingPathComponent("attributes"))
  }

  /// Runs git as anybody would, in the checkout.
  @discardableResult
  func git(_ words: [String], mayFail: Bool = false) throws -> String {
    try GitFolder.git(words, in: top, mayFail: mayFail)
  }

  /// Whether the program has run.
  var isMarked: Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("mark").path)
  }

  /// The path of something in the checkout.
  func path(_ name: String) -> FilePath { FilePath(top.appendingPathComponent(name).path) }
}
