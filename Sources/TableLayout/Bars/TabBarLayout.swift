import TableModel
import TableThemes

/// Lays out the bar with tabs.
struct TabBarLayout {
  private let bar: TabBar
  private let context: BarContext
  private let look: TabBarLook
  private let colors: BarColors

  init(_ bar: TabBar, context: BarContext) {
    self.bar = bar
    self.context = context
    look = context.looks.tabBar
    colors = context.colors(of: bar.barStyle, barTintColor: bar.barTintColor, tintColor: bar.tintColor)
  }

  /// How tabs stand in a row at the upper edge of a view of a width, if they do.
  func row(across width: Double) -> TabBarLook.Row? {
    look.row.flatMap { width >= $0.minimumScreenWidth ? $0 : nil }
  }

  /// The height in points without what a home indicator takes.
  var height: Double {
    guard let capsule = look.capsule else { return plainHeight }
    return max(look.height, capsule.height + capsule.inset.bottom - context.environment.safeAreaInsets.bottom)
  }

  private var plainHeight: Double {
    guard context.views.isOnTablet, let height = look.tabletHeight else { return look.height }
    let below = context.environment.safeAreaInsets.bottom
    guard below > 0, let whole = look.tabletHeightToEdge else { return height }
    return max(0, whole - below)
  }

  /// The bar as a view at a place; its background reaches `below` points further down.
  func node(in frame: Rect, below: Double, sides: EdgeInsets, isAtScrollEdge: Bool) -> SceneNode {
    let background = look.background[bar.barStyle]
    let rect = Rect(x: 0, y: 0, width: frame.width, height: frame.height + below)
    let drawing = BarBackgroundDrawing(
      background: background, color: colors.bar, edge: .top, scale: context.environment.scale)
    let isClear = background.atScrollEdge == .clear && isAtScrollEdge && colors.bar == nil
    var children = [
      SceneNode(.barBackground, frame: rect, drawings: isClear ? [] : drawing.drawings(in: rect.bounds))
    ]
    let line = frame.bounds.inset(by: EdgeInsets(left: sides.left, right: sides.right))
    let room = look.capsule.map { self.room(of: $0, in: line) } ?? line
    let circle = look.capsule.flatMap { searchCircle(beside: $0, in: line) }
    if let capsule = look.capsule {
      children += context.shapes(tint: .white)
        .nodes(of: capsule.shape, in: [room, circle].compactMap { $0 })
    }
    var frames = frames(in: room)
    if let circle, let searchIndex { frames.insert(circle, at: searchIndex) }
    return SceneNode(
      .tabBar,
      frame: frame,
      children: children
        + zip(bar.items, frames).enumerated().map { index, tab in
          let layout = TabLayout(
            tab.0, look: look, isSelected: index == bar.selectedIndex, colors: colors, context: context)
          return index == searchIndex
            ? layout.searchNode(in: tab.1)
            : layout.node(in: tab.1, isSideways: isSideways(in: line), sharing: overlap)
        }
    )
  }

  /// The tab for searching, if it stands apart from the others: UIKit parts its own search tab from others in capsules, and of several
  /// the first.
  private var searchIndex: Int? {
    guard look.capsule != nil, bar.items.count > 1 else { return nil }
    return bar.items.firstIndex { $0.systemItem == .search }
  }

  /// How many tabs stand together.
  private var count: Int { bar.items.count - (searchIndex == nil ? 0 : 1) }

  /// How far tabs reach over each other, in points.
  private var overlap: Double {
    guard let overlaps = look.capsule?.overlaps else { return 0 }
    return overlaps.prefix(count).last ?? 0
  }

  private func isSideways(in line: Rect) -> Bool {
    look.sidewaysMinimumWidth.map { line.width >= $0 } ?? false
  }

  /// The width in points that a capsule has if its tabs are as wide as the widest title wants.
  private func width(byTitlesIn capsule: TabBarLook.Capsule) -> Double {
    let titles = bar.items.enumerated().filter { $0.offset != searchIndex }.map { index, item in
      TabLayout(
        item, look: look, isSelected: index == bar.selectedIndex, colors: colors, context: context
      ).titleWidth
    }
    let tab = (titles.max() ?? 0) + 2 * capsule.titleMargin
    return tab * Double(count) - overlap * Double(max(0, count - 1)) + 2 * capsule.padding
  }

