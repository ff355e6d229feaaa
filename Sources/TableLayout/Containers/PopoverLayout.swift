import TableModel
import TableThemes

/// Lays out a table in a box that points at what called it, and what lies over the screen behind.
struct PopoverLayout {
  private let popover: Popover
  private let context: ViewContext
  private let isBelowStatusBar: Bool
  private let sourceRect: Rect

  /// A popover over what lies on the screen behind.
  init(_ popover: Popover, context: ViewContext, isBelowStatusBar: Bool, over behind: [SceneNode]) {
    self.popover = popover
    let given =
      context.isMirrored
      ? popover.sourceRect.mirrored(in: context.environment.size.width) : popover.sourceRect
    let found = popover.source.map { PopoverSourceFinder(behind).view(of: $0)?.frame }
    if let source = popover.source, found == .some(nil) {
      context.meter.note(LayoutFinding(.sourceMissing(source, of: "popover"), ids: []))
    }
    sourceRect = (found ?? nil) ?? given
    self.context = context
    self.isBelowStatusBar = isBelowStatusBar
  }

  private var look: PopoverLook { context.theme.containers.popover }

  /// What lies over the screen behind, and the popover.
  func nodes(in screen: Rect) -> [SceneNode] {
    context.noteDrawing(.popovers)
    let area = area(of: screen)
    let placement = PopoverPlacement(
      size: contentSize(in: area),
      pointingAt: sourceRect,
      context.isMirrored ? popover.arrowDirection.mirrored : popover.arrowDirection,
      in: area,
      look: look,
      pixels: context.pixels
    )
    let dimming = look.dimming.map {
      SceneNode(.dimming, frame: screen, drawings: [.fill(.rect(screen.bounds), .color($0))])
    }
    return (dimming.map { [$0] } ?? []) + [node(at: placement)]
  }

  /// The part of the screen that the box stays in.
  private func area(of screen: Rect) -> Rect {
    let safe = context.environment.safeAreaInsets
    return screen.inset(
      by: EdgeInsets(
        top: look.screenMargin + max(safe.top, isBelowStatusBar ? look.statusBarRoom : 0),
        left: look.screenMargin + safe.left,
        bottom: look.screenMargin + safe.bottom,
        right: look.screenMargin + safe.right
      ))
  }

  private func contentSize(in area: Rect) -> Size {
    if let size = popover.contentSize { return size }
    let width = min(look.contentWidth, max(0, area.width - 2 * look.frameWidth))
    return Size(width: width, height: naturalHeight(at: width, in: area))
  }

  /// The height of the bars and of everything in the table, but for a line at its very end, which would double the edge
  /// of the box.
  private func naturalHeight(at width: Double, in area: Rect) -> Double {
    let height = layout(for: Size(width: width, height: area.height)).naturalHeight(width: width)
    return context.pixels.ceil(height - (endsInLine ? lineThickness : 0))
  }

  /// The thickness of the lines between rows, in points; none in boxes and groups.
  private var lineThickness: Double {
    guard let tableView = popover.controller.tableView,
      case .sheet(let sheet) = context.theme.look(of: tableView).rowBackground, !sheet.framesSections
    else { return 0 }
    return sheet.separator.thickness.points(scale: context.scale)
  }

  private var endsInLine: Bool {
    guard let tableView = popover.controller.tableView, let last = tableView.sections.last else {
      return false
    }
    let style = tableView.separatorStyle ?? context.theme.look(of: tableView).separatorStyle
    return style != .none && tableView.tableFooterView == nil && last.footer == nil && !last.rows.isEmpty
      && popover.controller.toolbar == nil && popover.controller.tabBar == nil
  }

  /// A screen that ends at the edges of the box.
  private func context(of size: Size) -> ViewContext {
    var environment = context.environment
    environment.size = size
    environment.screenSize = size
    environment.height = .screen
    environment.safeAreaInsets = .zero
    return context.with(environment: environment, tint: nil)
  }

  private func node(at placement: PopoverPlacement) -> SceneNode {
    let frame = placement.frame
    let box = placement.box.offset(x: -frame.minX, y: -frame.minY)
    let width = look.frameWidth
    let content = box.inset(by: EdgeInsets(top: width, left: width, bottom: width, right: width))
    return SceneNode(
      .popover,
      role: .popover,
      frame: frame,
      drawings: placement.drawings(look, fill: fill(at: placement.direction), scale: context.scale),
      children: [layout(for: content.size).node(in: content)]
    )
    .resolvingColors(with: context.isDark ? look.elevatedColors : nil, for: .dark)
  }

