import TableLayout
import TableModel

@testable import TableDrawing

/// A request in Nimbus Sans at 17 points, if nothing else is said.
func request(
  _ text: String,
  size: Double = 17,
  width: Double? = nil,
  lines: Int = 1,
  mode: LineBreakMode = .byTruncatingTail,
  family: String = "Nimbus Sans",
  weight: FontWeight = .regular,
  stretch: Double = 1,
  tracking: Double = 0
) -> TextRequest {
  TextRequest(
    text: text,
    size: size,
    substitute: FontSubstitute(family: family, weight: weight, stretch: stretch, tracking: tracking),
    maximumWidth: width,
    maximumLines: lines,
    lineBreakMode: mode
  )
}

extension ShapedText {
  /// The characters of every line.
  var texts: [String] { lines.map(\.text) }

  /// The fonts of all runs, in their order.
  var fontNames: [String] { lines.flatMap(\.runs).map(\.fontName) }

  /// The number of glyphs of all runs.
  var glyphCount: Int { lines.flatMap(\.runs).reduce(0) { $0 + $1.glyphs.count } }
}
