import Foundation
import TableLayout
import TableModel
import TableSources
import TestSupport
import Testing

@testable import TableDrawing

@Suite struct SVGImageTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// A red square in the upper left quarter, half clear.
  private let file = """
    <svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>
    <path fill='#ff0000' fill-opacity='.5' d='M0 0h2v2H0z'/></svg>
    """

  private func reference(_ text: String? = nil, name: String = "a.svg") throws -> ImageReference {
    let text = text ?? file
    let bytes = Array(text.utf8)
    let header = try ImageHeader { offset, count in
      Array(bytes.dropFirst(offset).prefix(count))
    }
    var image = try folder.image(name, bytes, .svg)
    image.size = try #require(header.vector?.size)
    image.vector = header.vector?.content
    image.vector?.version = OpenFile.imageOpener(image.path)?.version
    return image
  }

  private func scene(_ placed: PlacedImage, scale: Double = 1) -> Scene {
    TableDrawingTests.scene(width: 8, height: 8, scale: scale, [.image(placed)])
  }

  private static let converter = "/usr/bin/rsvg-convert"

  /// What librsvg makes of a file by its own program: the same pixels, but for the rounding of what is translucent.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: converter)),
    arguments: [
      "<path fill='#08f' d='M0 0h8v4q0 4-4 4t-4-4z'/><circle cx='4' cy='4' r='2.5' fill='#f80'/>",
      "<linearGradient id='g'><stop offset='0' stop-color='#f00'/><stop offset='1' stop-color='#00f'/></linearGradient>"
        + "<rect width='8' height='8' rx='2' fill='url(#g)' fill-opacity='.5'/>",
      "<g transform='rotate(30 4 4) scale(.7)'><path d='M1 1l6 6m0-6l-6 6' stroke='#064' stroke-width='1.5'/></g>",
      "<clipPath id='c'><circle cx='4' cy='4' r='3'/></clipPath><rect width='8' height='8' clip-path='url(#c)'/>",
    ], [1.0, 2, 3])
  func `images are drawn as rsvg-convert draws them`(_ shapes: String, _ scale: Double) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>\(shapes)</svg>"
    let image = try reference(text)
    let ours = try PictureWriter.forTests().bitmap(
      scene(PlacedImage(image, in: Rect(x: 0, y: 0, width: 8, height: 8)), scale: scale))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.converter)
    let (target, side) = (image.path.text + ".png", "\(ours.width)")
    process.arguments = [
      "-b", "white", "-w", side, "-h", side, image.path.text, "-o", target,
    ]
    try process.start()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let theirs = try PNGReader.bitmap([UInt8](Data(contentsOf: URL(fileURLWithPath: target))))
    #expect((theirs.width, theirs.height) == (ours.width, ours.height))
    let worst = zip(ours.components, theirs.components).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(worst <= 2)
  }

  /// iOS draws the shapes of such files, and no file can ask for the time that effects take.
  @Test(arguments: [
    "filter='url(#f)'", "filter='url(#none)'", "filter='blur(2px)'", "style='filter:blur(2px)!important'",
    "class='a'",
  ])
  func `filters are left out`(_ attribute: String) throws {
    let pixels = { (attribute: String) in
      let text = """
        <svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>
        <style>.a{filter:drop-shadow(2px 2px 1px #f00)!important}</style>
        <filter id='f'><feGaussianBlur stdDeviation='2'/></filter>
        <rect x='2' y='2' width='4' height='4' \(attribute)/></svg>
        """
      let placed = PlacedImage(try self.reference(text), in: Rect(x: 0, y: 0, width: 8, height: 8))
      return try PictureWriter.forTests().bitmap(self.scene(placed)).components
    }
    #expect(try pixels(attribute) == pixels("id='b'"))
  }

  @Test(arguments: [1.0, 2, 3])
  func `edges lie between pixels at every scale`(scale: Double) throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 1, y: 1, width: 4, height: 4))
    let picture = try PictureWriter.forTests().bitmap(scene(placed, scale: scale))
    let side = Int(2 * scale)
    let start = Int(scale)
    let row = picture.row(start)
    #expect(Array(row[..<start]).allSatisfy { $0 == 0xFFFFFF })
    #expect(
      Array(row[start..<start + side]).allSatisfy { $0 >> 16 == 0xFF && (0x7E...0x80).contains($0 & 0xFF) })
    #expect(Array(row[(start + side)...]).allSatisfy { $0 == 0xFFFFFF })
  }

  @Test func `an enlarged picture is as sharp`() throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 0, y: 0, width: 8, height: 8))
    let picture = try PictureWriter.forTests().bitmap(scene(placed))
    #expect(Set(picture.row(0)).count == 2)
    #expect(picture[3, 3] != 0xFFFFFF && picture[4, 4] == 0xFFFFFF)
  }

  @Test func `a tint takes the place of its colours`() throws {
    let placed = PlacedImage(
      try reference(), in: Rect(x: 0, y: 0, width: 4, height: 4), tint: .color(Color(0x0000FF)))
    let picture = try PictureWriter.forTests().bitmap(scene(placed))
    #expect(picture[1, 1] & 0xFF == 0xFF && (0x7E...0x80).contains(picture[1, 1] >> 16))
    #expect(picture[3, 3] == 0xFFFFFF)
  }

  @Test func `an SVG file has as many pixels of a tinted picture as are shown`() throws {
    let placed = PlacedImage(
      try reference(), in: Rect(x: 0, y: 0, width: 8, height: 8), tint: .color(Color(0x0000FF)))
    let text = String(decoding: try PictureWriter.forTests().svg(scene(placed, scale: 2)), as: UTF8.self)
    #expect(text.contains(#"x="0" y="0" width="16" height="16"><image"#), "\(text)")
  }

  @Test func `an SVG file holds the picture as large as others can make pixels of it`() throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 0, y: 0, width: 4, height: 4))
    let writer = PictureWriter.forTests()
    let bytes = try writer.svg(scene(placed))
    let text = String(decoding: bytes, as: UTF8.self)
    let enlarged = Data(EmbeddedSVG.enlarged(Array(file.utf8), Size(width: 4, height: 4)))
    #expect(enlarged.count > file.utf8.count)
    #expect(text.contains("data:image/svg+xml;base64," + enlarged.base64EncodedString()))
    #expect(try writer.svg(scene(placed)) == bytes)
  }

  /// Who reads the file must know what links are called, however text is held, and where else there are none.
  @Test(arguments: SVGTextMode.allCases, [nil, ImageTint.color(Color(0x0000FF))])
  func `links have their name space`(_ mode: SVGTextMode, _ tint: ImageTint?) throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 0, y: 0, width: 8, height: 8), tint: tint)
    let bytes = try PictureWriter.forTests().svg(scene(placed), options: SVGOptions(text: mode))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("xlink:href") && text.contains("xmlns:xlink=\"http://www.w3.org/1999/xlink\""))
    #expect(text.contains("image/svg+xml") == (mode != .outlines && tint == nil))
  }

  @Test func `a page shows it finer than a screen does`() throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 0, y: 0, width: 4, height: 4))
    let text = String(decoding: try PictureWriter.forTests().pdf(scene(placed)), as: UTF8.self)
    #expect(text.contains("/Width 16") && text.contains("/Height 16"))
  }

  @Test func `a file that was changed since is not drawn`() throws {
    let image = try reference()
    _ = try folder.image("a.svg", Array("<svg/>".utf8), .svg)
    let placed = PlacedImage(image, in: Rect(x: 0, y: 0, width: 4, height: 4))
    let error = #expect(throws: DrawingError.self) { try PictureWriter.forTests().bitmap(scene(placed)) }
    #expect(error?.message == "the picture “a.svg” was changed while it was drawn")
  }

  @Test func `work that is more than the budget is not begun`() throws {
    let shapes = String(repeating: "<path d='M0 0h9v9z'/>", count: 9_000)
    let image = try reference(
      "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'>\(shapes)</svg>", name: "b.svg")
    let placed = PlacedImage(image, in: Rect(x: 0, y: 0, width: 900, height: 900))
    let error = #expect(throws: DrawingError.self) { try PictureWriter.forTests().bitmap(scene(placed)) }
    #expect(error?.message.hasPrefix("the picture “b.svg” is too complex") ?? false)
  }

  @Test func `elements that lie deep are drawn with fewer pixels rather than more memory`() {
    var image = ImageReference(
      name: "a", path: FilePath("a"), format: .svg, size: Size(width: 4_000, height: 4_000))
    image.vector = VectorContent(elements: 1, layers: 0, numbers: 1, depth: 32)
    let size = ImageSize(of: image, density: 3)
    // Two million pixels, the last row and column being whole.
    #expect(size.width == 1_449 && size.height == 1_449)
  }

  @Test func `a library that is missing says how to get it`() {
    let error = #expect(throws: DrawingError.self) {
      try SVGImageReader.bitmap(Array(file.utf8), width: 4, height: 4, library: "librsvg-none.so")
    }
    #expect(error?.message.contains("librsvg-none.so") ?? false)
    #expect(error?.hint?.contains("apt install librsvg2-2") ?? false)
  }

  @Test func `what librsvg refuses is told`() {
    let error = #expect(throws: DrawingError.self) {
      try SVGImageReader.bitmap(Array("<svg".utf8), width: 4, height: 4)
    }
    #expect(error?.message.hasPrefix("the SVG file cannot be drawn: ") ?? false)
  }
}

