import Foundation
import TableModel
import TableRendering
import Testing

@testable import TableProject

/// What makes a picture new.
@Suite struct JobKeyTests {
  private func tools(_ folder: TemporaryFolder) -> ToolDigest.Tools {
    let path = { FilePath(folder.url.appendingPathComponent($0).path) }
    return ToolDigest.Tools(
      code: "drawing code", libraries: [path("libdraw.so")], fonts: [path("one.otf"), path("two.otf")])
  }

  private func files() throws -> TemporaryFolder {
    try TemporaryFolder(["libdraw.so": "draws", "one.otf": "glyphs", "two.otf": "glyphs"])
  }

  /// Each file keeps its size and its time, as a library or a font that was made anew may.
  @Test(arguments: [
    ("libdraw.so", "drwas"), ("one.otf", "glyhps"), ("two.otf", "glyphz"),
  ])
  func otherContentsMakeAnotherDigest(_ name: String, _ text: String) throws {
    let folder = try files()
    let before = ToolDigest.digits(of: tools(folder))
    #expect(ToolDigest.digits(of: tools(folder)) == before)
    #expect(ToolDigest(of: tools(folder)).digits == before)
    try folder.write(text, to: name)
    #expect(ToolDigest.digits(of: tools(folder)) != before)
  }

  /// Both ends of a large font count, and how long it is; what lies between is summed up at its beginning.
  @Test(arguments: [("x", ""), ("", "x"), ("x", "x")])
  func otherEndsOfALargeFontMakeAnotherDigest(_ start: String, _ end: String) throws {
    let folder = try files()
    let middle = String(repeating: "glyphs", count: 1 << 16)
    try folder.write("." + middle + ".", to: "one.otf")
    let before = ToolDigest.digits(of: tools(folder))
    try folder.write((start.isEmpty ? "." : start) + middle + (end.isEmpty ? "." : end), to: "one.otf")
    #expect(ToolDigest.digits(of: tools(folder)) != before)
    try folder.write("." + middle + "glyphs.", to: "one.otf")
    #expect(ToolDigest.digits(of: tools(folder)) != before)
  }

  /// A checkout, a bundle and an environment that were moved draw the same.
  @Test func anotherFolderMakesNoOtherDigest() throws {
    let (folder, other) = (try files(), try files())
    #expect(folder.url != other.url)
    #expect(ToolDigest.digits(of: tools(folder)) == ToolDigest.digits(of: tools(other)))
  }

  @Test func otherCodeLibrariesAndSettingsMakeAnotherDigest() throws {
    let folder = try files()
    let tools = tools(folder)
    var (code, libraries, small, live, ids, font) = (tools, tools, tools, tools, tools, tools)
    code.code = "other drawing code"
    libraries.libraries = []
    small.pictures = PictureOptions(.small)
    live.pictures = PictureOptions(nil, SVGChoices(text: .live))
    ids.pictures = PictureOptions(nil, SVGChoices(ids: SVGIDPrefix(rawValue: "")))
    font.fonts.removeLast()
    let digests = [tools, code, libraries, small, live, ids, font].map(ToolDigest.digits)
    #expect(Set(digests).count == digests.count)
  }

  @Test func theProgramsOwnToolsAreKnown() {
    let tools = ToolDigest.Tools()
    #expect(tools.code.count == 64)
    #expect(tools.fonts.count > 50)
    #expect(tools.libraries == DrawingLibraries.files)
    for library in tools.libraries {
      #expect(FileManager.default.fileExists(atPath: library.text), "\(library)")
    }
  }

