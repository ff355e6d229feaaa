import Foundation
import TableInterfaceBuilder
import TableModel
import TableSources
import TestSupport
import Testing

/// Where the pictures of a document are found, and where they are not looked for.
struct PictureTests {
  /// Folders `a/b/c/d/e` with a document in the last, removed at the end of a test.
  private final class Project {
    let path = NSTemporaryDirectory() + "project-" + UUID().uuidString
    var documents = "a/b/c/d/e"

    init(documents: String = "a/b/c/d/e") throws {
      self.documents = documents
      try makeFolder(documents)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func makeFolder(_ name: String) throws {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
      try makeFolder(String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)]))
      try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func write(_ list: String, to name: String) throws { try write(Array(list.utf8), to: name) }

    func link(_ name: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(name)", withDestinationPath: "\(path)/\(destination)")
    }

    /// The picture of a row that names it, its declared size being 7 × 7, and what is found wrong.
    func image(_ name: String) -> (image: Image?, messages: [String]) {
      let row = """
        <prototypes><tableViewCell id="c" style="IBUITableViewCellStyleDefault" imageView="i">
        <view key="contentView"><subviews><imageView id="i" image="\(name)"/></subviews></view></tableViewCell></prototypes>
        """
      let resources = "<image name=\"\(name)\" width=\"7\" height=\"7\"/>"
      let result = Storyboard.load(
        Storyboard.document(row, resources: resources), folder: "\(path)/\(documents)")
      let cell = result.document?.screens.first?.tableViews.first?.sections.first?.rows.first
      return (cell?.imageView?.image, result.diagnostics.map(\.message))
    }
  }

  private static let list = """
    {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "d.png", "scale": "2x"},
    {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
    {"filename": "v.pdf", "scale": "1x"}], "info": {"version": 1}}
    """

  @Test func withoutAFileThereIsABoxOfTheDeclaredSize() throws {
    let (image, messages) = try Project().image("dot.png")
    #expect(image == Image(ImagePlaceholder(name: "dot.png", size: Size(width: 7, height: 7))))
    #expect(messages == ["there is no picture “dot.png”; a box is drawn instead"])
  }

  @Test(arguments: ["dot.png", "dot"])
  func filesBesideTheDocumentAreUsed(name: String) throws {
    let project = try Project()
    try project.write(ImageFiles.png(10, 12), to: "a/b/c/d/e/dot.png")
    try project.write(ImageFiles.png(20, 24), to: "a/b/c/d/e/dot@2x.png")
    let image = project.image(name).image
    #expect(image?.representations.map(\.scale) == [1, 2])
    #expect(image?.size == Size(width: 10, height: 12))
  }

  @Test func aLocalisedDocumentAlsoHasThoseBesideItsFolder() throws {
    let project = try Project(documents: "a/Base.lproj")
    try project.write(ImageFiles.png(10, 12), to: "a/dot.png")
    #expect(project.image("dot").image?.size == Size(width: 10, height: 12))
  }

  @Test(arguments: [
    ("a/b/c/d/e/Assets.xcassets", true), ("a/b/c/d/Assets.xcassets/Icons/Small", true),
    ("a/b/c/Assets.xcassets", true), ("a/b/Assets.xcassets", false), ("a/b/c/d/other/Assets.xcassets", false),
    ("a/b/c/d/e/Assets.folder", false),
  ])
  func assetCatalogsAreUsedUpToTwoFoldersAbove(catalog: String, isUsed: Bool) throws {
    let project = try Project()
    try project.makeFolder("a/.git")
    try project.write(Self.list, to: "\(catalog)/dot.imageset/Contents.json")
    try project.write(ImageFiles.png(20, 24), to: "\(catalog)/dot.imageset/d.png")
    let image = project.image("dot").image
    #expect(image?.representations.map(\.scale) == (isUsed ? [2] : []))
    #expect(image?.size == (isUsed ? Size(width: 10, height: 12) : Size(width: 7, height: 7)))
  }

  @Test(
    "a set is also found by the name of a PNG file",
    arguments: [
      ("dot.png", true), ("dot.PNG", true), ("Icons/dot.png", true), ("dot.jpg", false),
      ("dot.png.png", false),
    ])
  func endings(name: String, isFound: Bool) throws {
    let project = try Project()
    let set = "a/b/c/d/e/A.xcassets/Icons/dot.imageset"
    try project.write(Self.list, to: "\(set)/Contents.json")
    try project.write(ImageFiles.png(20, 24), to: "\(set)/d.png")
    #expect(project.image(name).image?.representations.map(\.scale) == (isFound ? [2] : []))
  }

  @Test(
    arguments: [
      (["left-to-right"], true, "a"), (["right-to-left"], true, "a"), ([nil], false, "a"),
      (["left-to-right", "right-to-left"], false, "a"), (["right-to-left", "left-to-right"], false, "b"),
      ([nil, "right-to-left"], false, "a"), (["right-to-left", nil], false, "b"),
    ] as [([String?], Bool, String)])
  func picturesForOneDirectionAreTurnedForTheOther(directions: [String?], flips: Bool, file: String) throws {
    let project = try Project()
    let set = "a/b/c/d/e/A.xcassets/dot.imageset"
    let entries = zip(["a", "b"], directions).map { name, direction in
      let direction = direction.map { ", \"language-direction\": \"\($0)\"" } ?? ""
      return "{\"filename\": \"\(name).png\", \"scale\": \"1x\"\(direction)}"
    }
    try project.write("{\"images\": [\(entries.joined(separator: ", "))]}", to: "\(set)/Contents.json")
    for name in ["a", "b"] { try project.write(ImageFiles.png(10, 12), to: "\(set)/\(name).png") }
    let image = try #require(project.image("dot").image)
    #expect(image.flipsForRightToLeftLayoutDirection == flips)
    #expect(image.representations.map { FilePath($0.name).name.text } == ["\(file).png"])
  }

  @Test(arguments: ["../d.png", "../../d", "/etc/passwd", "b/../../d.png", ".hidden", "", "d\u{1F}"])
  func namesThatLeadElsewhereAreOnlyNames(name: String) throws {
    let project = try Project()
    try project.write(ImageFiles.png(10, 12), to: "a/b/c/d/d.png")
    try project.write(ImageFiles.png(10, 12), to: "a/b/c/d/e/.hidden.png")
    let (image, messages) = project.image(name.replacingOccurrences(of: "\u{1F}", with: "&#10;"))
    #expect(image?.representations.isEmpty ?? true)
    #expect(messages.count == 1 && messages[0].hasPrefix("there is no picture “"))
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let project = try Project()
    try project.write(ImageFiles.png(10, 12), to: "secret/d.png")
    try project.link("a/b/c/d/e/dot.png", to: "secret/d.png")
    let (image, messages) = project.image("dot.png")
    #expect(image?.placeholder != nil)
    #expect(messages.count == 1)
    #expect(
      messages == [
        "the image “dot.png” is outside the document’s project folder: a link leads to "
          + "\(FilePath(project.path).resolved?.text ?? "")/secret/d.png; a box is drawn instead"
      ])
  }

  @Test(arguments: ["a/b/c/d/e/Assets.xcassets", "a/b/c/d/e/Own.xcassets/dot.imageset"])
  func catalogsAndTheirSetsMayNotBeLinks(link: String) throws {
    let project = try Project()
    try project.write(Self.list, to: "secret/dot.imageset/Contents.json")
    try project.write(ImageFiles.png(20, 24), to: "secret/dot.imageset/d.png")
    try project.makeFolder("a/b/c/d/e/Own.xcassets")
    try project.link(link, to: link.hasSuffix("imageset") ? "secret/dot.imageset" : "secret")
    #expect(project.image("dot").image?.placeholder != nil)
  }

  @Test(arguments: [
    "{\"images\": [{\"filename\": \"../../d.png\", \"scale\": \"1x\"}]}",
    "{\"images\": [{\"filename\": \"/etc/d.png\", \"scale\": \"1x\"}]}",
    "{\"images\": [{\"filename\": \"none.png\", \"scale\": \"1x\"}]}",
  ])
  func aListCannotNameFilesElsewhere(list: String) throws {
    let project = try Project()
    try project.write(list, to: "a/b/c/d/e/A.xcassets/dot.imageset/Contents.json")
    try project.write(ImageFiles.png(20, 24), to: "a/b/c/d/e/d.png")
    let (image, messages) = project.image("dot")
    #expect(image?.placeholder != nil)
    #expect(messages.count == 1)
  }

  @Test(arguments: ["", "{", "[]", "{\"images\": 3}", "{\"images\": [{\"scale\": \"9x\"}]}", "\u{0}"])
  func aListThatSaysNothingIsNoPicture(list: String) throws {
    let project = try Project()
    try project.write(list, to: "a/b/c/d/e/A.xcassets/dot.imageset/Contents.json")
    #expect(project.image("dot").image?.placeholder != nil)
  }

  @Test func aDamagedFileIsToldAndABoxTakesItsPlace() throws {
    let project = try Project()
    try project.write([1, 2, 3], to: "a/b/c/d/e/dot.png")
    let (image, messages) = project.image("dot.png")
    #expect(image?.placeholder != nil)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("a box is drawn instead") == true)
  }

  /// A template of the SF Symbols app with one drawing of 80 by 40 units.
  private static func template(_ group: String) -> String {
    "<svg><style>.monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}</style><rect width='3300' height='2200'/>"
      + "<g id='Symbols'><g id='\(group)'><path class='monochrome-0' d='M0 0h80v40h-80z'/>"
      + "<path class='monochrome-1' d='M0 0h90v90h-90z'/></g></g></svg>"
  }

  @Test(
    "symbols of the project are drawn from their sets",
    arguments: [("Regular-M", 1.0), ("Regular-S", 0.79), ("Regular-L", 1.29)])
  func symbolSets(group: String, scale: Double) throws {
    let project = try Project()
    let set = "a/b/c/d/e/A.xcassets/my.mark.symbolset"
    try project.write(
      #"{"symbols": [{"filename": "mark.svg", "idiom": "universal"}]}"#, to: "\(set)/Contents.json")
    try project.write(Self.template(group), to: "\(set)/mark.svg")
    let (image, messages) = project.image("my.mark")
    let symbol = try #require(image?.symbol)
    #expect(messages.isEmpty)
    #expect(!symbol.isMissing && symbol.areas.count == 1)
    #expect(symbol.size == Size(width: 7.0 / 17, height: 7.0 / 17))
    let box = symbol.areas.map(\.boundingBox)[0]
    #expect(abs(box.width - 0.8 / scale) < 1e-9 && abs(box.height - 0.4 / scale) < 1e-9)
    #expect(symbol.file?.name == "mark.svg")
  }

  @Test(
    "a set without a symbol is told and a box takes its place",
    arguments: [
      ("{\"symbols\": []}", "<svg/>"), ("{\"symbols\": [{\"filename\": \"../mark.svg\"}]}", "<svg/>"),
      ("{\"symbols\": [{\"filename\": \"mark.svg\"}]}", "<svg/>"),
      ("{\"symbols\": [{\"filename\": \"mark.svg\"}]}", "x"),
      ("{\"symbols\": [{\"filename\": \"none.svg\"}]}", "<svg/>"), ("nonsense", "<svg/>"),
    ])
  func brokenSymbolSets(list: String, file: String) throws {
    let project = try Project()
    let set = "a/b/c/d/e/A.xcassets/my.mark.symbolset"
    try project.write(list, to: "\(set)/Contents.json")
    try project.write(file, to: "\(set)/mark.svg")
    let (image, messages) = project.image("my.mark")
    #expect(image?.placeholder != nil)
    #expect(messages.count == 1 && messages.first?.hasSuffix("a box is drawn instead") == true, "\(messages)")
  }
}
