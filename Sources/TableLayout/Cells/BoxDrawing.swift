import TableModel
import TableThemes

/// Draws one row's part of the box with rounded corners around its section.
struct BoxDrawing {
  let look: BoxLook
  /// The row between the inner edges of the box.
  let inside: Rect
  let isFirst: Bool
  let isLast: Bool
  /// The colour behind the content, where it is not the theme's.
  let fill: Color?
  /// The colour of the line below the row, where it is not the theme's.
  let separatorColor: Color?

  /// The drawings of a row whose content has the frame `content`; in the cell's coordinates, in points.
  func drawings(content: Rect) -> [Drawing] {
    let top = isFirst ? content.minY : 0
    let bottom = isLast ? content.maxY : inside.maxY
    let ground = Rect(x: inside.minX, y: top, width: inside.width, height: bottom - top)
    return highlight(under: ground) + groundFill(ground) + separators(in: ground) + border(around: ground)
  }

  /// The outline of a part of the row that reaches from edge to edge, with the box's corners.
  func outline(of rect: Rect) -> Path {
    path(rect, radius: groundRadius)
  }

  /// The radius of the ground's corners: the outline's middle line lies half its width outside.
  private var groundRadius: Double { max(0, look.cornerRadius - look.borderWidth / 2) }

  private func path(_ rect: Rect, radius: Double) -> Path {
    .roundedRect(rect, top: isFirst ? radius : 0, bottom: isLast ? radius : 0)
  }

  private func groundFill(_ ground: Rect) -> [Drawing] {
    let color = Paint.color(fill ?? look.fill)
    guard isFirst, let shade = look.innerShade else {
      return [.fill(path(ground, radius: groundRadius), color)]
    }
    let lowered = Rect(
      x: ground.minX, y: ground.minY + look.borderWidth, width: ground.width,
      height: ground.height - look.borderWidth)
    return [
      .fill(path(ground, radius: groundRadius), .color(shade)),
      .fill(path(lowered, radius: groundRadius), color),
    ]
  }

  /// The dark line ends the row; the light one under it begins the next.
  private func separators(in ground: Rect) -> [Drawing] {
    let line = { (y: Double, color: Color) in
      Drawing.fill(
        .rect(Rect(x: ground.minX, y: y, width: ground.width, height: look.borderWidth)), .color(color))
    }
    var drawings: [Drawing] = []
    if !isLast {
      drawings.append(line(ground.maxY - look.borderWidth, separatorColor ?? look.separator))
    }
    if !isFirst, let light = look.separatorHighlight, separatorColor != .clear {
      drawings.append(line(ground.minY, light))
    }
    return drawings
  }

  /// The outline of this row's part, as lines down both sides that are joined above the first and below the last row.
  private func border(around ground: Rect) -> [Drawing] {
    let half = look.borderWidth / 2
    let middle = Rect(
      x: ground.minX - half,
      y: ground.minY - (isFirst ? half : 0),
      width: ground.width + look.borderWidth,
      height: ground.height + (isFirst ? half : 0) + (isLast ? half : 0)
    )
    let stroke = Stroke(width: look.borderWidth)
    return BoxOutline(rect: middle, radius: look.cornerRadius, isFirst: isFirst, isLast: isLast).paths
      .map { .stroke($0, stroke, .color(look.border)) }
  }

  /// A sickle of light along the lower edge: what a copy of the box one line lower would show beneath the box.
  private func highlight(under ground: Rect) -> [Drawing] {
    guard isLast, let color = look.highlight else { return [] }
    let outer = Rect(
      x: ground.minX - look.borderWidth,
      y: ground.minY,
      width: ground.width + 2 * look.borderWidth,
      height: ground.height + look.borderWidth
    )
    let radius = look.cornerRadius + look.borderWidth / 2
    return [.fill(.lowerSickle(of: outer, radius: radius, depth: look.borderWidth), .color(color))]
  }
}
