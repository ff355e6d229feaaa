import TableModel
import TableThemes

/// Lays out what shows above a table that was pulled down.
struct RefreshControlLayout {
  private let context: TableContext
  private let extent: RefreshControlExtent
  private let wheel: ActivityIndicatorLayout

  /// `nil` for a table without one, and in eras that had none.
  init?(_ context: TableContext) {
    guard let extent = RefreshControlExtent(context) else { return nil }
    self.context = context
    self.extent = extent
    wheel = ActivityIndicatorLayout(
      extent.look.wheel, tintColor: extent.control.tintColor, in: context.views)
  }

  private var look: RefreshControlLook { extent.look }

  /// The view between the table's bars and its content, which covers what there is no room for.
  func node(in viewport: Viewport) -> SceneNode? {
    let top = viewport.top - (extent.isRefreshing ? extent.height : 0)
    let frame = Rect(x: 0, y: top, width: viewport.size.width, height: viewport.contentY - top)
    guard frame.height > 0 else { return nil }
    let indicator = indicator(from: stackY, in: frame.bounds)
    let titleNode = extent.title.map { title in
      title.node(
        .plainLabel,
        role: nil,
        frame: Rect(
          x: 0, y: context.pixels.round(indicator.maxY + look.spacing), width: frame.width,
          height: title.height)
      )
    }
    return SceneNode(
      .refreshControl,
      role: .refreshControl,
      frame: frame,
      clipsToBounds: true,
      drawings: indicator.drawings,
      children: [indicator.node, titleNode].compactMap { $0 }
    )
  }

  /// Where the wheel begins: in the middle of the room that it takes while refreshing, however far the table is pulled; a
  /// drop hangs from its top and stretches.
  private var stackY: Double { context.pixels.round((extent.height - extent.stackHeight) / 2) }

  /// What shows how far the table was pulled, and where it ends.
  private typealias Indicator = (node: SceneNode?, drawings: [Drawing], maxY: Double)

  private func indicator(from y: Double, in bounds: Rect) -> Indicator {
    switch (extent.control.state, look.indicator) {
    case (.refreshing, _): return (wheelNode(at: y, in: bounds), [], y + look.wheel.size)
    case (.pulled, .spokes(let end)):
      var node = wheelNode(at: y, in: bounds)
      let isWhole = extent.progress >= 1
      node.drawings = node.drawings.spokes(shownTo: isWhole ? 1 : extent.progress * look.pullDistance / end)
      return (node, [], y + look.wheel.size)
    case (.pulled, .drop(let drop)):
      let stretch = max(0, bounds.height - extent.height)
      let drawing = RefreshDropDrawing(
        drop,
        color: context.views.color(drop.color, tint: extent.control.tintColor),
        top: Point(bounds.center.x, y),
        stretch: stretch,
        progress: stretch / max(1, extent.pullDistance - extent.height)
      )
      return (nil, drawing.drawings, drawing.maxY)
    }
  }

  private func wheelNode(at y: Double, in bounds: Rect) -> SceneNode {
    let size = look.wheel.size
    let x = context.pixels.round(bounds.center.x - size / 2)
    return wheel.node(in: Rect(x: x, y: y, width: size, height: size), role: nil)
  }
}

extension [Drawing] {
  /// The first of a wheel's spokes, as many as a part of all, in full strength.
  fileprivate func spokes(shownTo progress: Double) -> [Drawing] {
    let shown = Int((Swift.min(1, progress) * Double(count)).rounded())
    guard case .stroke(_, _, let paint)? = first else { return [] }
    return prefix(shown).map { drawing in
      guard case .stroke(let path, let stroke, _) = drawing else { return drawing }
      return .stroke(path, stroke, paint)
    }
  }
}

/// Draws the drop that stretches as a table is pulled, with the arrow in it.
struct RefreshDropDrawing {
  private let look: RefreshDropLook
  private let color: Color
  private let upper: (center: Point, radius: Double)
  private let lower: (center: Point, radius: Double)

