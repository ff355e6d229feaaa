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
    let spread = spread(in: line)
    var frames = frames(in: room, spread)
    if let circle, let searchIndex { frames.insert(circle, at: searchIndex) }
    return SceneNode(
      .tabBar,
      frame: frame,
      children: children
        + zip(bar.items, frames).enumerated().map { index, tab in
          let layout = TabLayout(
            tab.0, look: look, isSelected: index == bar.selectedIndex, colors: colors, context: context,
            spread: spread?.look)
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

  /// A look of tabs that have the same space around each, and their widths.
  private typealias Spread = (look: TabBarLook.Spread, widths: [Double])

  /// How tabs stand that have the same space around each, where there is room for it.
  private func spread(in line: Rect) -> Spread? {
    guard let spread = look.spread, line.width >= look.clusterMinimumWidth, isSideways(in: line) else {
      return nil
    }
    let widths = bar.items.map { item in
      TabLayout(item, look: look, isSelected: false, colors: colors, context: context, spread: spread)
        .contentWidth
    }
    let least = widths.reduce(0, +) + 2 * spread.gap * Double(bar.items.count + 1)
    return least <= line.width ? (spread, widths) : nil
  }

  /// The frames of tabs with the same space around each.
  private func frames(of spread: Spread, in room: Rect) -> [Rect] {
    let space = (room.width - spread.widths.reduce(0, +)) / Double(spread.widths.count + 1)
    var x = room.minX
    return spread.widths.map { width in
      x += space + width
      return Rect(
        x: context.pixels.round(x - width), y: room.minY + look.tabInset.top, width: width,
        height: max(0, room.height - look.tabInset.top - look.tabInset.bottom))
    }
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
  private func frames(in room: Rect, _ spread: Spread?) -> [Rect] {
    if let spread { return frames(of: spread, in: room) }
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
