import TableModel
import TableThemes

@testable import TableLayout

/// Sets every span of a text into one line, each character half as wide as its span's letters are high.
struct SpanShaper: TextShaping {
  func shape(_ request: TextRequest) -> ShapedText {
    var x = 0.0
    let runs = request.spans.enumerated().map { index, span in
      let advance = span.size / 2
      let start = x
      let glyphs = span.text.indices.map { _ in
        defer { x += advance }
        return GlyphRun.Glyph(index: 1, x: x)
      }
      return GlyphRun(
        fontName: "Stub", size: span.size, glyphs: glyphs, text: span.text, x: start, width: x - start,
        span: index
      )
    }
    let isTruncated = request.maximumWidth.map { x > $0 + 0.001 } ?? false
    return ShapedText(lines: [ShapedLine(runs: runs, width: x)], isTruncated: isTruncated)
  }
}

/// Sets a text into one line with the stand-in's tracking, each character half as wide as the letters are high.
struct TrackingShaper: TextShaping {
  func shape(_ request: TextRequest) -> ShapedText {
    let width = request.spans.reduce(0) { sum, span in
      sum + Double(span.text.count) * (span.size / 2 + span.substitute.tracking)
    }
    let isTruncated = request.maximumWidth.map { width > $0 + 0.001 } ?? false
    return ShapedText(
      lines: [
        ShapedLine(
          runs: [GlyphRun(fontName: "Stub", size: 1, glyphs: [], text: request.text, x: 0, width: width)],
          width: width)
      ],
      isTruncated: isTruncated)
  }
}

/// A layout of views on a screen of 320 × 480 points.
func viewLayout(
  theme: Theme = .ios7,
  scale: Double = 2,
  tintColor: Color? = nil,
  isHighlighted: Bool = false,
  shaper: any TextShaping = StubShaper()
) -> ViewLayout {
  ViewLayout(
    context: ViewContext(
      theme: theme,
      environment: LayoutEnvironment(size: Size(width: 320, height: 480), scale: scale),
      shaper: shaper,
      tint: tintColor,
      meter: LayoutMeter { false },
      fittingSize: ConstraintLayout.fittingSize(of:in:in:)
    ),
    isHighlighted: isHighlighted
  )
}

extension ViewLayout {
  /// A view at the place that its frame or its content asks for.
  func node(of view: View) -> SceneNode {
    node(
      of: view,
      in: Rect(
        origin: view.frame?.origin ?? .zero, size: size(of: view, fitting: Size(width: 320, height: 44)))
    )
  }
}

extension SceneNode {
  /// The lines of text that the node draws itself, with their colours.
  var texts: [(line: ShapedLine, origin: Point, color: Color)] {
    drawings.compactMap { drawing in
      if case .text(let line, let origin, let color, _) = drawing { (line, origin, color) } else { nil }
    }
  }

  /// The pictures that the node draws itself.
  var images: [PlacedImage] {
    drawings.compactMap { drawing in
      if case .image(let image) = drawing { image } else { nil }
    }
  }
}

/// A picture of a size in points at each of some scales.
func picture(
  width: Double, height: Double, scales: [Double] = [1], capInsets: EdgeInsets? = nil,
  isTemplate: Bool = false
) -> Image? {
  Image(
    representations: scales.map {
      ImageReference(
        name: "i", path: FilePath("i@\($0)"), format: .png, size: Size(width: width, height: height),
        scale: $0)
    },
    capInsets: capInsets,
    isTemplate: isTemplate
  )
}

extension Rect {
  /// Whether the rectangle's numbers are finite and its extent is not negative.
  var isPossible: Bool { numbers.allSatisfy { $0.isFinite } && width >= 0 && height >= 0 }
}
