import Foundation
import TableMock
import Testing

/// The verb that draws, from outside.
@Suite struct RenderCommandTests {
  static let good = "theme: ios7\nsize: {width: 120, height: 60}\ntableView:\n  rows: [Row]\n"
  static let bad = "theme: ios7\ntableVeiw:\n  rows: [Row]\n"

  private func size(of png: Data) throws -> [Int] {
    let bitmap = try PNGReader.bitmap([UInt8](png))
    return [bitmap.width, bitmap.height]
  }

  @Test func oneFileBecomesOnePicture() throws {
    let folder = try TemporaryFolder(["contacts.yaml": Self.good])
    let run = try CommandRun(["render", "contacts.yaml", "-o", "contacts.png"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["contacts.png"])
    #expect(run.errors.isEmpty)
    #expect(try size(of: folder.bytes("contacts.png")) == [240, 120])
  }

  @Test func withoutAnOutputPicturesGoToTheCurrentFolder() throws {
    let folder = try TemporaryFolder(["specs/a.yaml": Self.good])
    #expect(try CommandRun(["render", "specs/a.yaml"], in: folder.url).lines == ["a.png"])
  }

  @Test func foldersKeepTheirShape() throws {
    let folder = try TemporaryFolder([
      "in/a.yaml": Self.good,
      "in/deep/b.json": #"{"size": {"width": 50, "height": 50}, "tableView": {"rows": ["x"]}}"#,
      "in/notes.txt": "not a spec", "in/.hidden.yaml": "not: looked at",
    ])
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["out/a.png", "out/deep/b.png"])
  }

