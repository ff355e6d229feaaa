import TableModel
import TableThemes

/// Draws the drop that stretches as a table is pulled, with the arrow in it.
struct RefreshDropDrawing {
  private let look: RefreshDropLook
  private let color: Color
  private let upper: (center: Point, radius: Double)
  private let lower: (center: Point, radius: Double)

  /// A drop whose upper end touches a point; `stretch` says by how many points its lower end has moved away, `progress`
  /// how much of its way that is.
  init(_ look: RefreshDropLook, color: Color, top: Point, stretch: Double, progress: Double) {
    self.look = look
    self.color = color
    let lead = { (rest: Double, end: Double) in rest + (end - rest) * min(1, max(0, progress)) }
    let topRadius = lead(look.radius, look.stretchedTopRadius)
    let bottomRadius = lead(look.radius, look.stretchedBottomRadius)
    upper = (Point(top.x, top.y + topRadius), topRadius)
    let bottom = top.y + 2 * look.radius + stretch
    lower = (Point(top.x, max(top.y + topRadius, bottom - bottomRadius)), bottomRadius)
  }

  /// The lower end, in the coordinates of the point at the upper one.
  var maxY: Double { lower.center.y + lower.radius }

  /// The drop and its arrow, from back to front.
  var drawings: [Drawing] {
    let top = upper.center.y - upper.radius
    let gloss = Paint.linear(look.gloss, from: Point(0, top), to: Point(0, upper.center.y + upper.radius))
    return [
      .fill(outline, .color(color)), .fill(outline, gloss),
      .stroke(outline, Stroke(width: 1), .color(look.outline)),
    ] + arrow
  }

  /// Two circles and the flanks between them, which leave the circles upright.
  private var outline: Path {
    let (top, bottom) = (upper.center, lower.center)
    let bend = (bottom.y - top.y) / 2
    var path = Path([.move(Point(top.x - upper.radius, top.y))])
    path.addCorner(
      to: Point(top.x, top.y - upper.radius), by: Point(top.x - upper.radius, top.y - upper.radius))
    path.addCorner(
      to: Point(top.x + upper.radius, top.y), by: Point(top.x + upper.radius, top.y - upper.radius))
    path.elements.append(
      .curve(
        Point(bottom.x + lower.radius, bottom.y),
        control1: Point(top.x + upper.radius, top.y + bend),
        control2: Point(bottom.x + lower.radius, bottom.y - bend)
      ))
    path.addCorner(
      to: Point(bottom.x, bottom.y + lower.radius),
      by: Point(bottom.x + lower.radius, bottom.y + lower.radius))
    path.addCorner(
      to: Point(bottom.x - lower.radius, bottom.y),
      by: Point(bottom.x - lower.radius, bottom.y + lower.radius))
    path.elements.append(
      .curve(
        Point(top.x - upper.radius, top.y),
        control1: Point(bottom.x - lower.radius, bottom.y - bend),
        control2: Point(top.x - upper.radius, top.y + bend)
      ))
    path.elements.append(.close)
    return path
  }

  /// An arrow that runs clockwise around most of a circle.
  private var arrow: [Drawing] {
    let shrinking = upper.radius / look.radius
    let (radius, width) = (look.arrowRadius * shrinking, look.arrowWidth * shrinking)
    let end = RefreshDropDrawing.arrowEnd
    let steps = RefreshDropDrawing.arrowSteps
    let line = Path.polyline(
      (0...steps).map {
        point(
          at: radius,
          RefreshDropDrawing.arrowStart + (end - RefreshDropDrawing.arrowStart) * Double($0) / Double(steps))
      })
    let head = Path.polygon([
      point(at: radius - width * 1.3, end - 0.02), point(at: radius + width * 1.3, end - 0.02),
      point(at: radius, end + 1.7 * width / radius),
    ])
    return [
      .stroke(line, Stroke(width: width), .color(look.arrowColor)), .fill(head, .color(look.arrowColor)),
    ]
  }

  /// The angles in radians, clockwise from the right, between which the arrow's line runs.
  private static let arrowStart = -0.25 * Double.pi
  private static let arrowEnd = 1.25 * Double.pi
  private static let arrowSteps = 48

  private func point(at radius: Double, _ angle: Double) -> Point {
    let direction = Point.onUnitCircle(radians: angle)
    return Point(upper.center.x + radius * direction.x, upper.center.y + radius * direction.y)
  }
}
