import TableModel
import TableThemes

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

  /// Backgrounds beside each other, a view each; the shadows of all lie below all of them, and none falls on a neighbour.
  func nodes(of shape: ShapeLook, in boxes: [Rect]) -> [SceneNode] {
    var (shadow, body) = (shape, shape)
    shadow.layers.removeAll { !$0.reachesOut }
    body.layers.removeAll(where: \.reachesOut)
    return boxes.enumerated().map { index, box in
      let shadows =
        index > 0 ? [] : boxes.flatMap { drawings(of: shadow, in: $0.offset(x: -box.minX, y: -box.minY)) }
      return SceneNode(
        .barBackground, frame: box, drawings: shadows + drawings(of: body, in: box.bounds))
    }
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
