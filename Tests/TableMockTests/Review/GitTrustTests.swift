import Foundation
import Glibc
import TableSources
import TestSupport
import Testing

@testable import TableReview

/// Nothing that a repository says of itself has a program run.
@Suite struct GitTrustTests {
  /// All that is asked of git for a folder that is compared with a revision, and for paths in annotations.
  private func ask(_ repository: HostileRepository) -> Result<Bool, any Error> {
    _ = RepositoryPaths(workspace: nil).path("a.yaml")
    let operand = DiffOperand.since("HEAD", repository.path("screens"))
    let found = Result {
      let found = try operand.files()
      return withExtendedLifetime(found) { found?.path.appending("a.yaml").exists ?? false }
    }
    _ = try? DiffOperand.since("nosuch", repository.path("screens")).files()
    _ = try? GitRepository(of: repository.path("screens"), label: "x").commonFolder()
    _ = SparseCheckout(of: repository.path("golden")).absence(of: repository.path("golden/a.png"))
    return found
  }

  @Test(arguments: HostileRepository.keys + [HostileRepository.together], HostileRepository.Shape.allCases)
  func noProgramIsRun(key: HostileRepository.Key, shape: HostileRepository.Shape) throws {
    let repository = try HostileRepository(key, shape)
    let found = ask(repository)
    #expect(!repository.isMarked)
    switch (shape, found) {
    case (.checkoutWithoutContent, .failure(let error)):
      // Git itself may refuse a configuration that makes no sense to it.
      let text = "\(error)"
      #expect(
        text.contains("git lacks “a.yaml” of the revision") || text.contains("git says: fatal"), "\(text)")
    case (.checkoutWithoutContent, .success): Issue.record("content was found that is not there")
    case (_, .success(let isThere)): #expect(isThere)
    case (_, .failure(let error)): #expect("\(error)".contains("git says: fatal"), "\(error)")
    }
  }

  /// The marks would be seen: git itself, asked as people ask it, runs the program.
  @Test(arguments: HostileRepository.keys.filter { !$0.proof.isEmpty })
  func gitWouldRunThem(key: HostileRepository.Key) throws {
    let lacks = ["cat-file", "fetch"].contains(key.proof[0]) && !key.proof.contains("--filters")
    let repository = try HostileRepository(key, lacks ? .checkoutWithoutContent : .checkout)
    #expect(!repository.isMarked)
    try repository.git(key.proof, mayFail: true)
    #expect(repository.isMarked)
  }

  /// What keeps versions of git from fetching that do not know the variable against it.
  @Test(arguments: [
    (["GIT_NO_LAZY_FETCH"], false), (["GIT_ALLOW_PROTOCOL"], false),
    (["GIT_NO_LAZY_FETCH", "GIT_ALLOW_PROTOCOL"], true),
  ])
  func nothingIsFetchedForTwoReasons(without names: [String], isMarked: Bool) throws {
    let key = try #require(HostileRepository.keys.first { $0.description == "remote.*.uploadpack" })
    let repository = try HostileRepository(key, .checkoutWithoutContent)
    let variables = GitProgram.variables.filter { variable in
      !names.contains { variable.hasPrefix("\($0)=") }
    }
    let git = try ChildProcess(
      "/usr/bin/env",
      ["git"] + GitProgram.options(in: repository.path("."), isBare: false) + [
        "cat-file", "blob", "HEAD:screens/a.yaml",
      ],
      variables: (variables + ["PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]).map {
        FilePath($0)
      })
    _ = try git.collect(atMost: 1 << 20)
    #expect(git.wait() != 0)
    #expect(repository.isMarked == isMarked)
  }

  /// What is documented of the commands holds for all that are called.
  @Test func documentedCommandsAreCalled() {
    let commands = GitProgram.Command.allCases.map(\.rawValue)
    #expect(commands == ["rev-parse", "merge-base", "ls-tree", "cat-file", "ls-files"])
  }

  /// Git waits for somebody to write to what is no file.
  @Test(arguments: GitProgram.Command.allCases) func aPipeInsteadOfAFileHoldsNobodyUp(
    command: GitProgram.Command
  ) throws {
    let git = try GitFolder(["a.yaml": "{}"])
    let head = git.url.appendingPathComponent(".git/HEAD")
    try FileManager.default.removeItem(at: head)
    #expect(mkfifo(head.path, 0o600) == 0)
    let top = FilePath(git.url.path)
    let child = try GitProgram.start(command, ["HEAD"], in: top, isBare: false, patience: 0.3)
    #expect(throws: SystemError(number: ETIMEDOUT)) { try child.collect(atMost: 1 << 10) }
    let other = try GitProgram.start(command, ["HEAD"], in: top, isBare: false, patience: 0.3)
    #expect(throws: SystemError(number: ETIMEDOUT)) { try other.readOn(count: 1 << 10) }
  }

  /// A clone of one branch may have others, and a repository without a remote has none.
  @Test func branchesThatAreNotHereAreFetched() throws {
    let (git, clones) = (try GitFolder(["screens/a.yaml": "{}"]), try TemporaryFolder())
    try git.git("branch", "other")
    try GitFolder.git(["clone", "-q", "--single-branch", git.url.path, "clone"], in: clones.url)
    for (folder, hasHint) in [(clones.url.appendingPathComponent("clone"), true), (git.url, false)] {
      let operand = DiffOperand.since("nosuch", FilePath(folder.appendingPathComponent("screens").path))
      let error = #expect(throws: Diagnostic.self) { _ = try operand.files() }
      #expect(error?.message == "the git repository has no revision “nosuch”")
      #expect(error?.hint?.hasSuffix("fetches branches that are not here yet") ?? false == hasHint)
    }
  }

  /// The program as a whole, by all ways that lead to git.
  @Test(
    arguments: HostileRepository.Shape.allCases,
    [
      ("diff screens --since HEAD", "."), ("diff HEAD:screens screens", "."),
      ("diff . --since HEAD", "screens"),
      ("diff HEAD:./a.yaml a.yaml", "screens"), ("lint . --format github", "screens"),
      ("verify . --baseline g --format github", "screens"), ("diff a.yaml a.yaml --format github", "screens"),
    ])
  func noVerbRunsAProgram(shape: HostileRepository.Shape, _ call: (command: String, folder: String)) throws {
    let repository = try HostileRepository(HostileRepository.together, shape)
    let words = call.command.split(separator: " ").map(String.init)
    let run = try CommandRun(words, in: repository.top.appendingPathComponent(call.folder))
    #expect(!repository.isMarked)
    guard words[0] == "diff" else { return }
    let lacks = shape == .checkoutWithoutContent && !words.contains("github")
    #expect(run.status == (lacks ? 2 : 0), "\(run.text)\(run.errors)")
    if lacks { #expect(run.errors.contains("git fetch --refetch --no-filter"), "\(run.errors)") }
  }

  /// A folder of the checkout that is a bare repository is files like others.
  @Test func aBareRepositoryInsideIsNotTaken() throws {
    let repository = try HostileRepository(HostileRepository.together, .bareRepositoryInside)
    try Data(DiffCommandTests.spec("WLAN").utf8).write(
      to: repository.top.appendingPathComponent("screens/a.yaml"))
    for (arguments, folder) in [
      (["screens", "--since", "HEAD"], "."), ([".", "--since", "HEAD"], "screens"),
      (["HEAD:./", "."], "screens"), (["a.yaml", "--since", "main"], "screens"),
    ] {
      let run = try CommandRun(["diff"] + arguments, in: repository.top.appendingPathComponent(folder))
      #expect(run.status == 1 && run.text.contains("“Wi-Fi” → “WLAN”"), "\(run.text)\(run.errors)")
    }
    #expect(!repository.isMarked)
  }

  /// What is no repository, though it is called as one, hides none above.
  @Test(arguments: ["folder", "files"]) func whatIsNoRepositoryHidesNone(kind: String) throws {
    let git = try GitFolder(["screens/a.yaml": DiffCommandTests.spec("Wi-Fi")])
    try git.folder.write("", to: kind == "folder" ? "screens/.git/x" : "screens/.git/HEAD")
    let run = try CommandRun(
      ["diff", "a.yaml", "--since", "HEAD"], in: git.url.appendingPathComponent("screens"))
    #expect(run.text == "1 same\n", "\(run.errors)")
  }

  /// Git is the program of that name in a folder that is named from the root.
  @Test func noProgramOfTheRepositoryIsTakenForGit() throws {
    let git = try GitFolder(["a.yaml": DiffCommandTests.spec("Wi-Fi"), "git": "#!/bin/sh\ntouch mark\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: git.url.appendingPathComponent("git").path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = ".::" + (environment["PATH"] ?? "/usr/bin")
    let run = try CommandRun(["diff", "a.yaml", "--since", "HEAD"], in: git.url, environment: environment)
    #expect(run.text == "1 same\n", "\(run.errors)")
    #expect(!git.folder.files.contains("mark"))
  }
}

/// What a small clone can hold that is large once it is spread out.
@Suite struct SpreadingRepositoryTests {
  private func files(_ git: GitFolder) throws -> RevisionFolder? {
    try DiffOperand.since("HEAD", FilePath(git.url.path)).files()?.revision
  }

  /// Folders in each other of ten names each, all with one content, have ten million files.
  @Test func foldersThatAreOneAndTheSameAreNotSpreadOut() throws {
    let git = try GitFolder(["a.yaml": DiffCommandTests.spec("Wi-Fi")])
    let names = "1234567890"
    var tree = "100644 blob \(try git.git("rev-parse", "HEAD:a.yaml"))\t%.yaml"
    for _ in 0..<7 {
      try git.folder.write(names.map { tree.replacing("%", with: "\($0)") + "\n" }.joined(), to: "list")
      tree = "040000 tree \(try git.git("-c", "alias.listed=!git mktree <list", "listed"))\t%"
    }
    let top = tree.split(separator: " ")[2].prefix(40)
    let commit = try git.git("commit-tree", String(top), "-m", "B")
    try git.git("update-ref", "HEAD", commit)
    let error = #expect(throws: Diagnostic.self) { _ = try files(git) }
    #expect(error?.message == "the revision has too many files")
  }

  /// A message of 600 MB is half a megabyte in a repository, and git has it in memory as a whole.
  @Test(.enabled(if: Thoroughness.isWhole)) func longMessagesDoNotFillTheMemory() throws {
    let git = try GitFolder(["a.yaml": DiffCommandTests.spec("Wi-Fi")])
    let commit = try git.git("cat-file", "commit", "HEAD") + "\n"
    let large = git.url.appendingPathComponent("large")
    try Data(commit.utf8).write(to: large)
    let file = try FileHandle(forWritingTo: large)
    try file.truncate(atOffset: 600 << 20)
    try file.close()
    let object = try git.git("hash-object", "--literally", "-t", "commit", "-w", large.path)
    try git.git("update-ref", "HEAD", object)
    let error = #expect(throws: Diagnostic.self) { _ = try files(git) }
    #expect(error?.hint?.contains("Out of memory") == true, "\(String(describing: error))")
  }

  /// The content of a link is its target, which is no longer than a path.
  @Test func longContentsAreNoTargetsOfLinks() throws {
    let git = try GitFolder(["a.yaml": DiffCommandTests.spec("Wi-Fi")])
    let large = git.url.appendingPathComponent("large")
    try Data().write(to: large)
    let file = try FileHandle(forWritingTo: large)
    try file.truncate(atOffset: 127 << 20)
    try file.close()
    let object = try git.git("hash-object", "-w", large.path)
    // Together they have more than all files may have.
    for number in 0..<33 {
      try git.git("update-index", "--add", "--cacheinfo", "120000,\(object),\(number).yaml")
    }
    try git.git("commit", "-q", "-m", "B")
    let found = try #require(try files(git))
    #expect(found.path.appending("a.yaml").exists && found.strayLinks.count == 33)
  }
}

/// Which repository is asked, whatever the surroundings of the program say.
@Suite struct GitSurroundingsTests {
  private static let spec = DiffCommandTests.spec("Wi-Fi")

  /// Variables that git sets for hooks, or that people set for git.
  @Test(arguments: [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_PREFIX", "GIT_QUARANTINE_PATH", "GIT_SHALLOW_FILE",
    "GIT_GRAFT_FILE", "GIT_REPLACE_REF_BASE", "GIT_EXEC_PATH", "GIT_TRACE", "GIT_TRACE2_EVENT",
    "GIT_LITERAL_PATHSPECS", "GIT_ICASE_PATHSPECS", "GIT_DEFAULT_HASH", "GIT_REF_PARANOIA",
    "GIT_REDIRECT_STDOUT",
  ])
  func variablesOfGitAreNotTakenOver(name: String) throws {
    let git = try GitFolder(["screens/a.yaml": Self.spec])
    let other = try GitFolder(["screens/b.yaml": Self.spec])
    var environment = ProcessInfo.processInfo.environment
    for value in [other.url.appendingPathComponent(".git").path, other.url.path, "x"] {
      environment[name] = value
      let run = try CommandRun(["diff", "screens", "--since", "HEAD"], in: git.url, environment: environment)
      #expect(run.status == 0 && run.text == "1 same\n", "\(value): \(run.text)\(run.errors)")
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
    #expect(git.folder.files.filter { !$0.hasPrefix(".git/") } == ["screens/a.yaml"])
  }

  @Test func settingsByVariablesAreNotTakenOver() throws {
    let git = try GitFolder(["screens/a.yaml": Self.spec])
    var environment = ProcessInfo.processInfo.environment
    let settings = [
      ("GIT_CONFIG_COUNT", "1"), ("GIT_CONFIG_KEY_0", "core.worktree"), ("GIT_CONFIG_VALUE_0", "/x"),
    ]
    for (name, value) in settings { environment[name] = value }
    let run = try CommandRun(["diff", "screens", "--since", "HEAD"], in: git.url, environment: environment)
    #expect(run.text == "1 same\n", "\(run.errors)")
  }

  /// The answer in a hook of a worktree is the one outside of it.
  @Test(arguments: ["linked", "main"]) func hooksAskTheSameRepository(worktree: String) throws {
    let git = try GitFolder(["s/a.yaml": Self.spec])
    let outside = try TemporaryFolder()
    let answer = outside.url.appendingPathComponent("answer")
    let hook = git.url.appendingPathComponent(".git/hooks/pre-commit")
    let script = "#!/bin/sh\n'\(CommandRun.program.path)' diff s --since HEAD >'\(answer.path)' 2>&1\n"
    try Data(script.utf8).write(to: hook)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    var folder = git.url
    if worktree == "linked" {
      folder = outside.url.appendingPathComponent("tree")
      try git.git("worktree", "add", "-q", folder.path)
    }
    try Data(DiffCommandTests.spec("WLAN").utf8).write(to: folder.appendingPathComponent("s/a.yaml"))
    let before = try CommandRun(["diff", "s", "--since", "HEAD"], in: folder)
    #expect(before.status == 1 && before.text.contains("“Wi-Fi” → “WLAN”"), "\(before.errors)")
    // The hook ends as the program does, which finds differences.
    try GitFolder.git(["commit", "-q", "-a", "-m", "B"], in: folder, mayFail: true)
    #expect(try String(contentsOf: answer, encoding: .utf8) == before.text)
  }
}

/// Contents that a clone has left out are not fetched, and it is said how to get them.
@Suite struct PartialCloneTests {
  private static let hint = "git fetch --refetch --no-filter"

  /// A clone without what a filter leaves out, of two commits.
  private func clone(_ filter: String, _ more: [String] = []) throws -> (origin: GitFolder, folder: URL) {
    let origin = try GitFolder(["s/a.yaml": DiffCommandTests.spec("Wi-Fi"), "film.mov": "large"])
    try origin.folder.write(DiffCommandTests.spec("WLAN"), to: "s/a.yaml")
    try origin.folder.write("larger", to: "film.mov")
    try origin.commit()
    for name in ["allowFilter", "allowAnySHA1InWant"] {
      try origin.git("config", "uploadpack.\(name)", "true")
    }
    _ = try GitFolder.git(
      ["clone", "-q", "--filter=\(filter)"] + more + ["file://\(origin.url.path)", ".git/clone"],
      in: origin.url)
    return (origin, origin.url.appendingPathComponent(".git/clone"))
  }

  @Test(arguments: ["blob:none", "tree:0"], ["s", "s/a.yaml"])
  func whatWasLeftOutIsToldAndNotFetched(filter: String, path: String) throws {
    let (origin, folder) = try clone(filter)
    defer { withExtendedLifetime(origin) {} }
    let run = try CommandRun(["diff", path, "--since", "HEAD~"], in: folder)
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.errors.contains("HEAD~:\(path): error: git lacks "), "\(run.errors)")
    #expect(run.errors.contains(Self.hint))
    _ = try GitFolder.git(Self.hint.split(separator: " ").dropFirst().map(String.init), in: folder)
    let fetched = try CommandRun(["diff", path, "--since", "HEAD~"], in: folder)
    #expect(fetched.status == 1 && fetched.text.contains("“Wi-Fi” → “WLAN”"), "\(fetched.errors)")
  }

  /// What has no part in a picture may be missing.
  @Test func whatIsThereSuffices() throws {
    let (origin, folder) = try clone("blob:none", ["--no-checkout"])
    defer { withExtendedLifetime(origin) {} }
    _ = try GitFolder.git(["checkout", "-q", "HEAD", "--", "s"], in: folder)
    for (old, new) in [("HEAD:s", "s"), ("HEAD:", "HEAD:")] {
      let run = try CommandRun(["diff", old, new], in: folder)
      #expect(run.text == "1 same\n", "\(run.errors)")
    }
  }
}
