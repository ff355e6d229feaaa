import Foundation
import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

@Suite struct ImagePartTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// The colours of the nine parts of `tile`, row by row.
  private static let colors: [UInt32] = [
    0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x000000, 0x00FFFF, 0x800000, 0x008000, 0x000080,
  ]

  /// A picture of 7 points with caps of 3, so that its middle is one point wide and high.
  private func tile(pixelsPerPoint: Int = 1) throws -> ImageReference {
    let side = 7 * pixelsPerPoint
    var components: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let part = { (pixel: Int) in pixel < 3 * pixelsPerPoint ? 0 : pixel < 4 * pixelsPerPoint ? 1 : 2 }
        let color = Self.colors[3 * part(y) + part(x)]
        components += [16, 8, 0].map { UInt8(color >> $0 & 0xFF) } + [255]
      }
    }
    let bitmap = try #require(Bitmap(width: side, height: side, components: components))
    var image = try folder.image("tile\(pixelsPerPoint).png", PNGWriter.bytes(of: bitmap))
    image.size = Size(width: 7, height: 7)
    image.scale = Double(pixelsPerPoint)
    return image
  }

  /// The nine parts of a tile laid over a rectangle.
  private func slices(_ image: ImageReference, in rect: Rect) -> [Drawing] {
    let source = [0.0, 3, 4, 7]
    let across = [rect.minX, rect.minX + 3, rect.maxX - 3, rect.maxX]
    let down = [rect.minY, rect.minY + 3, rect.maxY - 3, rect.maxY]
    func box(_ x: [Double], _ y: [Double], _ column: Int, _ row: Int) -> Rect {
      Rect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
    }
    return (0..<9).map { index in
      let (row, column) = (index / 3, index % 3)
      return .image(
        PlacedImage(
          image, in: box(across, down, column, row), source: box(source, source, column, row)))
    }
  }

  @Test(arguments: [1.0, 2, 3], [(1, 0.0), (2, 0.0), (3, 0.0), (2, 0.3), (1, 0.5)])
  func `nine parts join without seams and keep to themselves`(
    scale: Double, image: (pixelsPerPoint: Int, shift: Double)
  ) throws {
    let rect = Rect(x: 2 + image.shift, y: 4 + image.shift, width: 31, height: 23)
    let slices = slices(try tile(pixelsPerPoint: image.pixelsPerPoint), in: rect)
    let picture = try PictureWriter.forTests().bitmap(scene(width: 40, height: 40, scale: scale, slices))
    func edges(_ start: Double, _ end: Double) -> [Double] {
      [start, start + 3, end - 3, end].map { ($0 * scale + 0.5).rounded(.down) }
    }
    let across = edges(rect.minX, rect.maxX)
    let down = edges(rect.minY, rect.maxY)
    func part(_ pixel: Int, _ edges: [Double]) -> Int? {
      edges.dropLast().lastIndex { $0 <= Double(pixel) }.flatMap { Double(pixel) < edges[3] ? $0 : nil }
    }
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let color = part(x, across).flatMap { column in part(y, down).map { Self.colors[3 * $0 + column] } }
        #expect(picture[x, y] == color ?? 0xFFFFFF, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [1, 5, 16, 79])
  func `parts leave no seams between bands`(bandHeight: Int) throws {
    let drawings = slices(try tile(), in: Rect(x: 0.25, y: 0.25, width: 30, height: 30))
    let scene = scene(width: 40, height: 40, scale: 2, drawings)
    func pixels(_ bandHeight: Int) throws -> [UInt32] {
      let painter = CairoPainter(fonts: FontFaces(locateTestFont), images: ImageStore(OpenFile.imageOpener))
      var pixels: [UInt32] = []
      try Raster(painter: painter, bandHeight: bandHeight).paint(scene) { pixels += $0.map { $0 & 0xFFFFFF } }
      return pixels
    }
    #expect(try pixels(bandHeight) == pixels(80))
  }

  @Test func `a part may begin and end within pixels`() throws {
    let ramp = try #require(
      Bitmap(width: 2, height: 1, components: [255, 0, 0, 255, 0, 0, 255, 255]))
    let image = try folder.image("pair.png", PNGWriter.bytes(of: ramp))
    let placed = PlacedImage(
      image, in: Rect(x: 0, y: 0, width: 20, height: 20), source: Rect(x: 0.5, y: 0, width: 1, height: 2))
    let picture = try PictureWriter.forTests().bitmap(scene(width: 20, height: 20, [.image(placed)]))
    #expect(picture[0, 9] >> 16 > 0xE0 && picture[19, 9] & 0xFF > 0xE0)
    #expect(abs(Int(picture[10, 9] & 0xFF) - 127) < 20)
  }

  @Test(arguments: [
    Rect(x: 7, y: 0, width: 3, height: 3), Rect(x: -9, y: -9, width: 5, height: 5), .zero,
    Rect(x: .nan, y: 0, width: 3, height: 3), Rect(x: 0, y: 0, width: -3, height: 3),
    Rect(x: -Double.infinity, y: 0, width: .infinity, height: 3),
  ])
  func `a part beyond the picture draws nothing`(source: Rect) throws {
    let placed = PlacedImage(try tile(), in: Rect(x: 1, y: 1, width: 8, height: 8), source: source)
    let scene = scene(width: 10, height: 10, [.image(placed)])
    let writer = PictureWriter.forTests()
    #expect(Set(try writer.bitmap(scene).components) == [255])
    #expect(try !String(decoding: writer.svg(scene, options: .plain), as: UTF8.self).contains("<use"))
    #expect(try writer.pdf(scene).count > 100)
  }

  @Test func `a part that reaches beyond the picture ends with it`() {
    let image = ImageReference(name: "", path: "", format: .png, size: Size(width: 10, height: 10))
    let placed = PlacedImage(image, in: .zero, source: Rect(x: 8, y: -5, width: 9, height: 9))
    let part = ImagePart(placed, width: 20, height: 30)
    #expect(part?.source == Rect(x: 16, y: 0, width: 4, height: 12))
    #expect(part?.columns == 16..<20 && part?.rows == 0..<12)
  }

  @Test func `SVG files hold stretched parts by themselves, others as the whole picture cut off`() throws {
    let drawings = slices(try tile(), in: Rect(x: 2, y: 4, width: 31, height: 23))
    let bytes = try PictureWriter.forTests().svg(
      scene(width: 40, height: 40, drawings + drawings), options: .plain)
    let reader = try SVGReader(bytes)
    #expect(reader.elements.filter { $0.name == "image" }.count == 6)
    #expect(Set(reader.references).isSubset(of: reader.ids))
    #expect(Set(reader.ids).count == reader.ids.count)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        """
        <g transform="translate(30 24)" clip-path="url(#c1)">
        <use xlink:href="#i1" transform="translate(-4 -4)"/>
        </g>
        """))
  }

  @Test func `PDF files hold every part`() throws {
    let drawings = slices(try tile(), in: Rect(x: 2, y: 4, width: 31, height: 23))
    let bytes = try PictureWriter.forTests().pdf(scene(width: 40, height: 40, drawings))
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.components(separatedBy: "/Subtype /Image").count == 10)
  }
}
