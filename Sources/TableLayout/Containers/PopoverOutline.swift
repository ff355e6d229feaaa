import TableModel
import TableThemes

/// The edge of a popover's box and arrow as one outline.
struct PopoverOutline {
  private let placement: PopoverPlacement
  private let look: PopoverLook
  /// The box without what lies outside of the outline.
  private let box: Rect
  private let inset: Double

  /// The outline, or a line so many points inside of it.
  init(_ placement: PopoverPlacement, look: PopoverLook, inset: Double = 0) {
    self.placement = placement
    self.look = look
    self.inset = inset
    box = placement.box.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// The outline in the screen's coordinates.
  ///
  /// It is drawn with the arrow at the top and then turned to the side that the arrow is on.
  var path: Path {
    switch placement.direction {
    case .up, .any: return upright(box, arrowAt: placement.tip.x)
    case .down:
      let axis = box.minY + box.maxY
      return upright(box, arrowAt: placement.tip.x).mapPoints { Point($0.x, axis - $0.y) }
    case .left: return upright(transposedBox, arrowAt: placement.tip.y).mapPoints { Point($0.y, $0.x) }
    case .right:
      let axis = box.minX + box.maxX
      return upright(transposedBox, arrowAt: placement.tip.y).mapPoints { Point(axis - $0.y, $0.x) }
    }
  }

  private var transposedBox: Rect {
    Rect(x: box.minY, y: box.minX, width: box.height, height: box.width)
  }

  private func upright(_ box: Rect, arrowAt x: Double) -> Path {
    let radius = max(0, min(look.cornerRadius - inset, box.width / 2, box.height / 2))
    var path = Path([.move(Point(box.minX, box.minY + radius))])
    path.addCorner(to: Point(box.minX + radius, box.minY), by: box.origin)
    path.elements += arrow(at: Point(x, box.minY))
    path.elements.append(.line(Point(box.maxX - radius, box.minY)))
    path.addCorner(to: Point(box.maxX, box.minY + radius), by: Point(box.maxX, box.minY))
    path.elements.append(.line(Point(box.maxX, box.maxY - radius)))
    path.addCorner(to: Point(box.maxX - radius, box.maxY), by: Point(box.maxX, box.maxY))
    path.elements.append(.line(Point(box.minX + radius, box.maxY)))
    path.addCorner(to: Point(box.minX, box.maxY - radius), by: Point(box.minX, box.maxY))
    path.elements.append(.close)
    return path
  }

  /// The steps from the left end of the arrow's foot over its tip to the right end; `foot` is the middle of the foot.
  private func arrow(at foot: Point) -> [Path.Element] {
    let arrow = look.arrow
    let halfWidth = max(0, arrow.width / 2 - arrow.flare)
    // The sides meet above the tip, as rounding takes away half of its own height.
    let apex = arrow.height + arrow.tipRounding / 2
    let side = (halfWidth * halfWidth + apex * apex).squareRoot()
    let bend = side > 0 ? arrow.flare / side : 0
    let end = apex > 0 ? arrow.tipRounding / apex : 0
    let point = { (x: Double, height: Double) in Point(foot.x + x, foot.y - height) }
    let onSide = { (part: Double, sign: Double) in point(sign * halfWidth * (1 - part), apex * part) }
    return [
      .line(point(-arrow.width / 2, 0)),
      .quadratic(from: point(-arrow.width / 2, 0), to: onSide(bend, -1), by: onSide(0, -1)),
      .line(onSide(1 - end, -1)),
      .quadratic(from: onSide(1 - end, -1), to: onSide(1 - end, 1), by: onSide(1, 1)),
      .line(onSide(bend, 1)),
      .quadratic(from: onSide(bend, 1), to: point(arrow.width / 2, 0), by: onSide(0, 1)),
    ]
  }
}

extension Path.Element {
  /// The cubic curve that equals a quadratic one by way of a control point.
  fileprivate static func quadratic(from start: Point, to end: Point, by control: Point) -> Path.Element {
    let toward = { (from: Point) in
      Point(from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3)
    }
    return .curve(end, control1: toward(start), control2: toward(end))
  }
}