  /// The colours of box and arrow; without a frame around the content the arrow has the colour of what it joins.
  private func fill(at direction: Popover.ArrowDirection) -> Gradient {
    let controller = popover.controller
    let meetsBar =
      switch direction {
      case .up: controller.navigationBar != nil
      case .down: controller.toolbar != nil || controller.tabBar != nil
      case .left, .right, .any: false
      }
    if meetsBar { return look.fillAtBars.map { Gradient(colors: [$0]) } ?? look.fill }
    guard look.frameWidth == 0, let color = tableColor else { return look.fill }
    return Gradient(colors: [color])
  }

  /// The colour of the table in the box, where it has a single one.
  private var tableColor: Color? {
    guard let tableView = popover.controller.tableView else { return nil }
    if let color = tableView.backgroundColor { return color }
    guard case .color(let color) = context.theme.look(of: tableView).background else { return nil }
    return color
  }

  private func layout(for size: Size) -> ViewControllerLayout {
    var controller = popover.controller
    if look.showsFrameBehindBars {
      controller.navigationBar?.barStyle = .black
      controller.toolbar?.barStyle = .black
    }
    return ViewControllerLayout(controller, context: context(of: size), embedding: embedding)
  }

  /// The content's corners are cut off: those of its table alone where the bars show the frame.
  private var embedding: Embedding {
    look.showsFrameBehindBars
      ? Embedding(
        tableCornerRadius: look.contentCornerRadius, tableShade: look.contentShade, barsHaveBackgrounds: false
      )
      : Embedding(cornerRadius: look.contentCornerRadius)
  }
}

extension Popover.ArrowDirection {
  /// The direction with left and right exchanged.
  fileprivate var mirrored: Popover.ArrowDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down, .any: self
    }
  }
}

extension PopoverPlacement {
  /// The box and its arrow with all around them, in the coordinates of the frame.
  func drawings(_ look: PopoverLook, fill: Gradient, scale: Double) -> [Drawing] {
    let outline = { (inset: Double) in
      PopoverOutline(self, look: look, inset: inset).path.offset(x: -frame.minX, y: -frame.minY)
    }
    let depth = Rect(
      x: 0, y: box.minY - frame.minY - look.fillRise, width: box.width,
      height: look.fillRise + look.fillDepth)
    let thickness = look.borderThickness.points(scale: scale)
    let stroke = Stroke(width: thickness, join: .round)
    let line = { (colors: Gradient, inset: Double) -> [Drawing] in
      colors.stops.isEmpty ? [] : [.stroke(outline(inset), stroke, colors.downwards(in: depth))]
    }
    let lines = line(look.border, thickness / 2) + line(look.highlight, thickness * 1.5)
    return (look.shadow.map { SoftShadowDrawing(shadow: $0).drawings { outline(-$0) } } ?? [])
      + (look.halo.map { [.fill(outline(-1), .color($0))] } ?? [])
      + [.fill(outline(0), fill.downwards(in: depth))] + lines
  }

  /// The box with its arrow.
  var frame: Rect {
    let left = min(box.minX, tip.x)
    let top = min(box.minY, tip.y)
    return Rect(
      x: left, y: top, width: max(box.maxX, tip.x) - left, height: max(box.maxY, tip.y) - top)
  }
}

/// The edge of a popover's box and arrow as one outline.
struct PopoverOutline {
  private let placement: PopoverPlacement
  private let look: PopoverLook
  /// The box without what lies outside of the outline.
  private let box: Rect
  private let inset: Double

