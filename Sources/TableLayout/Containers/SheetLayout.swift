import TableModel
import TableThemes

/// Lays out a controller that stands over the screen, and what can be seen of the screen behind.
struct SheetLayout {
  private let presentation: Presentation
  private let context: ViewContext
  /// The points at the upper edge of the screen that a status bar or a notch takes.
  private let top: Double

  init(_ presentation: Presentation, context: ViewContext, top: Double) {
    self.presentation = presentation
    self.context = context
    self.top = top
  }

  private var look: PresentationLook { context.theme.containers.presentation }
  private var environment: LayoutEnvironment { context.environment }
  private var isWide: Bool { environment.size.width > environment.size.height }

  /// What the sheet stands on; `nil` where the controller has all of the screen.
  var kind: LayoutEnvironment.Sheet? {
    switch presentation.style {
    case .fullScreen: return nil
    case .automatic where !look.isPageByDefault: return nil
    case .automatic, .pageSheet, .formSheet: break
    }
    guard context.isPhone else { return .tablet }
    // A phone on its side is too low for a sheet.
    return look.card == nil || isWide ? nil : .phone
  }

  /// What can be seen of the screen behind, and what lies over it.
  func behind(_ content: [SceneNode], in screen: Rect) -> [SceneNode] {
    guard kind == .phone, let card = look.card else { return content }
    guard case .card(let gap, let lift, let share) = card.behind else {
      // What shows in the corners of the sheet lies no lower than these do.
      return content.compactMap { $0.upperEdge(within: top + card.cornerRadius) }
        + [dimming(over: screen, card.dimming)]
    }
    let inset = screen.width * share
    let frame = Rect(
      x: inset, y: top + lift[top], width: max(0, screen.width - 2 * inset), height: gap + card.cornerRadius)
    var edge = SceneNode(
      .layoutContainer, frame: frame,
      children: content.compactMap { $0.upperEdge(within: gap) } + [
        SceneNode(.dimming, frame: frame.bounds, drawings: [.fill(.rect(frame.bounds), .color(card.dimming))])
      ])
    edge.outline = outline(of: frame.bounds, isOpenBelow: true)
    return [
      SceneNode(.dimming, frame: screen, drawings: [.fill(.rect(screen.bounds), .color(.black))]), edge,
    ]
  }

  /// The sheet, over what darkens a tablet's screen.
  func nodes(in screen: Rect) -> [SceneNode] {
    guard let kind else { return [] }
    let frame = frame(in: screen)
    let shadow = look.shadow.map { shadow in
      SoftShadowDrawing(shadow: shadow).drawings { growth in
        let around = EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth)
        return outline(of: frame.bounds.inset(by: around), isOpenBelow: false, growth: growth)
      }
    }
    var content = ViewControllerLayout(presentation.controller, context: inside(of: frame, kind))
      .node(in: frame.bounds)
    content.outline = outline(of: frame.bounds, isOpenBelow: kind == .phone)
    let sheet = SceneNode(
      .sheet, role: .presented, frame: frame, drawings: kind == .tablet ? shadow ?? [] : [],
      children: [content]
    )
    .resolvingColors(with: context.isDark ? look.elevatedColors : nil, for: .dark)
    return kind == .tablet ? [dimming(over: screen, look.dimming), sheet] : [sheet]
  }

  private func dimming(over screen: Rect, _ color: Color) -> SceneNode {
    SceneNode(.dimming, frame: screen, drawings: [.fill(.rect(screen.bounds), .color(color))])
  }

  /// Whether the screen behind becomes a card on black.
  var makesScreenCard: Bool {
    guard kind == .phone, let card = look.card, case .card = card.behind else { return false }
    return true
  }

  private func frame(in screen: Rect) -> Rect {
    guard kind == .tablet else {
      guard case .card(let gap, let lift, _) = look.card?.behind else {
        return screen.inset(by: EdgeInsets(top: top))
      }
      return screen.inset(by: EdgeInsets(top: top + lift[top] + gap))
    }
    return presentation.style == .formSheet ? formFrame(in: screen) : pageFrame(in: screen)
  }

  /// The frame of a form sheet, in the middle of a tablet's screen or at least below its status bar.
  private func formFrame(in screen: Rect) -> Rect {
    let form = (isWide ? look.wideForm : nil) ?? look.form
    let own = presentation.preferredContentSize
    let wanted = own ?? form.size
    let size = Size(
      width: min(wanted.width, screen.width), height: min(wanted.height, max(0, screen.height - top)))
    let rise = own == nil ? form.rise : 0
    return frame(of: size, y: max(top, (screen.height - size.height) / 2 - rise), in: screen)
  }

  private func pageFrame(in screen: Rect) -> Rect {
    let room = screen.inset(by: look.pageInsets)
    return frame(
      of: Size(width: min(look.pageWidth, room.width), height: room.height), y: room.minY, in: screen)
  }

  private func frame(of size: Size, y: Double, in screen: Rect) -> Rect {
    Rect(
      x: context.pixels.round((screen.width - size.width) / 2), y: context.pixels.round(y), width: size.width,
      height: size.height)
  }

  /// The edge of a sheet, which reaches the lower edge of a phone's screen.
  private func outline(of rect: Rect, isOpenBelow: Bool, growth: Double = 0) -> Path {
    let radius = isOpenBelow ? look.card?.cornerRadius ?? 0 : max(0, look.cornerRadius + growth)
    let below = isOpenBelow ? 0 : radius
    return look.hasContinuousCorners
      ? .continuousRect(rect, top: radius, bottom: below) : .roundedRect(rect, top: radius, bottom: below)
  }

  /// A screen that ends at the edges of the sheet.
  private func inside(of frame: Rect, _ kind: LayoutEnvironment.Sheet) -> ViewContext {
    var environment = environment
    environment.size = frame.size
    environment.height = .screen
    environment.sheet = kind
    environment.safeAreaInsets.top = 0
    if kind == .tablet { environment.safeAreaInsets = EdgeInsets(bottom: look.bottomInset) }
    return context.with(environment: environment, tint: nil)
  }
}

extension SceneNode {
  /// What can be seen of the view where all of it is covered but its upper points: no text stands there.
  fileprivate func upperEdge(within height: Double) -> SceneNode? {
    guard frame.minY < height, label == nil else { return nil }
    var node = self
    node.children = children.compactMap { $0.upperEdge(within: height - frame.minY) }
    return node
  }
}
