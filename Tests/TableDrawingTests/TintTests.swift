import Foundation
import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

@Suite struct TintTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// Three pixels: clear, half covered and opaque, of colours that must not show.
  private func template() throws -> ImageReference {
    let bitmap = try #require(
      Bitmap(width: 3, height: 1, components: [9, 9, 9, 0, 255, 255, 0, 128, 0, 255, 0, 255]))
    var image = try folder.image("template.png", PNGWriter.bytes(of: bitmap))
    image.size = Size(width: 3, height: 1)
    return image
  }

  private func scene(tint: Color, source: Rect? = nil, opacity: Double = 1) throws -> Scene {
    let rect = Rect(x: 1, y: 1, width: source?.width ?? 3, height: 1)
    let node = SceneNode(
      .imageView, frame: Rect(x: 0, y: 0, width: 5, height: 3), opacity: opacity,
      drawings: [.image(PlacedImage(try template(), in: rect, source: source, tint: .color(tint)))])
    return TableDrawingTests.scene(width: 5, height: 3, children: [node])
  }

  @Test func `a tint takes the place of the picture's colours and keeps its opacity`() throws {
    let picture = try PictureWriter.forTests().bitmap(scene(tint: Color(0x0000FF)))
    #expect(picture.row(1) == [0xFFFFFF, 0xFFFFFF, 0x7F7FFF, 0x0000FF, 0xFFFFFF])
    #expect(picture.row(0) == picture.row(2))
    #expect(Set(picture.row(0)) == [0xFFFFFF])
  }

  @Test func `a tint's own opacity and the view's count too`() throws {
    let picture = try PictureWriter.forTests().bitmap(
      scene(tint: Color(0x0000FF, alpha: 0.5), opacity: 0.5))
    #expect(abs(Int(picture[3, 1] >> 16) - 191) <= 1)
    #expect(abs(Int(picture[2, 1] >> 16) - 223) <= 1)
    #expect(picture[1, 1] == 0xFFFFFF)
  }

  @Test func `a part of a picture can be tinted`() throws {
    let part = Rect(x: 2, y: 0, width: 1, height: 1)
    let picture = try PictureWriter.forTests().bitmap(scene(tint: .black, source: part))
    #expect(picture.row(1) == [0xFFFFFF, 0, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
  }

  @Test func `a tinted JPEG picture is a rectangle`() throws {
    let image = try folder.image("ramp.jpg", jpegBytes(rampBitmap(width: 16, height: 16)), .jpeg)
    let placed = PlacedImage(image, in: Rect(x: 1, y: 1, width: 2, height: 2), tint: .color(Color(0xFF0000)))
    let picture = try PictureWriter.forTests().bitmap(
      TableDrawingTests.scene(width: 4, height: 4, [.image(placed)]))
    #expect(picture.row(2) == [0xFFFFFF, 0xFF0000, 0xFF0000, 0xFFFFFF])
  }

  @Test func `an SVG file masks a rectangle of the colour and holds the mask once`() throws {
    let rect = Rect(x: 1, y: 2, width: 6, height: 2)
    let image = try template()
    let drawings = [Color(0xFF0000), Color(0x00FF00, alpha: 0.5)].map {
      Drawing.image(PlacedImage(image, in: rect, tint: .color($0)))
    }
    let bytes = try PictureWriter.forTests().svg(
      TableDrawingTests.scene(width: 9, height: 9, drawings), options: .plain)
    let reader = try SVGReader(bytes)
    #expect(reader.elements.filter { $0.name == "mask" }.count == 1)
    #expect(reader.elements.filter { $0.name == "image" }.count == 1)
    #expect(Set(reader.references).isSubset(of: reader.ids))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains(
        "<mask id=\"m1\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"3\" height=\"1\">"))
    #expect(
      text.contains(
        """
        <rect width="3" height="1" fill="#f00" mask="url(#m1)" transform="translate(1 2) scale(2)"/>
        <rect width="3" height="1" fill="#0f0" fill-opacity=".5" mask="url(#m1)" transform="translate(1 2) scale(2)"/>
        """))
  }

  @Test func `a tint of many colours lies in the view's coordinates`() throws {
    let gradient = Gradient(colors: [.black, .white])
    let image = PlacedImage(
      try template(), in: Rect(x: 1, y: 2, width: 6, height: 2), tint: .gradient(gradient, top: 0, bottom: 4))
    let drawn = TableDrawingTests.scene(width: 9, height: 5, [.image(image)])
    let picture = try PictureWriter.forTests().bitmap(drawn)
    #expect(picture.row(2)[6] & 0xFF == 0x9F && picture.row(3)[6] & 0xFF == 0xDF)
    let text = String(decoding: try PictureWriter.forTests().svg(drawn, options: .plain), as: UTF8.self)
    #expect(text.contains("y1=\"-1\" x2=\"0\" y2=\"1\""), "\(text)")
    #expect(text.contains("fill=\"url(#p"), "\(text)")
  }

  @Test func `the pixels of a part are what was read`() throws {
    let picture = try ImageStore(OpenFile.imageOpener).picture(template())
    #expect(
      picture.surface.bitmap(0..<3, 0..<1)?.components == [0, 0, 0, 0, 255, 255, 0, 128, 0, 255, 0, 255])
    #expect(picture.surface.bitmap(1..<9, 0..<1)?.components == [255, 255, 0, 128, 0, 255, 0, 255])
  }

  @Test func `a PDF file masks the colour softly`() throws {
    let bytes = try PictureWriter.forTests().pdf(scene(tint: Color(0x0000FF)))
    #expect(String(decoding: bytes, as: Unicode.ASCII.self).contains("/SMask"))
  }
}
