import TableLayout
import TableModel

extension ShapedLine {
  /// The paint of the letters of a line whose baseline begins at a point.
  ///
  /// Shade lies from as far above the baseline as the largest letters are large down to it.
  func paint(_ color: Color, _ shade: Gradient?, at origin: Point = .zero) -> ResolvedPaint {
    guard let shade else { return ResolvedPaint(.color(color)) }
    let size = runs.map(\.size).max() ?? 0
    let top = Point(origin.x, origin.y - size)
    return ResolvedPaint(.linear(shade.composited(over: color), from: top, to: origin))
  }
}
