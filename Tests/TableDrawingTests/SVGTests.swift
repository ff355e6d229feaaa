import Foundation
import FoundationXML
import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// Reads an SVG file and collects what the tests ask about.
final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  private(set) var references: [String] = []
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  /// Reads a file; throws where it is not well-formed.
  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    if let id = attributes["id"] { ids.append(id) }
    for value in attributes.values where value.hasPrefix("url(#") {
      references.append(String(value.dropFirst(5).dropLast()))
    }
    if let reference = attributes["xlink:href"], reference.hasPrefix("#") {
      references.append(String(reference.dropFirst()))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}

@Suite struct SVGTests {
  private func svg(_ scene: Scene, text: SVGTextMode = .glyphs) throws -> String {
    let bytes = try PictureWriter.forTests().svg(scene, options: .plain(text))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func labelNode(_ text: String, line: ShapedLine? = nil) throws -> SceneNode {
    let font = Font(family: "Helvetica Neue", weight: .bold, size: 17, isItalic: true)
    return SceneNode(
      .label,
      role: .textLabel,
      label: LabelDescription(text: text, font: font, isTruncated: false, lineCount: 1),
      frame: Rect(x: 15, y: 11.5, width: 100, height: 21),
      drawings: [.text(try line ?? shapedLine(text), origin: Point(0, 16.25), color: .black)]
    )
  }

  @Test func `a small scene has exactly this text`() throws {
    let separator = SceneNode(
      .separator, frame: Rect(x: 15, y: 43.5, width: 305, height: 0.5),
      drawings: [fill(0, 0, 305, 0.5, Color(0xC8C7CC))])
    let chevron = Drawing.stroke(
      .polyline([Point(1, 2), Point(5.5, 6), Point(1, 10)]),
      Stroke(width: 2, cap: .round, join: .round), .color(Color(0, alpha: 0.25)))
    let cell = SceneNode(
      .cell, indexPath: IndexPath(section: 0, row: 1), frame: Rect(x: 0, y: 35, width: 320, height: 44),
      clipsToBounds: true, drawings: [chevron],
      children: [SceneNode(.contentView, frame: .zero), separator])
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="320" height="100.5" viewBox="0 0 320 100.5">
      <defs>
      <clipPath id="c1"><rect width="320" height="44"/></clipPath>
      </defs>
      <g id="UITableView">
      <rect width="320" height="100.5" fill="#efeff4"/>
      <g id="UITableViewCell-0-1" transform="translate(0 35)" clip-path="url(#c1)">
      <path fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2" stroke-linecap="round" \
      stroke-linejoin="round" d="M1 2l4.5 4-4.5 4"/>
      <rect id="_UITableViewCellSeparatorView-0-1" x="15" y="43.5" width="305" height=".5" fill="#c8c7cc"/>
      </g>
      </g>
      </svg>

      """
    let background = fill(0, 0, 320, 100.5, Color(0xEFEFF4))
    #expect(try svg(scene(width: 320, height: 100.5, [background], children: [cell])) == expected)
  }

  @Test func `gradients are written once`() throws {
    let gradient = Gradient(colors: [.white, .black, Color(0xFF0000, alpha: 0.5)])
    let linear = Paint.linear(gradient, from: .zero, to: Point(0, 9))
    let radial = Paint.radial(gradient, center: Point(4, 4), radius: 3.5)
    let box = Path.rect(Rect(x: 0, y: 0, width: 9, height: 9))
    let text = try svg(
      scene(width: 9, height: 9, [.fill(box, linear), .fill(box, radial), .fill(box, linear)]))
    #expect(
      text.contains(
        """
        <linearGradient id="p1" gradientUnits="userSpaceOnUse" x2="0" y2="9">
        <stop offset="0" stop-color="#fff"/>
        <stop offset=".5" stop-color="#000"/>
        <stop offset="1" stop-color="#f00" stop-opacity=".5"/>
        </linearGradient>
        <radialGradient id="p2" gradientUnits="userSpaceOnUse" cx="4" cy="4" r="3.5">
        """))
    for name in ["linear", "radial"] { #expect(text.split(separator: "<\(name)Gradient").count == 2) }
    for number in 1...2 { #expect(text.split(separator: "url(#p\(number))").count == 2) }
    #expect(text.contains("<use xlink:href=\"#s1\"/>"))
  }

  @Test func `letters that are there often are written once and placed in their font's units`() throws {
    let line = try shapedLine("BBB", size: 10, stretch: 1.1)
    let text = try svg(scene(width: 40, height: 20, children: [labelNode("BBB", line: line)]))
    let reader = try SVGReader(Array(text.utf8))
    #expect(reader.elements.filter { $0.name == "path" }.count == 1)
    let uses = reader.elements.filter { $0.name == "use" }.map(\.attributes)
    let width = try #require(line.runs.first).width / 3 / 0.011
    // The first of them has the name, and the others lie where they lie from there.
    #expect(uses.map { Double($0["x"] ?? "0") } == [width.rounded(), (2 * width).rounded()])
    #expect(Set(uses.map { $0["xlink:href"] }) == ["#g1"])
    #expect(reader.elements.first { $0.name == "path" }?.attributes["id"] == "g1")
    let group = try #require(reader.elements.last { $0.name == "g" }).attributes
    #expect(group["transform"] == "translate(15 27.75) scale(.011 -.01)")
    #expect(group["aria-label"] == "BBB")
  }

  @Test func `letters that are there once, or are simple, lie where they are shown in one outline`() throws {
    let line = try shapedLine("llI", size: 10)
    let text = try svg(scene(width: 40, height: 20, children: [labelNode("llI", line: line)]))
    let paths = try SVGReader(Array(text.utf8)).elements.filter { $0.name == "path" }.map(\.attributes)
    #expect(paths.count == 1)
    let letters = try #require(paths.first?["d"]).split(separator: "M").map(String.init)
    #expect(letters.count == 3)
    #expect(letters.first == "152 729h-84v-729h84v729z")
    #expect(letters.dropFirst().first == "374 729h-84v-729h84v729z")
    #expect(!text.contains("xlink"))
  }

  @Test(arguments: [("BBBB", false), ("हहहह", true)])
  func `translucent letters that may lie over each other are translucent as one`(
    _ characters: String, _ joins: Bool
  ) throws {
    var line = try shapedLine("BBBB", size: 10)
    line.runs[0].text = characters
    var label = try labelNode("BBBB", line: line)
    for color in [Color(0x3C3C43, alpha: 0.6), Color(0x3C3C43)] {
      label.drawings = [.text(line, origin: Point(0, 15), color: color)]
      let text = try svg(scene(width: 40, height: 20, children: [label]))
      #expect(text.contains("fill=\"#3c3c43\" fill-opacity") == (color.alpha < 1 && !joins))
      #expect(text.contains("<g opacity=\".6\" transform") == (color.alpha < 1 && joins))
    }
  }

  @Test func `names are unique and every reference has its target`() throws {
    let gradient = Paint.linear(Gradient(colors: [.white, .black]), from: .zero, to: Point(0, 9))
    var cells: [SceneNode] = []
    for place in [IndexPath(section: 0, row: 1), IndexPath(section: 0, row: 1), nil, nil] {
      cells.append(
        SceneNode(
          .cell, indexPath: place, frame: Rect(x: 0, y: 0, width: 9, height: 9), clipsToBounds: true,
          drawings: [.fill(.circle(center: Point(4, 4), radius: 3), gradient)],
          children: [try labelNode("A & B"), try labelNode("A & B")]))
    }
    let emoji = Drawing.text(try emojiLine(size: 12), origin: Point(1, 12), color: .black)
    let header = SceneNode(.headerFooter, role: .header, frame: .zero, drawings: [emoji, emoji])
    let reader = try SVGReader(
      Array(svg(scene(width: 99, height: 99, children: cells + [header, header])).utf8))
    #expect(Set(reader.ids).count == reader.ids.count)
    #expect(Set(reader.references).isSubset(of: Set(reader.ids)))
    #expect(reader.ids.contains("textLabel-0-1"))
    #expect(reader.ids.contains("textLabel-0-1-2-2"))
    #expect(reader.ids.contains("header-2"))
    #expect(reader.elements.count { $0.name == "image" } == 1)
  }

  @Test(arguments: SVGTextMode.allCases)
  func `signs of XML and control characters do no harm`(mode: SVGTextMode) throws {
    let text = "<a href=\"x\">&amp;\u{0}\u{7}\t\u{FFFE}]]>'é😀"
    var line = try shapedLine("abc")
    line.runs[0].text = text
    var scene = scene(width: 99, height: 99, children: [try labelNode(text, line: line)])
    scene.name = text
    let reader = try SVGReader(Array(svg(scene, text: mode).utf8))
    let readable = "<a href=\"x\">&amp;\u{FFFD}\u{FFFD}\t\u{FFFD}]]>'é😀"
    #expect(reader.text.contains(readable))
    if mode != .live {
      #expect(reader.elements.compactMap { $0.attributes["aria-label"] } == [readable])
    }
  }

  @Test func `live text keeps its font, place and width`() throws {
    let text = try svg(scene(width: 99, height: 99, children: [labelNode("Wi-Fi")]), text: .live)
    let element = try #require(SVGReader(Array(text.utf8)).elements.first { $0.name == "text" }).attributes
    let line = try shapedLine("Wi-Fi")
    #expect(element["id"] == "textLabel")
    #expect(element["x"] == "15")
    #expect(element["y"] == "27.75")
    #expect(element["font-weight"] == "700")
    #expect(element["font-style"] == "italic")
    #expect(try abs(#require(Double(element["textLength"] ?? "")) - line.width) < 0.01)
    #expect(!text.contains("<path"))
  }

  @Test func `live text of layers grows as it is typed`() throws {
    let scene = scene(width: 99, height: 99, children: [try labelNode("Wi-Fi")])
    for (options, isHeld) in [
      (SVGOptions(text: .live, hasLayers: true), false), (SVGOptions(text: .live), true),
      (SVGOptions(text: .live, hasLayers: true).forPage(number: 0), true),
    ] {
      let reader = try SVGReader(PictureWriter.forTests().svg(scene, options: options))
      let text = try #require(reader.elements.first { $0.name == "text" }).attributes
      #expect((text["textLength"] != nil) == isHeld)
      #expect(isHeld || text["lengthAdjust"] == nil)
    }
  }

  @Test func `the font of most texts is said once`() throws {
    let small = try labelNode("small", line: shapedLine("small", size: 13))
    let labels = try [small, labelNode("one"), labelNode("two")]
    let reader = try SVGReader(Array(svg(scene(width: 99, height: 99, children: labels), text: .live).utf8))
    let root = try #require(reader.elements.first).attributes
    #expect(root["font-family"] == "'Helvetica Neue',Helvetica,'Nimbus Sans',Arial,sans-serif")
    #expect(root["font-size"] == "17")
    #expect(root["text-rendering"] == "geometricPrecision")
    let texts = reader.elements.filter { $0.name == "text" }.map(\.attributes)
    #expect(texts.map { $0["font-size"] } == ["13", nil, nil])
    #expect(texts.allSatisfy { $0["font-family"] == nil })
  }

  @Test(arguments: [
    ("a b", false), ("", false), (" a", true), ("a ", true), ("a  b", true), ("a\tb", true), (" ", true),
  ])
  func `spaces that XML would drop are kept`(text: String, isKept: Bool) throws {
    var line = try shapedLine("abc")
    line.runs[0].text = text
    let file = try svg(scene(width: 99, height: 99, children: [labelNode("abc", line: line)]), text: .live)
    #expect(file.contains("xml:space=\"preserve\"") == isKept)
  }

  @Test(arguments: [(1.0, nil), (0.97, "spacingAndGlyphs")] as [(Double, String?)])
  func `letters are widened where they are in pictures`(stretch: Double, adjust: String?) throws {
    let line = try shapedLine("abc", stretch: stretch)
    let text = try svg(scene(width: 99, height: 99, children: [labelNode("abc", line: line)]), text: .live)
    let element = try #require(SVGReader(Array(text.utf8)).elements.first { $0.name == "text" }).attributes
    #expect(element["lengthAdjust"] == adjust)
  }

  @Test func `live text from right to left begins at its right end`() throws {
    var line = try shapedLine("abc")
    line.isRightToLeft = true
    let text = try svg(scene(width: 99, height: 99, children: [labelNode("abc", line: line)]), text: .live)
    let element = try #require(SVGReader(Array(text.utf8)).elements.first { $0.name == "text" }).attributes
    #expect(try abs(#require(Double(element["x"] ?? "")) - 15 - line.width) < 0.001)
    #expect(element["direction"] == "rtl")
    #expect(element["lengthAdjust"] == "spacingAndGlyphs")
  }

  @Test func `pictures are written once, as their files are`() throws {
    let folder = try TestFolder()
    let bytes = try PNGWriter.bytes(of: rampBitmap(width: 4, height: 2))
    let image = try folder.image("a.png", bytes)
    let text = try svg(
      scene(
        width: 20, height: 20,
        [
          .image(PlacedImage(image, in: Rect(x: 0, y: 0, width: 4, height: 2))),
          .image(PlacedImage(image, in: Rect(x: 1, y: 2, width: 2, height: 3))),
        ]))
    let reader = try SVGReader(Array(text.utf8))
    let images = reader.elements.filter { $0.name == "image" }.map(\.attributes)
    #expect(images.count == 1)
    #expect(images[0]["xlink:href"] == "data:image/png;base64," + Data(bytes).base64EncodedString())
    let uses = reader.elements.filter { $0.name == "use" }.map(\.attributes)
    #expect(uses.map { $0["transform"] } == [nil, "translate(1 2) scale(.5 1.5)"])
  }

  @Test func `a screen of 26 labels stays under 40 kB`() throws {
    let words = [
      "General", "Wi-Fi", "Bluetooth", "Notifications", "Control Centre", "Do Not Disturb", "Privacy",
    ]
    let cells = try (0..<13).map { row in
      let labels = try [
        labelNode(words[row % 7]), labelNode("Detail \(row)", line: shapedLine("Detail \(row)", size: 13)),
      ]
      return SceneNode(
        .cell, indexPath: IndexPath(section: 0, row: row),
        frame: Rect(x: 0, y: Double(44 * row), width: 320, height: 44),
        drawings: [fill(0, 0, 320, 44, .white)],
        children: [SceneNode(.contentView, frame: Rect(x: 0, y: 0, width: 320, height: 43), children: labels)]
      )
    }
    #expect(try svg(scene(width: 320, height: 572, children: cells)).utf8.count < 40_000)
  }

  /// What makes every kind of definition.
  private func busyScene(_ word: String, _ folder: TestFolder) throws -> Scene {
    let image = try folder.image("a.png", try PNGWriter.bytes(of: rampBitmap(width: 4, height: 2)))
    let gradient = Paint.linear(Gradient(colors: [.white, .black]), from: .zero, to: Point(0, 9))
    let rect = Rect(x: 0, y: 0, width: 8, height: 4)
    let drawings: [Drawing] = [
      .fill(.circle(center: Point(4, 4), radius: 3), gradient),
      .image(PlacedImage(image, in: rect)), .image(PlacedImage(image, in: rect)),
      .image(PlacedImage(image, in: rect, source: Rect(x: 1, y: 0, width: 2, height: 2))),
      .image(PlacedImage(image, in: rect, tint: .color(.black))),
      .text(try emojiLine(size: 12), origin: Point(1, 12), color: .black),
      .text(try emojiLine(size: 12), origin: Point(1, 30), color: .black),
    ]
    let cells = try (0..<3).map { row in
      SceneNode(
        .cell, indexPath: IndexPath(section: 0, row: row), frame: Rect(x: 0, y: 0, width: 9, height: 9),
        clipsToBounds: true, drawings: drawings, children: [try labelNode(word + word)])
    }
    return scene(width: 99, height: 99, children: cells)
  }

  @Test(arguments: SVGTextMode.allCases, [false, true])
  func `files of different pictures share no id that is used`(mode: SVGTextMode, hasLayers: Bool) throws {
    let folder = try TestFolder()
    let options = SVGOptions(text: mode, hasLayers: hasLayers)
    let files = try ["Quince", "Zebra"].map {
      try SVGReader(PictureWriter.forTests().svg(busyScene($0, folder), options: options))
    }
    for file in files {
      #expect(!file.references.isEmpty && Set(file.references).isSubset(of: file.ids))
      #expect(Set(file.ids).count == file.ids.count)
      #expect(file.ids.contains("UITableView") == hasLayers)
    }
    #expect(Set(files[0].references).isDisjoint(with: files[1].references))
    if !hasLayers { #expect(Set(files[0].ids).isDisjoint(with: files[1].ids)) }
  }

  @Test(arguments: ["", "list-", "a.b_"]) func `ids begin with what is asked for`(prefix: String) throws {
    let folder = try TestFolder()
    for hasLayers in [false, true] {
      let options = SVGOptions(ids: SVGIDPrefix(rawValue: prefix), hasLayers: hasLayers)
      let reader = try SVGReader(PictureWriter.forTests().svg(busyScene("Quince", folder), options: options))
      #expect(reader.ids.allSatisfy { $0.hasPrefix(prefix) })
      #expect(reader.ids.contains(prefix + "UITableViewCell-0-1"))
      #expect(Set(reader.references).isSubset(of: reader.ids))
    }
  }

  @Test(arguments: ["1", "-", "a b", "a\"", "<", "é", ".a", String(repeating: "a", count: 65)])
  func `what begins no name in XML is no prefix`(text: String) {
    #expect(SVGIDPrefix(rawValue: text) == nil)
  }

  @Test func `files for programs that know no uses have none`() throws {
    let folder = try TestFolder()
    let options = SVGOptions(text: .outlines)
    let reader = try SVGReader(PictureWriter.forTests().svg(busyScene("Quince", folder), options: options))
    #expect(!reader.elements.contains { $0.name == "use" })
    #expect(!reader.elements.contains { $0.name == "mask" })
    // Two emoji, two whole pictures, a part and a tinted one in each of three cells.
    #expect(reader.elements.count { $0.name == "image" } == 3 * 6)
  }

  @Test func `links are named as programs older than SVG 2 know them`() throws {
    let folder = try TestFolder()
    for mode in SVGTextMode.allCases {
      let options = SVGOptions(text: mode)
      let reader = try SVGReader(PictureWriter.forTests().svg(busyScene("Quince", folder), options: options))
      let root = try #require(reader.elements.first).attributes
      #expect(root["xmlns:xlink"] == "http://www.w3.org/1999/xlink")
      let linking = reader.elements.filter { $0.name == "use" || $0.name == "image" }.map(\.attributes)
      #expect(!linking.isEmpty && linking.allSatisfy { $0["xlink:href"] != nil && $0["href"] == nil })
    }
  }

  @Test func `the same scene gives the same text`() throws {
    let scene = scene(width: 99, height: 99, children: [try labelNode("Same")])
    let writer = PictureWriter.forTests()
    let first = try writer.svg(scene)
    _ = try writer.svg(TableDrawingTests.scene(width: 9, height: 9, children: [labelNode("Other")]))
    #expect(try writer.svg(scene) == first)
    #expect(try PictureWriter.forTests().svg(scene) == first)
  }
}
