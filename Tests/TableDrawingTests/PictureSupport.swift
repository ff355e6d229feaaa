import CPangoCairo
import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

/// Finds the fonts that these tests use, without a catalogue.
func locateTestFont(_ name: String) -> (path: String, faceIndex: Int)? {
  switch name {
  case "NimbusSans-Regular", "NimbusSans-Bold": ("/usr/share/fonts/opentype/urw-base35/\(name).otf", 0)
  case "NotoColorEmoji": ("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", 0)
  case "Broken": ("/dev/null", 0)
  default: nil
  }
}

/// Places the glyphs of a text one after another, without kerning.
func shapedLine(
  _ text: String, font: String = "NimbusSans-Regular", size: Double = 17, stretch: Double = 1
) throws -> ShapedLine {
  let file = try #require(locateTestFont(font))
  var library: FT_Library?
  var face: FT_Face?
  #expect(FT_Init_FreeType(&library) == 0)
  defer { FT_Done_FreeType(library) }
  try #require(FT_New_Face(library, file.path, 0, &face) == 0)
  defer { FT_Done_Face(face) }
  let unitsPerEm = Double(try #require(face).pointee.units_per_EM)
  var x = 0.0
  let glyphs = try text.unicodeScalars.enumerated().map { number, scalar in
    var glyph = GlyphRun.Glyph(index: FT_Get_Char_Index(face, FT_ULong(scalar.value)), x: x)
    glyph.character = UInt32(number)
    var advance = 0
    try #require(FT_Get_Advance(face, glyph.index, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0)
    x += Double(advance) / unitsPerEm * size * stretch
    return glyph
  }
  let run = GlyphRun(
    fontName: font, size: size, stretch: stretch, glyphs: glyphs, text: text, x: 0, width: x)
  return ShapedLine(runs: [run], width: x)
}

/// A scene with one table view that draws what it is given.
func scene(
  width: Double, height: Double, scale: Double = 1, _ drawings: [Drawing] = [], children: [SceneNode] = []
) -> Scene {
  let size = Size(width: width, height: height)
  return Scene(
    theme: "test",
    size: size,
    contentSize: size,
    scale: scale,
    root: SceneNode(
      .tableView, frame: Rect(origin: .zero, size: size), drawings: drawings, children: children)
  )
}

/// A filled rectangle.
func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) -> Drawing {
  .fill(.rect(Rect(x: x, y: y, width: width, height: height)), .color(color))
}

extension PictureWriter {
  /// A writer over the fonts of these tests.
  static func forTests() -> PictureWriter {
    PictureWriter(fonts: locateTestFont, images: OpenFile.imageOpener)
  }
}

extension SVGOptions {
  /// Files whose ids are as short as they can be, for tests that read them.
  static let plain = plain(.glyphs)

  /// Such files with a way to hold text.
  static func plain(_ text: SVGTextMode) -> SVGOptions {
    SVGOptions(text: text, ids: SVGIDPrefix(rawValue: ""))
  }
}

extension Bitmap {
  /// The colour of a pixel as `0xRRGGBB`.
  subscript(x: Int, y: Int) -> UInt32 {
    let start = 4 * (y * width + x)
    return components[start..<(start + 3)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The colours of a row.
  func row(_ y: Int) -> [UInt32] { (0..<width).map { self[$0, y] } }

  /// The colours of a column.
  func column(_ x: Int) -> [UInt32] { (0..<height).map { self[x, $0] } }
}
