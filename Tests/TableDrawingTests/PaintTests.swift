import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct PaintTests {
  @Test func `a linear gradient begins and ends with its colours`() throws {
    let gradient = Gradient(colors: [Color(0xFF0000), Color(0x0000FF)])
    let paint = Paint.linear(gradient, from: Point(0, 0), to: Point(0, 256))
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 1, height: 256, [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 256)), paint)]))
    for (y, color) in picture.column(0).enumerated() {
      let red = Int(color >> 16)
      #expect(abs(red - (255 - y)) <= 1, "row \(y)")
      #expect(abs(Int(color & 0xFF) - y) <= 1, "row \(y)")
    }
  }

  @Test func `beyond its ends a gradient keeps its colours`() throws {
    let gradient = Gradient(colors: [Color(0xFF0000), Color(0x0000FF)])
    let paint = Paint.linear(gradient, from: Point(0, 4), to: Point(0, 5))
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 1, height: 9, [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 9)), paint)]))
    #expect(picture[0, 0] == 0xFF0000)
    #expect(picture[0, 8] == 0x0000FF)
  }

  @Test func `a radial gradient runs from the centre to the radius`() throws {
    let gradient = Gradient(colors: [.white, .black])
    let paint = Paint.radial(gradient, center: Point(50.5, 50.5), radius: 50)
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 101, height: 101, [.fill(.rect(Rect(x: 0, y: 0, width: 101, height: 101)), paint)]))
    #expect(picture[50, 50] >= 0xFDFDFD)
    #expect(picture[0, 0] == 0)
    for distance in [10, 25, 40] {
      let expected = 255 * (50 - distance) / 50
      for color in [
        picture[50 + distance, 50], picture[50 - distance, 50], picture[50, 50 + distance],
        picture[50, 50 - distance],
      ] {
        #expect(abs(Int(color & 0xFF) - expected) <= 2, "\(distance) pixels from the centre")
      }
    }
  }

  @Test(
    arguments: [
      (Paint.linear(Gradient([]), from: .zero, to: Point(0, 1)), 0xFFFFFF as UInt32),
      (.linear(Gradient([.init(0.5, Color(0x123456))]), from: .zero, to: Point(0, 1)), 0x123456),
      (.linear(Gradient(colors: [.white, Color(0x123456)]), from: Point(3, 3), to: Point(3, 3)), 0x123456),
      (.radial(Gradient(colors: [.white, Color(0x123456)]), center: .zero, radius: 0), 0x123456),
      (.radial(Gradient(colors: [.white, Color(0x123456)]), center: .zero, radius: -.infinity), 0x123456),
      (.color(Color(red: 7, green: -3, blue: .nan)), 0xFF0000),
      (.color(Color(white: 0, alpha: 0.5)), 0x7F7F7F),
    ])
  func `odd paints have a meaning`(paint: Paint, expected: UInt32) throws {
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 4, height: 4, [.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), paint)]))
    for y in 0..<4 {
      #expect(Set(picture.row(y)) == [expected])
    }
  }

  @Test func `a node cuts off what it and its children draw`() throws {
    let child = SceneNode(
      .contentView, frame: Rect(x: -2, y: 2, width: 9, height: 9),
      drawings: [fill(-9, -9, 99, 99, Color(0x00FF00))])
    let clipping = SceneNode(
      .cell, frame: Rect(x: 3, y: 1, width: 4, height: 5), clipsToBounds: true,
      drawings: [fill(-9, -9, 99, 99, .black)], children: [child])
    let after = SceneNode(
      .separator, frame: Rect(x: 8, y: 8, width: 1, height: 1), drawings: [fill(0, 0, 1, 1, Color(0x0000FF))])
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 10, height: 10, children: [clipping, after]))
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (3..<7).contains(x) && (1..<6).contains(y)
        let expected: UInt32 = isInside ? 0x00FF00 : x == 8 && y == 8 ? 0x0000FF : 0xFFFFFF
        #expect(picture[x, y] == expected, "\(x), \(y)")
      }
    }
  }

  @Test func `cut nodes in cut nodes show what both leave`() throws {
    let inner = SceneNode(
      .contentView, frame: Rect(x: 3, y: 3, width: 10, height: 10), clipsToBounds: true,
      drawings: [fill(-9, -9, 99, 99, .black)])
    let outer = SceneNode(
      .cell, frame: Rect(x: 1, y: 1, width: 5, height: 5), clipsToBounds: true, children: [inner])
    let picture = try PictureWriter.forTests().bitmap(scene(width: 10, height: 10, children: [outer]))
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (4..<6).contains(x) && (4..<6).contains(y)
        #expect(picture[x, y] == (isInside ? 0 : 0xFFFFFF), "\(x), \(y)")
      }
    }
  }

  @Test func `a stroke is as wide as asked`() throws {
    let line = Drawing.stroke(.polyline([Point(2, 5), Point(8, 5)]), Stroke(width: 2), .color(.black))
    let picture = try PictureWriter.forTests().bitmap(scene(width: 10, height: 10, scale: 2, [line]))
    #expect(picture.column(10).enumerated().filter { $0.element == 0 }.map(\.offset) == [8, 9, 10, 11])
    #expect(picture.row(9).enumerated().filter { $0.element == 0 }.map(\.offset) == Array(4..<16))
  }

  @Test(
    arguments: [
      Rect(x: .nan, y: .infinity, width: -.infinity, height: .nan),
      Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
      Rect(x: 5, y: 5, width: -3, height: -3),
    ])
  func `coordinates beyond all bounds do no harm`(rect: Rect) throws {
    let drawings: [Drawing] = [
      .fill(.rect(rect), .color(.black)),
      .fill(.rect(rect), .linear(Gradient(colors: [.white, .black]), from: rect.origin, to: .zero)),
      .stroke(.rect(rect), Stroke(width: rect.width), .color(.black)),
      .text(try shapedLine("A", size: 12), origin: rect.origin, color: .black),
    ]
    let node = SceneNode(.cell, frame: rect, clipsToBounds: true, drawings: drawings)
    let scene = scene(width: 10, height: 3000, drawings, children: [node])
    let writer = PictureWriter.forTests()
    #expect(try writer.bitmap(scene).height == 3000)
    #expect(try !writer.svg(scene).isEmpty)
    #expect(try !writer.pdf(scene).isEmpty)
  }
}
