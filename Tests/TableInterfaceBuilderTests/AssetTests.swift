import Foundation
import TableInterfaceBuilder
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// Pictures and colours of asset catalogs, found in the whole project.
struct AssetTests {
  private static let stored = Color(0x00FF00)

  private static func colors(_ entries: String...) -> String {
    "{\"colors\": [\(entries.joined(separator: ","))]}"
  }

  private static func color(
    _ components: String = #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#,
    space: String = "srgb", _ rest: String = ""
  ) -> String {
    "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}\(rest)}"
  }

  private static let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
  private static let contrast = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"

  @Test(
    "catalogs are found in the whole project",
    arguments: [
      "p/App.xcodeproj/project.pbxproj", "p/App.xcworkspace/contents.xcworkspacedata", "p/Package.swift",
      "p/Podfile", "p/project.yml", "p/Project.swift",
    ],
    ["p/Resources/Deep/Assets.xcassets", "p/App/Assets.xcassets/Group/Sub"])
  func wholeProject(marker: String, catalog: String) throws {
    let project = try AssetProject(marker: marker)
    try project.write(Self.colors(Self.color()), to: catalog + "/Brand.colorset/Contents.json")
    #expect(project.color == Color(0xFF0000))
  }

  @Test("nothing is looked for beside the project, nor in what is not its own")
  func boundaries() throws {
    for (marker, catalog) in [
      ("p/App.xcodeproj/x", "other/A.xcassets"), (nil, "p/Resources/A.xcassets"),
      ("p/App.xcodeproj/x", "p/Pods/Lib/A.xcassets"),
    ] {
      let project = try AssetProject(marker: marker)
      try project.write(Self.colors(Self.color()), to: catalog + "/Brand.colorset/Contents.json")
      #expect(project.color == Self.stored)
    }
  }

