import Foundation
import TableMock
import Testing

/// The verb that draws tables side by side, from outside.
@Suite struct SheetCommandTests {
  static let spec = "size: {width: 100, height: 60}\ntableView:\n  rows: [Row]\n"

  private func size(of png: Data) throws -> [Int] {
    let bitmap = try PNGReader.bitmap([UInt8](png))
    return [bitmap.width, bitmap.height]
  }

  /// The texts below the pictures of a sheet, in their order.
  private func captions(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
    let run = try CommandRun(
      ["sheet"] + arguments + ["--format", "svg", "--svg-text", "live", "--svg-ids", "", "-o", "-"],
      in: folder.url)
    #expect(run.status == 0)
    return run.text.matches(of: #/id="UILabel[^>]*>([^<]*)</#).map { String($0.1) }
  }

  /// What layout finds hangs on constraints, and what a look lacks on the way of drawing.
  static let warned = """
    size: {width: 100, height: 60}
    tableView:
      rows:
        - contentView:
            constraints: [a.width == 40, a.width == 60, a.leading == superview.leading, a.top == superview.top]
            subviews: [{id: a, backgroundColor: red}]

    """

  @Test(arguments: [
    "render", "sheet", "sheet --as book --format pdf", "eras --theme ios16", "filmstrip --to selected",
    "filmstrip --to selected --frames", "filmstrip --to selected --animate", "batch", "verify", "diff b.yaml",
  ])
  func whatDrawsTellsAllThatRenderTells(_ verb: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.warned, "b.yaml": Self.spec])
    var words = verb.split(separator: " ").map(String.init)
    words.insert("a.yaml", at: 1)
    if verb == "batch" { words += ["-o", "out"] }
    if verb == "verify" { words += ["--baseline", "golden", "--review", "out/review"] }
    let run = try CommandRun(words, in: folder.url)
    let told = run.errors.components(separatedBy: "a.yaml:5:38: warning: conflicting constraints")
    #expect(told.count > 1, "\(run.errors)")
    if verb.hasPrefix("sheet") || verb.hasPrefix("eras") { #expect(told.count == 2, "\(run.errors)") }
  }