  /// The outline, or a line so many points inside of it.
  init(_ placement: PopoverPlacement, look: PopoverLook, inset: Double = 0) {
    self.placement = placement
    self.look = look
    self.inset = inset
    box = placement.box.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// The outline in the screen's coordinates.
  ///
  /// It is drawn with the arrow at the top and then turned to the side that the arrow is on.
  var path: Path {
    switch placement.direction {
    case .up, .any: return upright(box, arrowAt: placement.tip.x)
    case .down:
      let axis = box.minY + box.maxY
      return upright(box, arrowAt: placement.tip.x).mapPoints { Point($0.x, axis - $0.y) }
    case .left: return upright(transposedBox, arrowAt: placement.tip.y).mapPoints { Point($0.y, $0.x) }
    case .right:
      let axis = box.minX + box.maxX
      return upright(transposedBox, arrowAt: placement.tip.y).mapPoints { Point(axis - $0.y, $0.x) }
    }
  }

  private var transposedBox: Rect {
    Rect(x: box.minY, y: box.minX, width: box.height, height: box.width)
  }

  private func upright(_ box: Rect, arrowAt x: Double) -> Path {
    let radius = max(0, min(look.cornerRadius - inset, box.width / 2, box.height / 2))
    var path = Path([.move(Point(box.minX, box.minY + radius))])
    path.addCorner(to: Point(box.minX + radius, box.minY), by: box.origin)
    path.elements += arrow(at: Point(x, box.minY))
    path.elements.append(.line(Point(box.maxX - radius, box.minY)))
    path.addCorner(to: Point(box.maxX, box.minY + radius), by: Point(box.maxX, box.minY))
    path.elements.append(.line(Point(box.maxX, box.maxY - radius)))
    path.addCorner(to: Point(box.maxX - radius, box.maxY), by: Point(box.maxX, box.maxY))
    path.elements.append(.line(Point(box.minX + radius, box.maxY)))
    path.addCorner(to: Point(box.minX, box.maxY - radius), by: Point(box.minX, box.maxY))
    path.elements.append(.close)
    return path
  }

  /// The steps from the left end of the arrow's foot over its tip to the right end; `foot` is the middle of the foot.
  private func arrow(at foot: Point) -> [Path.Element] {
    let arrow = look.arrow
    let halfWidth = max(0, arrow.width / 2 - arrow.flare)
    // The sides meet above the tip, as rounding takes away half of its own height.
    let apex = arrow.height + arrow.tipRounding / 2
    let side = (halfWidth * halfWidth + apex * apex).squareRoot()
    let bend = side > 0 ? arrow.flare / side : 0
    let end = apex > 0 ? arrow.tipRounding / apex : 0
    let point = { (x: Double, height: Double) in Point(foot.x + x, foot.y - height) }
    let onSide = { (part: Double, sign: Double) in point(sign * halfWidth * (1 - part), apex * part) }
    return [
      .line(point(-arrow.width / 2, 0)),
      .quadratic(from: point(-arrow.width / 2, 0), to: onSide(bend, -1), by: onSide(0, -1)),
      .line(onSide(1 - end, -1)),
      .quadratic(from: onSide(1 - end, -1), to: onSide(1 - end, 1), by: onSide(1, 1)),
      .line(onSide(bend, 1)),
      .quadratic(from: onSide(bend, 1), to: point(arrow.width / 2, 0), by: onSide(0, 1)),
    ]
  }
}

extension Path.Element {
  /// The cubic curve that equals a quadratic one by way of a control point.
  fileprivate static func quadratic(from start: Point, to end: Point, by control: Point) -> Path.Element {
    let toward = { (from: Point) in
      Point(from.x + (control.x - from.x) * 2 / 3, from.y + (control.y - from.y) * 2 / 3)
    }
    return .curve(end, control1: toward(start), control2: toward(end))
  }
}

/// Finds what a popover's arrow points at among the views behind it.
struct PopoverSourceFinder {
  private let views: [SceneNode]

  /// A finder among views in the screen's coordinates.
  init(_ views: [SceneNode]) {
    self.views = views
  }

  /// A row or a button at its place on the screen; `nil` for what there is not, or is not in sight.
  func view(of source: Popover.Source) -> SceneNode? {
    switch source {
    case .row(let path): return all { $0.viewClass.isRow && $0.indexPath == path }.first
    case .barButtonItem(let side, let number):
      let role: ViewRole = side == .left ? .leftBarButtonItem : .rightBarButtonItem
      let buttons = all { $0.role == role }.sorted { $0.frame.minX < $1.frame.minX }
      let inwards = side == .left ? buttons : buttons.reversed()
      return inwards.indices.contains(number) ? inwards[number] : nil
    }
  }

  private func all(_ isMeant: (SceneNode) -> Bool) -> [SceneNode] {
    views.flatMap { all(in: $0, at: .zero, isMeant) }
  }

  private func all(in node: SceneNode, at origin: Point, _ isMeant: (SceneNode) -> Bool) -> [SceneNode] {
    var placed = node
    placed.frame = node.frame.offset(x: origin.x, y: origin.y)
    if isMeant(node) { return [placed] }
    return node.children.flatMap { all(in: $0, at: placed.frame.origin, isMeant) }
  }
}
