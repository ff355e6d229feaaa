import CPangoCairo
import TableLayout
import TableModel

/// Shapes text with Pango's and HarfBuzz's help, in the faces of a catalog.
///
/// Pango finds directions and the places where lines may break, HarfBuzz the glyphs. Which face draws a character is
/// decided here: the system's font configuration is never read. A shaper belongs to one thread.
package final class HarfBuzzTextShaper: TextShaping {
  private let library: FontLibrary
  private let shaper: LineShaper
  private var cache = ShapeCache()

  /// A shaper with the faces of a catalog; ``failure`` tells of a file that is not there when a text needs it.
  ///
  /// Texts in fonts of projects need `projectFonts`, which are those that they are drawn with.
  /// - Throws: a `Diagnostic` where the catalog has no typeface.
  package init(
    catalog: FontCatalog = .standard, projectFonts: ProjectFonts = ProjectFonts()
  ) throws(Diagnostic) {
    library = try FontLibrary(catalog: catalog, projectFonts)
    shaper = LineShaper(library: library)
  }

  /// The fonts that were opened so far, those included that were only looked into for a character.
  package var openedFonts: [FontFile] { library.openedFaces }

  /// A font that could not be used for a text since the last ``forgetFailure()``, so that the text lacks characters.
  package var failure: Diagnostic? { library.failure }

  /// Begins anew to watch for fonts that cannot be used.
  package func forgetFailure() {
    library.failure = nil
  }

  /// Breaks, cuts and places text; equal requests get equal answers from every shaper of the same catalog.
  package func shape(_ request: TextRequest) -> ShapedText {
    if let known = cache[request] { return known }
    let shaped = shapeAnew(request)
    // A text that lacks characters is not kept, so that whoever wants it next is told too.
    if library.failure == nil { cache[request] = shaped }
    return shaped
  }

  private func shapeAnew(_ request: TextRequest) -> ShapedText {
    guard !request.spans.isEmpty else { return ShapedText(lines: []) }
    library.makeRoomForResources()
    let styles = request.spans.map(style)
    shaper.set(styles, language: request.language)
    let analyser = ParagraphAnalyser(request, styles: styles, library: library)
    var composer = TextComposer(request: request, analyser: analyser, shaper: shaper)
    return composer.compose()
  }

  private func style(of span: TextSpan) -> SpanStyle {
    let typeface = library.typeface(for: span.substitute)
    return SpanStyle(
      typeface: typeface,
      isBold: library.files[typeface].weight.ordinal >= FontWeight.semibold.ordinal,
      size: span.size,
      stretch: span.substitute.stretch,
      tracking: span.substitute.tracking,
      letterWidths: span.substitute.letterWidths,
      rise: span.substitute.rise,
      letterShapes: span.substitute.letterShapes,
      kerning: span.substitute.kerning,
      wholePoints: span.substitute.wholePoints
    )
  }
}

/// The texts that were shaped last; emptied when it is full, so that its memory is bounded.
struct ShapeCache {
  private static let mostTexts = 512
  private static let mostBytes = 1 << 18

  private var texts: [TextRequest: (utf8: String.UTF8View, shaped: ShapedText)] = [:]
  private var bytes = 0

  subscript(request: TextRequest) -> ShapedText? {
    get {
      // Strings are equal when they look alike; what is asked for is the very same characters.
      guard let entry = texts[request], entry.utf8.elementsEqual(request.text.utf8) else { return nil }
      return entry.shaped
    }
    set {
      let size = request.text.utf8.count
      if texts.count >= Self.mostTexts || bytes + size > Self.mostBytes { self = ShapeCache() }
      guard let newValue, size <= Self.mostBytes else { return }
      texts[request] = (request.text.utf8, newValue)
      bytes += size
    }
  }
}
