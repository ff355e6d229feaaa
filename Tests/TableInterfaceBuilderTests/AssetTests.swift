import Foundation
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// Pictures and colours of asset catalogs, found in the whole project.
struct AssetTests {
  /// A project with a document in `p/App/Screens/Settings/UI`, removed at the end of a test.
  private final class Project {
    let path = NSTemporaryDirectory() + "assets-" + UUID().uuidString
    var folder: String { path + "/p/App/Screens/Settings/UI" }

    init(marker: String? = "p/App.xcodeproj/project.pbxproj") throws {
      try write("", to: "p/App/Screens/Settings/UI/other.txt")
      if let marker { try write("", to: marker) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }

    func load(_ resources: String = "", device: String = "retina4_7") -> Source {
      let row = """
        <prototypes><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l" imageView="i">
        <tableViewCellContentView key="contentView"><subviews><label id="l" text="A"><color key="textColor" name="Brand"/>
        </label><imageView id="i" image="logo"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
        """
      let stored = """
        <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/></namedColor>
        <image name="logo" width="7" height="7"/>
        """
      var limits = LoadingLimits()
      limits.reach = SourceReach(places: [FilePath(path).resolved ?? ""])
      let document = Storyboard.document(
        row, resources: stored, tools: "22505", extra: "<device id=\"\(device)\"/>")
      return Storyboard.load(document, folder: folder, limits: limits)
    }

    var cell: Cell? { load().document?.screens.first?.tableViews.first?.sections.first?.rows.first }
    var color: Color? { cell?.textLabel?.textColor }
    var image: Image? { cell?.imageView?.image }
  }

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
    ],
    ["p/Resources/Deep/Assets.xcassets", "p/App/Assets.xcassets/Group/Sub"])
  func wholeProject(marker: String, catalog: String) throws {
    let project = try Project(marker: marker)
    try project.write(Self.colors(Self.color()), to: catalog + "/Brand.colorset/Contents.json")
    #expect(project.color == Color(0xFF0000))
  }

  @Test("nothing is looked for beside the project, nor in what is not its own")
  func boundaries() throws {
    for (marker, catalog) in [
      ("p/App.xcodeproj/x", "other/A.xcassets"), (nil, "p/Resources/A.xcassets"),
      ("p/App.xcodeproj/x", "p/Pods/Lib/A.xcassets"),
    ] {
      let project = try Project(marker: marker)
      try project.write(Self.colors(Self.color()), to: catalog + "/Brand.colorset/Contents.json")
      #expect(project.color == Self.stored)
    }
  }

  @Test("of two sets of a name the nearer counts")
  func nearest() throws {
    let project = try Project()
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
    let project = try Project()
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
    let project = try Project()
    try project.write(list, to: "p/A.xcassets/Brand.colorset/Contents.json")
    #expect(project.color == Self.stored)
    #expect(project.load().document != nil)
  }

  @Test("the colour of dark screens is drawn there, and no other")
  func darkColor() throws {
    let project = try Project()
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
    let project = try Project()
    let entry = #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#
    try project.write(Self.colors(entry), to: "p/A.xcassets/Brand.colorset/Contents.json")
    #expect(project.color?.system == .systemRed)
  }

  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"12\"/>"

  @Test("pictures are drawn by appearance, as vectors and as templates")
  func pictures() throws {
    let project = try Project()
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

  @Test("a tablet has its own picture", arguments: [("retina4_7", 10.0), ("ipad9_7", 15)])
  func idiom(device: String, width: Double) throws {
    let project = try Project()
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
    let project = try Project()
    let set = "p/A.xcassets/logo.imageset/"
    try project.write(
      """
      {"images": [{"idiom": "universal", "filename": "i.png", "scale": "2x", "resizing": {"mode": "9-part",
      "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
      """, to: set + "Contents.json")
    try project.write(ImageFiles.png(40, 40), to: set + "i.png")
    #expect(project.image?.capInsets == EdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
  }

  @Test("links in a circle end, and lead to nothing")
  func circle() throws {
    let project = try Project()
    for (name, end) in [("p/loop", "p"), ("p/A.xcassets/loop", "p/A.xcassets"), ("p/B.xcassets", "other")] {
      try project.write("", to: name + "-beside")
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.path)/\(name)", withDestinationPath: "\(project.path)/\(end)")
    }
    try project.write(Self.colors(Self.color()), to: "other/Brand.colorset/Contents.json")
    #expect(project.color == Self.stored)
  }
}

extension SceneNode {
  /// The colours of all letters.
  fileprivate var letterColors: [Color] {
    drawings.compactMap { drawing -> Color? in
      guard case .text(_, _, let color, _) = drawing else { return nil }
      return color
    } + children.flatMap(\.letterColors)
  }
}