  @Test func patternsAreExpandedWhereTheShellDoesNot() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "b.yaml": Self.good])
    #expect(
      try CommandRun(["render", "*.yaml", "-o", "out/"], in: folder.url).lines == ["out/a.png", "out/b.png"])
  }

  @Test func formatsAndScalesMultiply() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(
      ["render", "a.yaml", "-o", "out", "--format", "png,svg,pdf", "--scale", "1,2,3"], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.lines.sorted()
        == ["a", "a@2x", "a@3x"].flatMap { name in ["pdf", "png", "svg"].map { "out/\(name).\($0)" } }
        .sorted())
    #expect(try size(of: folder.bytes("out/a.png")) == [120, 60])
    #expect(try size(of: folder.bytes("out/a@3x.png")) == [360, 180])
    #expect(try folder.bytes("out/a.pdf").starts(with: Data("%PDF".utf8)))
  }

  @Test(arguments: ["svg", "pdf", "png"]) func theEndingDecidesTheFormat(_ ending: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    #expect(
      try CommandRun(["render", "a.yaml", "-o", "x.\(ending)"], in: folder.url).lines == ["x.\(ending)"])
  }

  @Test func screensOfOneFileAreNamed() throws {
    let two = "tableViews:\n  - {name: first, rows: [a]}\n  - {name: second, rows: [b]}\n"
    let folder = try TemporaryFolder(["a.yaml": two])
    #expect(
      try CommandRun(["render", "a.yaml", "-o", "out/"], in: folder.url).lines == [
        "out/a-first.png", "out/a-second.png",
      ])
  }

  @Test func standardInputAndOutput() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["render", "-", "-o", "-"], in: folder.url, input: Data(Self.good.utf8))
    #expect(run.status == 0)
    #expect(try size(of: run.output) == [240, 120])
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: ["specs", "*.yaml", "specs/*"]) func standardOutputTakesOnePictureOnly(
    _ argument: String
  ) throws {
    let folder = try TemporaryFolder([
      "specs/a.yaml": Self.good, "specs/b.yaml": Self.good, "a.yaml": Self.good, "b.yaml": Self.good,
    ])
    let run = try CommandRun(["render", argument, "-o", "-"], in: folder.url)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Standard output takes one picture, not 2."))
  }

  @Test func aFolderOfOneSpecFitsStandardOutput() throws {
    let folder = try TemporaryFolder(["specs/a.yaml": Self.good])
    let run = try CommandRun(["render", "specs", "-o", "-"], in: folder.url)
    #expect(run.status == 0)
    #expect(try size(of: run.output) == [240, 120])
  }

  @Test func outputsAreSpelledAsGiven() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "v1.0/note": "a folder"])
    #expect(
      try CommandRun(["render", "a.yaml", "-o", "x/OUT.PNG"], in: folder.url).lines == ["x/OUT.PNG"])
    #expect(
      try CommandRun(["render", "a.yaml", "-o", "OUT.Svg", "--format", "svg,png"], in: folder.url).lines
        == ["OUT.Svg", "OUT.png"])
    #expect(
      try CommandRun(["render", "a.yaml", "-o", "OUT.PNG", "--scale", "1,2"], in: folder.url).lines
        == ["OUT.PNG", "OUT@2x.PNG"])
    for output in ["v1.0", "v2.0/", "x.png/"] {
      let name = output.hasSuffix("/") ? output : output + "/"
      #expect(try CommandRun(["render", "a.yaml", "-o", output], in: folder.url).lines == [name + "a.png"])
    }
    #expect(
      folder.files == [
        "OUT.PNG", "OUT.Svg", "OUT.png", "OUT@2x.PNG", "a.yaml", "v1.0/a.png", "v1.0/note", "v2.0/a.png",
        "x.png/a.png", "x/OUT.PNG",
      ])
  }

  /// The sizes that docs/commands.md promises, in bytes, and 5 % more at most.
  @Test(arguments: [("glyphs", 25_000), ("outlines", 54_000), ("live", 6000)])
  func svgFilesAreAsSmallAsPromised(_ text: String, _ promised: Int) throws {
    let folder = try TemporaryFolder()
    let script = Repository.root.appendingPathComponent("Benchmarks/generate.py").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script, folder.url.path, "--count", "24"]
    try process.start()
    process.waitUntilExit()
    let run = try CommandRun(
      ["render", "spec", "--format", "svg", "--svg-text", text, "-o", "out/"], in: folder.url)
    #expect(run.lines.count == 24)
    let sizes = try run.lines.map { try folder.bytes($0).count }
    #expect(sizes.reduce(0, +) / 24 <= promised * 105 / 100)
  }

  /// A page has the language that is asked for, else that of the source's own texts, else the likeliest one.
  @Test(
    arguments: [
      (nil, [], "en"), ("de", [], "de"), ("de", ["--language", "pseudo-double"], "de"),
      ("de", ["--language", "fr"], "fr"),
    ] as [(String?, [String], String)])
  func pagesHaveALanguage(_ own: String?, _ options: [String], _ expected: String) throws {
    var files = ["a.yaml": Self.good]
    files["Localizable.xcstrings"] = own.map {
      #"{"sourceLanguage": "\#($0)", "strings": {}, "version": "1.0"}"#
    }
    let folder = try TemporaryFolder(files)
    _ = try CommandRun(["render", "a.yaml", "-o", "a.html"] + options, in: folder.url)
    let page = String(decoding: try folder.bytes("a.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(expected)\">\n"))
  }

  /// The language that a project is developed in is that of its texts, wherever their tables lie.
  @Test(arguments: [[:], ["Texts/de.lproj/Localizable.strings": "\"a\" = \"b\";"]])
  func pagesHaveTheLanguageOfTheirProject(_ tables: [String: String]) throws {
    let files = ["App.xcodeproj/project.pbxproj": "developmentRegion = fr;", "UI/a.yaml": Self.good]
    let folder = try TemporaryFolder(files.merging(tables) { $1 })
    for call in [["render"], ["render", "--appearance", "light"]] {
      _ = try CommandRun(call + ["UI/a.yaml", "-o", "a.html"], in: folder.url)
      let page = String(decoding: try folder.bytes("a.html"), as: UTF8.self)
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"fr\">\n"), "\(call)")
    }
  }

  @Test func unknownEndingsGetAHint() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(["render", "a.yaml", "-o", "pic.webp"], in: folder.url)
    #expect(run.errors.contains("known endings are .png, .svg, .pdf, .jpg, .gif or .html"))
    #expect(run.errors.contains("write “pic.webp/”"))
  }

  @Test(
    arguments: [
      ("landscape", "{width: 120, height: 200}", [400, 240]),
      ("landscape", "{width: 200, height: 120}", [400, 240]),
      ("portrait", "{width: 200, height: 120}", [240, 400]),
      ("portrait", "{width: 120, height: 200}", [240, 400]),
    ])
  func orientationTurnsTheSizeOfTheSpec(_ orientation: String, _ size: String, _ pixels: [Int]) throws {
    let spec = "theme: ios7\ndevice: iphone5\nsize: \(size)\ntableView: {rows: [Row]}\n"
    let folder = try TemporaryFolder(["a.yaml": spec])
    let arguments = ["render", "a.yaml", "-o", "a.png", "--orientation", orientation]
    #expect(try CommandRun(arguments, in: folder.url).status == 0)
    #expect(try self.size(of: folder.bytes("a.png")) == pixels)
    #expect(try CommandRun(arguments + ["--device", "iphone4"], in: folder.url).status == 0)
    #expect(
      try self.size(of: folder.bytes("a.png")) == (orientation == "portrait" ? [640, 960] : [960, 640]))
  }

  @Test func optionsComeBeforeTheSpec() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let arguments = ["render", "a.yaml", "-o", "a.png", "--device", "iphone5", "--orientation", "landscape"]
    #expect(try CommandRun(arguments, in: folder.url).status == 0)
    #expect(try size(of: folder.bytes("a.png")) == [1136, 640])
    #expect(
      try CommandRun(["render", "a.yaml", "-o", "a.png", "--height", "content"], in: folder.url).status == 0)
    #expect(try size(of: folder.bytes("a.png")) == [240, 88])
  }

  @Test func aBrokenFileDoesNotStopTheOthers() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.bad, "b.yaml": Self.good])
    let run = try CommandRun(["render", "a.yaml", "missing.yaml", "b.yaml", "-o", "out"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["out/b.png"])
    #expect(run.errors.contains("a.yaml:2:1: error:"))
    #expect(run.errors.contains("missing.yaml: error:"))
    #expect(folder.files == ["a.yaml", "b.yaml", "out/b.png"])
  }

  @Test func aBrokenFileLeavesAnOlderPictureAlone() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.bad, "a.png": "older"])
    #expect(try CommandRun(["render", "a.yaml", "-o", "a.png"], in: folder.url).status == 1)
    #expect(try folder.bytes("a.png") == Data("older".utf8))
    #expect(folder.files == ["a.png", "a.yaml"])
  }

  @Test func picturesThatCannotBeWrittenAreErrors() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "file": "not a folder"])
    let run = try CommandRun(["render", "a.yaml", "-o", "file/a.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot write file/a.png"))
    #expect(folder.files == ["a.yaml", "file"])
  }

  @Test func twoPicturesOfOneNameAreAnError() throws {
    let folder = try TemporaryFolder(["x/a.yaml": Self.good, "y/a.yaml": Self.good])
    let run = try CommandRun(["render", "x/a.yaml", "y/a.yaml", "-o", "out"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["out/a.png"])
    #expect(run.errors.contains("out/a.png would be written twice"))
  }

  @Test(
    arguments: [
      ["render"], ["render", "a.yaml", "--format", "webp"], ["render", "a.yaml", "--scale", "4"],
      ["render", "a.yaml", "--theme", "ios99"], ["render", "a.yaml", "--device", "toaster"],
      ["render", "a.yaml", "--height", "tall"], ["render", "a.yaml", "--svg-text", "maybe"], ["paint"],
      ["render", "a.yaml", "-o", "-", "--format", "png,svg"], ["render", "a.yaml", "b.yaml", "-o", "-"],
      ["render", "a.yaml", "-o", "pic.png", "--format", "svg"], ["render", "a.yaml", "-o", "x/pic.BMP"],
      ["render", "a.yaml", "-o", "pic.webp"],
      ["render", "a.yaml", "-o", "pic.webp"], ["render", "a.yaml", "-o", "pic.txt"],
    ])
  func whatIsNotUnderstoodIsAUsageError(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
    #expect(folder.files == ["a.yaml"])
  }

  @Test func liveTextStaysText() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    _ = try CommandRun(["render", "a.yaml", "-o", "a.svg"], in: folder.url)
    #expect(!String(decoding: try folder.bytes("a.svg"), as: UTF8.self).contains("<text"))
    _ = try CommandRun(["render", "a.yaml", "-o", "a.svg", "--svg-text", "live"], in: folder.url)
    #expect(String(decoding: try folder.bytes("a.svg"), as: UTF8.self).contains("<text"))
  }

  @Test(arguments: [
    ("rendr a.yaml", "error: There is no verb “rendr”. Did you mean “render”?"),
    ("render a.yaml --project it's", "error: --project takes a folder, and “it's” is not one."),
    ("render a.yaml --foo", "error: Unknown option “--foo”.\n"),
    ("render a.yaml --apearance dark", "Unknown option “--apearance”. Did you mean “--appearance”?"),
    ("render a.yaml --size 320x480", "A screen has the “size” that its source says, or that of --device."),
    ("sheet a.yaml --locale=de", "Unknown option “--locale”. Did you mean “--language”?"),
    ("lint a.yaml --ios 16", "Unknown option “--ios”. Did you mean “--theme”?"),
    ("verify --outdir x", "error: Unknown option “--outdir”.\n"),
    ("batch --outdir x", "Unknown option “--outdir”. Did you mean “--output”?"),
    ("a.yaml", "There is no verb “a.yaml”. To draw this, write “tablemock render a.yaml”."),
    ("picture", "There is no verb “picture”. “tablemock --help” lists all."),
    ("help rendr", "There is no verb “rendr”. Did you mean “render”?"),
    ("version", "There is no verb “version”. Did you mean “--version”?"),
    ("completion bash", "Did you mean “--generate-completion-script”?"),
    ("--verson", "Unknown option “--verson”. Did you mean “--version”?"),
    ("-v", "Unknown option “-v”. Did you mean “--version”?"), ("--foo", "Unknown option “--foo”.\n"),
    ("render a.yaml -o {name}.png", "-o takes no placeholders such as “{name}”"),
    ("sheet a.yaml -o {format}/a.png", "-o takes no placeholders such as “{format}”"),
  ])
  func whatIsMeantIsProposed(_ words: String, _ message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [A]}"])
    let run = try CommandRun(words.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.files == ["a.yaml"])
  }

  @Test func helpGroupsVerbsAndBeginsWithInit() throws {
    let folder = try TemporaryFolder()
    let text = try CommandRun(["--help"], in: folder.url).text
    let groups = text.matches(of: #/(?m)^([A-Z]+) SUBCOMMANDS:\n  ([a-z]+)/#).map { "\($0.1) \($0.2)" }
    #expect(
      groups == [
        "BEGIN init", "DRAW render", "REVIEW verify", "CHECK lint", "SCALE batch", "ABOUT themes",
      ])
  }
}