  /// A drop whose upper end touches a point; `stretch` says by how many points its lower end has moved away, `progress`
  /// how much of its way that is.
  init(_ look: RefreshDropLook, color: Color, top: Point, stretch: Double, progress: Double) {
    self.look = look
    self.color = color
    let lead = { (rest: Double, end: Double) in rest + (end - rest) * min(1, max(0, progress)) }
    let topRadius = lead(look.radius, look.stretchedTopRadius)
    let bottomRadius = lead(look.radius, look.stretchedBottomRadius)
    upper = (Point(top.x, top.y + topRadius), topRadius)
    let bottom = top.y + 2 * look.radius + stretch
    lower = (Point(top.x, max(top.y + topRadius, bottom - bottomRadius)), bottomRadius)
  }

  /// The lower end, in the coordinates of the point at the upper one.
  var maxY: Double { lower.center.y + lower.radius }

  /// The drop and its arrow, from back to front.
  var drawings: [Drawing] {
    let top = upper.center.y - upper.radius
    let gloss = Paint.linear(look.gloss, from: Point(0, top), to: Point(0, upper.center.y + upper.radius))
    return [
      .fill(outline, .color(color)), .fill(outline, gloss),
      .stroke(outline, Stroke(width: look.outlineWidth), .color(look.outline)),
    ] + arrow
  }

  /// Two circles and the flanks between them, which leave the circles upright.
  private var outline: Path {
    let (top, bottom) = (upper.center, lower.center)
    let bend = (bottom.y - top.y) / 2
    var path = Path([.move(Point(top.x - upper.radius, top.y))])
    path.addCorner(
      to: Point(top.x, top.y - upper.radius), by: Point(top.x - upper.radius, top.y - upper.radius))
    path.addCorner(
      to: Point(top.x + upper.radius, top.y), by: Point(top.x + upper.radius, top.y - upper.radius))
    path.elements.append(
      .curve(
        Point(bottom.x + lower.radius, bottom.y),
        control1: Point(top.x + upper.radius, top.y + bend),
        control2: Point(bottom.x + lower.radius, bottom.y - bend)
      ))
    path.addCorner(
      to: Point(bottom.x, bottom.y + lower.radius),
      by: Point(bottom.x + lower.radius, bottom.y + lower.radius))
    path.addCorner(
      to: Point(bottom.x - lower.radius, bottom.y),
      by: Point(bottom.x - lower.radius, bottom.y + lower.radius))
    path.elements.append(
      .curve(
        Point(top.x - upper.radius, top.y),
        control1: Point(bottom.x - lower.radius, bottom.y - bend),
        control2: Point(top.x - upper.radius, top.y + bend)
      ))
    path.elements.append(.close)
    return path
  }

  private var arrow: [Drawing] {
    let (shrinking, look) = (upper.radius / look.radius, look.arrow)
    let (radius, width) = (look.radius * shrinking, look.lineWidth * shrinking)
    let (start, end, back) = (look.start, look.end, look.end - look.headOverlap)
    let steps = RefreshDropDrawing.arrowSteps
    let line = Path.polyline(
      (0...steps).map { point(at: radius, start + (end - start) * Double($0) / Double(steps)) })
    let head = Path.polygon([
      point(at: radius - width * look.headReach, back), point(at: radius + width * look.headReach, back),
      point(at: radius, end + look.headLength * width / radius),
    ])
    return [.stroke(line, Stroke(width: width), .color(look.color)), .fill(head, .color(look.color))]
  }

  /// How many straight lines the arrow's arc is drawn with.
  private static let arrowSteps = 48

  private func point(at radius: Double, _ angle: Double) -> Point {
    let direction = Point.onUnitCircle(radians: angle)
    return Point(upper.center.x + radius * direction.x, upper.center.y + radius * direction.y)
  }
}
