import TableModel
import TableThemes

/// Lays out one tab: its icon, its title and its badge.
struct TabLayout {
  private let item: TabBarItem
  private let look: TabBarLook
  private let state: TabBarLook.Tab
  private let isSelected: Bool
  private let colors: BarColors
  private let context: BarContext

  init(
    _ item: TabBarItem, look: TabBarLook, isSelected: Bool, colors: BarColors, context: BarContext
  ) {
    self.item = item
    self.look = look
    self.isSelected = isSelected
    self.colors = colors
    self.context = context
    state = isSelected ? look.selected : look.normal
  }

  /// The tab as a view at a place, its icon above its title or beside it; so many points of it are its neighbours' as well,
  /// in which no title stands.
  func node(in frame: Rect, isSideways: Bool, sharing overlap: Double = 0) -> SceneNode {
    let bounds = frame.bounds
    let title = label(
      maximumWidth: isSideways
        ? bounds.width - iconSize.width - look.sidewaysGap : bounds.width - overlap)
    let center = iconCenter(beside: title, in: bounds, isSideways: isSideways)
    let shape = state.shape.map { context.shapes(tint: color).drawings(of: $0, in: bounds) } ?? []
    var node = SceneNode(
      .tabBarButton,
      frame: frame,
      drawings: shape + icon(around: center, look: state.symbol),
      children: imageNode(around: center) + titleNode(title, center: center, in: bounds, isSideways)
        + badgeNode(at: center, in: bounds, isSideways)
    )
    node.accessibility = item.accessibility
    return node
  }

  /// The tab as an icon in the middle of a place, without a title; the system's icon has a side of its own.
  func iconNode(in frame: Rect, side: Double?) -> SceneNode {
    let center = frame.bounds.center
    var symbol = state.symbol
    symbol.side = side ?? symbol.side
    var node = SceneNode(
      .tabBarButton, frame: frame, drawings: icon(around: center, look: symbol),
      children: imageNode(around: center) + badgeNode(at: center, in: frame.bounds, false))
    node.accessibility = item.accessibility
    return node
  }

  private var color: Color {
    colors.color(state.textColor, tint: nil, else: context.views.theme.controls.tint)
  }

  private var titleText: String {
    item.title ?? item.systemItem.flatMap { context.environment.strings.tabTitles[$0] } ?? ""
  }

  private var iconSize: Size {
    item.image.map { imageView(of: $0).size }
      ?? (item.systemItem == nil ? .zero : Size(width: state.symbol.side, height: state.symbol.side))
  }

  private func label(maximumWidth: Double) -> ShapedLabel {
    context.shaped(
      titleText, look: state.text, color: color, maximumWidth: max(0, maximumWidth),
      minimumScale: look.minimumTitleScale)
  }

  private func iconCenter(beside title: ShapedLabel, in bounds: Rect, isSideways: Bool) -> Point {
    guard isSideways else { return Point(bounds.center.x, look.symbolCenter - look.tabInset.top) }
    let width = iconSize.width + look.sidewaysGap + title.width
    return Point((bounds.width - width) / 2 + iconSize.width / 2, bounds.center.y)
  }

  private func icon(around center: Point, look: SymbolLook) -> [Drawing] {
    guard item.image == nil, let system = item.systemItem else { return [] }
    return SymbolDrawing(symbol: .of(system), look: look, isMirrored: context.views.isMirrored)
      .drawings(around: center, paint: tint(around: center).paint)
  }

  /// The colour of icons, or the light on them, which lies on pictures of every height alike.
  private func tint(around center: Point) -> ImageTint {
    guard !state.symbolFill.stops.isEmpty else { return .color(color) }
    let half = state.symbol.side / 2
    return .gradient(state.symbolFill, top: center.y - half, bottom: center.y + half)
  }

  private func imageNode(around center: Point) -> [SceneNode] {
    guard let image = item.image else { return [] }
    let size = iconSize
    let frame = Rect(
      x: context.pixels.round(center.x - size.width / 2), y: context.pixels.round(center.y - size.height / 2),
      width: size.width, height: size.height)
    return [
      imageView(of: image, tint: tint(around: center).offset(y: -frame.minY)).node(
        in: frame, role: .imageView)
    ]
  }

  /// The icon as a view, drawn as a stencil.
  private func imageView(of image: Image, tint: ImageTint? = nil) -> ImageViewLayout {
    var image = image
    image.isTemplate = true
    return ImageViewLayout(
      ImageView(image: image), in: context.views, isHighlighted: false, tint: tint,
      symbols: SymbolImageLook.standard.tabs)
  }

  private func titleNode(
    _ title: ShapedLabel, center: Point, in bounds: Rect, _ isSideways: Bool
  ) -> [SceneNode] {
    guard !titleText.isEmpty else { return [] }
    let width = min(title.width, bounds.width)
    let x = (bounds.width - width) / 2
    let frame =
      isSideways
      ? Rect(
        x: center.x + iconSize.width / 2 + look.sidewaysGap,
        y: context.pixels.round((bounds.height - title.height) / 2), width: width, height: title.height)
      : Rect(
        x: look.usesWholePoints ? context.pixels.floor(x) : context.pixels.round(x),
        y: look.baseline - look.tabInset.top - title.ascent, width: width, height: title.height)
    return [title.node(.plainLabel, role: nil, frame: frame)]
  }

  private func badgeNode(at center: Point, in bounds: Rect, _ isSideways: Bool) -> [SceneNode] {
    guard let value = item.badgeValue else { return [] }
    let badge = look.badge
    let label = context.shaped(
      value, look: badge.text, maximumWidth: max(0, bounds.width - 2 * badge.padding))
    let width = min(max(badge.minimumWidth ?? badge.height, label.width + 2 * badge.padding), bounds.width)
    // Beside its icon a title begins where the badge would lie, so that it keeps to the icon's end.
    let x =
      isSideways
      ? center.x + iconSize.width / 2 + look.sidewaysGap / 2 - width : center.x + look.badgeOffset.x
    let frame = Rect(
      x: max(0, min(context.pixels.round(x), bounds.width - width)),
      y: context.pixels.round(center.y + look.badgeOffset.y), width: width, height: badge.height)
    return [
      SceneNode(
        .badge,
        frame: frame,
        drawings: context.shapes(tint: color).drawings(of: badge.shape, in: frame.bounds),
        children: [label.node(.plainLabel, role: nil, frame: frame.bounds)]
      )
    ]
  }
}
