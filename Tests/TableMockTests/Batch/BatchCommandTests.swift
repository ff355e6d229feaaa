import Foundation
import TableMock
import Testing

/// The verb that draws many pictures, from outside.
@Suite struct BatchCommandTests {
  private static let good = RenderCommandTests.good

  private func results(
    _ folder: TemporaryFolder, _ name: String = "out/results.json"
  ) throws -> [[String: Any]] {
    let file = try JSONSerialization.jsonObject(with: folder.bytes(name)) as? [String: Any]
    return try #require(file?["results"] as? [[String: Any]])
  }

  @Test func everyInputIsDrawnInEveryWay() throws {
    let folder = try TemporaryFolder(["in/a.yaml": Self.good, "in/deep/b.yaml": Self.good])
    let run = try CommandRun(
      ["batch", "in", "--theme", "ios6,ios7", "--scale", "1,2", "--format", "png,svg", "-o", "out"],
      in: folder.url)
    #expect(run.status == 0)
    let expected = ["a", "deep/b"].flatMap { name in
      ["ios6", "ios6@2x", "ios7", "ios7@2x"].flatMap { way in
        ["png", "svg"].map { "out/\(name)-\(way).\($0)" }
      }
    }
    #expect(run.lines == expected)
    let results = try results(folder)
    #expect(results.map { $0["output"] as? String } == expected)
    #expect(results.first?["width"] as? Int == 120)
    for name in expected where name.hasSuffix(".png") {
      #expect(throws: Never.self) { try PNGReader.bitmap([UInt8](folder.bytes(name))) }
    }
  }

  /// A table in whose picture every axis can be seen.
  private static let telling = """
    theme: ios13
    tableView:
      style: grouped
      sections: [{header: Words, rows: [{textLabel: {text: Text, font: {textStyle: body}}}]}]
    """

