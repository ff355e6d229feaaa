import TableModel
import TableThemes

/// Lays out an alert or an action sheet, and what lies over the screen behind.
struct AlertLayout {
  private let alert: AlertController
  private let look: AlertLook
  private let context: ViewContext
  /// What of the screen nothing covers.
  private let safeArea: EdgeInsets
  /// What an action sheet points at as a popover.
  private let anchor: Rect?

  /// An alert in looks that have them, over what lies behind; `top` is what a status bar or a notch takes of the screen.
  init?(_ alert: AlertController, context: ViewContext, top: Double, over behind: [SceneNode]) {
    let looks = context.theme.containers
    let isSheet = alert.preferredStyle == .actionSheet
    let anchor = isSheet ? AlertLayout.anchor(of: alert, context: context, over: behind) : nil
    // A sheet at the lower edge is a phone's, and has no need of a place.
    let isBelow = context.isPhone && looks.actionSheet != nil
    let sheet = isSheet && (isBelow || anchor != nil) ? looks.actionSheet : nil
    guard let look = sheet ?? looks.alert else { return nil }
    (self.alert, self.look, self.context) = (alert, look, context)
    self.anchor = isBelow ? nil : anchor
    var safeArea = context.environment.safeAreaInsets
    safeArea.top = max(safeArea.top, top)
    self.safeArea = safeArea
  }

  private static func anchor(
    of alert: AlertController, context: ViewContext, over behind: [SceneNode]
  ) -> Rect? {
    if let source = alert.source {
      let view = PopoverSourceFinder(behind).view(of: source)
      if view == nil {
        context.meter.note(LayoutFinding(.sourceMissing(source, of: "alertController"), ids: []))
      }
      return view?.frame
    }
    return alert.sourceRect.map {
      context.isMirrored ? $0.mirrored(in: context.environment.size.width) : $0
    }
  }

  private var pixels: PixelGrid { context.pixels }
  private var controls: ControlContext {
    ControlContext(control: Control(.button(title: "")), views: context)
  }
  private var isAccessible: Bool { context.theme.contentSizeCategory.isAccessibilityCategory }

  /// What darkens the screen behind, if anything does.
  func dimming(over screen: Rect) -> [SceneNode] {
    let color: Color? = anchor == nil ? context.color(look.dimming, tint: nil) : popover.dimming
    return color.map {
      [SceneNode(.dimming, frame: screen, drawings: [.fill(.rect(screen.bounds), .color($0))])]
    } ?? []
  }

  private var popover: PopoverLook { context.theme.containers.popover }

  /// The alert on the screen.
  func node(in screen: Rect) -> SceneNode {
    if let anchor { return popover(at: anchor, in: screen) }
    let cancel = separateCancel.map {
      box(around: stack(of: [button($0, width: width)]), look.cancelBox ?? look.box)
    }
    let taken = cancel.map { $0.frame.height + look.buttons.boxGap } ?? 0
    var boxes = [box(around: content(atMost: room(in: screen).height - taken), look.box)]
    if let cancel { boxes.append(cancel) }
    let gaps = look.buttons.boxGap * Double(boxes.count - 1)
    let size = Size(width: width, height: boxes.reduce(gaps) { $0 + $1.frame.height })
    var y = 0.0
    for index in boxes.indices {
      boxes[index].frame.origin.y = y
      y += boxes[index].frame.height + look.buttons.boxGap
    }
    return SceneNode(
      .alertController, role: .alertController, frame: frame(of: size, in: screen), children: boxes)
  }

  /// Where a message may stand.
  private func room(in screen: Rect) -> Rect {
    var margins = EdgeInsets(top: look.leastMargin, bottom: look.leastMargin)
    if case .bottom(let margin) = look.place { margins.bottom = max(0, margin - safeArea.bottom) }
    return screen.inset(by: safeArea).inset(by: margins)
  }