  /// The box that floats in the middle of the bar, or at its start if the search tab stands at the end; no wider than its tabs want.
  private func room(of capsule: TabBarLook.Capsule, in line: Rect) -> Rect {
    let circle = searchCircle(beside: capsule, in: line)
    let free = line.inset(by: EdgeInsets(left: capsule.inset.left, right: capsule.inset.right))
    let end = circle.map { $0.minX - capsule.spaceBeforeSearch } ?? free.maxX
    let width = min(
      max(0, end - free.minX),
      max(
        capsule.tabWidth * Double(max(1, count)) + 2 * (capsule.ends.prefix(max(1, count)).last ?? 0),
        self.width(byTitlesIn: capsule)))
    let x = circle == nil ? line.minX + (line.width - width) / 2 : free.minX
    return Rect(
      x: context.pixels.round(x), y: 0, width: context.pixels.round(width), height: capsule.height)
  }

  /// The circle that the search tab stands in, as high as the capsule.
  private func searchCircle(beside capsule: TabBarLook.Capsule, in line: Rect) -> Rect? {
    guard searchIndex != nil else { return nil }
    let side = min(capsule.height, max(0, line.width - capsule.inset.left - capsule.inset.right))
    return Rect(
      x: context.pixels.round(line.maxX - capsule.inset.right - side), y: 0, width: side,
      height: capsule.height)
  }

  /// The tabs' frames: equal shares of the bar, which may reach over each other, or a cluster in the middle of a wide one.
  private func frames(in room: Rect) -> [Rect] {
    let count = Double(max(1, self.count))
    let inset = look.tabInset
    let padding = look.capsule?.padding ?? 0
    var strip = room.inset(by: EdgeInsets(left: inset.left + padding, right: inset.right + padding))
    let cluster = count * (look.clusterTab.width + look.clusterTab.height) - look.clusterTab.height
    var gap = min(inset.left + inset.right, strip.width / count / 2)
    if look.capsule != nil { gap = -min(overlap, strip.width / count) }
    if look.capsule == nil, room.width >= look.clusterMinimumWidth, cluster <= strip.width {
      strip = Rect(
        x: context.pixels.round(room.minX + (room.width - cluster) / 2), y: room.minY, width: cluster,
        height: room.height)
      gap = look.clusterTab.height
    }
    let width = (strip.width - gap * (count - 1)) / count
    return (0..<self.count).map { index in
      let left = rounded(strip.minX + Double(index) * (width + gap))
      let right = rounded(strip.minX + Double(index) * (width + gap) + width)
      return Rect(
        x: left, y: strip.minY + inset.top, width: max(0, right - left),
        height: max(0, strip.height - inset.top - inset.bottom))
    }
  }

  /// The row of words in a room at the upper edge, as near to a middle as that lets it.
  func node(of row: TabBarLook.Row, in room: Rect, middle: Double) -> SceneNode {
    let tabs = bar.items.enumerated().map { index, item in
      TabLayout(
        item, look: look, isSelected: index == bar.selectedIndex, colors: colors, context: context)
    }
    let most = min(row.maximumWidth, room.width) - 2 * row.padding
    let widths = BarRow.widths(tabs.map { $0.width(in: row) }, fitting: max(0, most))
    let width = widths.reduce(2 * row.padding, +)
    let frame = Rect(
      x: max(room.minX, min(context.pixels.round(middle - width / 2), room.maxX - width)), y: room.minY,
      width: width, height: row.height)
    var x = row.padding
    let nodes = zip(tabs, widths).map { tab, width in
      defer { x += width }
      return tab.node(
        of: row,
        in: Rect(x: x, y: row.padding, width: width, height: max(0, row.height - 2 * row.padding)))
    }
    return SceneNode(
      .tabBar, frame: frame,
      children: context.shapes(tint: .white).nodes(of: row.shape, in: [frame.bounds]) + nodes)
  }

  private func rounded(_ x: Double) -> Double {
    look.usesWholePoints ? x.rounded() : context.pixels.floor(x)
  }
}

/// Lays out one tab: its icon, its title and its badge.
struct TabLayout {
  private let item: TabBarItem
  private let look: TabBarLook
  private let isSelected: Bool
  private let state: TabBarLook.Tab
  private let colors: BarColors
  private let context: BarContext

  init(
    _ item: TabBarItem, look: TabBarLook, isSelected: Bool, colors: BarColors, context: BarContext
  ) {
    self.item = item
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
        ? bounds.width - iconSize.width - look.sidewaysGap : bounds.width - overlap)
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
    let hasIcon = item.image != nil || item.systemItem != nil
    let offset = hasIcon ? look.badgeOffset : look.bareBadgeOffset ?? look.badgeOffset
    // Beside its icon a title begins where the badge would lie, so that it keeps to the icon's end.
    let x =
      isSideways
      ? center.x + iconSize.width / 2 + look.sidewaysGap / 2 - width : center.x + offset.x
    let frame = Rect(
      x: max(0, min(context.pixels.round(x), bounds.width - width)),
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
