import TableModel
import TableThemes

/// The button that leads back.
struct BackButton {
  private let title: String
  private let look: NavigationBarLook
  private let colors: BarColors
  private let context: BarContext

  init(title: String, colors: BarColors, context: BarContext) {
    self.title = title
    self.colors = colors
    self.context = context
    look = context.looks.navigationBar
  }

  /// The same button with the word that replaces a title which leaves too little room.
  var shortened: BackButton {
    BackButton(title: context.environment.strings.back, colors: colors, context: context)
  }

  var height: Double { context.isCompact ? look.button.compactHeight : look.button.height }

  /// The width in points that shows all of the button.
  var naturalWidth: Double {
    let text = context.shaped(title, look: look.button.plain.text).width
    return switch look.backButton {
    case .pointed(_, let insets, let limit):
      max(look.button.minimumWidth, min(limit, insets.left + text + insets.right))
    case .chevron(let size, _, let gap): size.width + gap[context.environment.size.width] + text
    case .disc: look.button.height
    }
  }

  /// The button as a view at a place.
  func node(in frame: Rect) -> SceneNode {
    let bounds = frame.bounds
    var node = SceneNode(.barButton, role: .backButton, frame: frame)
    switch look.backButton {
    case .pointed(let end, let insets, _):
      node.drawings =
        look.button.bordered.shape.map {
          context.shapes(tint: base).drawings(of: $0, in: bounds, outline: .pointed(end))
        } ?? []
      let room = bounds.inset(by: look.button.titleEdgeInsets).inset(by: insets)
      var text = look.button.plain.text
      // What is cut off begins where a whole title would, as a title of 160 points of iOS 6 shows.
      if context.shaped(title, look: text).width > room.width { text.alignment = .left }
      node.children = [label(in: room, look: text)]
    case .chevron(let size, let width, let gap):
      let box = Rect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      node.drawings = [chevron(in: box, width: width)]
      let room = bounds.inset(by: EdgeInsets(left: size.width + gap[context.environment.size.width]))
      node.children = [label(in: room, look: look.button.plain.text)]
    case .disc(let size, let width, let shift):
      let background =
        look.button.group.map { context.shapes(tint: base).drawings(of: $0, in: bounds) } ?? []
      let box = bounds.centered(size, on: context.pixels).offset(x: shift)
      node.drawings = background + [chevron(in: box, width: width)]
    }
    return node
  }

  private var base: Color { colors.tint ?? look.button.base[colors.style] }

  private var color: Color {
    colors.color(look.button.plain.color[colors.style], tint: nil, else: look.button.base[colors.style])
  }

  private func label(in room: Rect, look text: TextLook) -> SceneNode {
    context.shaped(title, look: text, color: color, maximumWidth: room.width)
      .node(.plainLabel, role: nil, frame: room)
  }

  private func chevron(in box: Rect, width: Double) -> Drawing {
    let half = width / 2
    let inner = box.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    return .stroke(
      .polyline([
        Point(inner.maxX, inner.minY), Point(inner.minX, inner.center.y), Point(inner.maxX, inner.maxY),
      ]),
      Stroke(width: width),
      .color(color)
    )
  }
}
