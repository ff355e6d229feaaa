import TableModel
import TableThemes

/// Draws a shadow as shapes on one another, each smaller than the one before, so that it grows darker inwards.
struct SoftShadowDrawing {
  let shadow: SoftShadow
  /// The distance in points between the edges of two shapes.
  var step = 1.0
  /// The opacities that pictures of eight bits a channel tell apart.
  private static let shades = 255.0
  /// The faintest shape in these: a fainter one is lost in rounding over dark colours, and dozens of them add up.
  private static let faintest = 2.0

  /// The shapes behind another, which is to be drawn over them.
  ///
  /// - Parameter outline: The edge of that shape, or of one that is so many points larger on all sides.
  /// - Returns: The shapes, from back to front.
  func drawings(around outline: (_ growth: Double) -> Path) -> [Drawing] {
    let count = Int((shadow.radius / step).rounded())
    guard count > 0 else { return [] }
    // Where the shadow stands lower than the shape, that much of its inside can be seen.
    let depth = Int((max(0, shadow.dy) / step).rounded(.up))
    var covered = 0.0
    return (-depth..<count).reversed().compactMap { index in
      let wanted = opacity(at: (Double(index) + 0.5) * step)
      // What lies there already lets through the rest, of which this shape takes its part.
      let part = (1 - (1 - wanted) / (1 - covered)) * SoftShadowDrawing.shades
      guard part.rounded() >= SoftShadowDrawing.faintest else { return nil }
      var color = shadow.color
      color.alpha = part.rounded() / SoftShadowDrawing.shades
      covered = 1 - (1 - covered) * (1 - color.alpha)
      let growth = Double(index + 1) * step
      return .fill(outline(growth).offset(x: 0, y: shadow.dy), .color(color))
    }
  }

  /// The opacity at a distance in points from the shadow's edge, outwards.
  ///
  /// It falls to nothing ever more gently outside, and levels off as gently inside.
  private func opacity(at distance: Double) -> Double {
    let edge = min(0.99, shadow.color.alpha)
    guard distance < 0 else {
      let part = min(1, distance / shadow.radius)
      return edge * (1 - part) * (1 - part)
    }
    let depth = min(shadow.dy, -distance)
    let rise = 2 * edge / shadow.radius * (depth - depth * depth / (2 * shadow.dy))
    return min(0.99, edge + rise)
  }
}
