import CPangoCairo
import TableLayout
import TableModel
import TableThemes
import Testing

@testable import TableDrawing

/// Letters whose advances are another typeface's keep their ink to themselves.
@Suite struct LetterOverlapTests {
  /// Latin-1, Latin Extended-A, punctuation, currency and arrows.
  private static let characters: [UInt32] = [
    0x21...0x7E, 0xA1...0x17F, 0x2010...0x203A, 0x20A0...0x20BF, 0x2190...0x21FF,
  ]
  .flatMap { (range: ClosedRange<UInt32>) in Array(range) }

  /// The part of the size by which ink may pass an advance beyond what it does in the stand-in itself; the black y
  /// of Helvetica Neue does so by that much.
  private static let overlap = 0.0265

  /// The typefaces of all looks, each once.
  static let typefaces = Theme.all.flatMap { [$0.typeface[1], $0.typeface[2]] }.reduce(into: [Typeface]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  @Test(arguments: typefaces.indices, FontWeight.allCases)
  func noInkLiesOverANeighbours(_ index: Int, _ weight: FontWeight) throws {
    let typeface = LetterOverlapTests.typefaces[index]
    let shaper = try HarfBuzzTextShaper()
    let faces = FontFaces(FontCatalog.standard.file(named:))
    let substitute = typeface.substitute(for: Font(family: typeface.family, weight: weight, size: 17))
    var plain = substitute
    (plain.tracking, plain.letterWidths, plain.kerning) = (0, nil, 0)
    var (defects, seen) = ([String](), 0)
    for scalar in LetterOverlapTests.characters.compactMap(Unicode.Scalar.init) {
      let own = try ends(of: scalar, plain, shaper, faces)
      let fitted = try ends(of: scalar, substitute, shaper, faces)
      seen += 1
      // What tracking takes or adds is the real typeface's.
      let over =
        max(0, min(0, own.left) - fitted.left)
        + max(0, fitted.right - max(0, own.right) + min(0, substitute.tracking))
      if over > LetterOverlapTests.overlap * 17 { defects.append("“\(scalar)” by \(over)") }
    }
    #expect(seen > 500)
    #expect(defects == [], "\(typeface.family)")
  }

  /// By how many points a letter's ink begins after its origin and ends after its advance.
  private func ends(
    of scalar: Unicode.Scalar, _ substitute: FontSubstitute, _ shaper: HarfBuzzTextShaper, _ faces: FontFaces
  ) throws -> (left: Double, right: Double) {
    let line = try #require(
      shaper.shape(TextRequest(text: String(scalar), size: 17, substitute: substitute)).lines.first)
    guard let run = line.runs.first, let glyph = run.glyphs.first else { return (0, 0) }
    let face = try faces.face(of: FontFaces.Key(run))
    let ink = try face.shape(of: glyph.index).inkAcross
    let factor = run.size * run.stretch / face.unitsPerEm
    return (glyph.x + ink.lowerBound * factor, glyph.x + ink.upperBound * factor - line.width)
  }

  /// Each weight of Helvetica’s looks is told from its neighbours, but for semibold, which is bold.
  @Test(arguments: [Typeface.helvetica, .classicHelveticaNeue, .helveticaNeue])
  func weightsDiffer(_ typeface: Typeface) throws {
    let shaper = try HarfBuzzTextShaper()
    let faces = FontFaces(FontCatalog.standard.file(named:))
    let stems = try FontWeight.allCases.map { weight -> Double in
      let substitute = typeface.substitute(for: Font(family: typeface.family, weight: weight, size: 17))
      let line = try #require(
        shaper.shape(TextRequest(text: "l", size: 17, substitute: substitute)).lines.first)
      let (run, index) = (try #require(line.runs.first), try #require(line.runs.first?.glyphs.first?.index))
      let face = try faces.face(of: FontFaces.Key(run))
      let ink = try face.shape(of: index).inkAcross
      return (ink.upperBound - ink.lowerBound) / face.unitsPerEm
    }
    #expect(stems.count == 9)
    for (weight, (lighter, heavier)) in zip(FontWeight.allCases.dropFirst(), zip(stems, stems.dropFirst())) {
      #expect(weight == .bold ? heavier == lighter : heavier > lighter + 0.005, "\(weight): \(stems)")
    }
  }
}

extension GlyphShape {
  /// Where there is ink across, in the font's units.
  fileprivate var inkAcross: ClosedRange<Double> {
    guard case .outline(let outline) = self else { return 0...0 }
    var (left, right) = (Double.infinity, -Double.infinity)
    for element in outline.path.elements {
      for point in element.ends {
        left = min(left, point.x)
        right = max(right, point.x)
      }
    }
    return left <= right ? left...right : 0...0
  }
}

extension Path.Element {
  fileprivate var ends: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }
}
