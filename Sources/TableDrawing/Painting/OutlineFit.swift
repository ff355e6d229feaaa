import CPangoCairo
import TableModel

/// Gives the outlines of a face the heights of another typeface's letters.
struct OutlineFit {
  private let shapes: LetterShapes
  private let unitsPerEm: Double
  private let kinds: [UInt32: LetterShapes.Kind]

  /// The characters whose small letters are looked up: Latin, Greek and Cyrillic ones.
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0xDF...0x24F, 0x3AC...0x3CE, 0x430...0x45F,
  ]

  /// A fit for the glyphs of a face.
  init(_ shapes: LetterShapes, face: FT_Face) {
    self.shapes = shapes
    unitsPerEm = max(1, Double(face.pointee.units_per_EM))
    var kinds: [UInt32: LetterShapes.Kind] = [:]
    for value in OutlineFit.alphabets.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let kind = LetterShapes.Kind(of: scalar)
      let glyph = FT_Get_Char_Index(face, FT_ULong(value))
      if kind != .capital, glyph != 0 { kinds[UInt32(clamping: glyph)] = kind }
    }
    self.kinds = kinds
  }

  /// The outline of a glyph in the face's units, with its heights changed.
  func fitted(_ path: Path, of glyph: UInt32) -> Path {
    let kind = kinds[glyph] ?? .capital
    let point = { (point: Point) in
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
