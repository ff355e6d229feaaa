import CPangoCairo
import TableModel

/// One face of a font file, opened by FreeType without asking fontconfig.
final class GlyphFace {
  /// The steps of the outlines that are kept before the store starts over, a glyph counting as one more.
  private static let stepLimit = 1 << 18

  private let library: FreeTypeLibrary
  private let face: FT_Face
  private let path: String
  private let index: Int
  /// The bytes that FreeType reads, of a project's file.
  private let content: ProjectFonts.File?
  /// Whether the whole file has been found to be what it was made as.
  private var isVerified: Bool
  private var shapes: [Int: GlyphShape] = [:]
  private var steps = 0
  private let fit: OutlineFit?
  /// Whether the file is a project's.
  var isOfProject: Bool { content != nil }
  /// The units that make up the size of the letters.
  let unitsPerEm: Double
  /// The pixels that make up the size of the letters, where the glyphs are pictures.
  let pixelsPerEm: Double
  /// Whether the glyphs are outlines; otherwise they are pictures of one size.
  let isScalable: Bool

  /// A face; of a project's files, whose `content` this is, nobody knows what they were made as.
  init?(
    library: FreeTypeLibrary, path: String, index: Int, shapes: LetterShapes? = nil,
    content: ProjectFonts.File? = nil
  ) {
    isVerified = content != nil
    guard let opened = library.face(path: path, index: index, content) else { return nil }
    self.library = library
    self.content = content
    self.path = path
    self.index = index
    face = opened
    unitsPerEm = max(1, Double(opened.pointee.units_per_EM))
    fit = shapes.map { OutlineFit($0, face: opened) }
    isScalable = opened.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    if !isScalable, FT_Select_Size(opened, 0) != 0 { return nil }
    pixelsPerEm = max(1, Double(opened.pointee.size?.pointee.metrics.y_ppem ?? 1))
  }

  deinit {
    FT_Done_Face(face)
  }

  /// The look of a glyph; empty for numbers that the font does not have.
  ///
  /// Throws where the file has the glyph and it cannot be read.
  func shape(of glyph: UInt32) throws(DrawingError) -> GlyphShape {
    if let shape = shapes[Int(glyph)] { return shape }
    guard glyph < UInt32(clamping: face.pointee.num_glyphs) else { return .empty }
    let shape = isScalable ? try loadOutline(of: glyph) : try loadBitmap(of: glyph)
    // Other spaces are empty too, and so are letters whose part of the file is filled with zeros.
    if case .empty = shape, glyph != FT_Get_Char_Index(face, 0x20) { try verify() }
    steps += 1 + shape.steps
    if steps > GlyphFace.stepLimit {
      shapes.removeAll(keepingCapacity: true)
      steps = 1 + shape.steps
    }
    shapes[Int(glyph)] = shape
    return shape
  }

  private func verify() throws(DrawingError) {
    guard !isVerified else { return }
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let data = UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &count), count: Int(count))
    if let flaw = FontTables.flaw(in: data, faceIndex: index, checksums: .ofAll) {
      throw DrawingError(
        "the font file \(path) \(flaw)", hint: "reinstall the package that the file belongs to")
    }
    isVerified = true
  }

  private func load(_ glyph: UInt32, _ flags: Int32) throws(DrawingError) {
    guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0 else {
      throw DrawingError(
        "the font file \(path) is damaged: its glyph \(glyph) cannot be read",
        hint: "reinstall the package that the file belongs to, or give the program more memory")
    }
  }

  private func loadOutline(of glyph: UInt32) throws(DrawingError) -> GlyphShape {
    try load(glyph, Int32(FT_LOAD_NO_SCALE))
    guard let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return .empty }
    fit?.growStems(of: &slot.pointee.outline)
    guard let path = OutlineReader.path(of: &slot.pointee.outline), !path.elements.isEmpty
    else { return .empty }
    return .outline(GlyphOutline(fit?.fitted(path, of: glyph) ?? path))
  }

  private func loadBitmap(of glyph: UInt32) throws(DrawingError) -> GlyphShape {
    try load(glyph, Int32(FT_LOAD_COLOR))
    guard let slot = face.pointee.glyph,
      let bitmap = GlyphFace.bitmap(of: slot.pointee.bitmap),
      let shape = GlyphBitmap(
        bitmap: bitmap,
        left: Double(slot.pointee.bitmap_left),
        top: Double(slot.pointee.bitmap_top),
        pixelsPerEm: pixelsPerEm
      )
    else { return .empty }
    return .bitmap(shape)
  }

  /// A copy of FreeType's picture; `nil` unless it is a coloured one.
  private static func bitmap(of source: FT_Bitmap) -> Bitmap? {
    let width = Int(source.width)
    let height = Int(source.rows)
    guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), source.pitch >= 4 * width,
      width > 0, height > 0, let buffer = source.buffer
    else { return nil }
    var components = [UInt8]()
    components.reserveCapacity(4 * width * height)
    for row in 0..<height {
      let start = buffer + row * Int(source.pitch)
      for column in 0..<width {
        let pixel = start + 4 * column
        let alpha = Int(pixel[3])
        for channel in [2, 1, 0] {
          components.append(alpha == 0 ? 0 : UInt8(min(255, (Int(pixel[channel]) * 255 + alpha / 2) / alpha)))
        }
        components.append(UInt8(alpha))
      }
    }
    return Bitmap(width: width, height: height, components: components)
  }
}

