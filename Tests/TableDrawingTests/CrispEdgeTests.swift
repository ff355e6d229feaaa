import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct CrispEdgeTests {
  @Test(arguments: [(2.0, 43.5, 87), (3.0, 43 + 2.0 / 3, 131), (1.0, 43, 43)])
  func `a separator is one row of pixels in full colour`(scale: Double, y: Double, row: Int) throws {
    let line = fill(0, y, 20, 1 / scale, Color(0xC8C7CC))
    let picture = try PictureWriter.forTests().bitmap(scene(width: 20, height: 60, scale: scale, [line]))
    for y in 0..<picture.height {
      #expect(Set(picture.row(y)) == [y == row ? 0xC8C7CC : 0xFFFFFF], "row \(y)")
    }
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `sums of offsets end on whole pixels`(scale: Double) throws {
    let pixel = 1 / scale
    var node = SceneNode(.cell, frame: Rect(x: pixel, y: pixel, width: 5, height: 5))
    node.drawings = [fill(0, 0, 2, 2, .black)]
    for _ in 0..<10 {
      node = SceneNode(.contentView, frame: Rect(x: pixel, y: pixel, width: 5, height: 5), children: [node])
    }
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 20, height: 20, scale: scale, children: [node]))
    let side = Int(2 * scale)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInside = (11..<(11 + side)).contains(x) && (11..<(11 + side)).contains(y)
        #expect(picture[x, y] == (isInside ? 0 : 0xFFFFFF), "\(x), \(y)")
      }
    }
  }

  @Test func `half a pixel is half the colour`() throws {
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 3, height: 3, [fill(0.5, 1, 1, 1, .black)]))
    #expect(picture.row(1) == [0x7F7F7F, 0x7F7F7F, 0xFFFFFF])
    #expect(picture.row(0) == [0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `a shift by whole pixels shifts the pixels`(scale: Double) throws {
    func picture(shift: Double) throws -> Bitmap {
      let drawings: [Drawing] = [
        .fill(.circle(center: Point(10.3, 9.7), radius: 6.1), .color(Color(0x336699))),
        .stroke(.polyline([Point(1.1, 2.2), Point(8, 15.3)]), Stroke(width: 1.7), .color(.black)),
        .text(try shapedLine("Ag", size: 11), origin: Point(3.37, 14.21), color: Color(0x802010)),
      ]
      let node = SceneNode(
        .cell, frame: Rect(x: shift / scale, y: shift / scale, width: 20, height: 20), drawings: drawings)
      return try PictureWriter.forTests().bitmap(
        scene(width: 40, height: 40, scale: scale, children: [node]))
    }
    let shift = 13
    let still = try picture(shift: 0)
    let moved = try picture(shift: Double(shift))
    #expect(Set(still.components).count > 20)
    for y in 0..<(still.height - shift) {
      let expected = Array(still.row(y).dropLast(shift))
      #expect(Array(moved.row(y + shift).dropFirst(shift)) == expected, "row \(y)")
    }
  }
}
