import Foundation
import Testing

/// Links that strangers put among sources.
@Suite struct StrayLinkTests {
  private static let secret = "theme: ios7\nsize: {width: 120, height: 60}\ntableView:\n  rows: [SECRET]\n"
  private static let pane = """
    <plist><dict><key>StringsTable</key><string>Root</string><key>PreferenceSpecifiers</key><array>
    <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>WORD</string></dict>
    <dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Title</key><string>More</string><key>File</key><string>More</string></dict>
    </array></dict></plist>
    """

  /// Every verb that looks through folders, and the same in a sandbox.
  private static let verbs: [[String]] =
    [
      ["render", "in", "-o", "out"], ["render", "in/*", "-o", "out"], ["batch", "in", "-o", "out"],
      ["inspect", "in", "--format", "json"], ["lint", "in", "--format", "json"],
      ["convert", "in", "-o", "-"],
      ["languages", "in", "--texts"], ["sheet", "in", "-o", "sheet.png"],
      ["verify", "in", "--baseline", "base"],
    ] + (SandboxTests.isSupported ? [["batch", "in", "-o", "out", "--sandbox"]] : [])

  /// A folder with sources, beside one whose files are nobody's business.
  private func project(
    _ links: [(name: String, destination: String)], _ files: [String: String] = [:]
  ) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder([
      "in/a.yaml": RenderCommandTests.good, "private/b.yaml": Self.secret,
      "private/Root.plist": Self.pane.replacingOccurrences(of: "WORD", with: "SECRET"),
    ])
    for (name, text) in files { try folder.write(text, to: name) }
    for (name, destination) in links {
      let path = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      let whole = destination.replacingOccurrences(of: "ROOT", with: folder.url.path)
      try FileManager.default.createSymbolicLink(atPath: path.path, withDestinationPath: whole)
    }
    return folder
  }

  private static let strays: [(links: [(name: String, destination: String)], end: String)] = [
    ([("in/b.yaml", "../private/b.yaml")], "private/b.yaml"),
    ([("in/b.yaml", "ROOT/private/b.yaml")], "private/b.yaml"),
    ([("in/b.yaml", "one"), ("in/one", "two"), ("in/two", "../private/b.yaml")], "private/b.yaml"),
    ([("in/b.yaml", "way/b.yaml"), ("in/way", "../private")], "private/b.yaml"),
    ([("in/Settings.bundle/Root.plist", "../../private/Root.plist")], "private/Root.plist"),
  ]

  private static let strayCases = verbs.flatMap { verb in strays.indices.map { (verb, $0) } }

  @Test(arguments: strayCases)
  func sourcesThatLieElsewhereAreRefused(_ verb: [String], _ number: Int) throws {
    let stray = Self.strays[number]
    let folder = try project(stray.links)
    let run = try CommandRun(verb, in: folder.url)
    #expect(run.status == 1 || run.status == 2, "\(run.errors)")
    let name = stray.links[0].name
    let end = folder.url.resolvingSymlinksInPath().path + "/" + stray.end
    #expect(run.errors.contains("\(name): error: a link leads from here to \(end), outside "))
    #expect(run.errors.contains("--project"))
    #expect(!run.text.contains("SECRET") && !run.errors.contains("SECRET"))
    #expect(!folder.files.contains { $0.hasPrefix("out/b") || $0.hasPrefix("out/Settings") })
  }

  /// Within the project's folder links lead everywhere: that of the manifest, or else the repository, or the one that is said.
  @Test(arguments: strays.indices, [".git/HEAD", "tablemock.yaml", "", "App.xcodeproj/x"])
  func withinTheProjectLinksAreFollowed(_ number: Int, _ mark: String) throws {
    let folder = try project(
      Self.strays[number].links, mark.isEmpty ? [:] : [mark: "inputs: [in]\n"])
    let said = mark.isEmpty ? ["--project", "."] : []
    let run = try CommandRun(["inspect", "in", "--format", "json"] + said, in: folder.url)
    #expect(run.status == 0 && !run.errors.contains(" a link leads "), "\(run.errors)")
    #expect(run.text.contains("SECRET"))
    guard SandboxTests.isSupported else { return }
    // A sandbox looks for no project: what may be read is what the call says.
    let boxed = try CommandRun(["batch", "in", "-o", "out", "--sandbox"] + said, in: folder.url)
    #expect(Int(boxed.status) == (mark.isEmpty ? 0 : 1), "\(boxed.errors)")
  }

  /// A manifest nearer than the repository bounds the project, and one above does not widen it.
  @Test(arguments: [("in/tablemock.yaml", ".git/HEAD", 1), ("tablemock.yaml", "in/.git/HEAD", 0)])
  func theManifestComesBeforeTheRepository(_ manifest: String, _ repository: String, _ status: Int) throws {
    let folder = try project(Self.strays[0].links, [manifest: "inputs: []\n", repository: ""])
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.url)
    #expect(Int(run.status) == status, "\(run.errors)")
  }

  @Test(
    arguments: [["render"], ["batch"]] + (SandboxTests.isSupported ? [["batch", "--sandbox"]] : []),
    ["link.yaml", "here/b.yaml", "here", "in/b.yaml"])
  func whatIsNamedMayItselfBeALink(_ verb: [String], _ name: String) throws {
    let folder = try project([
      ("in/b.yaml", "../private/b.yaml"), ("link.yaml", "in/b.yaml"), ("here", "private"),
    ])
    let run = try CommandRun(verb + [name, "-o", "out"], in: folder.url)
    #expect(run.status == 0 && run.errors.contains("error") == false, "\(run.errors)")
    #expect(run.lines.count == 1)
  }

  @Test func linksThatStayInTheFolderAreFollowed() throws {
    let folder = try project([
      ("in/b.yaml", "a.yaml"), ("in/c.yaml", "ROOT/in/a.yaml"), ("in/d.yaml", "sub/../b.yaml"),
      ("in/sub/x", "y"),
    ])
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines == ["out/a.png", "out/b.png", "out/c.png", "out/d.png"])
  }

  /// Pictures that are found in folders are compared where they lie in the project alone.
  @Test(arguments: [false, true]) func picturesThatLieElsewhereAreNotCompared(_ isInProject: Bool) throws {
    let folder = try project([("old/a.png", "../private/a.png")], isInProject ? [".git/HEAD": ""] : [:])
    #expect(try CommandRun(["render", "in", "-o", "new"], in: folder.url).status == 0)
    #expect(try CommandRun(["render", "private", "-o", "private/a.png"], in: folder.url).status == 0)
    let run = try CommandRun(["diff", "old", "new", "-o", "review"], in: folder.url)
    #expect(Int(run.status) == (isInProject ? 1 : 2), "\(run.text) \(run.errors)")
    #expect(run.text.contains("old/a.png: a link leads from here to ") != isInProject, "\(run.text)")
    #expect(folder.files.contains { $0.hasPrefix("review/expected/") } == isInProject)
  }

  // MARK: Manifests

  private static let manifestVerbs = [["verify"], ["lint", "--format", "json"]]

  /// What a manifest names that was found lies in the repository, or else in its folder; one that is named may name anything.
  @Test(
    arguments: [
      "../private", "../private/b.yaml", "../private/*.yaml", "ROOT/private/b.yaml", "way", "way/b.yaml",
    ],
    manifestVerbs)
  func manifestsThatAreFoundNameNothingElsewhere(_ input: String, _ verb: [String]) throws {
    let folder = try project([("in/way", "../private")])
    let whole = input.replacingOccurrences(of: "ROOT", with: folder.url.path)
    try folder.write("inputs: ['\(whole)']\nstrings: .\n", to: "in/tablemock.yaml")
    let place = folder.url.appendingPathComponent("in")
    let run = try CommandRun(verb, in: place)
    #expect(run.status == 2, "\(run.text) \(run.errors)")
    #expect(
      run.errors.contains("the manifest names a path outside ") || run.errors.contains("a link leads"))
    #expect(!run.text.contains("SECRET") && !run.errors.contains("SECRET"))
    #expect(!folder.files.contains { $0.hasSuffix(".png") })
    let named = try CommandRun(verb + ["--manifest", "tablemock.yaml"], in: place)
    #expect(!named.errors.contains(", outside "), "\(named.errors)")
    try folder.write("", to: ".git/HEAD")
    // A folder by way of a link is another matter than the path to one.
    if !input.hasPrefix("way") {
      #expect(!(try CommandRun(verb, in: place)).errors.contains(", outside "))
    }
  }

  /// Pictures of a manifest that was found stay in its folder, or in the one that the user names.
  @Test(arguments: [
    ("../private/{name}.png", []), ("way/{name}.png", []),
    ("../../private/{name}.png", ["-o", "out"]), ("../../out/{name}.png", ["-o", "../out"]),
    ("../../private/secret.png", ["-o", "../out/new"]),
  ])
  func picturesOfAManifestThatIsFound(_ pattern: String, _ options: [String]) throws {
    let folder = try project(
      [("in/way", "../private")], ["in/tablemock.yaml": "inputs: [a.yaml]\noutput: '\(pattern)'\n"])
    let place = folder.url.appendingPathComponent("in")
    try folder.write("tableView: {rows: [A]}\n", to: "in/a.yaml")
    let before = folder.files
    let run = try CommandRun(["batch"] + options, in: place)
    #expect(run.status != 0 && run.errors.contains(", outside "), "\(run.errors)")
    #expect(folder.files == before)
    let named = try CommandRun(["batch", "--manifest", "tablemock.yaml"] + options, in: place)
    #expect(named.status == 0, "\(named.errors)")
    #expect(folder.files != before)
  }

  @Test(arguments: manifestVerbs) func stringsOfAManifestThatIsFound(_ verb: [String]) throws {
    let folder = try project([], ["in/tablemock.yaml": "inputs: [a.yaml]\nstrings: ../private\n"])
    let place = folder.url.appendingPathComponent("in")
    let run = try CommandRun(verb, in: place)
    #expect(
      run.status == 2 && run.errors.contains("the manifest names a path outside "), "\(run.errors)")
    let named = try CommandRun(verb + ["--strings", "../private"], in: place)
    #expect(!named.errors.contains(", outside "), "\(named.errors)")
  }

  @Test(arguments: manifestVerbs + [["approve", "--all"]])
  func aManifestThatIsALinkIsRefused(_ verb: [String]) throws {
    let folder = try project(
      [("in/tablemock.yaml", "../private/manifest.yaml")], ["private/manifest.yaml": "SECRET: SECRET\n"])
    let place = folder.url.appendingPathComponent("in")
    let run = try CommandRun(verb, in: place, environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.status != 0 && !run.errors.contains("SECRET"), "\(run.errors)")
    if verb[0] != "approve" {
      #expect(run.errors.contains("tablemock.yaml: error: a link leads from here to "), "\(run.errors)")
    }
  }

  // MARK: What sources lead to

  private static let storyboard = DocumentCommandTests.storyboard(["List"])
    .replacingOccurrences(of: "textLabel=\"l\"", with: "textLabel=\"l\" imageView=\"i\"")
    .replacingOccurrences(of: "<label text", with: "<imageView id=\"i\" image=\"net\"/><label text")
  private static let list = #"{"images": [{"filename": "raw.png", "scale": "1x"}]}"#
  private static let catalog =
    #"{"sourceLanguage": "en", "strings": {"Row": {"localizations": {"de": {"stringUnit": {"value": "SECRET"}}}}}}"#

  /// Files that lead to others, the links among these, whether it is told that they are not followed, and the files that
  /// lie elsewhere.
  private static let further: [(files: [String: String], link: String, end: String, isTold: Bool)] = [
    (["in/a.yaml": "tableView: {rows: [{imageView: icon.png}]}"], "in/icon.png", "private/icon.png", true),
    (["in/a.yaml": "tableView: {rows: [{imageView: up/icon.png}]}"], "in/up", "private/icon.png", true),
    (["private/de.yaml": "Row: SECRET\n"], "in/strings/de.yaml", "private/de.yaml", true),
    (["private/de.yaml": "Row: SECRET\n"], "in/strings", "private/de.yaml", false),
    (
      ["private/Localizable.xcstrings": catalog], "in/Localizable.xcstrings", "private/Localizable.xcstrings",
      true
    ),
    (
      ["private/Localizable.strings": "Row = SECRET;", "in/de.lproj/x": ""],
      "in/de.lproj/Localizable.strings",
      "private/Localizable.strings", true
    ),
    (["private/Localizable.strings": "Row = SECRET;"], "in/de.lproj", "private/Localizable.strings", true),
    (["private/de.xliff": "<xliff version=\"1.2\"/>"], "in/de.xliff", "private/de.xliff", true),
    (
      [
        "in/Settings.bundle/Root.plist": pane,
        "private/More.plist": pane.replacingOccurrences(of: "WORD", with: "SECRET"),
      ],
      "in/Settings.bundle/More.plist", "private/More.plist", true
    ),
    (
      ["in/Settings.bundle/Root.plist": pane, "private/Root.strings": "WORD = SECRET;"],
      "in/Settings.bundle/en.lproj", "private/Root.strings", true
    ),
    (["in/Main.storyboard": storyboard], "in/net.png", "private/icon.png", true),
    (
      ["in/Main.storyboard": storyboard, "in/A.xcassets/net.imageset/Contents.json": list],
      "in/A.xcassets/net.imageset/raw.png", "private/icon.png", true
    ),
    (
      ["in/Main.storyboard": storyboard, "private/Contents.json": list],
      "in/A.xcassets/net.imageset/Contents.json", "private/Contents.json", false
    ),
  ]

  @Test(arguments: further.indices, [false, true])
  func whatSourcesLeadToIsRefusedElsewhere(_ number: Int, _ isInProject: Bool) throws {
    let (files, link, end, isTold) = Self.further[number]
    let isFolder = FilePathEnding.of(link) != FilePathEnding.of(end)
    let depth = link.split(separator: "/").count - 1
    let way = String(repeating: "../", count: depth) + (isFolder ? "private" : end)
    let folder = try project([(link, way)], files)
    for name in ["private/icon.png", "in/A.xcassets/net.imageset/raw.png"] {
      let file = folder.url.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path) else { continue }
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil else { continue }
      try FileManager.default.copyItem(
        at: Repository.fixtures.appendingPathComponent("images/pictures/wifi@2x.png"), to: file)
    }
    if isInProject { try folder.write("", to: ".git/HEAD") }
    let run = try CommandRun(["inspect", "in", "--format", "json", "--language", "de"], in: folder.url)
    let place = folder.url.resolvingSymlinksInPath().path + "/" + end
    #expect(run.errors.contains(place) == (isTold && !isInProject), "\(run.errors)")
    if !isInProject { #expect(!run.text.contains("SECRET"), "\(run.text)") }
    let drawn = try CommandRun(
      ["render", "in", "--language", "de", "--format", "svg", "-o", "out"], in: folder.url)
    let pictures = try folder.files.filter { $0.hasSuffix(".svg") }.map {
      String(decoding: try folder.bytes($0), as: UTF8.self)
    }
    if !isInProject { #expect(!pictures.contains { $0.contains("data:image/png") }) }
    if isInProject, isTold, end.hasSuffix(".png") {
      #expect(pictures.contains { $0.contains("data:image/png") }, "\(drawn.errors)")
    } else if isInProject, isTold, !end.hasSuffix(".xliff") {
      #expect(run.text.contains("SECRET"), "\(run.text) \(run.errors)")
    }
  }

  // MARK: Files that are no sources

  private static let strangers: [(name: String, text: String)] = [
    ("an environment", "PATH=/bin\0API_TOKEN=SECRET\0HOME=/root\0"),
    ("settings of a shell", "API_TOKEN=SECRET\nDB_PASSWORD=SECRET\n"),
    (
      "a key",
      "-----BEGIN OPENSSH PRIVATE KEY-----\nSECRETb3BlbnNzaC1rZXk\n-----END OPENSSH PRIVATE KEY-----\n"
    ),
    ("a token", "SECRETghp0123456789\n"), ("two tokens", "SECRETghp0123456789\nSECRETghp\n"),
    ("users", "root:SECRET:0:0:root:/root:/bin/bash\ndaemon:*:1:1\n"),
    ("logins", "machine example.com\n  login SECRET\n  password SECRET\n"),
    ("sections", "[SECRET]\nkey_id = SECRET\nkey = SECRET\n"),
    ("an account", #"{"type": "account", "private_key": "SECRET", "auths": {"x": {"auth": "SECRET"}}}"#),
    ("a list", #"["SECRET", "SECRET"]"#), ("clusters", "apiVersion: v1\nusers:\n- user: {token: SECRET}\n"),
    ("broken clusters", "apiVersion: v1\nusers: [{token: SECRET\n"), ("a comment", "# SECRET\n"),
    ("servers", "<settings><password>SECRET</password></settings>\n"),
    ("broken servers", "<?xml version=\"1.0\"?>\n<settings><password>SECRET</settings>\n"),
    ("declared servers", "<!DOCTYPE settings SYSTEM \"SECRET\"><settings/>"),
    ("a page", "<!-- SECRET --><html><body>SECRET</html>"), ("no text", "SECRET\u{1}\u{7F}"),
  ]

  @Test(arguments: strangers.indices, ["yaml", "json", "storyboard", "xib", "plist"])
  func nothingOfWhatIsNoSourceIsShown(_ number: Int, _ ending: String) throws {
    let stranger = Self.strangers[number]
    let folder = try TemporaryFolder(["in/a.\(ending)": stranger.text])
    for arguments in [
      ["render", "in/a.\(ending)", "-o", "out"], ["render", "in", "-o", "out"],
      ["lint", "in/a.\(ending)", "--format", "sarif"], ["inspect", "in/a.\(ending)"],
    ] {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(
        !run.errors.contains("SECRET") && !run.text.contains("SECRET"), "\(stranger.name): \(run.errors)")
      if arguments[1] != "in" { #expect(run.status == 1 || run.status == 2) }
    }
  }

  @Test(
    arguments: strangers.indices,
    ["strings/de.yaml", "de.lproj/Localizable.strings", "Localizable.xcstrings"])
  func nothingOfWhatIsNoTableIsShown(_ number: Int, _ name: String) throws {
    let stranger = Self.strangers[number]
    let folder = try TemporaryFolder(["in/a.yaml": RenderCommandTests.good, "in/\(name)": stranger.text])
    let run = try CommandRun(["render", "in/a.yaml", "--language", "de", "-o", "out"], in: folder.url)
    #expect(!run.errors.contains("SECRET"), "\(stranger.name): \(run.errors)")
  }

  @Test(arguments: strangers.indices)
  func nothingOfWhatIsNoManifestIsShown(_ number: Int) throws {
    let stranger = Self.strangers[number]
    let folder = try TemporaryFolder(["tablemock.yaml": stranger.text, "a.yaml": RenderCommandTests.good])
    for arguments in [["verify"], ["lint"], ["batch", "--manifest", "tablemock.yaml"]] {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(
        !run.errors.contains("SECRET") && !run.text.contains("SECRET"), "\(stranger.name): \(run.errors)")
      #expect(run.status != 0)
    }
  }

  /// A line is shown as far as it fits, around the place that is meant.
  @Test func longLinesAreCut() throws {
    let far = String(repeating: "x", count: 5_000)
    let folder = try TemporaryFolder([
      "a.yaml":
        "tableView: {rows: [{textLabel: \"SECRET\(far)\", texxtLabel: A}, {textLabel: \"\(far)SECRET\"}]}"
    ])
    for arguments in [["render", "a.yaml", "-o", "out"], ["lint", "a.yaml", "--format", "sarif"]] {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(!run.errors.contains("SECRET") && !run.text.contains("SECRET"))
      let longest = (run.errors + run.text).split(separator: "\n").filter { $0.contains("xxxx") }.map(\.count)
        .max()
      #expect((longest ?? 0) < 250)
    }
  }
}

/// What stands behind the last dot of a name.
private enum FilePathEnding {
  static func of(_ name: String) -> Substring? {
    let last = name.split(separator: "/").last ?? ""
    return last.contains(".") ? last.split(separator: ".").last : nil
  }
}