/// Gives the outlines of a face the heights of another typeface's letters, and the stems of another weight.
final class OutlineFit {
  private let shapes: LetterShapes
  private let face: FT_Face
  private let unitsPerEm: Double
  private let englishKinds: [UInt32: LetterShapes.Kind]
  /// Most texts never need these, and looking them up takes as long as drawing a few rows.
  private lazy var otherKinds = OutlineFit.kinds(of: OutlineFit.alphabets.joined(), in: face)

  /// The characters of English texts.
  private static let english: ClosedRange<UInt32> = 0x21...0x7E
  /// The other characters whose small letters are looked up: Latin, Greek and Cyrillic ones.
  private static let alphabets: [ClosedRange<UInt32>] = [0xDF...0x24F, 0x3AC...0x3CE, 0x430...0x45F]

  /// A fit for the glyphs of a face, which has to stay open.
  init(_ shapes: LetterShapes, face: FT_Face) {
    self.shapes = shapes
    self.face = face
    unitsPerEm = max(1, Double(face.pointee.units_per_EM))
    englishKinds = OutlineFit.kinds(of: OutlineFit.english, in: face)
  }

  /// What parts the letters of characters have, by their glyphs.
  private static func kinds(
    of characters: some Sequence<UInt32>, in face: FT_Face
  ) -> [UInt32: LetterShapes.Kind] {
    var kinds: [UInt32: LetterShapes.Kind] = [:]
    for value in characters {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyph = FT_Get_Char_Index(face, FT_ULong(value))
      if glyph != 0 { kinds[UInt32(clamping: glyph)] = LetterShapes.Kind(of: scalar) }
    }
    return kinds
  }

  /// The thickness of stems, about, in parts of the size: what is no thicker grows with them, what is wider keeps its width.
  private static let stem = 0.1

  /// Makes the stems of an outline in the face's units thicker or thinner; letters of several stems stay about as wide and
  /// as high as they are, so that they fit into their advances.
  func growStems(of outline: inout FT_Outline) {
    guard shapes.stemGrowth != 0 else { return }
    let growth = shapes.stemGrowth * unitsPerEm
    var (before, after) = (FT_BBox(), FT_BBox())
    FT_Outline_Get_CBox(&outline, &before)
    guard FT_Outline_Embolden(&outline, FT_Pos(growth.rounded())) == 0 else { return }
    FT_Outline_Get_CBox(&outline, &after)
    guard let points = outline.points else { return }
    let across = Fit(
      from: (after.xMin, after.xMax), to: (before.xMin, before.xMax), growth, OutlineFit.stem * unitsPerEm)
    let down = Fit(
      from: (after.yMin, after.yMax), to: (before.yMin, before.yMax), growth, OutlineFit.stem * unitsPerEm)
    for index in 0..<Int(outline.n_points) {
      points[index].x = across.fitted(points[index].x)
      points[index].y = down.fitted(points[index].y)
    }
  }