/// SVG images in SVG files: as large as programs can make pixels of, and otherwise as they are.
@Suite struct EmbeddedSVGTests {
  private static let size = Size(width: 4, height: 2.5)

  private func enlarged(_ text: String, _ size: Size = EmbeddedSVGTests.size) -> String {
    String(decoding: EmbeddedSVG.enlarged(Array(text.utf8), size), as: UTF8.self)
  }

  @Test(
    arguments: [
      (
        "<svg xmlns='u' width='4' height='2.5'><g width='1'/></svg>",
        "<svg width=\"32\" height=\"20\" viewBox=\"0 0 4 2.5\" xmlns='u'  ><g width='1'/></svg>"
      ),
      (
        "<?xml version='1.0'?><!-- <svg> -->\n<!DOCTYPE svg>\n<svg viewBox='0 0 8 5' height = \"2.5pt\"/>",
        "<?xml version='1.0'?><!-- <svg> -->\n<!DOCTYPE svg>\n<svg width=\"32\" height=\"20\" viewBox='0 0 8 5' />"
      ),
      ("<svg/>", "<svg width=\"32\" height=\"20\" viewBox=\"0 0 4 2.5\"/>"),
    ])
  func `the size is larger and the picture the same`(_ text: String, _ expected: String) {
    #expect(enlarged(text) == expected)
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg width", "<svg width=", "<svg width='4", "<s:svg/>", "text", "<?xml", "<!--",
  ])
  func `what does not begin as SVG files do stays as it is`(_ text: String) {
    #expect(enlarged(text) == text)
  }

  @Test(arguments: [(3000.0, 10.0), (0, 5), (-1, 5), (.nan, 5)])
  func `large images and those without a size stay as they are`(_ width: Double, _ height: Double) {
    #expect(enlarged("<svg/>", Size(width: width, height: height)) == "<svg/>")
  }

  @Test func `sides have at most 2048 points`() {
    #expect(enlarged("<svg/>", Size(width: 1024, height: 10)).hasPrefix("<svg width=\"2048\" height=\"20\""))
  }
}
