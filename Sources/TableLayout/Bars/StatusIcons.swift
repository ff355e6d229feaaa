import TableModel
import TableThemes

/// Draws the icons of a status bar.
struct StatusIcons {
  /// An icon and the room that it takes.
  struct Icon {
    let rect: Rect
    let drawings: [Drawing]
  }

  let look: StatusBarLook
  let colors: StatusBarLook.Colors
  let pixels: PixelGrid

  private var networkPaint: Paint { .color(colors.icons.network ?? colors.content) }
  /// The height of all icons, in points.
  private var height: Double { look.battery.size.height }

  // MARK: Signal

  var signalWidth: Double {
    switch look.signal {
    case .bars(let count, let width, let gap, _): Double(count) * (width + gap) - gap
    case .dots(let count, let diameter, let gap): Double(count) * (diameter + gap) - gap
    }
  }

  func signal(x: Double, middle: Double) -> Icon {
    let rect = Rect(x: x, y: middle - height / 2, width: signalWidth, height: height)
    switch look.signal {
    case .bars(let count, let width, let gap, let radius):
      let bars = (0..<count).map { index in
        let tall = height * Double(index + 2) / Double(count + 1)
        return Drawing.fill(
          .roundedRect(
            Rect(x: x + Double(index) * (width + gap), y: rect.maxY - tall, width: width, height: tall),
            top: radius, bottom: radius),
          networkPaint)
      }
      return Icon(rect: rect, drawings: bars)
    case .dots(let count, let diameter, let gap):
      let dots = (0..<count).map { index in
        Drawing.fill(
          .circle(
            center: Point(x + diameter / 2 + Double(index) * (diameter + gap), middle), radius: diameter / 2),
          networkPaint)
      }
      return Icon(rect: rect, drawings: dots)
    }
  }

  // MARK: Wireless network

  /// The fan is as wide as the chord of its outermost ring.
  var wifiWidth: Double { height * 2.0.squareRoot() }

  /// A wedge with rings over it, in a quarter of a circle.
  func wifi(x: Double, middle: Double) -> Icon {
    let rect = Rect(x: x, y: middle - height / 2, width: wifiWidth, height: height)
    let center = Point(rect.center.x, rect.maxY)
    let unit = height / look.wifi.divisions
    let rings = look.wifi.ringRadii.map { radius in
      Drawing.stroke(
        Path.quarterArc(around: center, radius: radius * unit), Stroke(width: unit * look.wifi.lineWidth),
        networkPaint)
    }
    var wedge = Path.quarterArc(around: center, radius: look.wifi.wedgeRadius * unit)
    wedge.elements += [.line(center), .close]
    return Icon(rect: rect, drawings: rings + [.fill(wedge, networkPaint)])
  }

  // MARK: Battery

  /// The battery's upper edge: an outline of a pixel stands on pixels.
  private func top(around middle: Double) -> Double {
    let top = middle - height / 2
    return look.battery.outlineWidth < 1 ? pixels.round(top) : top
  }

  /// The battery with its pole at the right.
  func battery(right: Double, middle: Double, level: Double) -> Icon {
    let look = look.battery
    let pole = Size(width: height * look.pole.width, height: height * look.pole.height)
    let body = Rect(
      x: right - pole.width - look.poleGap - look.size.width, y: top(around: middle),
      width: look.size.width, height: height)
    let faint = colors.content.faded(to: look.outlineOpacity)
    let half = look.outlineWidth / 2
    let edge = EdgeInsets(top: half, left: half, bottom: half, right: half)
    let outlineRadius = max(0, look.cornerRadius - half)
    let inset = look.chargeInset
    let inside = body.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    let chargeRadius = max(0, look.cornerRadius - inset)
    let charge = Rect(
      x: inside.minX, y: inside.minY, width: inside.width * level.share, height: inside.height)
    return Icon(
      rect: Rect(x: body.minX, y: body.minY, width: right - body.minX, height: height),
      drawings: [
        .stroke(
          .roundedRect(body.inset(by: edge), top: outlineRadius, bottom: outlineRadius),
          Stroke(width: look.outlineWidth), .color(faint)),
        .fill(
          .roundedRect(
            Rect(
              x: body.maxX + look.poleGap, y: middle - pole.height / 2, width: pole.width, height: pole.height
            ),
            top: pole.width / 2, bottom: pole.width / 2),
          .color(faint)),
        .fill(
          .roundedRect(charge, top: chargeRadius, bottom: chargeRadius),
          .color(colors.icons.charge ?? colors.content)),
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
