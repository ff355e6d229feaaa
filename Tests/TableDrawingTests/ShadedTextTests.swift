import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// Letters with light and shade over them.
@Suite struct ShadedTextTests {
  /// Shade at half of the letters' size above the baseline, and light on the baseline.
  private let shade = Gradient([
    .init(0.5, Color(white: 0, alpha: 1)), .init(1, Color(white: 1, alpha: 1)),
  ])

  /// A page with a letter of 100 points whose baseline begins at 10, 90.
  private func page(shade: Gradient?, rise: Double = 1) throws -> Scene {
    var line = try shapedLine("I", size: 100)
    line.runs[0].rise = rise
    let drawing = Drawing.text(line, origin: Point(10, 90), color: Color(0x808080), shade: shade)
    let node = SceneNode(.label, frame: Rect(x: 5, y: 0, width: 60, height: 100), drawings: [drawing])
    return scene(width: 70, height: 100, children: [node])
  }

  @Test func `letters without shade have one colour`() throws {
    let column = try PictureWriter.forTests().bitmap(page(shade: nil)).column(29)
    #expect(Set(column.filter { $0 != 0xFFFFFF }.dropFirst().dropLast()) == [0x808080])
  }

  @Test(arguments: [1, 0.9]) func `shade lies from the size of the letters down to the baseline`(
    rise: Double
  ) throws {
    let column = try PictureWriter.forTests().bitmap(page(shade: shade, rise: rise)).column(29)
    #expect(column[30] == 0 && column[38] == 0)
    for y in 42..<88 {
      let expected = 255 * (Double(y) + 0.5 - 40) / 50
      #expect(abs(Double(column[y] & 0xFF) - expected) <= 2, "row \(y)")
    }
  }

  @Test func `SVG files have the shade in the units of what it lies on`() throws {
    let writer = PictureWriter.forTests()
    let outlines = String(
      decoding: try writer.svg(page(shade: shade, rise: 0.5), options: .plain), as: UTF8.self)
    // A letter of 1,000 units is drawn half as high, so that its size is 2,000 of them.
    #expect(outlines.contains("gradientUnits=\"userSpaceOnUse\" y1=\"2000\" x2=\"0\""))
    #expect(outlines.contains("fill=\"url(#p1)\""))
    let live = String(
      decoding: try writer.svg(page(shade: shade), options: .plain(.live)), as: UTF8.self)
    #expect(live.contains("y1=\"-10\" x2=\"15\" y2=\"90\"") && live.contains("fill=\"url(#p1)\""))
  }

  @Test func `shade goes with its letters where a scene is enlarged`() throws {
    let writer = PictureWriter.forTests()
    let column = try writer.bitmap(page(shade: shade).scaled(by: 2)).column(58)
    #expect(column[70] == 0)
    #expect(abs(Int(column[130] & 0xFF) - 128) <= 3)
  }
}
