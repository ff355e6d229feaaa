import TableLayout
import TableModel

extension Drawing {
  /// What the drawing can touch, in its own coordinates.
  var extent: Extent {
    switch self {
    case .fill(let path, _):
      return Extent(path.boundingBox)
    case .stroke(let path, let stroke, _):
      return Extent(path.boundingBox).grown(by: max(0, stroke.width) * Stroke.miterLimit / 2)
    case .image(let placed):
      return Extent(placed.rect)
    case .text(let line, let origin, _, _):
      let reach = line.runs.map { $0.reach }.max() ?? 0
      return Extent(Rect(origin: origin, size: Size(width: line.width, height: 0))).grown(by: reach)
    }
  }
}

extension GlyphRun {
  /// How far from the line's baseline and ends no glyph goes, in points: several times the size of the letters.
  fileprivate var reach: Double {
    abs(size) * 4 + (glyphs.map { abs($0.y) }.max() ?? 0)
  }
}
