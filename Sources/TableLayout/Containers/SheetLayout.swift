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
    if detentHeight != nil {
      return presentation.isUndimmed ? content : content + [dimming(over: screen, card.dimming)]
    }
    guard case .card(let gap, let lift, let share) = card.behind else {
      // What shows in the corners of the sheet lies no lower than these do.
      return content.compactMap { $0.upperEdge(within: top + card.cornerRadius) }
        + (presentation.isUndimmed ? [] : [dimming(over: screen, card.dimming)])
    }
    let inset = screen.width * share
    let frame = Rect(
      x: inset, y: top + lift[top], width: max(0, screen.width - 2 * inset), height: gap + card.cornerRadius)
    var edge = SceneNode(
      .layoutContainer, frame: frame,
      children: content.compactMap { $0.upperEdge(within: gap) } + [
        SceneNode(.dimming, frame: frame.bounds, drawings: [.fill(.rect(frame.bounds), .color(card.dimming))])
      ])
    edge.outline = outline(of: frame.bounds, (card.cornerRadius, 0))
    return [
      SceneNode(.dimming, frame: screen, drawings: [.fill(.rect(screen.bounds), .color(.black))]), edge,
    ]
  }

  /// The sheet, over what darkens a tablet's screen.
  func nodes(in screen: Rect) -> [SceneNode] {
    guard let kind else { return [] }
    let (frame, factor) = (frame(in: screen), factor)
    let shadow = look.shadow.map { shadow in
      SoftShadowDrawing(shadow: shadow).drawings { growth in
        let around = EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth)
        return outline(of: frame.bounds.inset(by: around), radii, growth: growth)
      }
    }
    let room = Size(width: frame.width / factor, height: frame.height / factor)
    var content = ViewControllerLayout(presentation.controller, context: inside(of: room, kind))
      .node(in: Rect(origin: .zero, size: room)).shrunk(by: factor)
    content.outline = outline(of: frame.bounds, radii)
    let sheet = SceneNode(
      .sheet, role: .presented, frame: frame,
      drawings: kind == .tablet || floats ? shadow ?? [] : [],
      children: [content] + grabber(in: frame.bounds)
    )
    .resolvingColors(with: context.isDark ? look.elevatedColors : nil, for: .dark)
    return kind == .tablet ? [dimming(over: screen, look.dimming), sheet] : [sheet]
  }

  /// The height in points of a phone's sheet that is not large, without what the home indicator takes; `nil` for others.
  private var detentHeight: Double? {
    guard kind == .phone, let card = look.card else { return nil }
    let most = max(0, environment.size.height - largeTop - environment.safeAreaInsets.bottom)
    switch presentation.selectedDetent {
    case .large: return nil
    case .medium: return most * card.mediumShare
    case .custom(let height): return height < most ? height : nil
    }
  }

  /// Whether a sheet keeps off the edges of the screen.
  private var floats: Bool { detentHeight != nil && (look.card?.floatingInset ?? 0) > 0 }

  /// How many times as large as it is laid out a sheet is shown.
  private var factor: Double {
    guard floats, let card = look.card, environment.size.width > 2 * card.floatingInset else { return 1 }
    return 1 - 2 * card.floatingInset / environment.size.width
  }

  private func grabber(in bounds: Rect) -> [SceneNode] {
    guard kind == .phone, presentation.prefersGrabberVisible, let card = look.card else { return [] }
    let size = card.grabber
    let frame = Rect(
      x: context.pixels.round((bounds.width - size.width) / 2), y: card.grabberTop, width: size.width,
      height: size.height)
    let path = Path.roundedRect(frame.bounds, top: size.height / 2, bottom: size.height / 2)
    return [SceneNode(.grabber, frame: frame, drawings: [.fill(path, .color(card.grabberColor))])]
  }

  private func dimming(over screen: Rect, _ color: Color) -> SceneNode {
    SceneNode(.dimming, frame: screen, drawings: [.fill(.rect(screen.bounds), .color(color))])
  }

  /// Whether the screen behind becomes a card on black.
  var makesScreenCard: Bool {
    guard kind == .phone, detentHeight == nil, let card = look.card, case .card = card.behind else {
      return false
    }
    return true
  }

  private func frame(in screen: Rect) -> Rect {
    guard kind == .tablet else {
      guard let height = detentHeight else { return screen.inset(by: EdgeInsets(top: largeTop)) }
      let whole = (height + environment.safeAreaInsets.bottom) * factor
      let inset = floats ? look.card?.floatingInset ?? 0 : 0
      let top = context.pixels.round(screen.maxY - inset - whole)
      return Rect(
        x: screen.minX + inset, y: top, width: screen.width - 2 * inset, height: screen.maxY - inset - top)
    }
    return presentation.style == .formSheet ? formFrame(in: screen) : pageFrame(in: screen)
  }

  /// The upper edge of a large sheet of a phone.
  private var largeTop: Double {
    guard case .card(let gap, let lift, _) = look.card?.behind else { return top }
    return top + lift[top] + gap
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

  /// The radii of the upper and the lower corners of the sheet; a phone's may end at the lower edge of the screen.
  private var radii: (top: Double, bottom: Double) {
    guard kind == .phone, let card = look.card else { return (look.cornerRadius, look.cornerRadius) }
    let own = presentation.preferredCornerRadius
    return (own ?? card.cornerRadius, floats ? own ?? card.floatingLowerRadius : 0)
  }

  private func outline(of rect: Rect, _ radii: (top: Double, bottom: Double), growth: Double = 0) -> Path {
    let (top, bottom) = (max(0, radii.top + growth), max(0, radii.bottom + growth))
    return look.hasContinuousCorners
      ? .continuousRect(rect, top: top, bottom: bottom) : .roundedRect(rect, top: top, bottom: bottom)
  }

  /// A screen that ends at the edges of the sheet.
  private func inside(of size: Size, _ kind: LayoutEnvironment.Sheet) -> ViewContext {
    var environment = environment
    environment.size = size
    environment.height = .screen
    environment.sheet = kind
    environment.safeAreaInsets.top = 0
    if kind == .tablet { environment.safeAreaInsets = EdgeInsets(bottom: look.bottomInset) }
    return context.with(environment: environment, tint: nil)
  }
}

extension Presentation {
  /// Whether the screen behind is as bright as without the sheet.
  fileprivate var isUndimmed: Bool {
    switch (selectedDetent, largestUndimmedDetent) {
    case (_, nil): false
    case (_, .large), (.medium, .medium): true
    case (.custom(let height), .custom(let most)): height <= most
    case (.large, .medium), (.large, .custom), (.medium, .custom), (.custom, .medium): false
    }
  }
}

extension SceneNode {
  /// The view with all its measures multiplied by a factor, and the account of its figures with them.
  fileprivate func shrunk(by factor: Double) -> SceneNode {
    factor == 1 ? self : scaled(by: factor).withFigures(times: factor)
  }

  private func withFigures(times factor: Double) -> SceneNode {
    var node = self
    node.figures = figures.map { figure in
      var figure = figure
      figure.points *= factor
      figure.terms = figure.terms.map { $0.times(factor) }
      return figure
    }
    node.children = children.map { $0.withFigures(times: factor) }
    return node
  }

  /// What can be seen of the view where all of it is covered but its upper points: no text stands there.
  fileprivate func upperEdge(within height: Double) -> SceneNode? {
    guard frame.minY < height, label == nil else { return nil }
    var node = self
    node.children = children.compactMap { $0.upperEdge(within: height - frame.minY) }
    return node
  }
}
