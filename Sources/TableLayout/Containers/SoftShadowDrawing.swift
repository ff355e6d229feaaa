import TableModel
import TableThemes

/// Draws a shadow as shapes on one another, each smaller than the one before, so that it grows darker inwards.
struct SoftShadowDrawing {
  let shadow: SoftShadow

  /// The distance in points between the edges of two shapes.
  private static let step = 1.0

  /// The shapes behind another, which is to be drawn over them.
  ///
  /// - Parameter outline: The edge of that shape, or of one that is so many points larger on all sides.
  /// - Returns: The shapes, from back to front.
  func drawings(around outline: (_ growth: Double) -> Path) -> [Drawing] {
    let count = Int((shadow.radius / SoftShadowDrawing.step).rounded())
    guard count > 0 else { return [] }
    var covered = 0.0
    return (0..<count).reversed().map { index in
      let reach = Double(index + 1) * SoftShadowDrawing.step
      let wanted = opacity(at: (Double(index) + 0.5) / Double(count))
      // What lies there already lets through the rest, of which this shape takes its part.
      let alpha = 1 - (1 - wanted) / (1 - covered)
      covered = wanted
      var color = shadow.color
      color.alpha = alpha
      return .fill(outline(reach).offset(x: 0, y: shadow.dy), .color(color))
    }
  }

  /// The opacity at a part of the radius, falling to nothing ever more gently.
  private func opacity(at part: Double) -> Double {
    min(0.99, shadow.color.alpha) * (1 - part) * (1 - part)
  }
}
