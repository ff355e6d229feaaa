import Foundation
import TableRendering
import TestSupport
import Testing

@testable import TableProject
@testable import TableSources

/// What documents are drawn with besides themselves: catalogs, pages of PDF files, fonts and sample data.
@Suite struct DocumentFileTests {
  /// A project whose table shows a picture, a colour and a font of its own.
  private func project(more: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(more)
    try folder.write(Self.document, to: "App/Main.storyboard")
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.color("1"), to: "Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#,
      to: "Assets.xcassets/logo.imageset/Contents.json")
    try write(PDFFiles.red, to: "Assets.xcassets/logo.imageset/a.pdf", in: folder)
    try write(FontFiles.font(named: "Own-Bold", family: "Own"), to: "Fonts/Own.ttf", in: folder)
    return folder
  }

  static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes><scene>
    <objects><tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController"><tableView id="t">
    <rect key="frame" width="200" height="60"/><prototypes>
    <tableViewCell id="c" reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" textLabel="l" imageView="i">
    <tableViewCellContentView key="contentView"><subviews><label text="ABC" id="l">
    <fontDescription key="fontDescription" name="Own-Bold" family="Own" pointSize="20"/><color key="textColor" name="Brand"/>
    </label><imageView id="i" image="logo"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </tableViewController></objects></scene></scenes></document>
    """

  static func color(_ red: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
    "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
    """
  }

  private func write(_ bytes: [UInt8], to name: String, in folder: TemporaryFolder) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The document with a row of its own kind, which shows a loose picture and a symbol of the project as well.
  private static let gallery =
    document.replacingOccurrences(
      of: "</prototypes>",
      with: """
        <tableViewCell id="d" reuseIdentifier="Own"><tableViewCellContentView key="contentView"><subviews>
        <imageView id="p" image="photo"><rect key="frame" x="10" y="4" width="30" height="30"/></imageView>
        <imageView id="m" image="mark"><rect key="frame" x="60" y="4" width="30" height="30"/></imageView>
        </subviews></tableViewCellContentView></tableViewCell></prototypes>
        """
    ).replacingOccurrences(of: "height=\"60\"", with: "height=\"120\"")

  private static func list(_ kind: String, _ file: String) -> String {
    #"{"\#(kind)": [{"filename": "\#(file)", "idiom": "universal"}]}"#
  }

  private static func square(_ side: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h\(side)v9h-\(side)z\"/></svg>"
  }

  private static func symbol(_ width: Int) -> String {
    "<svg><g id='Symbols'><g id='Regular-M'><path d='M0 0h\(width)v40h-\(width)z'/></g></g></svg>"
  }

  /// What is written over which file: each changes the picture.
  private static let changes: [(file: String, bytes: [UInt8])] = [
    ("Assets.xcassets/Brand.colorset/Contents.json", Array(color("0").utf8)),
    ("Assets.xcassets/logo.imageset/a.pdf", PDFFiles.page("0 0 1 rg 0 0 2 2 re f")),
    ("Assets.xcassets/logo.imageset/Contents.json", Array(list("images", "b.svg").utf8)),
    ("Assets.xcassets/logo.imageset/b.svg", Array(square(3).utf8)),
    ("Assets.xcassets/mark.symbolset/mark.svg", Array(symbol(20).utf8)),
    ("Assets.xcassets/mark.symbolset/Contents.json", Array(list("symbols", "other.svg").utf8)),
    ("App/photo.svg", Array(square(4).utf8)),
    ("Fonts/Own.ttf", FontFiles.font(named: "Own-Bold", family: "Own", box: 200)),
    ("App/de.lproj/Main.strings", Array("\"l.text\" = \"BB\";".utf8)),
    ("App/Main.tablemock.yaml", Array("- {textLabel: BACA}\n- {cell: Own}\n".utf8)),
    (
      "App/Main.storyboard",
      Array(gallery.replacingOccurrences(of: "width=\"200\"", with: "width=\"210\"").utf8)
    ),
  ]

  /// Every file that was read counts: a change of each draws the picture anew, and nothing else does.
  ///
  /// Watching verbs and the preview notice it as well.
  @Test func aChangeOfEachFileDrawsThePictureAnew() throws {
    let folder = try project(more: [
      "Assets.xcassets/logo.imageset/b.svg": Self.square(8),
      "Assets.xcassets/mark.symbolset/Contents.json": Self.list("symbols", "mark.svg"),
      "Assets.xcassets/mark.symbolset/mark.svg": Self.symbol(80),
      "Assets.xcassets/mark.symbolset/other.svg": Self.symbol(40),
      "App/photo.svg": Self.square(8), "App/de.lproj/Main.strings": "\"l.text\" = \"AAA\";",
    ])
    try folder.write(Self.gallery, to: "App/Main.storyboard")
    let call = ["batch", "App", "-o", "out", "--incremental", "--language", "de"]
    let picture = "out/Main-List.png"
    let first = try CommandRun(call, in: folder.url)
    #expect(first.status == 0 && first.errors.hasPrefix("1 written"), "\(first.errors)")
    let place = FilePath(folder.url.path).resolved ?? ""
    for (file, bytes) in Self.changes {
      let before = try folder.bytes(picture)
      #expect(try CommandRun(call, in: folder.url).lines.isEmpty, "\(file)")
      let sources = WatchedSources([place.appending("App/Main.storyboard")])
      for input in sources.inputs {
        sources.note(SourceStore().source(of: input, isWantedAgain: false), of: input)
      }
      var seen = FolderChanges()
      seen.paths = [place.appending(FilePath(file))]
      #expect(sources.effect(of: seen).changed.count == 1, "\(file)")
      try write(bytes, to: file, in: folder)
      #expect(try CommandRun(call, in: folder.url).lines == [picture], "\(file)")
      #expect(try folder.bytes(picture) != before, "\(file)")
    }
  }

  /// Symbols and texts, too, also files of them that nobody had before.
  @Test func newFilesOfSymbolsAndTextsDrawThePictureAnew() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": "",
      "screens/a.yaml": "tableView: {rows: [{textLabel: Wi-Fi, imageView: {systemName: gear}}]}\n",
    ])
    let call = ["batch", "screens", "-o", "out", "--incremental", "--language", "de", "--symbols", "mine"]
    let gear = { (side: Int) in "<svg viewBox=\"0 0 9 9\"><path d=\"M0 0H\(side)V9H0Z\"/></svg>" }
    try folder.write(gear(9), to: "mine/house.svg")
    #expect(try CommandRun(call, in: folder.url).lines == ["out/a.png"])
    for (name, text) in [
      ("App/de.lproj/Localizable.strings", "\"Wi-Fi\" = \"WLAN\";"),
      ("App/de.lproj/Localizable.strings", "\"Wi-Fi\" = \"Funknetz\";"),
      ("screens/symbols/gear.svg", gear(8)), ("screens/symbols/gear.svg", gear(7)),
      ("mine/gear.svg", gear(6)), ("mine/gear.svg", gear(5)),
    ] {
      let before = try folder.bytes("out/a.png")
      #expect(try CommandRun(call, in: folder.url).lines.isEmpty, "\(name)")
      try folder.write(text, to: name)
      #expect(try CommandRun(call, in: folder.url).lines == ["out/a.png"], "\(name): \(text)")
      #expect(try folder.bytes("out/a.png") != before, "\(name): \(text)")
    }
  }

  /// Without the program there is a box, and the message says what to install.
  @Test func withoutPopplerABoxStandsForThePage() throws {
    let folder = try project()
    let run = try CommandRun(
      ["render", "App/Main.storyboard", "-o", "a.png"], in: folder.url, environment: ["PATH": "/nowhere"])
    #expect(run.status == 0)
    #expect(run.errors.contains("“a.pdf” is a PDF file, but pdftocairo, which draws these, is missing"))
    #expect(run.errors.contains("hint: install it (apt install poppler-utils), or export"))
  }

  @Test(.enabled(if: SandboxTests.isSupported)) func inTheSandboxNoOtherProgramIsStarted() throws {
    let folder = try project()
    let run = try CommandRun(["batch", ".", "-o", "out", "--sandbox", "--project", "."], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "“a.pdf” is a PDF file, which another program would have to draw, and the sandbox allows none"))
    #expect(folder.files.contains("out/App/Main-List.png"))
  }

  @Test(arguments: ["rows.yaml", "rows.json"])
  func rowsComeFromAFile(name: String) throws {
    let folder = try project(more: [
      "rows.yaml": "List: [{textLabel: One}, Two]\n",
      "rows.json": #"{"List": [{"textLabel": "One"}, "Two"]}"#,
      "App/Main.tablemock.yaml": "- Three\n",
    ])
    let inspect = ["inspect", "App/Main.storyboard", "--format", "json"]
    #expect(try CommandRun(inspect, in: folder.url).text.contains("\"text\": \"Three\""))
    let run = try CommandRun(inspect + ["--data", name], in: folder.url)
    #expect(
      run.status == 0 && run.text.contains("\"text\": \"One\"") && run.text.contains("\"text\": \"Two\""))
    #expect(!run.text.contains("Three"))
    // A manifest says the same, for all inputs or for some.
    for manifest in [
      "data: \(name)\ninputs: [App/Main.storyboard]\n",
      "inputs: [{path: App/Main.storyboard, data: \(name)}]\n",
    ] {
      try folder.write(manifest, to: "tablemock.yaml")
      #expect(
        try CommandRun(["inspect", "--format", "json"], in: folder.url).text.contains("\"text\": \"One\""))
    }
  }

  @Test func aFileOfRowsThatIsNotThereIsTold() throws {
    let folder = try project(more: ["project/tablemock.yaml": "inputs: [a]\n"])
    let run = try CommandRun(["inspect", "App/Main.storyboard", "--data", "none.yaml"], in: folder.url)
    #expect(run.status == 64 && run.errors.contains("--data takes a file, and “none.yaml” is not one."))
    try folder.write("data: none.yaml\ninputs: [App/Main.storyboard]\n", to: "tablemock.yaml")
    let other = try CommandRun(["inspect"], in: folder.url)
    #expect(other.status == 1)
    #expect(other.errors.contains("there is no such file of sample data"))
  }

  /// A manifest that is found may name nothing outside of its repository.
  @Test func aManifestNamesNoRowsElsewhere() throws {
    let folder = try project(more: ["secret.yaml": "- Secret\n"])
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App/.git"), withIntermediateDirectories: true)
    try folder.write("data: ../secret.yaml\ninputs: [Main.storyboard]\n", to: "App/tablemock.yaml")
    let run = try CommandRun(["inspect"], in: folder.url.appendingPathComponent("App"))
    #expect(run.status == 1)
    #expect(run.errors.contains("the sample data would be "))
    #expect(!run.text.contains("Secret"))
  }

  /// The template draws what the document draws, and is never written over.
  @Test func aTemplateIsFilledIn() throws {
    let folder = try project()
    let inspect = ["inspect", "App/Main.storyboard", "--format", "json"]
    let before = try CommandRun(inspect, in: folder.url)
    let run = try CommandRun(["convert", "App/Main.storyboard", "--data-template"], in: folder.url)
    #expect(run.status == 0 && run.lines == ["App/Main.tablemock.yaml"])
    let text = String(decoding: try folder.bytes("App/Main.tablemock.yaml"), as: UTF8.self)
    #expect(text.hasSuffix("List:\n  - cell: Row\n    textLabel: ABC\n    imageView: logo\n"))
    let after = try CommandRun(inspect, in: folder.url)
    #expect(after.errors.isEmpty && after.text == before.text)
    try folder.write("- Filled in\n", to: "App/Main.tablemock.yaml")
    let again = try CommandRun(["convert", "App", "--data-template"], in: folder.url)
    #expect(again.status == 1 && again.errors.contains("already exists, and is not overwritten"))
    #expect(try folder.bytes("App/Main.tablemock.yaml") == Data("- Filled in\n".utf8))
    let printed = try CommandRun(
      ["convert", "App/Main.storyboard", "--data-template", "-o", "-"], in: folder.url)
    #expect(printed.text == text)
  }

  /// Colours of which only the light look is known leave no text that can be read in the light and not in the dark.
  @Test(arguments: [
    ("0.0", "1.0"), ("0.1", "0.95"), ("1.0", "0.0"), ("0.9", "0.2"),
  ])
  func textsCanBeReadInTheDark(text: String, ground: String) throws {
    let stored = { (name: String, white: String) in
      """
      <namedColor name="\(name)"><color red="\(white)" green="\(white)" blue="\(white)" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></namedColor>
      """
    }
    let document = Self.document
      .replacingOccurrences(of: " image=\"logo\"", with: "")
      .replacingOccurrences(
        of: "<tableViewCellContentView key=\"contentView\">",
        with: "<tableViewCellContentView key=\"contentView\"><color key=\"backgroundColor\" name=\"Ground\"/>"
      )
      .replacingOccurrences(
        of: "</document>",
        with: "<resources>\(stored("Brand", text))\(stored("Ground", ground))</resources></document>")
    #expect(try contrastFindings(in: document).isEmpty)
  }

  /// The grounds of a cell that the author leaves to the system, and those that the system names.
  private static let grounds = [
    "", "systemColor=\"systemBackgroundColor\"", "systemColor=\"groupTableViewBackgroundColor\"",
    "systemColor=\"secondarySystemGroupedBackgroundColor\"",
  ]

  /// A text that the author leaves to the system, on a ground that is left to it, can be read in the light and in the dark.
  @Test(
    arguments: ["", "systemColor=\"labelColor\"", "systemColor=\"secondaryLabelColor\""] as [String],
    grounds as [String])
  func theSystemsTextsCanBeReadInTheDark(text: String, ground: String) throws {
    let color = { (key: String, value: String) in
      value.isEmpty ? "<nil key=\"\(key)\"/>" : "<color key=\"\(key)\" \(value)/>"
    }
    let cell = "<tableViewCellContentView key=\"contentView\">"
    let document = Self.document
      .replacingOccurrences(of: " image=\"logo\"", with: "")
      .replacingOccurrences(of: "<color key=\"textColor\" name=\"Brand\"/>", with: color("textColor", text))
      .replacingOccurrences(of: cell, with: "\(cell)\(color("backgroundColor", ground))")
    #expect(try contrastFindings(in: document).isEmpty)
  }

  /// What lint says of texts whose contrast is below 1.5.
  private func contrastFindings(in document: String) throws -> String {
    let folder = try TemporaryFolder(["Main.storyboard": document])
    try folder.write(
      "lint: {rules: {contrast-low: {minimum: 1.5}, contrast-low-dark: {minimum: 1.5}}}\n",
      to: "tablemock.yaml")
    let run = try CommandRun(
      ["lint", "Main.storyboard", "--only", "contrast-low,contrast-low-dark"], in: folder.url)
    return run.text.split(separator: "\n").filter { $0.contains("contrast of") }.joined(separator: "\n")
  }
}