  /// Texts, fields and buttons; where they are too high, both scroll for themselves, of which a picture shows the beginning.
  private func content(atMost height: Double) -> SceneNode {
    let whole = stack(of: mainPieces)
    guard whole.frame.height > height, height > 0 else { return whole }
    var (upper, lower) = (stack(of: texts + fields), stack(of: buttons))
    lower.frame.size.height = min(
      lower.frame.height, max(height - upper.frame.height, pixels.round(height / 2)))
    upper.frame.size.height = min(upper.frame.height, height - lower.frame.height)
    lower.frame.origin.y = upper.frame.height
    (upper.clipsToBounds, lower.clipsToBounds) = (true, true)
    return SceneNode(
      .view, frame: Rect(x: 0, y: 0, width: width, height: lower.frame.maxY), children: [upper, lower])
  }

  /// The sheet as a box that points at something, without a button that cancels, as a tap beside it does.
  private func popover(at anchor: Rect, in screen: Rect) -> SceneNode {
    let content = stack(of: mainPieces)
    let area = popoverArea(of: screen)
    let placement = PopoverPlacement(
      size: content.frame.size, pointingAt: anchor, .any, in: area, look: popover, pixels: context.pixels)
    let frame = placement.frame
    var placed = content
    placed.frame.origin = Point(
      placement.box.minX - frame.minX + popover.frameWidth,
      placement.box.minY - frame.minY + popover.frameWidth)
    // What is too high is scrolled, of which a picture shows the beginning.
    let room = max(0, placement.box.height - 2 * popover.frameWidth)
    if placed.frame.height > room {
      placed.frame.size.height = room
      placed.clipsToBounds = true
    }
    return SceneNode(
      .alertController, role: .alertController, frame: frame,
      drawings: placement.drawings(popover, fill: popover.fill, scale: context.scale), children: [placed]
    )
    .resolvingColors(with: context.isDark ? popover.elevatedColors : nil, for: .dark)
  }

  /// Where on a screen a popover may stand.
  private func popoverArea(of screen: Rect) -> Rect {
    let margin = popover.screenMargin
    return screen.inset(
      by: EdgeInsets(
        top: margin + safeArea.top, left: margin + safeArea.left, bottom: margin + safeArea.bottom,
        right: margin + safeArea.right))
  }

  private var width: Double {
    let screen = context.environment.size
    if anchor != nil {
      let room = popoverArea(of: Rect(origin: .zero, size: screen)).width - 2 * popover.frameWidth
      return max(0, min(look.popoverWidth, room))
    }
    switch look.place {
    case .middle(let width, let accessible, _):
      return max(0, min(isAccessible ? accessible : width, screen.width - 2 * look.leastMargin))
    case .bottom(let margin):
      // On a phone that lies, a sheet is as wide as on one held upright.
      return max(0, (BarContext(context).isCompact ? screen.height : screen.width) - 2 * margin)
    }
  }

  private func frame(of size: Size, in screen: Rect) -> Rect {
    switch look.place {
    case .middle(_, _, let ofSafeArea):
      var frame = (ofSafeArea ? screen.inset(by: safeArea) : screen).centered(size, on: pixels)
      frame.origin.y = max(frame.minY, room(in: screen).minY)
      return frame
    case .bottom(let margin):
      let bottom = max(safeArea.bottom, margin)
      return Rect(
        x: pixels.round(screen.minX + (screen.width - size.width) / 2),
        y: screen.maxY - bottom - size.height, width: size.width, height: size.height)
    }
  }

  /// The number of the action that stands in a box of its own at the lower edge.
  private var separateCancel: Int? {
    if anchor == nil, case .middle = look.place { return nil }
    return alert.actions.firstIndex { $0.style == .cancel }
  }

  // MARK: Boxes

  /// A part of a box, whose place is counted from the box's upper edge.
  private struct Piece {
    var height: Double
    var nodes: (_ y: Double) -> [SceneNode]
  }

  private func stack(of pieces: [Piece]) -> SceneNode {
    var y = 0.0
    var children: [SceneNode] = []
    for piece in pieces {
      children += piece.nodes(y)
      y += piece.height
    }
    return SceneNode(
      .view, frame: Rect(x: 0, y: 0, width: width, height: pixels.ceil(y)), children: children)
  }