  /// How one extent of a grown outline comes to be as long as it was, but for the part of it that is stems.
  private struct Fit {
    private let start: Double
    private let newStart: Double
    private let factor: Double

    init(from grown: (FT_Pos, FT_Pos), to original: (FT_Pos, FT_Pos), _ growth: Double, _ stem: Double) {
      let length = Double(original.1 - original.0)
      let kept = length > 0 ? growth * min(1, stem / length) : 0
      let grownLength = Double(grown.1 - grown.0)
      start = Double(grown.0)
      newStart = Double(original.0) - kept / 2
      factor = grownLength > 0 ? max(0, length + kept) / grownLength : 1
    }

    func fitted(_ place: FT_Pos) -> FT_Pos { FT_Pos((newStart + (Double(place) - start) * factor).rounded()) }
  }

  /// The outline of a glyph in the face's units, with its heights changed.
  func fitted(_ path: Path, of glyph: UInt32) -> Path {
    let kind = englishKinds[glyph] ?? otherKinds[glyph] ?? .capital
    let point = { [shapes, unitsPerEm] (point: Point) in
      Point(point.x, shapes.fitted(point.y / unitsPerEm, of: kind) * unitsPerEm)
    }
    return Path(
      path.elements.map { element in
        switch element {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .curve(let end, let control1, let control2):
          .curve(point(end), control1: point(control1), control2: point(control2))
        case .close: .close
        }
      })
  }
}

/// Collects the steps of a FreeType outline as a path in the same units.
struct OutlineReader {
  private var elements: [Path.Element] = []
  private var current = Point.zero

  /// The path of an outline; `nil` for one that FreeType finds broken.
  static func path(of outline: inout FT_Outline) -> Path? {
    var reader = OutlineReader()
    var steps = FT_Outline_Funcs(
      move_to: { end, reader in OutlineReader.update(reader) { $0.move(to: Point(end)) } },
      line_to: { end, reader in OutlineReader.update(reader) { $0.line(to: Point(end)) } },
      conic_to: { control, end, reader in
        OutlineReader.update(reader) { $0.quadratic(to: Point(end), control: Point(control)) }
      },
      cubic_to: { control1, control2, end, reader in
        OutlineReader.update(reader) { $0.cubic(to: Point(end), Point(control1), Point(control2)) }
      },
      shift: 0,
      delta: 0
    )
    let status = withUnsafeMutablePointer(to: &reader) { FT_Outline_Decompose(&outline, &steps, $0) }
    guard status == 0 else { return nil }
    reader.close()
    return Path(reader.elements)
  }

  private static func update(
    _ reader: UnsafeMutableRawPointer?, _ step: (inout OutlineReader) -> Void
  ) -> Int32 {
    guard let reader = reader?.assumingMemoryBound(to: OutlineReader.self) else { return 1 }
    step(&reader.pointee)
    return 0
  }

  private mutating func move(to end: Point) {
    close()
    elements.append(.move(end))
    current = end
  }

  private mutating func line(to end: Point) {
    elements.append(.line(end))
    current = end
  }

  private mutating func quadratic(to end: Point, control: Point) {
    let toward = { (start: Point) in
      Point(start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3)
    }
    cubic(to: end, toward(current), toward(end))
  }

  private mutating func cubic(to end: Point, _ control1: Point, _ control2: Point) {
    elements.append(.curve(end, control1: control1, control2: control2))
    current = end
  }

  private mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }
}

extension Point {
  /// A point in a font's units.
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    self.init(Double(vector?.pointee.x ?? 0), Double(vector?.pointee.y ?? 0))
  }
}

/// A FreeType library, alive as long as anything opened by it.
final class FreeTypeLibrary {
  let pointer: FT_Library

  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    pointer = library
  }

  /// A face of a file, or of its content, which has to outlive the face; `nil` where it has none.
  func face(path: String, index: Int, _ content: ProjectFonts.File?) -> FT_Face? {
    var face: FT_Face?
    let status =
      if let bytes = content?.bytes {
        FT_New_Memory_Face(
          pointer, bytes.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(bytes.count), index, &face)
      } else {
        FT_New_Face(pointer, path, index, &face)
      }
    return status == 0 ? face : nil
  }

  deinit {
    FT_Done_FreeType(pointer)
  }
}