  /// Each value gives another picture, the one that `render` gives, and a key of its own to go on with.
  @Test(arguments: [
    ("theme", ["ios6", "ios13"]), ("device", ["iphone5", "ipad"]),
    ("orientation", ["portrait", "landscape"]),
    ("appearance", ["light", "dark"]), ("content-size-category", ["extraSmall", "small", "large"]),
    ("height", ["screen", "content"]), ("scale", ["1", "2", "3"]),
  ])
  func axesAreTheOptionsOfRender(_ option: String, _ values: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.telling])
    let batch = { (values: [String]) in
      try CommandRun(
        [
          "batch", "a.yaml", "-o", "out", "--resume", "--pattern", "a.png", "--\(option)",
          values.joined(separator: ","),
        ], in: folder.url)
    }
    var pictures: Set<Data> = []
    for value in values {
      #expect(try batch([value]).lines == ["out/a.png"])
      #expect(try batch([value]).lines.isEmpty)
      _ = try CommandRun(["render", "a.yaml", "-o", "one.png", "--\(option)", value], in: folder.url)
      #expect(try folder.bytes("one.png") == folder.bytes("out/a.png"))
      pictures.insert(try folder.bytes("one.png"))
    }
    #expect(pictures.count == values.count)
    let refused = try batch(values)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("the pattern lacks {"))
  }

  /// Documents without tables are left out where nobody asked for them.
  @Test func documentsOfInterfaceBuilderAreDrawn() throws {
    let folder = try TemporaryFolder([
      "in/A.storyboard": Repository.text(of: "fixtures/interface-builder/account.storyboard"),
      "in/Empty.storyboard": DocumentCommandTests.storyboard([]), "in/b.yaml": Self.good,
    ])
    let run = try CommandRun(["batch", "in", "-o", "out"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["out/A-Account.png", "out/b.png"])
    _ = try CommandRun(["render", "in/A.storyboard", "-o", "one.png"], in: folder.url)
    #expect(try folder.bytes("one.png") == folder.bytes("out/A-Account.png"))
    let named = try CommandRun(["batch", "in/Empty.storyboard", "-o", "out"], in: folder.url)
    #expect(named.status == 1)
  }

  @Test func picturesAreThoseOfRender() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    _ = try CommandRun(["render", "a.yaml", "-o", "one.png", "--theme", "ios6"], in: folder.url)
    _ = try CommandRun(["batch", "a.yaml", "-o", "out", "--theme", "ios6", "--jobs", "3"], in: folder.url)
    #expect(try folder.bytes("one.png") == folder.bytes("out/a.png"))
  }

  @Test func manifestsSayTheSame() throws {
    let folder = try TemporaryFolder([
      "sub/in/a.yaml": "tableView: {rows: [A, B]}", "sub/in/b.yaml": Self.good,
      "sub/sweep.yaml": """
      inputs: [in/a.yaml, {path: in/b.yaml, matrix: {scale: 3}, output: "out/special.{format}", formats: svg}]
      matrix: {scale: [1, 2], state: [normal, editing, selected, showingDeleteConfirmation]}
      output: out/{state}/{name}@{scale}x.{format}
      """,
    ])
    let run = try CommandRun(["batch", "--manifest", "sub/sweep.yaml"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.count == 9)
    #expect(run.lines.first == "sub/out/normal/a@1x.png")
    #expect(run.lines.last == "sub/out/special.svg")
    #expect(try results(folder, "sub/out/results.json").count == 9)
    let bytes = try run.lines.dropLast().map(folder.bytes)
    #expect(Set(bytes).count == bytes.count)
  }

  @Test func plansDrawNothing() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(["batch", "a.yaml", "--scale", "1,2", "-o", "out", "--plan"], in: folder.url)
    #expect(run.lines == ["a.yaml → out/a.png", "a.yaml → out/a@2x.png"])
    #expect(run.errors == "2 pictures\n")
    #expect(folder.files == ["a.yaml"])
  }

  /// What cannot be read is told, and is no picture of the plan.
  @Test func plansReadTheirInputs() throws {
    let folder = try TemporaryFolder(["in/a.yaml": RenderCommandTests.bad, "in/b.yaml": Self.good])
    let run = try CommandRun(["batch", "in", "-o", "out", "--plan"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["in/b.yaml → out/b.png"])
    #expect(run.errors.contains("in/a.yaml:2:1: error: "))
    #expect(run.errors.hasSuffix("1 picture\n"))
    #expect(folder.files == ["in/a.yaml", "in/b.yaml"])
  }

  @Test func collisionsEndTheBatchBeforeItBegins() throws {
    let folder = try TemporaryFolder(["x/a.yaml": Self.good, "y/A.yaml": Self.good])
    let run = try CommandRun(["batch", "x", "y", "-o", "out"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("are one file on systems that ignore case"))
    #expect(folder.files == ["x/a.yaml", "y/A.yaml"])
  }

  /// Names of tables are the source's, and stop no other source.
  @Test func tablesOfOneNameAreToldApartAsRenderTellsThem() throws {
    let tables = ["A-3", "A", "a"].map { "name: \($0)\n\(Self.good)\n" }.joined(separator: "---\n")
    let folder = try TemporaryFolder(["in/a.yaml": Self.good, "in/b.yaml": tables])
    for verb in ["batch", "render"] {
      let run = try CommandRun([verb, "in", "-o", verb, "--quiet"], in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      let pictures = Set(folder.files.filter { $0.hasPrefix("\(verb)/") && $0.hasSuffix(".png") })
      #expect(pictures == Set(["a", "b-A", "b-A-3", "b-a-3-3"].map { "\(verb)/\($0).png" }))
    }
  }

  @Test func sourcesAreNotWrittenOver() throws {
    let folder = try TemporaryFolder(["other/x.yaml": Self.good])
    _ = try CommandRun(["render", "other/x.yaml", "-o", "contacts.png"], in: folder.url)
    try folder.write(OutputCommandTests.withImage, to: "contacts.yaml")
    let image = try folder.bytes("contacts.png")
    let run = try CommandRun(["batch", "contacts.yaml", "-o", "./"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("is an input or an image that an input shows"))
    #expect(try folder.bytes("contacts.png") == image)
  }

  @Test func failuresDoNotStopTheOthers() throws {
    let folder = try TemporaryFolder([
      "in/a.yaml": RenderCommandTests.bad, "in/b.yaml": Self.good, "in/c.yaml": Self.good,
      "out/b.png/inside": "so this is a folder",
    ])
    let run = try CommandRun(["batch", "in", "-o", "out", "--junit", "out/junit.xml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["out/c.png"])
    #expect(run.errors.contains("did you mean “tableView”?"))
    #expect(try results(folder).map { $0["status"] as? String } == ["failed", "failed", "written"])
    #expect(!folder.files.contains { $0.contains(".tablemock-") && !$0.hasSuffix(".jsonl") })
    let xml = try XMLCheck(folder.bytes("out/junit.xml"))
    #expect(xml.elements == ["testsuite": 1, "testcase": 3, "failure": 2])
  }

  /// Whether a source has an error, a picture of it is missing, or it takes too long.
  @Test(
    arguments: [
      (RenderCommandTests.bad, []), ("tableView: {rows: [{textLabel: A, imageView: gone.png}]}\n", []),
      (good, ["--budget", "painted=1"]),
    ] as [(String, [String])])
  func failuresReplaceNoPicture(_ spec: String, _ options: [String]) throws {
    let folder = try TemporaryFolder(["in/a.yaml": Self.good])
    #expect(try CommandRun(["batch", "in", "-o", "out"], in: folder.url).status == 0)
    let picture = try folder.bytes("out/a.png")
    try folder.write(spec, to: "in/a.yaml")
    for verb in [["batch", "in", "-o", "out"], ["render", "in/a.yaml", "-o", "out/a.png"]] {
      #expect(try CommandRun(verb + options, in: folder.url).status == 1)
      #expect(try folder.bytes("out/a.png") == picture)
    }
  }

  @Test func onlyWhatHasChangedIsDrawnAgain() throws {
    let folder = try TemporaryFolder(["in/a.yaml": Self.good, "in/b.yaml": Self.good, "in/c.yaml": Self.good])
    let batch = { (more: [String]) in
      try CommandRun(["batch", "in", "-o", "out", "--incremental"] + more, in: folder.url)
    }
    #expect(try batch([]).lines.count == 3)
    #expect(try batch([]).lines.isEmpty)
    try folder.write(Self.good + "# changed\n", to: "in/a.yaml")
    try folder.write("damaged", to: "out/b.png")
    #expect(try batch([]).lines == ["out/a.png", "out/b.png"])
    #expect(try batch(["--png", "small"]).lines.count == 3)
    #expect(try results(folder).map { $0["status"] as? String } == ["written", "written", "written"])
  }

  @Test func onlyWhatBatchesMadeIsDeleted() throws {
    let folder = try TemporaryFolder(["in/a.yaml": Self.good, "in/b.yaml": Self.good, "out/mine.png": "mine"])
    _ = try CommandRun(["batch", "in", "-o", "out"], in: folder.url)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("in/b.yaml"))
    let run = try CommandRun(["batch", "in", "-o", "out", "--incremental", "--prune"], in: folder.url)
    #expect(run.errors.contains("1 deleted"))
    #expect(folder.files.filter { $0.hasSuffix(".png") } == ["out/a.png", "out/mine.png"])
  }

  /// What a batch wrote once may have become somebody's image since.
  @Test func whatAnInputShowsIsNotDeleted() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "b.yaml": Self.good])
    _ = try CommandRun(["batch", "a.yaml", "b.yaml", "-o", "out"], in: folder.url)
    try folder.write("tableView: {rows: [{imageView: out/b.png}]}", to: "a.yaml")
    let run = try CommandRun(["batch", "a.yaml", "-o", "out", "--prune"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".png") } == ["out/a.png", "out/b.png"])
  }

  /// A journal that came along with a stranger’s folder may name whatever has a content that is known.
  @Test func aStrangersJournalDeletesNothingButPictures() throws {
    let picture = "<svg/>"
    let mine = [
      "out/notes.txt": picture, "out/text.png": "words", "beside.svg": picture, "shown/x.svg": picture,
    ]
    let folder = try TemporaryFolder(
      mine.merging(["a.yaml": Self.good, "out/old.svg": picture, "out/sub/kept.svg": picture]) { $1 })
    for (link, target) in [("away", "../shown"), ("linked", "sub"), ("link.svg", "sub/kept.svg")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent("out/\(link)").path, withDestinationPath: target)
    }
    let names = [
      "notes.txt", "text.png", "old.svg", "linked/kept.svg", "away/x.svg", "link.svg", "../beside.svg",
      "sub/../../beside.svg", folder.url.appendingPathComponent("beside.svg").path, "../a.yaml",
    ]
    let lines = names.map { name in
      let text = mine["out/" + name] ?? (name == "../a.yaml" ? Self.good : picture)
      let digest = Fingerprint.of(Array(text.utf8))
      return """
        {"output": "\(name)", "key": "\(digest)", "sha256": "\(digest)", "bytes": \(text.utf8.count), \
        "width": 1, "height": 1}

        """
    }
    try folder.write(ownJournal: lines.joined(), to: "out/.tablemock-batch.jsonl")
    let run = try CommandRun(["batch", "a.yaml", "-o", "out", "--prune"], in: folder.url)
    #expect(run.status == 0 && run.errors.contains("1 deleted"), "\(run.errors)")
    let left = Set(folder.files)
    #expect(
      left.isSuperset(of: mine.keys) && left.isSuperset(of: ["a.yaml", "out/sub/kept.svg", "out/a.png"]))
    #expect(!left.contains("out/old.svg"))
  }

  /// What a journal says of the size of a picture is not what may be read of it.
  @Test func picturesBeyondAllSizesAreNotRead() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "out/old.png": ""])
    let size: UInt64 = 1 << 40
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("out/old.png"))
    try file.truncate(atOffset: size)
    let digest = Fingerprint.of([])
    try folder.write(
      ownJournal: """
        {"output": "old.png", "key": "\(digest)", "sha256": "\(digest)", "bytes": \(size), "width": 1, "height": 1}

        """, to: "out/.tablemock-batch.jsonl")
    let run = try CommandRun(["batch", "a.yaml", "-o", "out", "--prune"], in: folder.url)
    #expect(run.status == 0 && folder.files.contains("out/old.png"), "\(run.errors)")
  }

  /// A picture of the user's in the place of one that a batch wrote is no longer the batch's.
  @Test func whatHasTakenAPicturesPlaceIsNotDeleted() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "b.yaml": Self.good])
    _ = try CommandRun(["batch", "a.yaml", "b.yaml", "-o", "out"], in: folder.url)
    try folder.write("mine", to: "out/b.png")
    _ = try CommandRun(["batch", "a.yaml", "-o", "out", "--prune"], in: folder.url)
    #expect(try folder.bytes("out/b.png") == Data("mine".utf8))
  }

  @Test func aManifestWithoutInputsSaysSo() throws {
    let folder = try TemporaryFolder(["tablemock.yaml": "matrix: {theme: [ios6]}\n"])
    let run = try CommandRun(["batch", "--manifest", "tablemock.yaml", "-o", "out"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "error: there is nothing to draw: the manifest names no inputs\n  hint: list them below “inputs:”\n"
    )
  }

  @Test func shardsTogetherMakeTheWhole() throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<5).map { ("in/\($0).yaml", Self.good) }))
    var lines: [String] = []
    for number in 1...3 {
      lines += try CommandRun(["batch", "in", "-o", "out", "--shard", "\(number)/3"], in: folder.url).lines
      #expect(try !results(folder, "out/results-\(number)-of-3.json").isEmpty)
    }
    #expect(lines.sorted() == (0..<5).map { "out/\($0).png" })
  }

  @Test func progressForProgramsIsJSON() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "b.yaml": RenderCommandTests.bad])
    let run = try CommandRun(
      ["batch", "a.yaml", "b.yaml", "-o", "out", "--progress", "json"], in: folder.url)
    let objects = try run.lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.map { $0?["done"] as? Int } == [1, 2, nil])
    #expect((objects.last??["summary"] as? [String: Any])?["failed"] as? Int == 1)
  }

  @Test(arguments: [
    ["batch"], ["batch", "a.yaml", "--shard", "4/3"], ["batch", "a.yaml", "--shard", "x"],
    ["batch", "a.yaml", "--jobs", "0"], ["batch", "a.yaml", "--timeout", "-1"],
    ["batch", "a.yaml", "--prune", "--shard", "1/2"], ["batch", "a.yaml", "--theme", "ios66"],
    ["batch", "a.yaml", "--content-size-category", "large,tiny"],
  ])
  func senselessCommandsAreUsageErrors(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    #expect(try CommandRun(arguments, in: folder.url).status == 64)
    #expect(folder.files == ["a.yaml"])
  }
}
