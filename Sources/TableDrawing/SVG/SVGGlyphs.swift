import TableModel

/// The glyphs of the fonts that SVG files show, as bytes that are ready to be copied.
///
/// One for each worker; the numbers by which a file names its glyphs are the file's own.
struct SVGGlyphs {
  /// A glyph's look, and its number in the file that used it last.
  private struct Glyph {
    let isOutline: Bool
    let bytes: Range<Int>
    var file = 0
    var number = 0
  }

  /// A font and the places of its glyphs.
  private struct Font {
    let face: GlyphFace
    var glyphs: [UInt32: Int] = [:]
  }

  /// The bytes that are kept before the store starts over with the next file.
  private static let limit = 8 << 20

  private let faces: FontFaces
  private var numbers: [FontFaces.Key: Int] = [:]
  private var fonts: [Font] = []
  private var glyphs: [Glyph] = []
  private var bytes = ByteBuffer()
  private var file = 0
  private var used: [Int] = []

  init(_ faces: FontFaces) {
    self.faces = faces
  }

  /// Begins a file without glyphs.
  mutating func beginFile() {
    if bytes.count > SVGGlyphs.limit { self = SVGGlyphs(faces) }
    file += 1
    used.removeAll(keepingCapacity: true)
  }

  /// The number of a font and its face.
  mutating func font(of letters: FontFaces.Key) throws(DrawingError) -> (number: Int, face: GlyphFace) {
    if let number = numbers[letters] { return (number, fonts[number].face) }
    let face = try faces.face(of: letters)
    fonts.append(Font(face: face))
    numbers[letters] = fonts.count - 1
    return (fonts.count - 1, face)
  }

  /// The number of a glyph in the file; `nil` where there is nothing to see.
  mutating func number(of glyph: UInt32, in font: Int) throws(DrawingError) -> Int? {
    let place: Int
    if let known = fonts[font].glyphs[glyph] {
      place = known
    } else {
      place = try add(glyph, of: fonts[font].face)
      fonts[font].glyphs[glyph] = place
    }
    guard !glyphs[place].bytes.isEmpty else { return nil }
    if glyphs[place].file != file {
      used.append(place)
      glyphs[place].file = file
      glyphs[place].number = used.count
    }
    return glyphs[place].number
  }

  /// Writes the definitions of the file's glyphs.
  func putDefinitions(to file: inout ByteBuffer) {
    for place in used {
      let glyph = glyphs[place]
      file.put(glyph.isOutline ? "<path id=\"g" : "<image id=\"g")
      file.put(glyph.number)
      file.put(glyph.bytes, of: bytes)
    }
  }

  private mutating func add(_ glyph: UInt32, of face: GlyphFace) throws(DrawingError) -> Int {
    let start = bytes.count
    var isOutline = true
    switch try face.shape(of: glyph) {
    case .empty: break
    case .outline(let outline): put(outline)
    case .bitmap(let picture):
      isOutline = false
      try put(picture)
    }
    glyphs.append(Glyph(isOutline: isOutline, bytes: start..<bytes.count))
    return glyphs.count - 1
  }

  /// Writes an outline in its font's units, y rising.
  private mutating func put(_ outline: GlyphOutline) {
    let decimals = 1
    guard let first = outline.path.firstPoint else { return }
    bytes.put("\" d=\"M")
    bytes.put(
      x: SVGNumber.parts(first.x, decimals: decimals), y: SVGNumber.parts(first.y, decimals: decimals),
      decimals: decimals)
    bytes.put(stepsOf: outline.path, decimals: decimals)
    bytes.put("\"/>\n")
  }

  /// Writes a picture in its own pixels around its origin.
  private mutating func put(_ picture: GlyphBitmap) throws(DrawingError) {
    let file = try PNGWriter.bytes(of: picture.bitmap, options: .small)
    bytes.put(UInt8(ascii: "\""))
    bytes.put("x", nonzero: picture.left)
    bytes.put("y", nonzero: -picture.top)
    bytes.put(Size(width: Double(picture.bitmap.width), height: Double(picture.bitmap.height)))
    bytes.put(" href=\"data:image/png;base64,")
    bytes.put(base64: file)
    bytes.put("\"/>\n")
  }
}
