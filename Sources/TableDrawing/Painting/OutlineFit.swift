import CPangoCairo
import TableModel

/// Gives the outlines of a face the heights of another typeface's letters.
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
