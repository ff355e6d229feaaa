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

/// Draws a theme's shapes around an outline that the caller chooses.
struct BarShapeDrawing {
  /// The form of a shape.
  enum Outline {
    /// A rectangle with rounded corners.
    case rounded
    /// The same with a left end that is a point.
    case pointed(PointedEndLook)
  }

  /// The colour of the shape's tinted parts.
  let tint: Color
  /// The colour of what lies behind the bar.
  let ground: Color
  /// Whether the screen is dark.
  let isDark: Bool

  /// The layers of a shape in a rectangle, from back to front.
  func drawings(of shape: ShapeLook, in rect: Rect, outline: Outline = .rounded) -> [Drawing] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return shape.layers.filter { !isUnseen($0) }.map { layer in
      let edge = rect.inset(by: layer.inset)
      let radius = shape.cornerRadius - (layer.inset.left + layer.inset.right) / 2
      guard let width = layer.lineWidth else {
        return .fill(
          path(of: edge, radius: radius, lower: layer.lowerCornerRadius ?? radius, outline: outline),
          paint(layer.fill, in: edge))
      }
      let half = width / 2
      let middle = edge.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
      return .stroke(
        path(of: middle, radius: radius - half, lower: radius - half, outline: outline),
        Stroke(width: width, join: .round),
        paint(layer.fill, in: edge)
      )
    }
  }

  /// Backgrounds beside each other, and where there are several the shadow of each below all of them, so that none falls
  /// on a neighbour and each goes with its own; in other boxes the shadow alone, for what has a background of another kind.
  func nodes(of shape: ShapeLook, in boxes: [Rect], shadowsIn others: [Rect] = []) -> [SceneNode] {
    let node = { (box: Rect, shape: ShapeLook) -> SceneNode in
      SceneNode(.barBackground, frame: box, drawings: drawings(of: shape, in: box.bounds))
    }
    guard boxes.count + others.count > 1 || boxes.isEmpty else { return boxes.map { node($0, shape) } }
    var (shadow, body) = (shape, shape)
    shadow.layers.removeAll { !$0.reachesOut }
    body.layers.removeAll(where: \.reachesOut)
    return (boxes + others).map { node($0, shadow) }.filter { !$0.drawings.isEmpty }
      + boxes.map { node($0, body) }
  }

  /// Whether nothing of a layer shows, as of shadows on dark screens.
  private func isUnseen(_ layer: ShapeLook.Layer) -> Bool {
    guard case .color(.fixed(_, dark: let dark)) = layer.fill else { return false }
    return isDark && dark == .clear
  }

  private func paint(_ fill: ShapeLook.Fill, in rect: Rect) -> Paint {
    switch fill {
    case .color(.fixed(let light, let dark)): .color(isDark ? dark ?? light : light)
    case .color(.tint), .color(.ownTint): .color(tint)
    case .color(.ground): .color(ground)
    case .gradient(let gradient): gradient.downwards(in: rect)
    case .tintable(_, let light): light.composited(over: tint).downwards(in: rect)
    case .edge(let gradient, let depth):
      .linear(gradient, from: Point(0, rect.minY), to: Point(0, rect.minY + depth))
    }
  }

  private func path(of rect: Rect, radius: Double, lower: Double, outline: Outline) -> Path {
    let limit = min(rect.height / 2, rect.width / 2)
    let (radius, lower) = (max(0, min(radius, limit)), max(0, min(lower, limit)))
    switch outline {
    case .rounded:
      return radius > 0 ? .roundedRect(rect, top: radius, bottom: lower) : .rect(rect)
    case .pointed(let end): return arrow(in: rect, end: end, radius: radius, lower: lower)
    }
  }

  /// A rectangle whose left side is drawn out to a point by two gentle curves.
  private func arrow(in rect: Rect, end: PointedEndLook, radius: Double, lower: Double) -> Path {
    let length = min(end.length, rect.width / 2)
    let (middle, shoulder) = (rect.center.y, rect.minX + length)
    var path = Path([.move(Point(rect.maxX - radius, rect.minY))])
    path.addCorner(to: Point(rect.maxX, rect.minY + radius), by: Point(rect.maxX, rect.minY))
    path.elements.append(.line(Point(rect.maxX, rect.maxY - lower)))
    path.addCorner(to: Point(rect.maxX - lower, rect.maxY), by: Point(rect.maxX, rect.maxY))
    path.elements += [
      .line(Point(shoulder + end.overlap, rect.maxY)),
      .curve(
        Point(rect.minX + end.bluntness, middle + end.bluntRise),
        control1: Point(shoulder - length * end.edgePull, rect.maxY),
        control2: Point(rect.minX + length * end.tipPull, middle + rect.height * end.tipRise)
      ),
      .curve(
        Point(rect.minX + end.bluntness, middle - end.bluntRise),
        control1: Point(rect.minX, middle + end.bluntPull),
        control2: Point(rect.minX, middle - end.bluntPull)
      ),
      .curve(
        Point(shoulder + end.overlap, rect.minY),
        control1: Point(rect.minX + length * end.tipPull, middle - rect.height * end.tipRise),
        control2: Point(shoulder - length * end.edgePull, rect.minY)
      ),
      .close,
    ]
    return path
  }
}

extension ShapeLook.Layer {
  /// Whether the layer covers more than the shape, as shadows do.
  fileprivate var reachesOut: Bool { inset.left < 0 || inset.bottom < 0 }
}