  /// A picture may be drawn with any of them, also with the one that is loaded with the first SVG image.
  @Test func theLibrariesAreKnown() throws {
    let lines = DrawingLibraries.lines.map { $0.split(separator: " ").map(String.init) }
    #expect(
      lines.map(\.first) == [
        "bootstrap-icons", "cairo", "fontconfig", "freetype", "fribidi", "giflib", "harfbuzz", "libdeflate",
        "libjpeg", "libpng",
        "librsvg", "pango",
        "pixman", "poppler", "zlib",
      ])
    for line in lines {
      let version = try #require(line.last)
      #expect(line.count == 2 && (version.contains(".") || version.count == 16), "\(line)")
    }
    let names = DrawingLibraries.files.map(\.name.text)
    for name in [
      "libcairo", "libfribidi", "libgif", "libdeflate", "libjpeg", "libpixman", "librsvg", "pdftocairo",
      "libpoppler",
    ] {
      #expect(names.contains { $0.hasPrefix(name) }, "\(name) in \(names)")
    }
  }

  /// A library of the same version that was built otherwise draws everything anew, also one that no picture has needed yet.
  @Test func anotherLibraryLeavesNothingUnchanged() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good, "libraries/librsvg-2.so.2": "draws"])
    let run = { () throws -> [String] in
      try CommandRun(
        script: """
          LD_LIBRARY_PATH=libraries:$LD_LIBRARY_PATH '\(CommandRun.program.path)' batch a.yaml -o out --incremental
          """, in: folder.url
      ).lines
    }
    #expect(try run() == ["out/a.png"])
    #expect(try run().isEmpty)
    try folder.write("drwas", to: "libraries/librsvg-2.so.2")
    #expect(try run() == ["out/a.png"])
  }

  /// A source of some bytes, in which nothing is read.
  private static func source(_ text: String) -> Source {
    Source(LoadingResult(document: nil, diagnostics: []), bytes: Array(text.utf8))
  }

  /// Every axis, table and kind of file has a key of its own.
  @Test func whatDiffersInAPictureDiffersInItsKey() throws {
    let key = JobKey(of: Self.source("source"))
    let plain = BatchJob(variant: Variant(), screen: 0, format: .png, output: "a.png")
    var jobs = [plain]
    for axis in VariantAxis.all {
      var job = plain
      let isSet = axis.set(try #require(SpecVocabulary.all.words(of: axis).last), in: &job.variant)
      #expect(isSet)
      jobs.append(job)
    }
    jobs.append(BatchJob(variant: Variant(), screen: 1, format: .png, output: "a.png"))
    jobs.append(BatchJob(variant: Variant(), screen: 0, format: .svg, output: "a.png"))
    let digits = jobs.map(key.digits)
    #expect(Set(digits).count == jobs.count)
    #expect(JobKey(of: Self.source("other")).digits(of: plain) != digits[0])
    #expect(JobKey.digits("a", drawnWith: "b") != JobKey.digits("a", drawnWith: "c"))
    #expect(JobKey.digits("a", drawnWith: "b") == JobKey.digits("a", drawnWith: "b"))
  }

  /// A program that was built otherwise, or lies elsewhere, of the same code draws the same and need not draw anew.
  @Test func anotherBuildOfTheSameCodeDrawsNothingAnew() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let script = { (more: String) in
      try CommandRun(
        script: """
          [ -e other ] || cp '\(CommandRun.program.path)' other
          \(more) ./other batch a.yaml -o out --incremental
          """, in: folder.url)
    }
    let first = try script("")
    #expect(first.status == 0 && first.lines == ["out/a.png"], "\(first.errors)")
    #expect(try script("").lines.isEmpty)
    #expect(try script("printf x >>other;").lines.isEmpty)
    #expect(try script("rm out/a.png;").lines == ["out/a.png"])
  }

  /// A storyboard with a colour and a picture of an asset catalog, both there.
  private func catalogued() throws -> TemporaryFolder {
    let cell = """
      <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l" imageView="i"><tableViewCellContentView
       key="contentView"><subviews><label id="l" text="A"><color key="textColor" name="Brand"/></label>
      <imageView id="i" image="logo"/></subviews></tableViewCellContentView></tableViewCell>
      """
    let folder = try TemporaryFolder([
      "p/App.xcodeproj/x": "", "p/Art/A.xcassets/Brand.colorset/Contents.json": Self.color("1.0"),
      "p/Art/A.xcassets/logo.imageset/Contents.json": "{\"images\": [{\"filename\": \"v.svg\"}]}",
      "p/Art/A.xcassets/logo.imageset/v.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
      "p/App/UI/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
      <scene><objects><tableViewController id="v"><tableView id="t"><prototypes>\(cell)</prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """,
    ])
    return folder
  }

  private static func color(_ red: String) -> String {
    """
    {"colors": [{"color": {"components": {"red": "\(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
    """
  }

  private static let catalogFiles = [
    ("Brand.colorset/Contents.json", color("0.5")),
    ("logo.imageset/Contents.json", "{\"images\": [{\"filename\": \"v.svg\", \"scale\": \"2x\"}]}"),
    ("logo.imageset/v.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"),
  ]

  @Test("what a catalog says is a part of a picture", arguments: catalogFiles)
  func catalogs(_ name: String, _ text: String) throws {
    let folder = try catalogued()
    let path = FilePath(folder.url.path + "/p/App/UI/Main.storyboard")
    let digits = { () throws -> String in
      let source = SourceStore().source(of: InputFile(path: path, outputName: "a"), isWantedAgain: false)
      let document = try #require(source.document)
      let key = JobKey(of: source)
      let job = try #require(
        try OutputPlan(output: nil, formats: [.png]).pictures(of: "a", showing: document).map { BatchJob($0) }
          .first)
      return key.digits(of: job)
    }
    let before = try digits()
    #expect(try digits() == before)
    try folder.write(text, to: "p/Art/A.xcassets/" + name)
    #expect(try digits() != before)
  }

  @Test("a change of a catalog is one of the documents that show it", arguments: catalogFiles)
  func watchedCatalogs(_ name: String, _ text: String) throws {
    let folder = try catalogued()
    let root = try #require(FilePath(folder.url.path).resolved)
    let sources = WatchedSources([root.appending("p/App/UI/Main.storyboard")])
    for input in sources.inputs {
      sources.note(SourceStore().source(of: input, isWantedAgain: false), of: input)
    }
    let changed = root.appending(FilePath("p/Art/A.xcassets/" + name))
    #expect(sources.folders.contains(changed.folder))
    var changes = FolderChanges()
    changes.paths = [changed]
    #expect(sources.effect(of: changes).changed.count == 1)
  }

  /// What `Scripts/drawing-digest` makes of the sources in a folder.
  private func codeDigest(of files: [String: String]) throws -> String {
    let folder = try TemporaryFolder(files)
    let script = Repository.root.appendingPathComponent("Scripts/drawing-digest").path
    let names = files.keys.sorted().reversed().map { "'\(folder.url.path)/\($0)'" }.joined(separator: " ")
    let run = try CommandRun(
      script: "/bin/sh '\(script)' '\(folder.url.path)' out.swift \(names) && cat out.swift", in: folder.url)
    let digest = try #require(run.text.firstMatch(of: #/digest = "([0-9a-f]{64})"/#))
    return String(digest.output.1)
  }

  /// Only names below the package and contents count, so that two clones of a commit agree.
  @Test func sourcesHaveOneDigestInEveryFolder() throws {
    let code = ["Sources/A/a.swift": "let a = 1", "Sources/B/b c.swift": "let b = 2"]
    let digest = try codeDigest(of: code)
    #expect(try codeDigest(of: code) == digest)
    #expect(try codeDigest(of: code.merging(["Sources/A/a.swift": "let a = 2"]) { $1 }) != digest)
    #expect(try codeDigest(of: code.merging(["Sources/A/d.swift": ""]) { $1 }) != digest)
    #expect(
      try codeDigest(of: ["Sources/A/z.swift": "let a = 1", "Sources/B/b c.swift": "let b = 2"]) != digest)
    #expect(DrawingCode.digest.count == 64)
  }
}