  private func box(around content: SceneNode, _ shape: ShapeLook) -> SceneNode {
    var box = content
    let bounds = box.frame
    let outline = { (growth: Double, origin: Point) -> Path in
      let around = EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth)
      let rect = Rect(
        x: bounds.minX - origin.x, y: bounds.minY - origin.y, width: bounds.width, height: bounds.height
      ).inset(by: around)
      let radius = shape.cornerRadius + growth
      return shape.hasContinuousCorners
        ? .continuousRect(rect, top: radius, bottom: radius)
        : .roundedRect(rect, top: radius, bottom: radius)
    }
    // What scrolls is cut off at the corners of the box, too.
    for index in box.children.indices where box.children[index].clipsToBounds {
      box.children[index].outline = outline(0, box.children[index].frame.origin)
    }
    let shadow =
      context.isDark
      ? [] : look.shadow.map { SoftShadowDrawing(shadow: $0).drawings { outline($0, .zero) } } ?? []
    box.drawings = shadow + ShapeDrawing(context: controls).drawings(of: shape, in: bounds)
    return box
  }

  /// Texts, fields and buttons, from top to bottom.
  private var mainPieces: [Piece] { texts + fields + buttons }

  private var texts: [Piece] {
    let title = alert.title.flatMap { $0.isEmpty ? nil : $0 }
    let message = alert.message.flatMap { $0.isEmpty ? nil : $0 }
    let lone = title == nil || message == nil ? look.lone : nil
    let labels = [
      title.map { label($0, "title", lone ?? look.title, pitch: look.titlePitch) },
      message.map {
        label($0, "message", lone ?? look.message, pitch: lone == nil ? look.messagePitch : look.titlePitch)
      },
    ].compactMap { $0 }
    guard !labels.isEmpty else { return [] }
    return [space(look.textInsets.top)]
      + labels.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [space(look.textGap), $0.element] }
      + [space(look.textInsets.bottom)]
  }

  private func space(_ height: Double) -> Piece { Piece(height: height) { _ in [] } }

  /// A text of several lines, which are as far apart as the leading of its text style says.
  private func label(_ text: String, _ key: String, _ look: TextLook, pitch: Double) -> Piece {
    let insets = self.look.textInsets
    let sized = context.sized(look)
    let pitch = pixels.round(pitch * sized.size / max(1, look.size))
    let room = max(0, width - insets.left - insets.right)
    let label = context.text.shape(
      Label(text: text, numberOfLines: 0, lineBreakMode: .byWordWrapping), look: sized, maximumWidth: room
    )
    .withLines(apart: pitch)
    let lines = Double(max(1, label.text.lines.count))
    let drop = lines > 1 ? max(0, (pitch - label.lineHeight) / 2) : 0
    return Piece(height: lines * pitch) { y in
      var node = label.node(
        .plainLabel, role: nil,
        frame: Rect(x: insets.left, y: pixels.round(y + drop), width: room, height: lines * pitch))
      node.element = [.key(key)]
      return [node]
    }
  }

  // MARK: Fields

  private var fields: [Piece] {
    guard case .alert = alert.preferredStyle, !alert.textFields.isEmpty else { return [] }
    let look = look.fields
    let pieces = alert.textFields.enumerated().flatMap { index, field in
      [space(index == 0 ? look.above : look.gap), self.field(field, index)]
    }
    return pieces + [space(look.below)]
  }

  private func field(_ field: AlertController.TextField, _ index: Int) -> Piece {
    let look = look.fields
    let letters = context.sized(look.text)
    let height = look.height + pixels.round((letters.size - look.text.size) * 1.2)
    return Piece(height: height) { y in
      let frame = Rect(
        x: look.inset, y: pixels.round(y), width: max(0, width - 2 * look.inset), height: height)
      let isEmpty = field.text.isEmpty
      let text = controls.label(
        isEmpty ? field.placeholder : field.text, look: letters, color: isEmpty ? look.placeholder : nil,
        in: frame.bounds.inset(by: EdgeInsets(left: look.padding, right: look.padding)))
      var node = SceneNode(
        .textField, frame: frame,
        drawings: ShapeDrawing(context: controls).drawings(of: look.shape, in: frame.bounds),
        children: [text])
      node.element = [.key("textFields"), .item(index)]
      return [node]
    }
  }

  // MARK: Buttons

  private var buttons: [Piece] {
    let shown = alert.order(beside: false).filter { $0 != separateCancel }
    guard !shown.isEmpty else { return look.buttons.inset > 0 ? [space(look.buttons.inset)] : [] }
    let look = look.buttons
    let edge = look.inset > 0 ? [space(look.inset)] : []
    if anchor == nil, shown.count == 2, let pair = pair(alert.order(beside: true)) {
      return edge + [pair] + edge
    }
    let rows = shown.enumerated().flatMap { index, number in
      (index > 0 && look.gap > 0 ? [space(look.gap)] : [])
        + [
          button(
            number, width: width - 2 * look.inset, hasLine: index > 0 || hasContentAbove)
        ]
    }
    return edge + rows + edge
  }

  private var hasContentAbove: Bool {
    alert.title?.isEmpty == false || alert.message?.isEmpty == false || !alert.textFields.isEmpty
  }

  /// Two buttons beside each other, where both titles have room.
  private func pair(_ numbers: [Int]) -> Piece? {
    let look = look.buttons
    guard look.standsBeside else { return nil }
    let width = (self.width - 2 * look.inset - look.gap) / 2
    let fits = numbers.allSatisfy {
      context.text.shape(Label(text: alert.actions[$0].title), look: letters(of: $0), maximumWidth: .infinity)
        .width <= width - 2 * look.titleInset
    }
    guard fits else { return nil }
    let buttons = numbers.enumerated().map { index, number in
      button(number, x: Double(index) * (width + look.gap), width: width, hasLine: hasContentAbove)
    }
    return Piece(height: buttons.map(\.height).max() ?? 0) { y in
      let line = look.separator.map { color -> SceneNode in
        let thickness = 1 / context.scale
        let frame = Rect(
          x: pixels.round(self.width / 2 - thickness / 2), y: y, width: thickness, height: buttons[0].height)
        return SceneNode(
          .view, role: .separator, frame: frame, drawings: [.fill(.rect(frame.bounds), .color(color))])
      }
      return buttons.flatMap { $0.nodes(y) } + [line].compactMap { $0 }
    }
  }

  private func isStrong(_ number: Int) -> Bool {
    let look = look.buttons
    guard case .alert = alert.preferredStyle, let preferred = alert.preferredAction,
      alert.actions.indices.contains(preferred)
    else { return look.strengthensCancel && alert.actions[number].style == .cancel }
    return number == preferred
  }

  private func letters(of number: Int) -> TextLook {
    var letters = context.sized(look.buttons.text)
    if isStrong(number) { letters.weight = look.buttons.strongWeight }
    letters.alignment = .center
    return letters
  }

  private func color(of number: Int) -> Color {
    let look = look.buttons
    let action = alert.actions[number]
    if !action.isEnabled { return look.disabledColor }
    if isStrong(number), let color = look.preferredColor { return context.color(color, tint: nil) }
    return action.style == .destructive ? look.destructiveColor : context.color(look.color, tint: nil)
  }

  private func button(
    _ number: Int, x: Double = 0, width: Double, hasLine: Bool = false
  ) -> Piece {
    let look = look.buttons
    let action = alert.actions[number]
    let letters = letters(of: number)
    let height = look.height + pixels.round(max(0, letters.size - look.text.size) * 1.2)
    return Piece(height: height) { y in
      let frame = Rect(x: look.inset + x, y: pixels.round(y), width: width, height: height)
      let shape = isStrong(number) && action.isEnabled ? look.preferredShape ?? look.shape : look.shape
      let line = 1 / context.scale
      let lines = look.separator.map { color in
        hasLine ? [Drawing.fill(.rect(Rect(x: 0, y: 0, width: width, height: line)), .color(color))] : []
      }
      let room = frame.bounds.inset(by: EdgeInsets(left: look.titleInset, right: look.titleInset))
      let label = Label(
        text: action.title, textColor: color(of: number), adjustsFontSizeToFitWidth: true,
        minimumScaleFactor: 0.5)
      var node = SceneNode(
        .alertAction, frame: frame,
        drawings: (shape.map { ShapeDrawing(context: controls).drawings(of: $0, in: frame.bounds) } ?? [])
          + (lines ?? []),
        children: [
          context.text.shape(label, look: letters, maximumWidth: room.width)
            .node(.plainLabel, role: nil, frame: room)
        ])
      node.element = [.key("actions"), .item(number)]
      return [node]
    }
  }
}
