import CPangoCairo
import TableModel

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
