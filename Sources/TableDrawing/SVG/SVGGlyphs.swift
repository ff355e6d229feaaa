import TableModel

/// The glyphs of the fonts that SVG files show, as bytes that are ready to be copied.
///
/// One for each worker; the numbers by which a file names its glyphs are the file's own.
struct SVGGlyphs {
  /// A glyph's look, and its uses in the file that used it last.
  private struct Glyph {
    let isOutline: Bool
    /// The first point of the outline or the corner of the picture, in parts of a unit.
    let start: (x: Int, y: Int)
    /// The digits that count these parts.
    let decimals: Int
    /// What comes after that.
    let bytes: Range<Int>
    var file = 0
    var count = 0
    /// The place of the first use, in parts of a unit.
    var first = (x: 0, y: 0)
    /// The number that the file names it by; 0 where each use holds it.
    var number = 0

    /// Whether the file is shorter when the glyph is written once and used by name.
    var isShared: Bool { (count - 1) * (bytes.count - 27) > 14 }
  }

  /// A font and the places of its glyphs.
  private struct Font {
    let face: GlyphFace
    var glyphs: [UInt32: Int] = [:]
  }

  /// The bytes that are kept before the store starts over with the next file.
  private static let limit = 8 << 20

  private let faces: FontFaces
  private let meter: WorkMeter
  private var numbers: [FontFaces.Key: Int] = [:]
  private var fonts: [Font] = []
  private var glyphs: [Glyph] = []
  private var bytes = ByteBuffer()
  private var file = 0
  private var used: [Int] = []

  init(_ faces: FontFaces, meter: WorkMeter) {
    (self.faces, self.meter) = (faces, meter)
  }

  /// Begins a file without glyphs.
  mutating func beginFile() {
    if bytes.count > SVGGlyphs.limit { self = SVGGlyphs(faces, meter: meter) }
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

  /// Counts a use of a glyph in the file and gives its place in the store, and whether it is the first; `nil` where there
  /// is nothing to see.
  mutating func use(
    _ glyph: UInt32, in font: Int, x: Int, y: Int
  ) throws(DrawingError) -> (place: Int, isFirst: Bool)? {
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
      glyphs[place].count = 0
      glyphs[place].first = (x, y)
    }
    glyphs[place].count += 1
    return (place, glyphs[place].count == 1)
  }

  /// The digits that count the places of a font's glyphs.
  ///
  /// A unit of a font that has as many as most is a thirtieth of a point in letters of 34.
  static func decimals(of face: GlyphFace) -> Int {
    face.isScalable && face.unitsPerEm >= 1000 ? 0 : 1
  }

  /// Gives numbers to the glyphs of the file that are to be used by name, if any may be.
  mutating func settle(sharing: Bool) {
    var count = 0
    for place in used {
      let isShared = sharing && glyphs[place].isShared
      if isShared { count += 1 }
      glyphs[place].number = isShared ? count : 0
    }
  }

  /// Whether glyphs of the file are used by name or are pictures.
  var hasLinks: Bool { used.contains { glyphs[$0].number > 0 || !glyphs[$0].isOutline } }

  /// Writes a use of a glyph at a place in parts of a unit; outlines that follow each other are one, which is left open.
  ///
  /// A glyph that is used by name has its name where it is shown first.
  func put(
    _ place: Int, x: Int, y: Int, isFirst: Bool, isOpen: inout Bool, to file: inout ByteBuffer
  ) {
    let glyph = glyphs[place]
    if glyph.number == 0, glyph.isOutline {
      file.put(isOpen ? "M" : "<path d=\"M")
      isOpen = true
      return put(glyph, x: x, y: y, to: &file)
    }
    SVGGlyphs.close(&isOpen, in: &file)
    guard isFirst || glyph.number == 0 else {
      file.put("<use")
      file.put(linkTo: "g", glyph.number)
      file.put("x", nonzero: x - glyph.first.x, decimals: glyph.decimals)
      file.put("y", nonzero: y - glyph.first.y, decimals: glyph.decimals)
      return file.put("/>\n")
    }
    if glyph.number == 0 {
      file.put("<image")
    } else {
      file.begin(glyph.isOutline ? "path" : "image", id: "g", glyph.number)
    }
    if glyph.isOutline { file.put(" d=\"M") }
    put(glyph, x: x, y: y, to: &file)
    if glyph.isOutline { file.put("\"/>\n") }
  }

  /// Ends an outline that was left open.
  static func close(_ isOpen: inout Bool, in file: inout ByteBuffer) {
    if isOpen { file.put("\"/>\n") }
    isOpen = false
  }

  /// Writes a glyph's look at a place.
  private func put(_ glyph: Glyph, x: Int, y: Int, to file: inout ByteBuffer) {
    let (x, y) = (glyph.start.x + x, glyph.start.y + y)
    if glyph.isOutline {
      file.put(x: x, y: y, decimals: glyph.decimals)
    } else {
      file.put("x", nonzero: x, decimals: glyph.decimals)
      file.put("y", nonzero: y, decimals: glyph.decimals)
    }
    file.put(glyph.bytes, of: bytes)
  }

  private mutating func add(_ glyph: UInt32, of face: GlyphFace) throws(DrawingError) -> Int {
    let place = bytes.count
    let decimals = SVGGlyphs.decimals(of: face)
    var isOutline = true
    var start = Point.zero
    let shape = try face.shape(of: glyph)
    try meter.letter(steps: shape.steps, isOfProject: face.isOfProject)
    switch shape {
    case .empty: break
    case .outline(let outline):
      start = outline.path.firstPoint ?? .zero
      bytes.put(stepsOf: outline.path, decimals: decimals)
    case .bitmap(let picture):
      isOutline = false
      // A picture lies in its own pixels around its origin.
      start = Point(picture.left, -picture.top)
      bytes.put(Size(width: Double(picture.bitmap.width), height: Double(picture.bitmap.height)))
      bytes.put(type: "png", file: try PNGWriter.bytes(of: picture.bitmap, options: .small))
    }
    glyphs.append(
      Glyph(
        isOutline: isOutline,
        start: (
          SVGNumber.parts(start.x, decimals: decimals), SVGNumber.parts(start.y, decimals: decimals)
        ), decimals: decimals, bytes: place..<bytes.count))
    return glyphs.count - 1
  }
}
