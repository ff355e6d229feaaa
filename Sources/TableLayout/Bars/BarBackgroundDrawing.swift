import TableModel
import TableThemes

/// Draws what lies behind the things in a bar.
struct BarBackgroundDrawing {
  /// The side of a bar that meets the content.
  enum Edge {
    case top, bottom
  }

  let background: BarBackground
  let color: Color?
  let edge: Edge
  let scale: Double

  /// The drawings for a bar's whole rectangle, from back to front.
  func drawings(in rect: Rect) -> [Drawing] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return fill(in: rect) + highlight(in: rect) + lines(at: rect) + cutCorners(of: rect)
      + shadow(below: rect)
  }

  private func fill(in rect: Rect) -> [Drawing] {
    let body = body(of: rect)
    guard let color else {
      guard !background.fill.stops.isEmpty else { return [] }
      return [.fill(.rect(rect), background.fill.downwards(in: body))]
        + (background.veil.map { [.fill(.rect(rect), .color($0))] } ?? [])
    }
    let gloss: [Drawing] =
      background.gloss.stops.isEmpty ? [] : [.fill(.rect(rect), background.gloss.downwards(in: body))]
    return [.fill(.rect(rect), .color(color))] + gloss
  }

  /// What the highlight and a line inside the bar leave of it.
  private func body(of rect: Rect) -> Rect {
    let line = lineInside
    let highlight = background.highlight[scale].isEmpty ? 0 : BarBackgroundDrawing.highlightHeight
    return rect.inset(
      by: EdgeInsets(top: highlight + (edge == .top ? line : 0), bottom: edge == .bottom ? line : 0))
  }

  /// The thickness in points of a line that belongs to the bar's own height.
  private var lineInside: Double {
    background.line.map { $0.isInside ? $0.thickness.points(scale: scale) : 0 } ?? 0
  }

  /// The height in points that the lines of a highlight share.
  private static let highlightHeight = 1.0

  private func highlight(in rect: Rect) -> [Drawing] {
    let colors = (color == nil ? nil : background.highlightOverTint)?[scale] ?? background.highlight[scale]
    let height = BarBackgroundDrawing.highlightHeight / Double(max(1, colors.count))
    let top = rect.minY + (edge == .top ? lineInside : 0)
    return colors.enumerated().map { index, color in
      let line = Rect(x: rect.minX, y: top + Double(index) * height, width: rect.width, height: height)
      return .fill(.rect(line), .color(color))
    }
  }

  /// What shows behind round corners at the upper edge.
  private func cutCorners(of rect: Rect) -> [Drawing] {
    guard let corners = background.corners, rect.width >= 2 * corners.radius else { return [] }
    let radius = corners.radius
    let corner = { (x: Double, sign: Double) -> Path in
      var path = Path([.move(Point(x, rect.minY)), .line(Point(x, rect.minY + radius))])
      path.addCorner(to: Point(x + sign * radius, rect.minY), by: Point(x, rect.minY))
      path.elements.append(.close)
      return path
    }
    return [corner(rect.minX, 1), corner(rect.maxX, -1)].map { .fill($0, .color(corners.color)) }
  }

  private func lines(at rect: Rect) -> [Drawing] {
    drawings(of: background.line, along: edge, of: rect)
      + drawings(of: background.farLine, along: edge == .top ? .bottom : .top, of: rect)
  }

  private func drawings(of line: BarBackground.Line?, along edge: Edge, of rect: Rect) -> [Drawing] {
    guard let line else { return [] }
    let thickness = line.thickness.points(scale: scale)
    let y =
      switch (edge, line.isInside) {
      case (.bottom, true): rect.maxY - thickness
      case (.bottom, false): rect.maxY
      case (.top, true): rect.minY
      case (.top, false): rect.minY - thickness
      }
    let path = Path.rect(Rect(x: rect.minX, y: y, width: rect.width, height: thickness))
    return ([shade(of: line)] + (line.veil.map { [$0] } ?? [])).map { .fill(path, .color($0)) }
  }

  /// The colour of a line, which on a bar in a colour of the author's own is a darker shade of that.
  private func shade(of line: BarBackground.Line) -> Color {
    guard let color, let shade = line.shadeOverTint else { return line.color }
    return color.mixed(with: .black, amount: shade)
  }

  /// Lines of half a point, or of a pixel where that is more: each as dark as those together that it takes the place of.
  private func shadow(below rect: Rect) -> [Drawing] {
    let every = scale < 2 ? 2 : 1
    let height = Double(every) / 2
    return stride(from: 0, to: background.shadow.count, by: every).map { index in
      let offset = Double(index) / 2
      let y = edge == .bottom ? rect.maxY + offset : rect.minY - offset - height
      let lines = background.shadow[index..<min(index + every, background.shadow.count)]
      var color = background.shadow[index]
      color.alpha = lines.reduce(0) { $0 + $1.alpha } / Double(every)
      return .fill(.rect(Rect(x: rect.minX, y: y, width: rect.width, height: height)), .color(color))
    }
  }
}
