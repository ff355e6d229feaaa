import TableModel
import TableThemes

/// Draws a theme's shapes in the colours of a control.
struct ShapeDrawing {
  /// Which of a shape's ends are rounded.
  struct Ends: OptionSet {
    let rawValue: Int
    static let left = Ends(rawValue: 1)
    static let right = Ends(rawValue: 2)
    static let both: Ends = [.left, .right]
  }

  let context: ControlContext

  /// The layers of a shape in a rectangle, from back to front.
  func drawings(of shape: ShapeLook, in rect: Rect, rounding ends: Ends = .both) -> [Drawing] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let radius = min(shape.cornerRadius, rect.height / 2)
    return shape.layers.map { layer in
      let edge = rect.inset(by: layer.inset)
      let radius = radius - (layer.inset.left + layer.inset.right) / 2
      let paint = paint(layer.fill, in: edge)
      guard let width = layer.lineWidth else {
        return .fill(
          shape.hasContinuousCorners && ends == .both
            ? .continuousRect(edge, top: radius, bottom: radius)
            : path(of: edge, radius: radius, lower: layer.lowerCornerRadius, rounding: ends), paint)
      }
      let half = width / 2
      let middle = edge.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
      return .stroke(path(of: middle, radius: radius - half, rounding: ends), Stroke(width: width), paint)
    }
  }

  /// A rectangle with square corners in a paint of the theme.
  func drawing(of fill: ShapeLook.Fill, in rect: Rect) -> Drawing {
    .fill(.rect(rect), paint(fill, in: rect))
  }

  /// A knob and its shadows, the knob's corner at a point.
  func drawings(of knob: KnobLook, at origin: Point) -> [Drawing] {
    let rect = Rect(origin: origin, size: knob.size)
    let shadows = knob.shadows.map { shadow in
      let center = Point(rect.center.x, rect.center.y + shadow.dy)
      return Drawing.fill(
        .circle(center: center, radius: shadow.radius),
        .radial(shadow.gradient, center: center, radius: shadow.radius)
      )
    }
    let outlines = knob.outlineShadow.map { shadow in
      SoftShadowDrawing(shadow: shadow).drawings { growth in
        let around = EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth)
        return path(of: rect.inset(by: around), radius: knob.shape.cornerRadius + growth, rounding: .both)
      }
    }
    return shadows + (outlines ?? []) + drawings(of: knob.shape, in: rect)
  }

  private func paint(_ fill: ShapeLook.Fill, in rect: Rect) -> Paint {
    switch fill {
    case .color(let color): .color(context.color(color))
    case .gradient(let gradient): gradient.downwards(in: rect)
    case .tintable(let gradient, let light):
      (context.control.tintColor.map { light.composited(over: $0) } ?? gradient).downwards(in: rect)
    case .edge(let gradient, let depth):
      .linear(gradient, from: Point(0, rect.minY), to: Point(0, rect.minY + depth))
    }
  }

  private func path(of rect: Rect, radius: Double, lower: Double? = nil, rounding ends: Ends) -> Path {
    let radius = max(0, min(radius, rect.height / 2, rect.width / (ends == .both ? 2 : 1)))
    guard radius > 0, !ends.isEmpty else { return .rect(rect) }
    guard ends != .both else { return .roundedRect(rect, top: radius, bottom: lower ?? radius) }
    let lying = Rect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    return Path.roundedRect(
      lying, top: ends.contains(.left) ? radius : 0, bottom: ends.contains(.right) ? radius : 0
    )
    .mapPoints { Point($0.y, $0.x) }
  }
}

/// Draws a shadow as shapes on one another, each smaller than the one before, so that it grows darker inwards.
struct SoftShadowDrawing {
  let shadow: SoftShadow
  /// The distance in points between the edges of two shapes.
  var step = 1.0
  /// The opacities that pictures of eight bits a channel tell apart.
  private static let shades = 255.0
  /// The faintest shape in these: a fainter one is lost in rounding over dark colours, and dozens of them add up.
  private static let faintest = 2.0

  /// The shapes behind another, which is to be drawn over them.
  ///
  /// - Parameter outline: The edge of that shape, or of one that is so many points larger on all sides.
  /// - Returns: The shapes, from back to front.
  func drawings(around outline: (_ growth: Double) -> Path) -> [Drawing] {
    let count = Int((shadow.radius / step).rounded())
    guard count > 0 else { return [] }
    // Where the shadow stands lower than the shape, that much of its inside can be seen.
    let depth = Int((max(0, shadow.dy) / step).rounded(.up))
    var covered = 0.0
    return (-depth..<count).reversed().compactMap { index in
      let wanted = opacity(at: (Double(index) + 0.5) * step)
      // What lies there already lets through the rest, of which this shape takes its part.
      let part = (1 - (1 - wanted) / (1 - covered)) * SoftShadowDrawing.shades
      guard part.rounded() >= SoftShadowDrawing.faintest else { return nil }
      var color = shadow.color
      color.alpha = part.rounded() / SoftShadowDrawing.shades
      covered = 1 - (1 - covered) * (1 - color.alpha)
      let growth = Double(index + 1) * step
      return .fill(outline(growth).offset(x: 0, y: shadow.dy), .color(color))
    }
  }

  /// The opacity at a distance in points from the shadow's edge, outwards.
  ///
  /// It falls to nothing ever more gently outside, and levels off as gently inside.
  private func opacity(at distance: Double) -> Double {
    let edge = min(0.99, shadow.color.alpha)
    guard distance < 0 else {
      let part = min(1, distance / shadow.radius)
      return edge * (1 - part) * (1 - part)
    }
    let depth = min(shadow.dy, -distance)
    let rise = 2 * edge / shadow.radius * (depth - depth * depth / (2 * shadow.dy))
    return min(0.99, edge + rise)
  }
}
