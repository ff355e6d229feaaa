import Foundation
import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

@Suite struct OpacityTests {
  /// A view with a red square of its own, over which a child lays a blue one that reaches out of it.
  private func overlapping(_ opacity: Double) -> SceneNode {
    let child = SceneNode(
      .view, frame: Rect(x: 4, y: 4, width: 8, height: 8), drawings: [fill(0, 0, 8, 8, Color(0x0000FF))])
    return SceneNode(
      .view, frame: Rect(x: 2, y: 2, width: 8, height: 8), opacity: opacity,
      drawings: [fill(0, 0, 8, 8, Color(0xFF0000))], children: [child])
  }

  private func picture(_ nodes: [SceneNode], scale: Double = 1) throws -> Bitmap {
    try PictureWriter.forTests().bitmap(scene(width: 20, height: 20, scale: scale, children: nodes))
  }

  private func svg(_ nodes: [SceneNode]) throws -> String {
    let bytes = try PictureWriter.forTests().svg(
      scene(width: 20, height: 20, children: nodes), options: .plain)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `what lies under a child does not show through it`() throws {
    let picture = try picture([overlapping(0.5)])
    #expect(picture[3, 3] == 0xFF7F7F)
    #expect(picture[8, 8] == 0x7F7FFF)
    #expect(picture[12, 12] == 0x7F7FFF)
    #expect(picture[16, 16] == 0xFFFFFF)
  }

  @Test func `opacities within each other multiply`() throws {
    let outer = SceneNode(
      .view, frame: Rect(x: 0, y: 0, width: 20, height: 20), opacity: 0.5, children: [overlapping(0.5)])
    let picture = try picture([outer])
    #expect(abs(Int(picture[3, 3] & 0xFF) - 191) <= 1)
    #expect(abs(Int(picture[8, 8] >> 16) - 191) <= 1)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan, -.nan])
  func `no opacity draws nothing`(opacity: Double) throws {
    #expect(try picture([overlapping(opacity)]) == picture([]))
    #expect(try svg([overlapping(opacity)]).contains("<g id=\"UIView\" opacity=\"0\">"))
  }

  @Test(arguments: [1, 1.5, Double.infinity, .greatestFiniteMagnitude])
  func `full opacity changes nothing`(opacity: Double) throws {
    let opaque = scene(width: 20, height: 20, children: [overlapping(1)])
    let scene = scene(width: 20, height: 20, children: [overlapping(opacity)])
    let writer = PictureWriter.forTests()
    #expect(try writer.bitmap(scene) == writer.bitmap(opaque))
    #expect(try writer.svg(scene, options: .plain) == writer.svg(opaque, options: .plain))
    #expect(try writer.pdf(scene) == writer.pdf(opaque))
  }

  @Test func `a view at an opacity is still cut off at its edges and its parent's`() throws {
    var node = overlapping(0.5)
    node.clipsToBounds = true
    let parent = SceneNode(
      .view, frame: Rect(x: 0, y: 0, width: 9, height: 20), clipsToBounds: true, children: [node])
    let picture = try picture([parent])
    #expect(picture[8, 8] == 0x7F7FFF)
    #expect(picture[9, 8] == 0xFFFFFF)
    #expect(picture[8, 10] == 0xFFFFFF)
  }

  @Test func `an edge within a pixel counts once`() throws {
    let half = SceneNode(
      .view, frame: Rect(x: 2, y: 2, width: 4.5, height: 4), opacity: 0.5, clipsToBounds: true,
      drawings: [fill(0, 0, 10, 10, .black)])
    let picture = try picture([half])
    #expect(picture[5, 3] == 0x7F7F7F)
    #expect(abs(Int(picture[6, 3] & 0xFF) - 191) <= 2)
    #expect(picture[7, 3] == 0xFFFFFF)
  }

  @Test func `text, lines and pictures of characters lie within the surface of their view`() throws {
    func node(_ opacity: Double) throws -> SceneNode {
      SceneNode(
        .view, frame: Rect(x: 5, y: 5, width: 0, height: 0), opacity: opacity,
        drawings: [
          .stroke(.polyline([Point(0, 0), Point(8, 0), Point(0, 1)]), Stroke(width: 2), .color(.black)),
          .text(try shapedLine("gÅ", size: 9), origin: Point(-2, 8), color: .black),
          .text(try emojiLine(size: 6), origin: Point(-1, 13), color: .black),
        ])
    }
    let faint = try picture([node(0.5)], scale: 2)
    let opaque = try picture([node(1)], scale: 2)
    for (faint, opaque) in zip(faint.components, opaque.components) {
      #expect(abs(2 * (255 - Int(faint)) - (255 - Int(opaque))) <= 4)
    }
    #expect(Set(opaque.components).count > 20)
  }

  @Test func `a line of endless width is not cut off`() throws {
    func picture(width: Double) throws -> Bitmap {
      var line = try shapedLine("M", size: 12)
      line.width = width
      let node = SceneNode(
        .view, frame: Rect(x: 2, y: 2, width: 9, height: 9), opacity: 0.5,
        drawings: [.text(line, origin: Point(0, 12), color: .black)])
      return try self.picture([node])
    }
    #expect(try picture(width: .infinity) == picture(width: 10))
    #expect(try picture(width: 10) != self.picture([]))
  }

  @Test(arguments: [1, 7, 16, 39])
  func `groups leave no seams between bands`(bandHeight: Int) throws {
    let inner = overlapping(0.6)
    var outer = SceneNode(
      .view, frame: Rect(x: 1, y: 3.3, width: 15, height: 14), opacity: 0.7, clipsToBounds: true,
      drawings: [fill(0, 0, 30, 30, Color(0x00AA00))], children: [inner])
    outer.drawings.append(.text(try shapedLine("Åg", size: 12), origin: Point(1, 12), color: .black))
    let scene = scene(width: 20, height: 20, scale: 2, children: [outer, overlapping(0.3)])
    func pixels(_ bandHeight: Int) throws -> [UInt32] {
      let painter = CairoPainter(fonts: FontFaces(locateTestFont), images: ImageStore(OpenFile.imageOpener))
      var pixels: [UInt32] = []
      try Raster(painter: painter, bandHeight: bandHeight).paint(scene) { pixels += $0.map { $0 & 0xFFFFFF } }
      return pixels
    }
    #expect(try pixels(bandHeight) == pixels(40))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `places that are no places harm nothing`(number: Double) throws {
    var node = overlapping(0.5)
    node.drawings.append(fill(number, 0, 4, number, .black))
    node.children.append(
      SceneNode(
        .view, frame: Rect(x: number, y: number, width: number, height: 1), opacity: 0.5, clipsToBounds: true,
        drawings: [fill(0, number, 5, 5, .black)]))
    let scene = scene(width: 20, height: 20, children: [node])
    let writer = PictureWriter.forTests()
    #expect(try writer.png(scene).count > 100)
    #expect(try writer.svg(scene, options: .plain).count > 100)
    #expect(try writer.pdf(scene).count > 100)
  }

  @Test func `an SVG file gives the group its opacity`() throws {
    let text = try svg([overlapping(0.25)])
    #expect(text.contains("<g id=\"UIView\" opacity=\".25\">"))
    #expect(text.split(separator: "opacity").count == 2)
  }

  @Test func `an SVG file gives a view of one piece its opacity without a group`() throws {
    let view = SceneNode(
      .view, frame: Rect(x: 2, y: 2, width: 8, height: 8), opacity: 0.25,
      drawings: [fill(0, 0, 8, 8, .black)])
    #expect(try svg([view]).contains("<rect id=\"UIView\" opacity=\".25\" x=\"2\" y=\"2\" width=\"8\""))
  }

  @Test func `a PDF file gives the group its opacity`() throws {
    let scene = scene(width: 20, height: 20, children: [overlapping(0.25)])
    let text = String(decoding: try PictureWriter.forTests().pdf(scene), as: Unicode.ASCII.self)
    #expect(text.contains("/ca 0.25"))
    #expect(text.contains("/S /Transparency"))
  }
}
