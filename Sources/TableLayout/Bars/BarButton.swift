import TableModel
import TableThemes

/// A button of a bar: how wide it wants to be and what it shows.
final class BarButton {
  /// What the button shows.
  private enum Face {
    case title(String)
    case symbol(Symbol)
    case image(Image)
    case view(View)
  }

  let item: BarButtonItem
  private let face: Face
  private let look: BarButtonLook
  private let kind: BarButtonLook.Kind
  private let colors: BarColors
  private let context: BarContext

  /// A button whose style, where the item has none, is that of a kind of bar; `nil` for spaces.
  init?(
    _ item: BarButtonItem, look: BarButtonLook, defaultStyle: BarButtonItem.Style?, colors: BarColors,
    context: BarContext
  ) {
    switch item.content {
    case .title(let title): face = .title(title)
    case .image(let image): face = .image(image)
    case .view(let view): face = .view(view)
    case .system(.flexibleSpace), .system(.fixedSpace): return nil
    case .system(let system):
      if let symbol = context.looks.symbolsForWords[system] ?? Symbol.of(system) {
        face = .symbol(symbol)
      } else {
        face = .title(context.environment.strings.barButtonTitles[system] ?? system.rawValue)
      }
    }
    self.item = item
    self.look = look
    self.colors = colors
    self.context = context
    let usual: BarButtonItem.Style =
      if case .title = face { defaultStyle ?? .bordered } else { defaultStyle ?? .plain }
    switch item.style ?? (item.finishes ? .done : usual) {
    case .plain: kind = look.plain
    case .bordered: kind = look.bordered
    case .done, .prominent: kind = look.done
    }
  }

  /// Whether the button shows a word.
  var isWord: Bool {
    if case .title = face { true } else { false }
  }

  /// Whether the button shares a background with no neighbour: words do not, nor what finishes or closes something, as Apple says
  /// in “Build a UIKit app with the new design” of 2025.
  var standsAlone: Bool { isWord || hasShape || item.content == .system(.close) }

  /// Whether the button has a background of its own.
  var hasShape: Bool { shape != nil }

  /// The background, which views of the author's own stand without.
  private var shape: ShapeLook? {
    if case .view = face { nil } else { kind.shape }
  }

  /// The height in points.
  var height: Double { context.isCompact ? look.compactHeight : look.height }

  /// The width in points that shows all of the button.
  var naturalWidth: Double {
    let width =
      switch face {
      case .title(let title): context.shaped(title, look: kind.text).width + 2 * look.padding
      case .symbol, .image: (iconWidth ?? 0) + 2 * look.symbolPadding
      case .view(let view): size(of: view).width
      }
    let least = if case .view = face { 0.0 } else { look.minimumWidth }
    return max(least, context.pixels.ceil(width))
  }

  /// The width in points of the icon that the button shows; `nil` for a button with something else.
  var iconWidth: Double? {
    switch face {
    case .symbol(let symbol): look.symbol.sizes[symbol]?.width ?? look.symbol.side
    case .image(let image): imageView(of: image).size.width
    case .title, .view: nil
    }
  }

  /// The button as a view at a place.
  func node(in frame: Rect, role: ViewRole?) -> SceneNode {
    let bounds = frame.bounds
    let background = shape.map { context.shapes(tint: base).drawings(of: $0, in: bounds) } ?? []
    var node = SceneNode(.barButton, role: role, frame: frame)
    node.accessibility = item.accessibility
    if item.isEnabled || background.isEmpty {
      node.drawings = background
    } else {
      node.children = [
        SceneNode(.barBackground, frame: bounds, opacity: look.disabledOpacity, drawings: background)
      ]
    }
    switch face {
    case .title(let title): node.children.append(self.title(title, in: bounds))
    case .image(let image): node.children.append(imageNode(of: image, in: bounds))
    case .view(let view): node.children += viewNodes(of: view, in: bounds)
    case .symbol(let symbol):
      let icon = SymbolDrawing(
        symbol: symbol, look: fitted(look.symbol, into: bounds), isMirrored: context.views.isMirrored
      )
      .drawings(around: bounds.inset(by: look.titleEdgeInsets).center, paint: .color(color))
      // What a view draws lies below its children, of which a background may be one.
      if contentOpacity == 1, node.children.isEmpty {
        node.drawings += icon
      } else {
        node.children.append(SceneNode(.imageView, frame: bounds, opacity: contentOpacity, drawings: icon))
      }
    }
    return node
  }

  /// The opacity of what the button shows, which fades less than its background.
  private var contentOpacity: Double {
    guard !item.isEnabled else { return 1 }
    return (hasShape ? look.disabledContentOpacity : nil) ?? look.disabledOpacity
  }

  /// The colour of tinted parts of the background.
  private var base: Color {
    (item.isEnabled ? nil : look.disabledBase) ?? item.tintColor ?? kind.base ?? colors.tint
      ?? look.base[colors.style]
  }

