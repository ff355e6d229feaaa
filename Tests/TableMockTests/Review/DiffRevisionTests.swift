import Foundation
import Testing

/// Comparing with what was, as git has it.
@Suite struct DiffRevisionTests {
  private let wifi = DiffCommandTests.spec("Wi-Fi")
  private let wlan = DiffCommandTests.spec("WLAN")

  private func diff(
    _ arguments: [String], in folder: URL, environment: [String: String]? = nil
  ) throws -> CommandRun {
    try CommandRun(["diff"] + arguments, in: folder, environment: environment)
  }

  /// Sees that a run leaves no temporary files behind, and hands its result over.
  static func tidily(_ arguments: [String], in folder: URL) throws -> CommandRun {
    let temporary = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = temporary.url.path
    let run = try CommandRun(["diff"] + arguments, in: folder, environment: environment)
    #expect(temporary.files.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path).isEmpty)
    return run
  }

  private func tidily(_ arguments: [String], in folder: URL) throws -> CommandRun {
    try Self.tidily(arguments, in: folder)
  }

  @Test func nothingHasChangedSinceTheLastCommit() throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    let run = try tidily(["screens/", "--since", "HEAD"], in: git.url)
    #expect(run.status == 0)
    #expect(run.text == "1 same\n")
  }

  @Test func whatChangedIsSaidWithThePlacesOfBothSides() throws {
    let git = try GitFolder(["screens/a.yaml": wifi, "screens/b.yaml": wifi])
    try git.folder.write(wlan, to: "screens/a.yaml")
    let run = try tidily(["screens/", "--since", "main"], in: git.url)
    #expect(run.status == 1)
    #expect(run.lines.contains("  row 0-0 “Wi-Fi”: textLabel “Wi-Fi” → “WLAN”"))
    #expect(run.lines.contains("    main:screens/a.yaml:5:7 → screens/a.yaml:5:7"))
    #expect(run.lines.last == "1 same, 1 changed")
    #expect(try git.git("status", "--porcelain") == " M screens/a.yaml")
    let revisions = try tidily(["main:screens", "screens"], in: git.url)
    #expect(revisions.text == run.text)
  }

  @Test func twoRevisionsAreCompared() throws {
    let git = try GitFolder(["a.yaml": wifi])
    try git.git("tag", "v1")
    try git.folder.write(wlan, to: "a.yaml")
    try git.commit()
    try FileManager.default.removeItem(at: git.url.appendingPathComponent("a.yaml"))
    for (old, new) in [
      ("v1:a.yaml", "main:a.yaml"), ("HEAD^:", "main:"), ("HEAD~1:./a.yaml", "HEAD:./a.yaml"),
    ] {
      let run = try tidily([old, new], in: git.url)
      #expect(run.status == 1, "\(old): \(run.errors)")
      #expect(run.text.contains("“Wi-Fi” → “WLAN”"))
    }
    #expect(try tidily(["v1:a.yaml", "HEAD^:a.yaml"], in: git.url).status == 0)
  }

  @Test func pathsBeginAtTheUppermostFolderOrWithADotAtThisOne() throws {
    let git = try GitFolder(["app/screens/a.yaml": wifi])
    let app = git.url.appendingPathComponent("app")
    #expect(try tidily(["main:app/screens", "screens"], in: app).status == 0)
    #expect(try tidily(["main:./screens", "screens"], in: app).status == 0)
    #expect(try tidily(["screens/a.yaml", "--since", "main"], in: app).status == 0)
    #expect(try tidily(["../app", "--since", "main"], in: app).status == 0)
    let run = try tidily(["main:screens", "screens"], in: app)
    #expect(run.status == 2)
    #expect(run.errors.contains("main:screens: error: “main” has no such file or folder"))
  }

  /// Git takes a path without a dot for one of the uppermost folder, wherever it is asked.
  @Test func revisionsAreCalledAsGitTakesThem() throws {
    let git = try GitFolder(["app/screens/a.yaml": wifi])
    try git.folder.write(wlan, to: "app/screens/a.yaml")
    for (folder, operand, name) in [
      ("app", "screens/a.yaml", "main:./screens/a.yaml"), ("app", "screens", "main:./screens/a.yaml"),
      ("app/screens", "a.yaml", "main:./a.yaml"), ("app/screens", "..", "main:../screens/a.yaml"),
      (".", "app/screens/", "main:app/screens/a.yaml"), (".", "./app", "main:./app/screens/a.yaml"),
      (".", ".", "main:app/screens/a.yaml"), ("app", ".", "main:./screens/a.yaml"),
    ] {
      let place = git.url.appendingPathComponent(folder)
      let run = try tidily([operand, "--since", "main"], in: place)
      #expect(run.text.contains("    \(name):5:7 → "), "\(run.text)")
      #expect(try GitFolder.git(["show", name], in: place) + "\n" == wifi)
    }
  }

  /// What the user’s own configuration says of repositories of others counts, be it in the home folder or elsewhere.
  @Test(.enabled(if: geteuid() == 0), arguments: ["HOME", "XDG_CONFIG_HOME"])
  func whoseRepositoryItIsAndWhatToDoIsSaid(variable: String) throws {
    let git = try GitFolder(["a.yaml": wifi])
    #expect(try CommandRun(script: "chown -R 1001 .", in: git.url).status == 0)
    let home = try TemporaryFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = ["PATH": path, variable: home.url.path]
    let run = try diff(["a.yaml", "--since", "main"], in: git.url, environment: environment)
    #expect(run.status == 2)
    #expect(run.errors.contains("dubious ownership"), "\(run.errors)")
    #expect(run.errors.contains("git config --global --add safe.directory /"), "\(run.errors)")
    let trust = "[safe]\ndirectory = \(git.url.resolvingSymlinksInPath().path)\n"
    try home.write(trust, to: variable == "HOME" ? ".gitconfig" : "git/config")
    let trusted = try diff(["a.yaml", "--since", "main"], in: git.url, environment: environment)
    #expect(trusted.text == "1 same\n", "\(trusted.errors)")
  }

  @Test func imagesComeFromTheSameRevision() throws {
    let spec = DiffCommandTests.spec("{textLabel: A, imageView: icons/dot.png}")
    let git = try GitFolder()
    try git.folder.write(spec, to: "screens/a.yaml")
    let dot = { (grey: UInt8) in
      Data(try PNGWriter.bytes(of: Bitmap(width: 8, height: 8, repeating: SIMD4(grey, grey, grey, 255))))
    }
    let icons = git.url.appendingPathComponent("screens/icons")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
    try dot(0).write(to: icons.appendingPathComponent("dot.png"))
    try git.commit()
    #expect(try tidily(["screens", "--since", "main"], in: git.url).status == 0)
    try dot(200).write(to: icons.appendingPathComponent("dot.png"))
    for arguments in [["screens", "--since", "main"], ["screens/a.yaml", "--since", "main"]] {
      let run = try tidily(arguments, in: git.url)
      #expect(run.status == 1)
      #expect(run.lines.contains("  row 0-0 “A”: imageView image “icons/dot.png” has other pixels"))
    }
    let picture = try tidily(["main:screens/icons/dot.png", "screens/icons/dot.png"], in: git.url)
    #expect(picture.lines.first?.hasPrefix("changed dot.png: 64 pixels differ by at most 200 of 255") == true)
  }

  @Test(
    "what has been deleted is obsolete, and pictures that specs name are no screens",
    arguments: [
      (["screens/a.yaml"], "screens", "obsolete a.png: it is not there any more"),
      (["screens"], "screens", "obsolete a.png: it is not there any more"),
      (["screens"], "screens/a.yaml", "obsolete a.png: it is not there any more"),
      (["screens", "app"], "screens/", "obsolete a.png: it is not there any more"),
    ])
  func whatIsGoneIsObsolete(deleted: [String], operand: String, words: String) throws {
    let git = try GitFolder(["screens/a.yaml": wifi, "app/b.yaml": wifi])
    let icons = git.url.appendingPathComponent("screens/icons")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
    let dot = Bitmap(width: 8, height: 8, repeating: SIMD4(0, 0, 0, 255))
    try Data(try PNGWriter.bytes(of: dot)).write(to: icons.appendingPathComponent("dot.png"))
    try git.commit()
    for name in deleted { try FileManager.default.removeItem(at: git.url.appendingPathComponent(name)) }
    let run = try tidily([operand, "--since", "main"], in: git.url)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.lines.first == words)
    #expect(run.lines.last == "1 obsolete")
  }

  @Test func whatIsNotThereIsNotTakenForAFile() throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    for arguments in [["nosuch", "screens"], ["screens", "nosuch"]] {
      let run = try tidily(arguments, in: git.url)
      #expect(
        run.status == 2 && run.errors.hasPrefix("nosuch: error: there is no such file"), "\(run.errors)")
    }
  }

  /// A revision has no file that a link out of the folder leads to.
  @Test func linksOutOfTheFolderAreLeftOut() throws {
    let git = try GitFolder()
    try git.folder.write(wifi, to: "screens/a.yaml")
    try git.folder.write(wifi, to: "shared/b.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: git.url.appendingPathComponent("screens/b.yaml").path, withDestinationPath: "../shared/b.yaml")
    try git.commit()
    for arguments in [["screens", "--since", "main"], ["main:screens", "screens"]] {
      let run = try tidily(arguments, in: git.url)
      #expect(run.status == 0 && run.lines == ["1 same"], "\(run.text)")
      #expect(
        run.errors.contains("screens/b.yaml: warning: skipped a link out of the folder"), "\(run.errors)")
    }
  }

  /// Files of this folder are called without a dot, and are left out all the same.
  @Test(arguments: ["yaml", "png"]) func linksOutOfThisFolderAreLeftOut(ending: String) throws {
    let outside = try TemporaryFolder(["b.yaml": wifi])
    #expect(try CommandRun(["render", "b.yaml"], in: outside.url).status == 0)
    let git = try GitFolder()
    try git.folder.write(wifi, to: "a.yaml")
    if ending == "png" {
      #expect(try CommandRun(["render", "a.yaml"], in: git.url).status == 0)
      try FileManager.default.removeItem(at: git.url.appendingPathComponent("a.yaml"))
    }
    try FileManager.default.createSymbolicLink(
      at: git.url.appendingPathComponent("stray.\(ending)"),
      withDestinationURL: outside.url.appendingPathComponent("b.\(ending)"))
    try git.commit()
    let run = try tidily([".", "--since", "main"], in: git.url)
    #expect(run.status == 0 && run.lines == ["1 same"], "\(run.text)\(run.errors)")
    #expect(
      run.errors.hasPrefix("stray.\(ending): warning: skipped a link out of the folder"), "\(run.errors)")
  }

  @Test func whatNeverWasIsNotObsolete() throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    let run = try tidily(["nowhere", "--since", "main"], in: git.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("“main” has no such file or folder"))
    #expect(run.errors.contains("hint: with --since the path begins at the working folder"))
  }

  @Test func findingsOfARevisionNameIt() throws {
    let git = try GitFolder(["screens/a.yaml": "tableView: {nonsense: 1}\n", "screens/b.yaml": wifi])
    let run = try tidily(["screens", "--since", "main"], in: git.url)
    #expect(run.status == 2)
    #expect(run.text.contains("  main:screens/a.yaml:1:13: "))
    #expect(!(run.text + run.errors).contains("tablemock-"))
  }

  @Test func bareRepositoriesHaveRevisions() throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    let bare = try TemporaryFolder()
    _ = try GitFolder.git(["clone", "-q", "--bare", git.url.path, "bare.git"], in: bare.url)
    let run = try tidily(["main:screens", "HEAD:screens"], in: bare.url.appendingPathComponent("bare.git"))
    #expect(run.status == 0)
  }

  @Test func shallowClonesSayWhatIsMissing() throws {
    let git = try GitFolder(["a.yaml": wifi])
    try git.git("tag", "v1")
    try git.folder.write(wlan, to: "a.yaml")
    try git.commit()
    let clone = try TemporaryFolder()
    _ = try GitFolder.git(
      ["clone", "-q", "--no-tags", "--depth", "1", "file://\(git.url.path)", "clone"], in: clone.url)
    let folder = clone.url.appendingPathComponent("clone")
    #expect(try tidily(["a.yaml", "--since", "main"], in: folder).status == 0)
    let run = try tidily(["a.yaml", "--since", "v1"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("v1:a.yaml: error: the git repository has no revision “v1”: it is a shallow clone"))
    #expect(run.errors.contains("git fetch --unshallow"))
  }

  @Test func branchesThatAreOnlyElsewhereAreProposed() throws {
    let git = try GitFolder(["a.yaml": wifi])
    let clone = try TemporaryFolder()
    _ = try GitFolder.git(["clone", "-q", git.url.path, "clone"], in: clone.url)
    let folder = clone.url.appendingPathComponent("clone")
    _ = try GitFolder.git(["checkout", "-q", "--detach"], in: folder)
    _ = try GitFolder.git(["branch", "-D", "-q", "main"], in: folder)
    let run = try tidily(["main:a.yaml", "a.yaml"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean “origin/main”?"))
  }

  @Test func withoutGitOrARepositoryTheReasonIsSaid() throws {
    let folder = try TemporaryFolder(["a.yaml": wifi])
    let run = try diff(["a.yaml", "--since", "main"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("the folder is not in a git repository"))
    let git = try diff(["a.yaml", "--since", "main"], in: folder.url, environment: ["PATH": folder.url.path])
    #expect(git.status == 2)
    #expect(git.errors.contains("which is not on the PATH"))
  }

  @Test(arguments: ["--output=x", "-q", "nope", "nope..", "@{u}", "main nope", "HEAD:a.yaml"])
  func revisionsThatAreNoneAreRefused(revision: String) throws {
    let git = try GitFolder(["a.yaml": wifi])
    let run = try tidily(["a.yaml", "--since=\(revision)"], in: git.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("revision"))
    #expect(git.folder.files.allSatisfy { $0.hasPrefix(".git/") || $0 == "a.yaml" })
  }

  @Test func linksOfARevisionLeadNowhereElse() throws {
    let secret = try TemporaryFolder(["secret.yaml": wifi])
    let git = try GitFolder(["screens/a.yaml": wifi, "screens/deep/x.yaml": wifi])
    let links = [
      ("screens/inside.yaml", "a.yaml"), ("screens/absolute.yaml", "\(secret.url.path)/secret.yaml"),
      ("screens/deep/up", ".."), ("screens/out", "deep/up/../.."),
      ("screens/relative.yaml", "../../../../../../../../../..\(secret.url.path)/secret.yaml"),
      ("screens/loop.yaml", "loop.yaml"),
    ]
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: git.url.appendingPathComponent(path).path, withDestinationPath: target)
    }
    try git.commit()
    let run = try tidily(["main:screens", "main:screens"], in: git.url)
    #expect(run.status == 0)
    #expect(run.text == "3 same\n")
  }

  @Test func hostileTreesWriteNothingElsewhere() throws {
    let git = try GitFolder(["a.yaml": wifi])
    let blob = try git.git("rev-parse", "HEAD:a.yaml")
    let inner = try Self.tree(git, [("100644", "evil.yaml", blob)])
    let link = try Self.blob(git, "/tmp")
    let hostile = try Self.tree(
      git,
      [
        ("100644", "..", blob), ("40000", "..", inner), ("100644", "a.yaml", blob),
        ("120000", "dir", link), ("40000", "dir", inner),
        ("100644", String(repeating: "n", count: 300), blob),
      ])
    let run = try tidily(["\(hostile):", "\(hostile):"], in: git.url)
    #expect(run.status == 0)
    #expect(run.lines.last?.hasSuffix("same") == true)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/evil.yaml"))
  }

  @Test func submodulesAreLeftOut() throws {
    let inner = try GitFolder(["x.yaml": wifi])
    let git = try GitFolder(["a.yaml": wifi])
    try git.git("submodule", "--quiet", "add", inner.url.path, "sub")
    try git.commit()
    #expect(try tidily(["main:", "main:"], in: git.url).text == "1 same\n")
    let run = try tidily(["main:sub", "main:sub"], in: git.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("this is a submodule"))
  }

  @Test func namesNeedNotBeText() throws {
    let git = try GitFolder(["a.yaml": wifi])
    let names = [[0x66, 0xFF, 0x2E] as [UInt8], Array("new\nline “q”.".utf8)].map { $0 + Array("yaml".utf8) }
    for name in names {
      let path = Array(git.url.path.utf8) + [0x2F] + name + [0]
      let file = try #require(
        path.withUnsafeBufferPointer { buffer in
          buffer.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress, "w") }
        })
      fputs(wifi, file)
      fclose(file)
    }
    try git.commit()
    #expect(try tidily([".", "--since", "main"], in: git.url).text == "3 same\n")
    try git.git("checkout", "-q", "--", ".")
  }

  /// The name of a content that git is made to store.
  private static func blob(_ git: GitFolder, _ text: String) throws -> String {
    try git.folder.write(text, to: ".git/blob")
    return try git.git("hash-object", "-w", ".git/blob")
  }

  /// The name of a tree that git itself would not make.
  private static func tree(
    _ git: GitFolder, _ entries: [(mode: String, name: String, object: String)]
  ) throws -> String {
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += Array("\(entry.mode) \(entry.name)\0".utf8)
      let digits = Array(entry.object)
      bytes += stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0..<$0 + 2]), radix: 16)
      }
    }
    try Data(bytes).write(to: git.url.appendingPathComponent(".git/tree"))
    return try git.git("hash-object", "-w", "-t", "tree", "--literally", ".git/tree")
  }
}
