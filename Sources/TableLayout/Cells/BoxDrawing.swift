import TableModel
import TableThemes

/// Draws one row's part of the box with rounded corners around its section.
struct BoxDrawing {
  /// The lines between the rows.
  enum Separator {
    /// In the theme's colours.
    case standard
    /// In a colour of the author's.
    case color(Color)
    /// Drawn, but not to be seen.
    case hidden

    /// Whether there is a line that light could fall below.
    var isVisible: Bool {
      switch self {
      case .standard: true
      case .color(let color): color.alpha > 0
      case .hidden: false
      }
    }
  }

  let look: BoxLook
  let scale: Double
  /// The row between the inner edges of the box.
  let inside: Rect
  let isFirst: Bool
  let isLast: Bool
  /// The colour behind the content, where it is not the theme's.
  let fill: Color?
  let separator: Separator

  /// The drawings of a row whose content has the frame `content`; in the cell's coordinates, in points.
  func drawings(content: Rect) -> [Drawing] {
    let top = isFirst ? content.minY : 0
    let bottom = isLast ? content.maxY : inside.maxY
    let shape = shape(of: Rect(x: inside.minX, y: top, width: inside.width, height: bottom - top))
    return highlight(under: shape) + background(of: shape) + separators(in: shape.background)
      + border(of: shape)
  }

  /// The outline of a part of the row that reaches from edge to edge, with the box's corners.
  func outline(of rect: Rect) -> Path {
    shape(of: rect).path(of: rect)
  }

  private func shape(of background: Rect) -> BoxShape {
    BoxShape(
      background: background,
      isFirst: isFirst,
      isLast: isLast,
      borderWidth: look.borderWidth,
      cornerRadius: look.cornerRadius
    )
  }

  /// The background under the shades that the upper outline throws; each covers the one before but for its first line.
  private func background(of shape: BoxShape) -> [Drawing] {
    let color = fill ?? look.fill
    // A shade would fill all of a row that shows what lies behind it.
    let shades = isFirst && color.alpha == 1 ? look.innerShade[scale] : []
    let step = look.borderWidth / Double(max(1, shades.count))
    return (shades + [color]).enumerated().map { index, color in
      let rect = shape.background.inset(by: EdgeInsets(top: Double(index) * step))
      return .fill(shape.path(of: rect), .color(color))
    }
  }

  /// The dark line ends the row; the light one under it begins the next.
  private func separators(in background: Rect) -> [Drawing] {
    let line = { (y: Double, color: Color) in
      Drawing.fill(
        .rect(Rect(x: background.minX, y: y, width: background.width, height: look.borderWidth)),
        .color(color))
    }
    let dark = isLast ? nil : separatorColor.map { line(background.maxY - look.borderWidth, $0) }
    let isEtched = !isFirst && separator.isVisible
    let light = isEtched ? look.separatorHighlight.map { line(background.minY, $0) } : nil
    return [dark, light].compactMap { $0 }
  }

  private var separatorColor: Color? {
    switch separator {
    case .standard: look.separator
    case .color(let color): color
    case .hidden: nil
    }
  }

  /// The outline; a colour that an author gives the lines is the outline's too.
  private func border(of shape: BoxShape) -> [Drawing] {
    let color: Color = if case .color(let color) = separator { color } else { look.border }
    return shape.outlines.map { .stroke($0, Stroke(width: look.borderWidth), .color(color)) }
  }

  /// Lines of light along the lower edge: what copies of the box, each a line lower, would show beneath it.
  private func highlight(under shape: BoxShape) -> [Drawing] {
    let lights = isLast ? look.highlight[scale] : []
    let step = look.borderWidth / Double(max(1, lights.count))
    return lights.enumerated().map { index, color in
      .fill(shape.lowerSickle(offset: Double(index) * step, depth: step), .color(color))
    }
  }
}

/// The part of a section's box that one row has: its background, its corners and the outline around them.
struct BoxShape {
  /// The background between the inner edges of the outline.
  let background: Rect
  let isFirst: Bool
  let isLast: Bool
  /// The thickness of the outline, which lies around the background.
  let borderWidth: Double
  /// The radius of the background's corners, never more than a low row has room for.
  private let radius: Double

  /// A part whose outline's middle line has corners of a radius in points.
  init(background: Rect, isFirst: Bool, isLast: Bool, borderWidth: Double, cornerRadius: Double) {
    self.background = background
    self.isFirst = isFirst
    self.isLast = isLast
    self.borderWidth = borderWidth
    let height = isFirst && isLast ? background.height / 2 : background.height
    radius = max(0, min(cornerRadius - borderWidth / 2, height, background.width / 2))
  }

  /// The outline of the background, or of a part of the row that has the background's left and right edges.
  func path(of rect: Rect) -> Path {
    .roundedRect(rect, top: isFirst ? radius : 0, bottom: isLast ? radius : 0)
  }

  /// The middle line of the outline, as far as it passes this row.
  var outlines: [Path] {
    let half = borderWidth / 2
    let middle = background.inset(
      by: EdgeInsets(top: isFirst ? -half : 0, left: -half, bottom: isLast ? -half : 0, right: -half))
    return switch (isFirst, isLast) {
    case (true, true): [.roundedRect(middle, top: radius + half, bottom: radius + half)]
    case (true, false): [arch(over: middle)]
    case (false, true):
      [arch(over: middle).mapPoints { Point($0.x, middle.minY + middle.maxY - $0.y) }]
    case (false, false):
      [middle.minX, middle.maxX].map { .polyline([Point($0, middle.minY), Point($0, middle.maxY)]) }
    }
  }

  /// Up the left side, over the top and down the right side.
  private func arch(over rect: Rect) -> Path {
    let radius = self.radius + borderWidth / 2
    var path = Path([.move(Point(rect.minX, rect.maxY)), .line(Point(rect.minX, rect.minY + radius))])
    path.addCorner(to: Point(rect.minX + radius, rect.minY), by: rect.origin)
    path.elements.append(.line(Point(rect.maxX - radius, rect.minY)))
    path.addCorner(to: Point(rect.maxX, rect.minY + radius), by: Point(rect.maxX, rect.minY))
    path.elements.append(.line(Point(rect.maxX, rect.maxY)))
    return path
  }

  /// The area between the outline's lower outer edge, moved down by `offset`, and the same edge `depth` points further down.
  func lowerSickle(offset: Double, depth: Double) -> Path {
    let radius = self.radius + borderWidth
    let (left, right) = (background.minX - borderWidth, background.maxX + borderWidth)
    let upper = background.maxY + borderWidth + offset
    let lower = upper + depth
    var path = Path([.move(Point(left, upper - radius))])
    path.addCorner(to: Point(left + radius, upper), by: Point(left, upper))
    path.elements.append(.line(Point(right - radius, upper)))
    path.addCorner(to: Point(right, upper - radius), by: Point(right, upper))
    path.elements.append(.line(Point(right, lower - radius)))
    path.addCorner(to: Point(right - radius, lower), by: Point(right, lower))
    path.elements.append(.line(Point(left + radius, lower)))
    path.addCorner(to: Point(left, lower - radius), by: Point(left, lower))
    path.elements.append(.close)
    return path
  }
}
