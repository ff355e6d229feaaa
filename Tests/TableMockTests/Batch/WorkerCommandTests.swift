import Foundation
import TableMock
import Testing

/// The verb that other programs hand work to.
@Suite struct WorkerCommandTests {
  private func answers(_ lines: String, in folder: TemporaryFolder) throws -> (Int32, [[String: Any]]) {
    let run = try CommandRun(["worker"], in: folder.url, input: Data(lines.utf8))
    return (
      run.status,
      try run.lines.compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    )
  }

  @Test func jobsAreAnsweredInTheirOrder() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let (status, answers) = try answers(
      """
      {"id": 7, "input": "a.yaml", "output": "out/a.png", "theme": "ios6", "scale": 1, "appearance": "light", "contentSizeCategory": "small"}

      {"id": "x", "input": "a.yaml", "output": "b", "format": "svg", "state": "editing", "svgText": "live", "height": "content"}
      """, in: folder)
    #expect(status == 0)
    #expect(answers.map { $0["status"] as? String } == ["written", "written"])
    #expect(answers[0]["id"] as? Int == 7)
    #expect(answers[1]["id"] as? String == "x")
    #expect(answers[0]["width"] as? Int == 120)
    #expect(try PNGReader.bitmap([UInt8](folder.bytes("out/a.png"))).width == 120)
    #expect(try answers[1]["bytes"] as? Int == folder.bytes("b").count)
  }

  /// Whatever a picture is, the next job may draw it anew; a page of the user's own is none.
  @Test func picturesOfAllFormatsAreReplaced() throws {
    let own = "<!DOCTYPE html>\n<title>Mine</title>\n"
    let folder = try TemporaryFolder([
      "a.yaml": RenderCommandTests.good, "own/a.html": own, "own/a.gif": own,
    ])
    let session = try WorkerSession(named: "test", root: FilePath(folder.url.path))
    let write = { (output: String) in
      session.answer(
        Array(
          "{\"input\": \"\(folder.url.path)/a.yaml\", \"output\": \"\(folder.url.path)/\(output)\", \"scale\": 1}"
            .utf8))?
        .isWritten
    }
    for format in PictureFormat.allCases {
      let output = "a.\(format.rawValue)"
      for _ in 0..<2 { #expect(write(output) == true, "\(output)") }
    }
    for name in ["a.html", "a.gif"] { #expect(write("own/" + name) == false) }
  }

  @Test func tablesGoByTheirNamesInInterfaceBuilderToo() throws {
    let folder = try TemporaryFolder([
      "A.storyboard": Repository.text(of: "fixtures/interface-builder/account.storyboard")
    ])
    let lines = ["Account", "AccountViewController", "1", "Acount"].map {
      "{\"input\": \"A.storyboard\", \"output\": \"\($0).png\", \"table\": \"\($0)\"}\n"
    }
    let (status, answers) = try answers(lines.joined(), in: folder)
    #expect(status == 1)
    #expect(answers.map { $0["status"] as? String } == ["written", "written", "written", "failed"])
    let finding = (answers.last?["diagnostics"] as? [[String: Any]])?.first
    #expect(finding?["hint"] as? String == "the only one is “Account”")
  }

  @Test(arguments: [
    ("nonsense", "a job must be"), ("{\"id\": 1}", "a job has no “input”"), ("{", ""),
    ("[]", "a job must be"),
    ("{\"input\": \"a.yaml\", \"output\": \"a.webp\"}", "the output must end in"),
    ("{\"input\": \"no.yaml\", \"output\": \"a.png\"}", "there is no such file"),
    ("{\"input\": \"a.yaml\", \"output\": \"a.yaml\", \"format\": \"png\"}", "the output is the source"),
    ("{\"input\": \"a.yaml\", \"output\": \"a.png\", \"tehme\": 1}", "unknown key “tehme” in a job"),
    (
      "{\"input\": \"a.yaml\", \"output\": \"a.png\", \"contentSizeCategory\": \"tiny\"}",
      "“contentSizeCategory” must be one of extraSmall, small, medium, large, extraLarge"
    ),
    ("{\"input\": \"two.yaml\", \"output\": \"a.png\"}", "the file has 2 tables"),
    ("{\"input\": \"two.yaml\", \"output\": \"a.png\", \"table\": \"z\"}", "there is no table “z”"),
    ("{\"input\": \"a.yaml\", \"output\": \"/proc/nowhere/a.png\"}", "cannot write"),
  ])
  func badLinesAreAnsweredLikeOthers(_ line: String, _ message: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": RenderCommandTests.good, "two.yaml": "tableViews: [{rows: [A]}, {rows: [B]}]\n",
    ])
    let good = "{\"id\": 2, \"input\": \"two.yaml\", \"table\": \"2\", \"output\": \"good.png\"}"
    let (status, answers) = try answers("\(line)\n\(good)\n", in: folder)
    #expect(status == 1)
    #expect(answers.map { $0["status"] as? String } == ["failed", "written"])
    let findings = answers[0]["diagnostics"] as? [[String: Any]] ?? []
    #expect(findings.contains { ($0["message"] as? String)?.hasPrefix(message) == true })
    #expect(!folder.files.contains("a.png"))
  }

  @Test func overlongLinesAreAnsweredToo() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let line = "{\"input\": \"" + String(repeating: "x", count: 3 << 20) + "\"}"
    let (status, answers) = try answers(
      "\(line)\n{\"id\": 2, \"input\": \"a.yaml\", \"output\": \"a.png\"}\n", in: folder)
    #expect(status == 1)
    #expect(answers.map { $0["status"] as? String } == ["failed", "written"])
  }

  @Test(arguments: [
    #"{"id": -9223372036854775808, "input": "a.yaml", "output": "x.png"}"#,
    #"{"id": 9223372036854775807, "input": "a.yaml", "output": "x.png"}"#,
    #"{"input": "a.yaml", "output": "x.png", "table": "-9223372036854775808"}"#,
    #"{"input": "a.yaml", "output": "x.png", "table": "9223372036854775807"}"#,
    #"{"input": "a.yaml", "output": "x.png", "scale": -9223372036854775808}"#,
    #"{"input": "a.yaml", "output": "x.png", "scale": 1e400}"#,
    #"{"input": "a\u0000.yaml", "output": "x.png"}"#, #"{"input": "a.yaml", "output": "x\u0000.png"}"#,
    "# nothing", "[]", "null", "{",
  ])
  func jobsBehindAStrangeOneAreAnswered(_ line: String) throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let (_, answers) = try answers(
      "\(line)\n" + #"{"id": 2, "input": "a.yaml", "output": "b.png"}"# + "\n", in: folder)
    #expect(answers.count == 2)
    #expect(answers.last?["status"] as? String == "written")
    if answers.first?["status"] as? String == "failed" {
      #expect((answers.first?["diagnostics"] as? [Any])?.isEmpty == false)
    }
  }

  @Test func findingsNameTheLineOfTheStream() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let long = String(repeating: " ", count: 1 << 20) + "x"
    let (_, answers) = try answers("\n# x\n\n\(long)\n{\"inputt\": 1}\n", in: folder)
    let places = answers.map { answer in
      (answer["diagnostics"] as? [[String: Any]])?.map { $0["line"] as? Int } ?? []
    }
    #expect(places.count == 3)
    #expect(places[0] == [2] && places[1] == [4])
    #expect(!places[2].isEmpty && places[2].allSatisfy { $0 == 5 })
  }

  @Test(arguments: [
    (#""input": "-", "output": "x.png""#, "a job cannot use standard input"),
    (#""input": "a.yaml", "output": "-", "format": "png""#, "a job cannot use standard input"),
    (#""input": "../outside.yaml", "output": "x.png""#, "outside the working folder"),
    (#""input": "/etc/hostname", "output": "x.png""#, "outside the working folder"),
    (#""input": "link.yaml", "output": "x.png""#, "outside the working folder"),
    (#""input": "up/outside.yaml", "output": "x.png""#, "outside the working folder"),
    (#""input": "away.bundle", "output": "x.png""#, "outside the working folder"),
    (#""input": "linked.bundle", "output": "x.png""#, "outside the working folder"),
    (#""input": "up/Settings.bundle", "output": "x.png""#, "outside the working folder"),
    (#""input": "empty.bundle", "output": "x.png""#, "this is a folder, not a file"),
    (#""input": "a.yaml", "output": "../x.png""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "/tmp/tablemock-x.png""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "up/x.png""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "up/new/x.png""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "new/../../x.png""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "x.png", "data": "../outside.yaml""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "x.png", "data": "link.yaml""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "x.png", "strings": "up""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "x.png", "symbols": "up""#, "outside the working folder"),
    (#""input": "a.yaml", "output": "x.png", "data": "nowhere.yaml""#, "there is no such file"),
    (#""input": "b.yaml", "output": "a.yaml", "format": "png""#, "the output is the source"),
    (#""input": "a.yaml", "output": "b.yaml", "format": "png""#, "there is a file that is not a picture"),
    (#""input": "a.yaml", "output": "notes.txt", "format": "png""#, "there is a file that is not a picture"),
  ])
  func filesOutsideTheFolderAreLeftAlone(_ keys: String, _ message: String) throws {
    let folder = try TemporaryFolder([
      "outside.yaml": RenderCommandTests.good, "in/a.yaml": RenderCommandTests.good,
      "in/b.yaml": RenderCommandTests.good, "in/notes.txt": "x", "in/linked.bundle/x": "",
      "in/empty.bundle/x": "",
      "Settings.bundle/Root.plist": "<plist><dict/></plist>",
    ])
    for (name, destination) in [
      ("link.yaml", "../outside.yaml"), ("up", ".."), ("away.bundle", "../Settings.bundle"),
      ("linked.bundle/Root.plist", "../../Settings.bundle/Root.plist"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent("in/\(name)").path, withDestinationPath: destination)
    }
    let before = folder.files
    let lines = #"{"input": "a.yaml", "output": "first.png"}"# + "\n{\(keys)}\n"
    let run = try CommandRun(
      ["worker"], in: folder.url.appendingPathComponent("in"), input: Data(lines.utf8))
    #expect(run.status == 1)
    #expect(run.lines.last?.contains(message) == true, "\(run.text)")
    #expect(Set(folder.files).subtracting(before) == ["in/first.png"])
    #expect(try String(decoding: folder.bytes("in/a.yaml"), as: UTF8.self) == RenderCommandTests.good)
  }

  /// What a manifest says of an input’s rows, texts and symbols goes with its jobs, so that workers draw what a batch draws.
  @Test func plansNameDataStringsAndSymbols() throws {
    let storyboard = DocumentCommandTests.storyboard(["List"])
    let folder = try TemporaryFolder([
      "Main.storyboard": storyboard, "texts/de.yaml": "{}\n",
      "m.yaml": "inputs: [{path: Main.storyboard, data: rows.yaml, strings: texts}]\nsymbols: mine\n",
      "mine/gear.svg": #"<svg viewBox="0 0 9 9"><path d="M0 0H9V9H0Z"/></svg>"#,
      "rows.yaml": "- First\n- Second\n",
    ])
    #expect(try CommandRun(["batch", "--manifest", "m.yaml", "-o", "out/"], in: folder.url).status == 0)
    let plan = try CommandRun(
      ["batch", "--manifest", "m.yaml", "-o", "out/", "--plan", "--plan-format", "json", "--quiet"],
      in: folder.url)
    let job = try #require(plan.lines.last)
    let keys = try #require(JSONSerialization.jsonObject(with: Data(job.utf8)) as? [String: Any])
    // A worker on another machine has its own copy of the folder.
    #expect(keys["data"] as? String == "rows.yaml")
    #expect(keys["strings"] as? String == "texts")
    #expect(keys["symbols"] as? String == "mine")
    // The folder itself has a name, too.
    let lines = { (strings: String) in
      let call = ["batch", "Main.storyboard", "-o", "out/", "--strings", strings]
      return try CommandRun(call + ["--plan", "--plan-format", "json", "--quiet"], in: folder.url).lines
    }
    let absolute = try lines(folder.url.resolvingSymlinksInPath().path)
    #expect(absolute.last?.contains(#""strings": ".""#) == true)
    #expect(try absolute == lines("."))
    let output = try #require(keys["output"] as? String)
    let drawn = try folder.bytes(output)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(output))
    #expect(try answers(job + "\n", in: folder).0 == 0)
    #expect(try folder.bytes(output) == drawn)
    // Without the rows it is another picture.
    let bare = #"{"input": "Main.storyboard", "output": "bare.png"}"#
    #expect(try answers(bare + "\n", in: folder).0 == 0)
    #expect(try folder.bytes("bare.png") != drawn)
  }

  /// A bundle is named by its folder, as on the command line, and its pictures and keys are the same as those of a batch.
  @Test(arguments: ["Settings.bundle", "Settings.bundle/", "Settings.bundle/Root.plist", "here.bundle"])
  func bundlesAreDrawn(_ input: String) throws {
    let folder = try SettingsCommandTests.bundle()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/here.bundle", withDestinationPath: "Settings.bundle")
    let render = ["render", "Settings.bundle", "--table", "Root", "--language", "de", "-o", "r.png"]
    #expect(try CommandRun(render, in: folder.url).status == 0)
    let job = #"{"input": "\#(input)", "output": "w.png", "table": "Root", "language": "de"}"#
    let run = try CommandRun(["worker", "--keys"], in: folder.url, input: Data((job + "\n").utf8))
    #expect(run.status == 0, "\(run.text)")
    #expect(try folder.bytes("w.png") == folder.bytes("r.png"))
    let before = try #require(run.text.split(separator: "\"key\": ").last)
    // Another pane is a part of the bundle.
    try folder.write("<plist><dict/></plist>", to: "Settings.bundle/More.plist")
    let again = try CommandRun(["worker", "--keys"], in: folder.url, input: Data((job + "\n").utf8))
    #expect(again.text.split(separator: "\"key\": ").last != before)
  }

  /// Pictures of asset catalogs are looked for above a document, but never above the folder of the worker.
  @Test(arguments: [
    ("App/Base.lproj", "Main.storyboard", false), ("App", "Base.lproj/Main.storyboard", true),
  ])
  func catalogsAboveTheFolderAreNotThere(_ root: String, _ input: String, _ isFound: Bool) throws {
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.storyboard": DocumentCommandTests.storyboard(["List"]).replacingOccurrences(
        of: "textLabel=\"l\"", with: "textLabel=\"l\" imageView=\"i\""
      ).replacingOccurrences(
        of: "<label text", with: "<imageView id=\"i\" image=\"net\"/><label text"),
      "App/Images.xcassets/net.imageset/Contents.json":
        "{\"images\": [{\"filename\": \"raw.png\", \"scale\": \"2x\"}]}",
    ])
    try FileManager.default.copyItem(
      at: Repository.fixtures.appendingPathComponent("images/pictures/wifi@2x.png"),
      to: folder.url.appendingPathComponent("App/Images.xcassets/net.imageset/raw.png"))
    let place = folder.url.appendingPathComponent(root)
    let job = Data("{\"input\": \"\(input)\", \"output\": \"w.svg\"}".utf8)
    #expect(try CommandRun(["worker"], in: place, input: job).status == 0)
    let drawn = try String(decoding: folder.bytes("\(root)/w.svg"), as: UTF8.self)
    #expect(drawn.contains("data:image/png") == isFound)
  }

  @Test(arguments: [("--root", "..", 0), ("--root", "/", 0), ("--root", "in", 1), ("--root", "nowhere", 1)])
  func theFolderCanBeAnother(_ option: String, _ root: String, _ status: Int) throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good, "in/in/x": ""])
    let run = try CommandRun(
      ["worker", option, root], in: folder.url.appendingPathComponent("in"),
      input: Data(#"{"input": "../a.yaml", "output": "../out/deep/a.png"}"#.utf8))
    #expect(Int(run.status) == status, "\(run.text) \(run.errors)")
    #expect(folder.files.contains("out/deep/a.png") == (status == 0))
  }
}
