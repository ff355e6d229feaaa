import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

@Suite struct RasterTests {
  private func pixels(_ scene: Scene, bandHeight: Int) throws -> [UInt32] {
    let painter = CairoPainter(fonts: FontFaces(locateTestFont), images: ImageStore(OpenFile.imageOpener))
    var pixels: [UInt32] = []
    try Raster(painter: painter, bandHeight: bandHeight).paint(scene) { pixels += $0.map { $0 & 0xFFFFFF } }
    return pixels
  }

  private func mixedScene() throws -> Scene {
    let gradient = Gradient(colors: [Color(0xFF8800), Color(0x0044FF), .white])
    var nodes: [SceneNode] = []
    for index in 0..<12 {
      let y = Double(index) * 17.25
      var node = SceneNode(
        .cell, frame: Rect(x: 2, y: y, width: 56, height: 16), clipsToBounds: index % 3 == 0)
      node.drawings = [
        .fill(
          .roundedRect(Rect(x: 0, y: 0, width: 50, height: 20), top: 5, bottom: 5),
          .linear(gradient, from: Point(0, 0), to: Point(7, 20))),
        .fill(
          .circle(center: Point(25, 9), radius: 9),
          .radial(gradient, center: Point(25, 9), radius: 9)),
        .stroke(.polyline([Point(3, 3), Point(20, 18), Point(22, 1)]), Stroke(width: 1.3), .color(.black)),
        .text(try shapedLine("Quick", size: 13), origin: Point(3.3, 12.6), color: Color(0x005500)),
      ]
      nodes.append(node)
    }
    return scene(width: 60, height: 210, scale: 2, [fill(0, 0, 60, 210, Color(0xEEEEF4))], children: nodes)
  }

  @Test(arguments: [1, 7, 64, 419, 420])
  func `bands leave no seams`(bandHeight: Int) throws {
    let scene = try mixedScene()
    let whole = try pixels(scene, bandHeight: 10_000)
    let banded = try pixels(scene, bandHeight: bandHeight)
    #expect(whole.count == 120 * 420)
    let differing = whole.indices.filter { whole[$0] != banded[$0] }
    #expect(differing.isEmpty, "\(differing.count) pixels, the first in row \((differing.first ?? 0) / 120)")
  }

  @Test func `pictures can be higher than any surface of Cairo's`() throws {
    let last = fill(0, 39_999, 2, 1, .black)
    let picture = try PictureWriter.forTests().bitmap(scene(width: 2, height: 40_000, [last]))
    #expect(picture.height == 40_000)
    #expect(picture.row(39_998) == [0xFFFFFF, 0xFFFFFF])
    #expect(picture.row(39_999) == [0, 0])
  }

  @Test(
    arguments: [
      (32_768.0, 10.0, 1.0, "32768×10"), (10, 1_000_001, 1, "10×1000001"), (30_000, 30_000, 1, "30000×30000"),
      (20_000, 10, 2, "40000×20"), (0, 10, 1, "0×10"), (10, 10, 0, "scale"), (10, 10, -1, "scale"),
      (10, 10, .nan, "scale"), (.nan, 10, 1, "nan"), (.infinity, 10, 1, "inf"),
    ])
  func `sizes that cannot be drawn are errors`(
    width: Double, height: Double, scale: Double, part: String
  ) throws {
    let scene = scene(width: width, height: height, scale: scale)
    let writer = PictureWriter.forTests()
    for write in [{ _ = try writer.png(scene) }, { _ = try writer.bitmap(scene) }] {
      let error = #expect(throws: DrawingError.self) { try write() }
      #expect(error?.message.contains(part) == true, "\(String(describing: error))")
      #expect(error?.hint?.isEmpty == false)
    }
  }

  @Test(arguments: [(10.25, 1.0, 10), (10.5, 2.0, 21), (10.6, 3.0, 32)])
  func `odd sizes are rounded to pixels`(width: Double, scale: Double, pixels: Int) throws {
    let picture = try PictureWriter.forTests().bitmap(scene(width: width, height: 1, scale: scale))
    #expect(picture.width == pixels)
  }
}
