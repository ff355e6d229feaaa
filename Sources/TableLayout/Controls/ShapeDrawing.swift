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