  @Test("of two sets of a name the nearer counts")
  func nearest() throws {
    let project = try AssetProject()
    let blue = Self.color(#""red": "0", "green": "0", "blue": "255""#)
    try project.write(Self.colors(Self.color()), to: "p/Other/A.xcassets/Brand.colorset/Contents.json")
    try project.write(Self.colors(blue), to: "p/App/Zoo/A.xcassets/Brand.colorset/Contents.json")
    #expect(project.color == Color(0x0000FF))
  }

  @Test(
    "components are parts of 1, numbers up to 255, or digits",
    arguments: [
      (
        #""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "0.500""#,
        Color(0xFF8000, alpha: 128.0 / 255)
      ),
      (#""red": "255", "green": "128", "blue": "1""#, Color(0xFF8001)),
      (#""red": "0xFF", "green": "0x80", "blue": "0x01", "alpha": "1""#, Color(0xFF8001)),
      (#""white": "0.000", "alpha": "1.000""#, .black),
      (#""red": "9.0", "green": "-3.0", "blue": "0.0""#, Color(0xFF0000)),
    ])
  func components(text: String, color: Color) throws {
    let project = try AssetProject()
    try project.write(Self.colors(Self.color(text)), to: "p/A.xcassets/Brand.colorset/Contents.json")
    #expect(project.color == color)
  }

  @Test(
    "a list that says nothing leaves the stored colour",
    arguments: [
      "", "{", "[]", "{\"colors\": 3}", "{\"colors\": [{\"idiom\": \"universal\"}]}", "\u{0}",
      "{\"colors\": [[1]]}",
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"nan\", \"green\": \"0\", \"blue\": \"0\"}}}]}",
      String(repeating: " ", count: 70_000) + "{\"colors\": []}",
    ])
  func broken(list: String) throws {
    let project = try AssetProject()
    try project.write(list, to: "p/A.xcassets/Brand.colorset/Contents.json")
    #expect(project.color == Self.stored)
    #expect(project.load().document != nil)
  }

  @Test("the colour of dark screens is drawn there, and no other")
  func darkColor() throws {
    let project = try AssetProject()
    let blue = #""red": "0", "green": "0", "blue": "255""#
    try project.write(
      Self.colors(
        Self.color(), Self.color(#""white": "0.5""#, Self.contrast), Self.color(blue, Self.dark),
        Self.color(#""white": "0.7""#, ", \"display-gamut\": \"display-P3\"")),
      to: "p/A.xcassets/Brand.colorset/Contents.json")
    let result = project.load()
    let screen = try #require(result.document?.screens.first)
    for (appearance, theme, color) in [
      (Appearance.light, "ios16", 0xFF0000), (.dark, "ios16", 0x0000FF), (.dark, "ios8", 0xFF0000),
    ] as [(Appearance, String, UInt32)] {
      let scene = try Renderer().scene(of: screen, as: Variant(theme: theme, appearance: appearance))
      #expect(scene.root.letterColors.map(\.hex) == [color])
    }
    #expect(result.document?.lists.map(\.name) == ["Contents.json"])
  }

  @Test("a colour of the system's in a catalog is the system's")
  func reference() throws {
    let project = try AssetProject()
    let entry = #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#
    try project.write(Self.colors(entry), to: "p/A.xcassets/Brand.colorset/Contents.json")
    #expect(project.color?.system == .systemRed)
  }

  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"12\"/>"

  @Test("pictures are drawn by appearance, as vectors and as templates")
  func pictures() throws {
    let project = try AssetProject()
    let set = "p/Resources/A.xcassets/logo.imageset/"
    try project.write(
      """
      {"images": [{"idiom": "universal", "filename": "v.svg"},
      {"idiom": "universal", "filename": "d.png", "scale": "2x"\(Self.dark)}],
      "properties": {"template-rendering-intent": "template"}}
      """, to: set + "Contents.json")
    try project.write(Self.svg, to: set + "v.svg")
    try project.write(ImageFiles.png(20, 24), to: set + "d.png")
    let image = try #require(project.image)
    #expect(image.isTemplate)
    #expect(image.size == Size(width: 24, height: 12))
    #expect(image.representation(scale: 2)?.name == "v.svg")
    #expect(image.representation(scale: 2, for: .dark)?.name == "d.png")
    let document = try #require(project.load().document)
    #expect(Set(document.imagePaths.map(\.name)) == ["v.svg", "d.png"])
  }

  @Test(
    "a picture for languages read from right to left is drawn in these, and mirrored where there is no other")
  func directions() throws {
    let project = try AssetProject()
    let set = "p/A.xcassets/logo.imageset/"
    let entry = { (file: String, direction: String) in
      #"{"idiom": "universal", "filename": "\#(file)", "scale": "1x", "language-direction": "\#(direction)"}"#
    }
    let right = entry("r.png", "right-to-left")
    try project.write(
      #"{"images": [\#(entry("l.png", "left-to-right")), \#(right)]}"#, to: set + "Contents.json")
    for name in ["l.png", "r.png"] { try project.write(ImageFiles.png(8, 8), to: set + name) }
    for (language, file) in [("en", "l.png"), ("ar", "r.png")] {
      var screen = try #require(project.load().document?.screens.first)
      screen.language = language
      let scene = try Renderer().scene(of: screen, as: Variant(theme: "ios16"))
      #expect(scene.root.imageNames == [file])
    }
    #expect(project.load().document?.imagePaths.count == 2)
    try project.write(#"{"images": [\#(right)]}"#, to: set + "Contents.json")
    #expect(
      project.image?.flipsForRightToLeftLayoutDirection == true && project.image?.rightToLeftFiles == nil)
  }

  @Test("a picture outside of catalogs is found in the whole project, the nearest first, and no further")
  func loosePictures() throws {
    let project = try AssetProject()
    #expect(project.image?.representations.isEmpty ?? true)
    try project.write(ImageFiles.png(30, 30), to: "p/Pods/Lib/logo.png")
    try project.write(ImageFiles.png(30, 30), to: "other/logo.png")
    #expect(project.image?.representations.isEmpty ?? true)
    try project.write(ImageFiles.png(30, 30), to: "p/App/de.lproj/logo.png")
    #expect(project.image?.representations.isEmpty ?? true)
    try project.write(ImageFiles.png(20, 24), to: "p/Images/logo@2x.png")
    #expect(project.image?.size == Size(width: 10, height: 12))
    #expect(project.cell(isSymbol: true)?.imageView?.image.representations.isEmpty ?? true)
    try project.write(ImageFiles.png(8, 8), to: "p/App/Art/logo.png")
    #expect(project.image?.size == Size(width: 8, height: 8))
    let without = try AssetProject(marker: nil)
    try without.write(ImageFiles.png(20, 24), to: "p/Images/logo@2x.png")
    #expect(without.image?.representations.isEmpty ?? true)
  }

  @Test(
    "a picture that cannot be used ends no search for another of its name",
    arguments: [
      ("p/App/Screens/Settings/UI/logo.png", "p/App/Screens/Settings/UI/logo.jpg"),
      ("p/App/Screens/Settings/UI/logo.png", "p/A.xcassets/logo.imageset/logo.png"),
      ("p/App/A.xcassets/logo.imageset/logo.png", "p/A.xcassets/logo.imageset/logo.png"),
      ("p/App/A.xcassets/logo.imageset/logo.png", "p/Images/logo.png"),
      ("p/App/Art/logo.png", "p/Images/logo.png"), ("p/App/Art/logo.png", "p/Images/logo.jpg"),
    ])
  func brokenPictures(broken: String, whole: String) throws {
    let project = try AssetProject()
    for (path, bytes) in [
      (broken, Array("none".utf8)),
      (whole, whole.hasSuffix("jpg") ? ImageFiles.jpeg(8, 8) : ImageFiles.png(8, 8)),
    ] {
      if path.contains(".imageset") {
        let list = #"{"images": [{"idiom": "universal", "filename": "logo.png"}]}"#
        try project.write(list, to: path.replacingOccurrences(of: "logo.png", with: "Contents.json"))
      }
      try project.write(bytes, to: path)
    }
    #expect(project.image?.representations.first?.path.text.hasSuffix(whole) == true)
    try project.write("none", to: whole)
    let message = findings(project).last?.message ?? ""
    #expect(message.contains("logo.") && message.hasSuffix("; a box is drawn instead"))
  }

  @Test("a tablet has its own picture", arguments: [("retina4_7", 10.0), ("ipad9_7", 15)])
  func idiom(device: String, width: Double) throws {
    let project = try AssetProject()
    let set = "p/A.xcassets/logo.imageset/"
    try project.write(
      """
      {"images": [{"idiom": "mac", "filename": "m.png", "scale": "1x"},
      {"idiom": "ipad", "filename": "p.png", "scale": "1x"}, {"idiom": "iphone", "filename": "i.png", "scale": "1x"}]}
      """, to: set + "Contents.json")
    for (name, width) in [("i.png", 10), ("p.png", 15), ("m.png", 90)] as [(String, UInt8)] {
      try project.write(ImageFiles.png(width, 24), to: set + name)
    }
    let screen = project.load(device: device).document?.screens.first
    #expect(screen?.tableViews.first?.sections.first?.rows.first?.imageView?.image.size.width == width)
  }

  @Test("the edges of a picture that are not stretched are those of its list")
  func slices() throws {
    let project = try AssetProject()
    let set = "p/A.xcassets/logo.imageset/"
    try project.write(
      """
      {"images": [{"idiom": "universal", "filename": "i.png", "scale": "2x", "resizing": {"mode": "9-part",
      "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
      """, to: set + "Contents.json")
    try project.write(ImageFiles.png(40, 40), to: set + "i.png")
    #expect(project.image?.capInsets == EdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
  }

  @Test("constraints align the part of a picture that its list says")
  func alignment() throws {
    let project = try AssetProject()
    let set = "p/A.xcassets/logo.imageset/"
    try project.write(
      """
      {"images": [{"idiom": "universal", "filename": "i.png", "scale": "2x",
      "alignment-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}]}
      """, to: set + "Contents.json")
    try project.write(ImageFiles.png(40, 40), to: set + "i.png")
    let edges = ["leading", "top"].map { edge in
      "<constraint firstItem=\"i\" firstAttribute=\"\(edge)\" secondItem=\"b\" secondAttribute=\"\(edge)\" constant=\"20\"/>"
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        useAutolayout="YES"><objects><tableViewCell id="c"><rect key="frame" width="320" height="68"/>
      <tableViewCellContentView key="contentView" id="b"><rect key="frame" width="320" height="68"/><subviews>
      <imageView id="i" image="logo" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(edges.joined())</constraints></tableViewCellContentView></tableViewCell></objects>
      <resources><image name="logo" width="20" height="20"/></resources></document>
      """
    var limits = LoadingLimits()
    limits.reach = SourceReach(places: [FilePath(project.path).resolved ?? ""])
    let screen = try #require(
      Storyboard.load(document, name: "Cell.xib", folder: project.folder, limits: limits).document?.screens
        .first)
    let root = try Renderer().scene(of: screen).root
    #expect(root.frame(of: "i") == Rect(x: 17, y: 18, width: 20, height: 20))
  }

  @Test("links in a circle end, and lead to nothing")
  func circle() throws {
    let project = try AssetProject()
    for (name, end) in [("p/loop", "p"), ("p/A.xcassets/loop", "p/A.xcassets"), ("p/B.xcassets", "other")] {
      try project.write("", to: name + "-beside")
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.path)/\(name)", withDestinationPath: "\(project.path)/\(end)")
    }
    try project.write(Self.colors(Self.color()), to: "other/Brand.colorset/Contents.json")
    #expect(project.color == Self.stored)
  }

  private static let declared = "<image name=\"logo\" width=\"7\" height=\"7\"/>"

  /// What is found wrong with a document's pictures and colours, and what helps.
  private func findings(_ project: AssetProject) -> [(message: String, hint: String)] {
    project.load().diagnostics.map { ($0.message, $0.hint ?? "") }
  }

  @Test func pagesOfPDFFilesAreDrawnAsLargeAsTheyAre() throws {
    let project = try AssetProject()
    let set = "p/Assets.xcassets/logo.imageset"
    try project.write(
      #"{"images": [{"idiom": "universal", "filename": "a.pdf"}]}"#, to: set + "/Contents.json")
    try project.write(PDFFiles.page("", box: "0 0 24 16"), to: set + "/a.pdf")
    let image = try #require(project.image)
    #expect(image.size == Size(width: 24, height: 16))
    #expect(image.representations.map(\.format) == [.pdf])
  }

  @Test func whatIsMissingIsToldOnceWithWhereItWasLookedFor() throws {
    let project = try AssetProject()
    #expect(
      findings(project).map(\.message) == [
        "there is no colour “Brand”; the colour stored in the document is drawn instead, adapted in dark screens",
        "there is no picture “logo”; a box is drawn instead",
      ])
    #expect(
      findings(project).allSatisfy {
        $0.hint.hasSuffix("folder and those up to ../../../.., where there are none")
          && $0.hint.hasPrefix("looked for ")
      })
    try project.write("{}", to: "p/A.xcassets/lgoo.imageset/Contents.json")
    try project.write("{}", to: "p/A.xcassets/Brandt.colorset/Contents.json")
    #expect(findings(project).map(\.hint).allSatisfy { $0.contains("../../../..; did you mean “") })
    try project.write(Self.colors(Self.color()), to: "p/A.xcassets/Brand.colorset/Contents.json")
    try project.write(ImageFiles.png(4, 4), to: "p/App/Screens/Settings/UI/logo.png")
    #expect(findings(project).isEmpty)
  }

  @Test("of very many names the proposal is always the same")
  func proposalAmongMany() throws {
    let project = try AssetProject()
    try project.write("{}", to: "p/A.xcassets/lgoo.imageset/Contents.json")
    for number in 0..<6_000 {
      #expect(mkdir("\(project.path)/p/A.xcassets/z\(number).imageset", 0o700) == 0)
    }
    #expect(findings(project).last?.hint.hasSuffix("; did you mean “lgoo”?") == true)
  }

  @Test("that not all folders were searched is told without a catalog, too")
  func tooDeep() throws {
    let project = try AssetProject()
    try project.write("", to: "p/" + String(repeating: "a/", count: 20) + "logo.png")
    #expect(
      findings(project).last?.hint.contains("none was found, but there is too much to search it all") == true)
  }

  @Test("a catalog of more sets than are looked at is told")
  func tooManySets() throws {
    let project = try AssetProject()
    try project.write("{}", to: "p/A.xcassets/Contents.json")
    for number in 0..<10_000 {
      #expect(mkdir("\(project.path)/p/A.xcassets/z\(number).imageset", 0o700) == 0)
    }
    #expect(findings(project).last?.hint.contains("too much to search it all") == true)
  }

  /// A list that is none, or one that says nothing of use, is told as well.
  @Test(arguments: ["", "[1", "{\"colors\": 7}", "<plist/>", "\u{0}"])
  func aListThatIsNoneIsTold(list: String) throws {
    let project = try AssetProject()
    try project.write(list, to: "p/A.xcassets/Brand.colorset/Contents.json")
    try project.write(list, to: "p/A.xcassets/logo.imageset/Contents.json")
    let messages = findings(project).map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("the colour “Brand” cannot be read;") ?? false)
    #expect(messages.last == "the picture “logo” has no file that can be drawn; a box is drawn instead")
  }

  @Test func foldersThatLeadInCirclesAreNoCatalogs() throws {
    let project = try AssetProject()
    try project.write("{}", to: "p/A.xcassets/Group/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/p/A.xcassets/Group/Again", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/p/A.xcassets/Group/logo.imageset", withDestinationPath: "logo.imageset")
    #expect(project.image?.placeholder != nil)
  }

  /// No catalog is too large: what is beyond the bounds is left out.
  @Test func aCatalogOfAHundredThousandSetsIsLookedThrough() throws {
    let project = try AssetProject()
    let sets = Thoroughness.isWhole ? 500 : 50
    for group in 0..<200 {
      let folder = project.path + "/p/A.xcassets/Group\(group)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for number in 0..<sets { mkdir(folder + "/s\(number).imageset", 0o755) }
    }
    try project.write(Self.colors(Self.color()), to: "p/A.xcassets/Group3/Brand.colorset/Contents.json")
    let cell = try #require(project.cell)
    #expect(cell.textLabel?.textColor == Color(0xFF0000))
    #expect(cell.imageView?.image.placeholder != nil)
  }
}
