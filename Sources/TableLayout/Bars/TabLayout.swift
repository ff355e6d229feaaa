import TableModel
import TableThemes

/// Lays out one tab: its icon, its title and its badge.
struct TabLayout {
  private let item: TabBarItem
  private let look: TabBarLook
  private let isSelected: Bool
  private let state: TabBarLook.Tab
  private let colors: BarColors
  private let context: BarContext
  private let spread: TabBarLook.Spread?

  init(
    _ item: TabBarItem, look: TabBarLook, isSelected: Bool, colors: BarColors, context: BarContext,
    spread: TabBarLook.Spread? = nil
  ) {
    self.item = item
    self.spread = spread
    self.look = look
    self.colors = colors
    self.context = context
    self.isSelected = isSelected
    state = isSelected ? look.selected : look.normal
  }

  /// The tab as a view at a place, its icon above its title or beside it; so many points of it are its neighbours' as well,
  /// in which no title stands.
  func node(in frame: Rect, isSideways: Bool, sharing overlap: Double = 0) -> SceneNode {
    let bounds = frame.bounds
    let title = label(
      maximumWidth: isSideways
        ? bounds.width - iconSize.width - sidewaysGap : bounds.width - overlap)
    let center = iconCenter(beside: title, in: bounds, isSideways: isSideways)
    var node = SceneNode(
      .tabBarButton,
      frame: frame,
      drawings: shape(in: bounds) + icon(around: center, look: state.symbol),
      children: imageNode(around: center) + titleNode(title, center: center, in: bounds, isSideways)
        + badgeNode(at: center, in: bounds, isSideways)
    )
    node.accessibility = item.accessibility
    return node
  }

  /// What lies behind the tab.
  private func shape(in bounds: Rect) -> [Drawing] {
    state.shape.map { context.shapes(tint: color).drawings(of: $0, in: bounds) } ?? []
  }

  /// The space between an icon and the title beside it, in points.
  private var sidewaysGap: Double { iconSize.width > 0 ? gap : 0 }

  private var gap: Double { spread?.gap ?? look.sidewaysGap }

  /// The width in points of the icon and the title beside it.
  var contentWidth: Double {
    titleText.isEmpty ? iconSize.width : iconSize.width + sidewaysGap + titleWidth.rounded(.up)
  }

  /// The width in points of the title on one line.
  var titleWidth: Double { label(maximumWidth: .infinity).width }

  /// The tab for searching as an icon in its circle.
  func searchNode(in frame: Rect) -> SceneNode {
    iconNode(
      in: frame, side: look.capsule?.searchSymbolSide, lineWidth: look.capsule?.searchSymbolLineWidth)
  }

  /// The tab as an icon in the middle of a place, without a title; the system's icon has its own side and lines.
  private func iconNode(in frame: Rect, side: Double?, lineWidth: Double? = nil) -> SceneNode {
    let center = frame.bounds.center
    var symbol = state.symbol
    symbol.side = side ?? symbol.side
    symbol.lineWidth = lineWidth ?? symbol.lineWidth
    var node = SceneNode(
      .tabBarButton, frame: frame, drawings: icon(around: center, look: symbol),
      children: imageNode(around: center) + badgeNode(at: center, in: frame.bounds, false))
    node.accessibility = item.accessibility
    return node
  }

  /// Whether the tab is its icon alone in a row of words: the one for searching, and those without a title.
  private var isIcon: Bool { item.systemItem == .search || titleText.isEmpty }

  /// The width in points that a tab wants in a row of words.
  func width(in row: TabBarLook.Row) -> Double {
    let content = isIcon ? row.symbolSide : title(in: row, maximumWidth: .infinity).width
    return content + 2 * row.titleMargin
  }

  /// The tab as its title or icon at a place.
  func node(of row: TabBarLook.Row, in frame: Rect) -> SceneNode {
    let bounds = frame.bounds
    guard !isIcon else {
      var node = iconNode(in: frame, side: row.symbolSide)
      node.drawings = shape(in: bounds) + node.drawings
      return node
    }
    let title = title(in: row, maximumWidth: max(0, bounds.width - 2 * row.titleMargin))
    let box = bounds.centered(
      Size(width: min(title.width, bounds.width), height: title.height), on: context.pixels)
    var node = SceneNode(
      .tabBarButton, frame: frame,
      drawings: shape(in: bounds),
      children: [title.node(.plainLabel, role: nil, frame: box)]
        + badgeNode(at: Point(box.maxX, bounds.center.y), in: bounds, false))
    node.accessibility = item.accessibility
    return node
  }

  private func title(in row: TabBarLook.Row, maximumWidth: Double) -> ShapedLabel {
    context.shaped(
      titleText, look: isSelected ? row.selectedText : row.text, color: color, maximumWidth: maximumWidth,
      minimumScale: look.minimumTitleScale)
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
      titleText, look: spread?.text ?? state.text, color: color, maximumWidth: max(0, maximumWidth),
      minimumScale: look.minimumTitleScale)
  }

  private func iconCenter(beside title: ShapedLabel, in bounds: Rect, isSideways: Bool) -> Point {
    guard isSideways else { return Point(bounds.center.x, look.symbolCenter - look.tabInset.top) }
    let width = iconSize.width + sidewaysGap + title.width
    return Point(
      (bounds.width - width) / 2 + iconSize.width / 2,
      spread.map { $0.center - look.tabInset.top } ?? bounds.center.y)
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
      symbols: SymbolConfiguration(weight: context.looks.symbolWeight).merged(
        over: SymbolImageLook.standard.tabs))
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
        x: center.x + iconSize.width / 2 + sidewaysGap,
        y: context.pixels.round(center.y - title.height / 2), width: width, height: title.height)
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
    let hasIcon = item.image != nil || item.systemItem != nil
    let offset = hasIcon ? look.badgeOffset : look.bareBadgeOffset ?? look.badgeOffset
    // Beside its icon a title begins where the badge would lie, so that it keeps to the icon's end, or before the title.
    let x =
      isSideways
      ? center.x + iconSize.width / 2 + sidewaysGap - gap / 2 - width : center.x + offset.x
    let least = spread == nil ? 0 : -width - gap
    let frame = Rect(
      x: max(least, min(context.pixels.round(x), bounds.width - width)),
      y: context.pixels.round(center.y + offset.y), width: width, height: badge.height)
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
