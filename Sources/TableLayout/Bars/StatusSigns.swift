import TableModel
import TableThemes

/// Draws the signs of a status bar.
struct StatusSigns {
  /// A sign and the room that it takes.
  struct Sign {
    let rect: Rect
    let drawings: [Drawing]
  }

  let look: StatusBarLook
  let colors: StatusBarLook.Colors

  private var paint: Paint { .color(colors.content) }
  /// The height of all signs, in points.
  private var height: Double { look.battery.height }

  // MARK: Signal

  var signalWidth: Double {
    switch look.signal {
    case .bars(let count, let width, let gap): Double(count) * (width + gap) - gap
    case .dots(let diameter, let gap): Double(StatusSigns.dotCount) * (diameter + gap) - gap
    }
  }

  private static let dotCount = 5

  func signal(x: Double, middle: Double) -> Sign {
    let rect = Rect(x: x, y: middle - height / 2, width: signalWidth, height: height)
    switch look.signal {
    case .bars(let count, let width, let gap):
      let bars = (0..<count).map { index in
        let tall = height * Double(index + 2) / Double(count + 1)
        return Drawing.fill(
          .roundedRect(
            Rect(x: x + Double(index) * (width + gap), y: rect.maxY - tall, width: width, height: tall),
            top: look.batteryRadius / 3, bottom: look.batteryRadius / 3),
          paint)
      }
      return Sign(rect: rect, drawings: bars)
    case .dots(let diameter, let gap):
      let dots = (0..<StatusSigns.dotCount).map { index in
        Drawing.fill(
          .circle(
            center: Point(x + diameter / 2 + Double(index) * (diameter + gap), middle), radius: diameter / 2),
          paint)
      }
      return Sign(rect: rect, drawings: dots)
    }
  }

  // MARK: Wireless network

  /// The fan is as wide as the chord of its outermost ring.
  var wifiWidth: Double { height * 2.0.squareRoot() }

  /// A wedge with two rings over it, in a quarter of a circle.
  func wifi(x: Double, middle: Double) -> Sign {
    let rect = Rect(x: x, y: middle - height / 2, width: wifiWidth, height: height)
    let center = Point(rect.center.x, rect.maxY)
    let ring = height / 5
    let rings = [2.7, 4.5].map { distance in
      Drawing.stroke(
        Path.quarterArc(around: center, radius: distance * ring), Stroke(width: ring * 1.1), paint)
    }
    var wedge = Path.quarterArc(around: center, radius: 1.5 * ring)
    wedge.elements += [.line(center), .close]
    return Sign(rect: rect, drawings: rings + [.fill(wedge, paint)])
  }

  // MARK: Battery

  /// The battery with its pole at the right.
  func battery(right: Double, middle: Double, level: Double) -> Sign {
    let pole = Size(width: height * 0.13, height: height * 0.38)
    let body = Rect(
      x: right - pole.width - 1 - look.battery.width, y: middle - height / 2, width: look.battery.width,
      height: height)
    let faint = colors.content.faded(to: look.batteryOutlineOpacity)
    let edge = EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
    let radius = look.batteryRadius
    let inside = body.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let charge = Rect(
      x: inside.minX, y: inside.minY, width: inside.width * level.share, height: inside.height)
    return Sign(
      rect: Rect(x: body.minX, y: body.minY, width: right - body.minX, height: height),
      drawings: [
        .stroke(
          .roundedRect(body.inset(by: edge), top: max(0, radius - 0.5), bottom: max(0, radius - 0.5)),
          Stroke(width: 1), .color(faint)),
        .fill(
          .roundedRect(
            Rect(
              x: body.maxX + 1, y: middle - pole.height / 2, width: pole.width, height: pole.height),
            top: pole.width / 2, bottom: pole.width / 2),
          .color(faint)),
        .fill(
          .roundedRect(charge, top: max(0, radius - 2), bottom: max(0, radius - 2)), paint),
      ]
    )
  }
}

extension Path {
  /// The upper quarter of a circle.
  fileprivate static func quarterArc(around center: Point, radius: Double) -> Path {
    let side = radius / 2.0.squareRoot()
    var path = Path([.move(Point(center.x - side, center.y - side))])
    path.addCorner(
      to: Point(center.x + side, center.y - side), by: Point(center.x, center.y - 2 * side))
    return path
  }
}
