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
