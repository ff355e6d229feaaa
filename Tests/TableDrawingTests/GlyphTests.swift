import CPangoCairo
import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct GlyphTests {
  /// The sum of a picture's darkness by column.
  private func ink(_ line: ShapedLine, at origin: Point, width: Double = 60) throws -> [Int] {
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: width, height: 30, [.text(line, origin: origin, color: .black)]))
    return (0..<picture.width).map { x in picture.column(x).reduce(0) { $0 + 255 - Int($1 & 0xFF) } }
  }

  @Test func `a capital stands on its baseline with its font's height`() throws {
    let line = try shapedLine("H", size: 100)
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 100, height: 100, [.text(line, origin: Point(0, 90), color: .black)]))
    let inked = picture.column(12).enumerated().filter { $0.element == 0 }.map(\.offset)
    #expect(inked == Array((inked.first ?? 0)...89))
    #expect((72...74).contains(inked.count))
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `glyphs keep fractions of a pixel`(fraction: Double) throws {
    let line = try shapedLine("l", size: 16)
    let still = try ink(line, at: Point(10, 20))
    let moved = try ink(line, at: Point(10 + fraction, 20))
    let left = try #require(still.firstIndex { $0 > 0 })
    let capHeight = 0.729 * 16
    let uncovered = Double(still[left] - moved[left]) / 255 / capHeight
    #expect(abs(uncovered - fraction) < 0.01)
    #expect(abs(moved.reduce(0, +) - still.reduce(0, +)) < 60)
  }

  @Test func `stretched glyphs are wider and as high`() throws {
    let plain = try ink(shapedLine("HH", size: 20), at: Point(2, 25))
    let wide = try ink(shapedLine("HH", size: 20, stretch: 1.5), at: Point(2, 25))
    let lastInk = { (ink: [Int]) in Double(ink.lastIndex { $0 > 0 } ?? 0) - 2 }
    #expect(abs(lastInk(wide) / lastInk(plain) - 1.5) < 0.05)
    #expect(abs(Double(wide.reduce(0, +)) / Double(plain.reduce(0, +)) - 1.5) < 0.03)
  }

  @Test func `emoji are drawn in colour at the size of the letters`() throws {
    let line = try emojiLine(size: 20)
    let face = try FontFaces(locateTestFont).face(of: FontFaces.Key(line.runs[0]))
    #expect(!face.isScalable)
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 40, height: 40, [.text(line, origin: Point(5, 30), color: .black)]))
    let inked = (0..<40).filter { y in picture.row(y).contains { $0 != 0xFFFFFF } }
    #expect(inked.count >= 20 && inked.count <= 26)
    let middle = picture[16, (inked[0] + inked[inked.count - 1]) / 2]
    #expect(middle >> 16 > 0xC0 && middle & 0xFF < 0x80, "yellow, not \(String(middle, radix: 16))")
  }

  @Test(arguments: [0, -12, 0.001, .nan, .infinity, 1e30] as [Double])
  func `sizes that cannot be seen do no harm`(size: Double) throws {
    var line = try shapedLine("Ag")
    line.runs[0].size = size
    var wide = try shapedLine("Ag")
    wide.runs[0].stretch = size
    let scene = scene(
      width: 30, height: 30,
      [.text(line, origin: Point(5, 20), color: .black), .text(wide, origin: Point(5, 20), color: .black)])
    let writer = PictureWriter.forTests()
    #expect(try writer.bitmap(scene).height == 30)
    #expect(try !writer.svg(scene).isEmpty)
    #expect(try !writer.pdf(scene).isEmpty)
  }

  @Test func `letters larger than the picture are drawn as far as it goes`() throws {
    let line = try shapedLine("H", size: 40_000)
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 20, height: 20, [.text(line, origin: Point(-4000, 10_000), color: Color(0x224466))]))
    for y in 0..<20 { #expect(Set(picture.row(y)) == [0x224466]) }
  }

  @Test func `letters that lie over each other are drawn once`() throws {
    var line = try shapedLine("HH", size: 40)
    line.runs[0].glyphs[1].x = 0
    let color = Color(white: 0, alpha: 0.5)
    let picture = try PictureWriter.forTests().bitmap(
      scene(width: 40, height: 40, [.text(line, origin: Point(2, 35), color: color)]))
    #expect(picture.row(20).min() == 0x7F7F7F)
  }

  @Test func `letters are cut off where their view is`() throws {
    let node = SceneNode(
      .label, frame: Rect(x: 0, y: 0, width: 10, height: 30), clipsToBounds: true,
      drawings: [.text(try shapedLine("HHHH"), origin: Point(1, 20), color: .black)])
    let picture = try PictureWriter.forTests().bitmap(scene(width: 40, height: 30, children: [node]))
    #expect((0..<10).contains { Set(picture.column($0)).count > 1 })
    #expect((10..<40).allSatisfy { Set(picture.column($0)) == [0xFFFFFF] })
  }

  @Test func `numbers that a font does not have draw nothing`() throws {
    var line = try shapedLine("A")
    line.runs[0].glyphs[0].index = 65_000
    #expect(try ink(line, at: Point(5, 20)).allSatisfy { $0 == 0 })
  }

  @Test(arguments: ["Nowhere", "Broken"])
  func `a font that is missing or broken is an error that names it`(name: String) throws {
    var line = try shapedLine("A")
    line.runs[0].fontName = name
    let scene = scene(width: 10, height: 10, [.text(line, origin: .zero, color: .black)])
    let writer = PictureWriter.forTests()
    let expected = name == "Broken" ? "/dev/null" : name
    for write in [{ try writer.png(scene) }, { try writer.svg(scene) }, { try writer.pdf(scene) }] {
      let error = #expect(throws: DrawingError.self) { try write() }
      #expect(error?.message.contains(expected) == true)
      #expect(error?.hint?.isEmpty == false)
    }
  }
}

/// One emoji, 😀, as layout would place it.
func emojiLine(size: Double) throws -> ShapedLine {
  var library: FT_Library?
  var face: FT_Face?
  try #require(FT_Init_FreeType(&library) == 0)
  defer { FT_Done_FreeType(library) }
  try #require(FT_New_Face(library, locateTestFont("NotoColorEmoji")?.path, 0, &face) == 0)
  defer { FT_Done_Face(face) }
  let glyph = GlyphRun.Glyph(index: FT_Get_Char_Index(face, 0x1F600), x: 0)
  let width = size * 136 / 109
  let run = GlyphRun(fontName: "NotoColorEmoji", size: size, glyphs: [glyph], text: "😀", x: 0, width: width)
  return ShapedLine(runs: [run], width: width)
}
