import TableModel
import TableThemes

/// Draws a shadow as lines along a shape's edge, each narrower and darker than the one before.
struct SoftShadowDrawing {
  let shadow: SoftShadow

  /// The distance in points between the edges of two lines.
  private static let step = 1.0

  /// The lines around a shape, which is to be drawn over them.
  func drawings(around path: Path) -> [Drawing] {
    let count = Int((shadow.radius / SoftShadowDrawing.step).rounded())
    guard count > 0 else { return [] }
    let path = path.offset(x: 0, y: shadow.dy)
    var covered = 0.0
    return (0..<count).reversed().map { index in
      let reach = Double(index + 1) * SoftShadowDrawing.step
      let wanted = opacity(at: (Double(index) + 0.5) / Double(count))
      // What lies there already lets through the rest, of which this line takes its part.
      let alpha = 1 - (1 - wanted) / (1 - covered)
      covered = wanted
      var color = shadow.color
      color.alpha = alpha
      return .stroke(path, Stroke(width: 2 * reach, cap: .round, join: .round), .color(color))
    }
  }

  /// The opacity at a part of the radius, falling to nothing ever more gently.
  private func opacity(at part: Double) -> Double {
    min(0.99, shadow.color.alpha) * (1 - part) * (1 - part)
  }
}
