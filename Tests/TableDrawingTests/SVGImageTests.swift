import Foundation
import TableLayout
import TableModel
import TableSources
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

  @Test func `an SVG file holds the picture as it is`() throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 0, y: 0, width: 4, height: 4))
    let writer = PictureWriter.forTests()
    let bytes = try writer.svg(scene(placed))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("data:image/svg+xml;base64," + Data(file.utf8).base64EncodedString()))
    #expect(try writer.svg(scene(placed)) == bytes)
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
    #expect(error?.message.hasPrefix("the picture “b.svg” has too much in it") ?? false)
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
