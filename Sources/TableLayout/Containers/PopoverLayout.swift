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
    let found = popover.source.map { PopoverSourceFinder(behind).frame(of: $0) }
    if let source = popover.source, found == .some(nil) {
      context.meter.note(LayoutFinding(.sourceMissing(source), ids: []))
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
      case .sheet(let sheet) = context.theme.look(of: tableView.style).rowBackground, !sheet.framesSections
    else { return 0 }
    return sheet.separator.thickness.points(scale: context.scale)
  }

  private var endsInLine: Bool {
    guard let tableView = popover.controller.tableView, let last = tableView.sections.last else {
      return false
    }
    let style = tableView.separatorStyle ?? context.theme.look(of: tableView.style).separatorStyle
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
      drawings: drawings(at: placement, box: box),
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
    guard case .color(let color) = context.theme.look(of: tableView.style).background else { return nil }
    return color
  }

  private func drawings(at placement: PopoverPlacement, box: Rect) -> [Drawing] {
    let outline = { (inset: Double) in
      PopoverOutline(placement, look: look, inset: inset).path
        .offset(x: -placement.frame.minX, y: -placement.frame.minY)
    }
    let depth = Rect(
      x: 0, y: box.minY - look.fillRise, width: box.width, height: look.fillRise + look.fillDepth)
    let thickness = look.borderThickness.points(scale: context.scale)
    let stroke = Stroke(width: thickness, join: .round)
    let line = { (colors: Gradient, inset: Double) -> [Drawing] in
      colors.stops.isEmpty ? [] : [.stroke(outline(inset), stroke, colors.downwards(in: depth))]
    }
    let lines = line(look.border, thickness / 2) + line(look.highlight, thickness * 1.5)
    return (look.shadow.map { SoftShadowDrawing(shadow: $0).drawings { outline(-$0) } } ?? [])
      + (look.halo.map { [.fill(outline(-1), .color($0))] } ?? [])
      + [.fill(outline(0), fill(at: placement.direction).downwards(in: depth))] + lines
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
  /// The box with its arrow.
  fileprivate var frame: Rect {
    let left = min(box.minX, tip.x)
    let top = min(box.minY, tip.y)
    return Rect(
      x: left, y: top, width: max(box.maxX, tip.x) - left, height: max(box.maxY, tip.y) - top)
  }
}