  @Test func eachSourceOfASheetHasItsOwnFindings() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.warned, "b.yaml": Self.spec, "c.yaml": Self.warned])
    let run = try CommandRun(
      ["sheet", "a.yaml", "b.yaml", "c.yaml", "--by", "appearance", "--theme", "ios16"], in: folder.url)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("conflicting constraints") }
    #expect(lines.map { String($0.prefix(11)) } == ["a.yaml:5:38", "c.yaml:5:38"])
  }

  /// A picture that is too much by itself takes no room from the others.
  @Test(arguments: [["huge.yaml", "a.yaml", "b.yaml"], ["a.yaml", "huge.yaml", "b.yaml"]])
  func theRestOfABookIsDrawn(_ files: [String]) throws {
    let labels = [String](repeating: "{label: A}", count: 100).joined(separator: ", ")
    let many = [String](repeating: "*a", count: 400).joined(separator: ", ")
    let more = [String](repeating: "*b", count: 5).joined(separator: ", ")
    let huge = """
      size: {width: 20, height: 20}
      tableView: {tableHeaderView: {subviews: [&a {subviews: [\(labels)]}, &b {subviews: [\(many)]}, \(more)]}}

      """
    let folder = try TemporaryFolder(["a.yaml": Self.spec, "b.yaml": Self.spec, "huge.yaml": huge])
    let run = try CommandRun(
      ["sheet"] + files + ["--as", "book", "-o", "a.pdf", "--timeout", "300"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("huge.yaml: error: the picture"), "\(run.errors)")
    #expect(!run.errors.contains("a.yaml: error") && !run.errors.contains("b.yaml: error"), "\(run.errors)")
    #expect(try !folder.bytes("a.pdf").isEmpty)
  }

  /// All pictures of a file are in memory at once, so together they hold no more than one picture may.
  @Test(arguments: [
    "eras", "filmstrip --to editing --steps 9", "sheet --by theme", "sheet --by theme --as book",
  ])
  func picturesShareTheRoomOfOne(_ verb: String) throws {
    let labels = [String](repeating: "{label: A}", count: 100).joined(separator: ", ")
    let aliases = [String](repeating: "*a", count: 400).joined(separator: ", ")
    let spec = """
      size: {width: 20, height: 20}
      tableView: {tableHeaderView: {subviews: [&a {subviews: [\(labels)]}, \(aliases)]}}

      """
    let folder = try TemporaryFolder(["a.yaml": spec])
    var words = verb.split(separator: " ").map(String.init)
    words.insert("a.yaml", at: 1)
    words += ["-o", verb.hasSuffix("book") ? "a.pdf" : "a.svg", "--timeout", "300"]
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 1)
    let told = "a.yaml: error: the pictures together have too many views, lines and letters"
    #expect(run.errors.contains(told), "\(run.errors)")
    #expect(
      try CommandRun(["render", "a.yaml", "-o", "one.svg", "--timeout", "300"], in: folder.url).status == 0)
  }

  /// A row never goes on with another table, or with another value of all axes but the last, unless it holds all of both.
  @Test(
    arguments: [
      (["--theme", "ios6,ios7,ios8", "--appearance", "light,dark"], 1, [2, 2, 2]),
      (["--theme", "ios6,ios7,ios8", "--appearance", "light,dark", "--columns", "3"], 1, [2, 2, 2]),
      (["--theme", "ios6,ios7,ios8", "--appearance", "light,dark", "--columns", "4"], 1, [4, 2]),
      (["--theme", "ios6,ios7,ios8", "--columns", "2"], 1, [2, 1]),
      (["--theme", "ios6,ios7,ios8", "--columns", "2"], 2, [2, 1, 2, 1]),
      (["--theme", "ios6,ios7,ios8", "--columns", "4"], 2, [3, 3]), (["--columns", "3"], 4, [3, 1]),
      (["--columns", "9"], 2, [2]),
    ] as [([String], Int, [Int])])
  func rowsEndWithTheirTable(_ options: [String], _ tables: Int, _ rows: [Int]) throws {
    let names = (0..<tables).map { "\($0).yaml" }
    let folder = try TemporaryFolder(names.reduce(into: [:]) { $0[$1] = Self.spec })
    let run = try CommandRun(
      ["sheet"] + names + options + ["--no-captions", "--scale", "1", "-o", "s.png"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let gap = 32
    let size = [(rows.max() ?? 0) * (100 + gap) + gap, rows.count * (60 + gap) + gap]
    #expect(try self.size(of: folder.bytes("s.png")) == size)
  }

  /// As those of `render` are, and pages of books have them too.
  @Test(arguments: ["truncated", "lint", "frames,ids"]) func picturesAreAnnotated(_ notes: String) throws {
    let cut = Self.spec.replacing("Row", with: "{id: a, textLabel: Far too long for that}")
    let folder = try TemporaryFolder(["a.yaml": cut])
    for name in ["s.svg", "s.pdf"] {
      let call = ["sheet", "a.yaml", "--theme", "ios7,ios8", "-o", name]
      #expect(try CommandRun(call, in: folder.url).status == 0)
      let plain = try folder.bytes(name)
      let run = try CommandRun(call + ["--annotate", notes], in: folder.url)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(try folder.bytes(name).count > plain.count)
    }
    let text = String(decoding: try folder.bytes("s.svg"), as: UTF8.self)
    let ids = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(try CommandRun(["sheet", "--review", "x", "--annotate", notes], in: folder.url).status == 64)
  }

  @Test(arguments: [
    ("sheet a.yaml", "sheet.png"), ("sheet a.yaml --as book", "book.pdf"),
    ("sheet a.yaml --format svg", "sheet.svg"), ("eras a.yaml --theme ios7", "eras.png"),
    ("filmstrip a.yaml --to selected --format jpeg", "filmstrip.jpg"),
  ])
  func aPictureHasAUsualName(_ words: String, _ name: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(words.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines == [name])
    #expect(folder.files == ["a.yaml", name].sorted())
  }

  @Test func tablesStandSideBySide() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec, "b.yaml": Self.spec])
    let run = try CommandRun(["sheet", "a.yaml", "b.yaml", "--scale", "1", "-o", "s.png"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["s.png"])
    // Two pictures of 100 points and three gaps of 32; one of 60 with a caption of 12 + 18.
    #expect(try size(of: folder.bytes("s.png")) == [296, 154])
    #expect(try captions(["a.yaml", "b.yaml"], in: folder) == ["a", "b"])
  }

  @Test(arguments: VariantAxis.all) func picturesDifferInAnyAxis(_ axis: VariantAxis) throws {
    // Wide enough for every caption to stand on one line.
    let spec = Self.spec.replacingOccurrences(of: "width: 100", with: "width: 300")
    let folder = try TemporaryFolder(["a.yaml": spec])
    let name = axis.name.replacing("contentSizeCategory", with: "content-size-category")
    let captions = try captions(["a.yaml", "--by", name, "--theme", "ios13"], in: folder)
    // A theme that is given is the only one; of all others there are all.
    let all = SpecVocabulary.all.differingWords(of: axis).map { word in
      var variant = Variant()
      _ = axis.set(word, in: &variant)
      return axis.caption(of: variant)
    }
    let expected = axis == .theme ? ["a"] : all
    // Screens that wait for their rows have labels of their own.
    #expect(captions.filter(expected.contains) == expected)
  }

  @Test func theErasAreOneCase() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    for format in ["png", "svg"] {
      for more in [[], ["--theme", "ios6,ios7"], ["--appearance", "dark", "--columns", "2"]] {
        let eras = try CommandRun(["eras", "a.yaml", "--format", format, "-o", "-"] + more, in: folder.url)
        let sheet = try CommandRun(
          ["sheet", "a.yaml", "--by", "theme", "--format", format, "-o", "-"] + more, in: folder.url)
        #expect(eras.status == 0 && sheet.status == 0)
        #expect(eras.output == sheet.output)
      }
    }
  }

  @Test func captionsTellWhatDiffers() throws {
    let named = "- {name: First, tableView: {rows: [A]}}\n- {name: Second, tableView: {rows: [B]}}\n"
    let folder = try TemporaryFolder(["a.yaml": Self.spec, "two.yaml": named])
    #expect(
      try captions(["two.yaml", "--appearance", "dark,light", "--theme", "ios13"], in: folder) == [
        "First · dark", "First · light", "Second · dark", "Second · light",
      ])
    #expect(try captions(["two.yaml", "--table", "Second"], in: folder) == ["Second"])
    #expect(try captions(["a.yaml", "--theme", "ios7,ios16"], in: folder) == ["iOS 7", "iOS 16"])
    #expect(
      try captions(["a.yaml", "--by", "orientation", "--device", "iphone4"], in: folder) == [
        "portrait", "landscape",
      ])
  }

  @Test func captionsCanBeGiven() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec, "b.yaml": Self.spec])
    let given = ["a.yaml", "b.yaml", "--caption", "(left)", "--caption", "(right)"]
    #expect(try captions(given, in: folder) == ["(left)", "(right)"])
    #expect(try captions(["a.yaml", "b.yaml", "--no-captions"], in: folder) == [])
    #expect(
      try captions(["a.yaml", "b.yaml", "--caption", "", "--caption", "only"], in: folder) == ["only"])
  }

  @Test(arguments: [
    ("--by appearance,state", 6), ("--by state,appearance", 6), ("--by height", 2), ("--theme ios7", 1),
    ("--by state,appearance --columns 3", 3), ("--by device --columns 99", Device.screens.count),
  ])
  func rowsHoldTheValuesOfTheLastAxis(_ options: String, _ columns: Int) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["sheet", "a.yaml", "--no-captions", "--scale", "1", "-o", "-"]
        + options.split(separator: " ").map(String.init), in: folder.url)
    let width = try size(of: run.output)[0]
    let (exact, least) = (32 + 132 * columns, 32 + 100 * columns)
    #expect(width == exact || options.contains("device"))
    #expect(width > least)
  }

  @Test func inputsWithErrorsAreLeftOut() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec, "bad.yaml": "nonsense: 1"])
    let run = try CommandRun(
      ["sheet", "a.yaml", "bad.yaml", "missing.yaml", "--scale", "1", "-o", "s.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["s.png"])
    #expect(run.errors.contains("bad.yaml:1:1: error:"))
    #expect(run.errors.contains("missing.yaml: error:"))
    #expect(try size(of: folder.bytes("s.png")) == [164, 154])
  }

  @Test(arguments: ["bad.yaml", "missing.yaml", "a.yaml --table Nobody"])
  func withoutTablesThereIsNoSheet(_ input: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec, "bad.yaml": "nonsense: 1"])
    let run = try CommandRun(
      ["sheet", "-o", "s.png"] + input.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.isEmpty && run.errors.contains("error"))
    #expect(folder.files == ["a.yaml", "bad.yaml"])
  }

  @Test func aBookHasAPageForEachPicture() throws {
    let warned = "theme: ios7\nappearance: dark\n" + Self.spec
    let folder = try TemporaryFolder(["a.yaml": warned, "b.yaml": Self.spec])
    let run = try CommandRun(
      ["sheet", "a.yaml", "b.yaml", "--by", "orientation", "-o", "book.pdf", "--quiet"], in: folder.url)
    #expect(run.status == 0)
    let text = String(decoding: try folder.bytes("book.pdf"), as: UTF8.self)
    #expect(text.contains("/Count 5"))
    for title in ["Contents", "a", "b"] { #expect(text.contains("/Title (\(title)") || title != "Contents") }
    #expect(text.components(separatedBy: "/Subtype /Link").count == 5)
    _ = try CommandRun(
      ["sheet", "a.yaml", "b.yaml", "--by", "orientation", "-o", "again.pdf"], in: folder.url)
    #expect(try folder.bytes("again.pdf") == folder.bytes("book.pdf"))
  }

  /// Two sources that are well, and between them one whose image has more pixels than a budget of 30,000 lets through.
  private func folderWithOneTooMany() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "a.yaml": Self.spec, "z.yaml": Self.spec,
      "large.yaml": "size: {width: 100, height: 60}\ntableView:\n  rows:\n    - {imageView: large.png}\n",
    ])
    try folder.write("{size: {width: 200, height: 200}, tableView: {rows: [A]}}\n", to: "image.yaml")
    _ = try CommandRun(["render", "image.yaml", "--scale", "1", "-o", "large.png"], in: folder.url)
    return folder
  }

  @Test(arguments: [["book.pdf"], ["sheet.png"], ["sheet.svg"], ["sheet.pdf", "--as", "sheet"]])
  func whatCannotBeDrawnIsToldOfAndLeftOut(_ output: [String]) throws {
    let folder = try folderWithOneTooMany()
    let options = ["--budget", "decoded=30000,embedded=30000", "-o"] + output
    let run = try CommandRun(["sheet", "a.yaml", "large.yaml", "z.yaml"] + options, in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == [output[0]])
    #expect(run.errors.hasPrefix("large.yaml:4:"), "\(run.errors)")
    #expect(run.errors.components(separatedBy: "error:").count == 2, "\(run.errors)")
    let file = try folder.bytes(output[0])
    #expect(try CommandRun(["sheet", "a.yaml", "z.yaml"] + options, in: folder.url).status == 0)
    #expect(try folder.bytes(output[0]) == file)
  }

  @Test func whatIsTooMuchInAllIsSaidOfTheSheet() throws {
    let folder = try folderWithOneTooMany()
    let sheet = { (inputs: [String], budget: Int) in
      try CommandRun(
        ["sheet", "-o", "s.png", "--budget", "painted=\(budget)", "--scale", "1"] + inputs, in: folder.url)
    }
    // Each picture has some 6,000 points, and the sheet around them more.
    let run = try sheet(["a.yaml", "z.yaml"], 20_000)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("s.png: error: drawing would paint more than 20000 pixels"), "\(run.errors)")
    let alone = try sheet(["a.yaml"], 15_000)
    #expect(alone.status == 1 && alone.errors.hasPrefix("a.yaml:"), "\(alone.errors)")
    let broken = try sheet(["a.yaml", "z.yaml"], 100)
    #expect(broken.status == 1 && broken.output.isEmpty)
    #expect(broken.errors.contains("a.yaml:") && broken.errors.contains("z.yaml:"), "\(broken.errors)")
  }

  @Test func aPDFFileCanBeOneSheet() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    _ = try CommandRun(["sheet", "a.yaml", "--by", "theme", "--as", "sheet", "-o", "s.pdf"], in: folder.url)
    _ = try CommandRun(["eras", "a.yaml", "-o", "e.pdf"], in: folder.url)
    #expect(try folder.bytes("s.pdf") == folder.bytes("e.pdf"))
  }

  @Test func noInputIsWrittenOver() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    try FileManager.default.copyItem(
      at: Repository.fixtures.appendingPathComponent("images/pictures/poppy@2x.png"),
      to: folder.url.appendingPathComponent("poppy.png"))
    try folder.write("tableView: {rows: [{imageView: poppy.png}]}", to: "b.yaml")
    let before = try folder.bytes("poppy.png")
    let run = try CommandRun(["sheet", "a.yaml", "b.yaml", "-o", "poppy.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("poppy.png is not overwritten"))
    #expect(try folder.bytes("poppy.png") == before)
  }

  @Test(
    arguments: [
      "", "-o s.png", "a.yaml -o s.webp", "a.yaml -o folder/", "a.yaml -o s.png --columns 0",
      "a.yaml -o s.png --by colour", "a.yaml -o s.png --by theme,theme", "a.yaml -o s.png --by",
      "a.yaml -o s.png --by contentSizeCategory", "a.yaml -o s.png --caption one --caption two",
      "a.yaml -o s.png --caption one --no-captions", "a.yaml -o s.png --theme ios99",
      "a.yaml -o - --format png,svg", "a.yaml -o s.png --format svg",
      "a.yaml -o s.png --as book", "a.yaml -o s.pdf --format pdf,png --as book", "a.yaml -o s.png --as page",
      "a.yaml -o s.pdf --columns 2",
      "a.yaml -o s.png --by theme,device,state,content-size-category,height,scale",
    ])
  func whatIsNotUnderstoodIsAUsageError(_ options: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["sheet"] + options.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status == 64)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
    #expect(folder.files == ["a.yaml"])
  }
}