  private var color: Color {
    let keepsColor = hasShape && look.disabledBase != nil
    if !item.isEnabled, !keepsColor, let disabled = look.disabledColor { return disabled }
    return colors.color(kind.color[colors.style], tint: item.tintColor, else: look.base[colors.style])
  }

  private func title(_ title: String, in bounds: Rect) -> SceneNode {
    let padding = min(look.padding, bounds.width / 2)
    let room = bounds.inset(by: look.titleEdgeInsets).inset(by: EdgeInsets(left: padding, right: padding))
    var node = context.shaped(title, look: kind.text, color: color, maximumWidth: room.width)
      .asInBars(ofHeight: room.height).node(.plainLabel, role: nil, frame: room)
    node.opacity = contentOpacity
    return node
  }

  private func imageNode(of image: Image, in bounds: Rect) -> SceneNode {
    let view = imageView(of: image)
    let size = view.size
    let factor = min(1, bounds.width / max(1, size.width), bounds.height / max(1, size.height))
    let fitted = Size(width: size.width * factor, height: size.height * factor)
    var node = view.node(
      in: bounds.inset(by: look.titleEdgeInsets).centered(fitted, on: context.pixels), role: .imageView)
    node.opacity *= contentOpacity
    return node
  }

  /// The picture as a view, drawn as a stencil.
  private func imageView(of image: Image) -> ImageViewLayout {
    var stencil = image
    stencil.isTemplate = true
    return ImageViewLayout(
      ImageView(image: stencil, tintColor: color), in: context.views, isHighlighted: false,
      symbols: SymbolImageLook.standard.barButtons(
        in: context.views.theme, weight: context.looks.symbolWeight))
  }

  private func size(of view: View) -> Size {
    let room = Size(width: context.environment.size.width, height: height)
    return context.placing?.sizeBesideOthers(of: view, fitting: room) ?? .zero
  }

  /// A view keeps its own height, also where that is more than the button's.
  private func viewNodes(of view: View, in bounds: Rect) -> [SceneNode] {
    guard let placing = context.placing else { return [] }
    var size = size(of: view)
    size.width = min(size.width, bounds.width)
    return [placing.node(of: view, in: bounds.centered(size, on: context.pixels), role: nil)]
  }

  /// Icons become smaller where a crowded bar leaves no room for them.
  private func fitted(_ symbol: SymbolLook, into bounds: Rect) -> SymbolLook {
    var symbol = symbol
    symbol.side = max(0, min(symbol.side, bounds.width))
    return symbol
  }
}

extension BarButtonItem {
  /// Whether the button is one of the system's that finish something.
  fileprivate var finishes: Bool { content == .system(.done) || content == .system(.save) }
}

/// The button that leads back.
struct BackButton {
  private let title: String
  private let colors: BarColors
  private let context: BarContext

  init(title: String, colors: BarColors, context: BarContext) {
    self.title = title
    self.colors = colors
    self.context = context
  }

  private var look: NavigationBarLook { context.looks.navigationBar }

  /// The same button with the word that replaces a title which leaves too little room.
  var shortened: BackButton {
    BackButton(title: context.environment.strings.back, colors: colors, context: context)
  }

  /// The width in points that shows all of the button.
  var naturalWidth: Double {
    let text = context.shaped(title, look: look.button.plain.text).width
    return switch look.backButton {
    case .pointed(_, let insets, let limit):
      max(look.button.minimumWidth, min(limit, insets.left + text + insets.right))
    case .chevron(let size, _, let gap, _): size.width + gap[context.environment.size.width] + text
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
    case .chevron(let size, let width, let gap, let isRound):
      let box = Rect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      node.drawings = [chevron(in: box, width: width, isRound: isRound)]
      let room = bounds.inset(by: EdgeInsets(left: size.width + gap[context.environment.size.width]))
      node.children = [label(in: room, look: look.button.plain.text)]
    case .disc(let size, let width, let shift):
      let background =
        look.button.group.map { context.shapes(tint: base).drawings(of: $0, in: bounds) } ?? []
      let box = bounds.centered(size, on: context.pixels).offset(x: shift)
      node.drawings = background + [chevron(in: box, width: width, isRound: true)]
    }
    return node
  }

  private var base: Color { colors.tint ?? look.button.base[colors.style] }

  private var color: Color {
    colors.color(look.button.plain.color[colors.style], tint: nil, else: look.button.base[colors.style])
  }

  private func label(in room: Rect, look text: TextLook) -> SceneNode {
    context.shaped(title, look: text, color: color, maximumWidth: room.width)
      .asInBars(ofHeight: room.height).node(.plainLabel, role: nil, frame: room)
  }

  private func chevron(in box: Rect, width: Double, isRound: Bool = false) -> Drawing {
    let half = width / 2
    let inner = box.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    return .stroke(
      .polyline([
        Point(inner.maxX, inner.minY), Point(inner.minX, inner.center.y), Point(inner.maxX, inner.maxY),
      ]),
      isRound ? Stroke(width: width, cap: .round, join: .round) : Stroke(width: width),
      .color(color)
    )
  }
}
