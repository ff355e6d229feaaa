import TableModel
import TableThemes

/// Lays out the bar with buttons at the bottom.
struct ToolbarLayout {
  private let bar: Toolbar
  private let context: BarContext
  private let look: ToolbarLook
  private let colors: BarColors
  /// Whether no other bar stands below.
  private let isLowest: Bool
  /// Whether a search field stands among the buttons.
  private let holdsSearchField: Bool

  init(_ bar: Toolbar, isLowest: Bool, holdsSearchField: Bool, context: BarContext) {
    self.bar = bar
    self.isLowest = isLowest
    self.holdsSearchField = holdsSearchField
    self.context = context
    look = context.looks.toolbar
    colors = context.colors(of: bar.barStyle, barTintColor: bar.barTintColor, tintColor: bar.tintColor)
  }

  /// The height in points without what a home indicator takes, in which buttons that keep so far from the screen's lower edge
  /// may stand as well.
  var height: Double {
    guard let margin = look.bottomMargin else { return ownHeight }
    // Over another bar there is as much room below the buttons as above them.
    guard isLowest else { return ownHeight + look.itemInsets.top }
    return max(0, ownHeight + margin - context.environment.safeAreaInsets.bottom)
  }

  /// The height in points down to the lower edge of the buttons.
  var ownHeight: Double { context.isCompact ? look.compactHeight : look.height }

  /// The bar as a view at a place; its background, if it has one of its own, reaches `below` points further down.
  func node(
    in frame: Rect, below: Double, sides: EdgeInsets, isAtScrollEdge: Bool, hasBackground: Bool
  ) -> SceneNode {
    SceneNode(
      .toolbar,
      frame: frame,
      children: (hasBackground
        ? [backgroundNode(in: frame, below: below, isAtScrollEdge: isAtScrollEdge)] : [])
        + groups.nodes(of: placed(in: line(across: frame.width, sides: sides)))
    )
  }

  /// The room that buttons leave to the search field in a bar of a width; its height is that of buttons.
  func searchRoom(across width: Double, sides: EdgeInsets) -> Rect? {
    let line = line(across: width, sides: sides)
    let items = placed(in: line)
    guard let index = items.firstIndex(where: { $0.role == .searchBar }) else { return nil }
    let frame = items[index].frame
    let isBesideButton = { (index: Int) in items.indices.contains(index) && items[index].button != nil }
    let left = isBesideButton(index - 1) ? look.spacing : 0
    let right = isBesideButton(index + 1) ? look.spacing : 0
    return Rect(
      x: frame.minX + left, y: line.minY, width: max(0, frame.width - left - right), height: line.height)
  }

  private func line(across width: Double, sides: EdgeInsets) -> Rect {
    Rect(x: 0, y: 0, width: width, height: ownHeight)
      .inset(by: EdgeInsets(left: sides.left, right: sides.right)).inset(by: look.itemInsets)
  }

  private var groups: BarButtonGroups {
    BarButtonGroups(look: look.button, colors: colors, context: context)
  }

  private func backgroundNode(in frame: Rect, below: Double, isAtScrollEdge: Bool) -> SceneNode {
    let background = look.background[bar.barStyle]
    let rect = Rect(x: 0, y: 0, width: frame.width, height: frame.height + below)
    let drawing = BarBackgroundDrawing(
      background: background, color: colors.bar, edge: .top, scale: context.environment.scale)
    let isClear = background.atScrollEdge == .clear && isAtScrollEdge && colors.bar == nil
    return SceneNode(.barBackground, frame: rect, drawings: isClear ? [] : drawing.drawings(in: rect.bounds))
  }

  private func placed(in line: Rect) -> [BarRowItem] {
    let items = groups.widened(rowItems)
    let margin = margin(beside: items.first, in: line)
    let room = max(0, line.width - margin - self.margin(beside: items.last, in: line))
    let spacing = spacings(of: items, in: room)
    let widths = BarRow.widths(
      items.map(\.width), fitting: max(0, room - spacing.reduce(0, +)))
    let flexible = items.filter(\.isFlexible).count
    let rest = max(0, room - widths.reduce(0, +) - spacing.reduce(0, +))
    let share = flexible == 0 ? 0 : rest / Double(flexible)
    var x = line.minX + margin
    return items.indices.map { index in
      let width = widths[index] + (items[index].isFlexible ? share : 0)
      defer { x += width + spacing[index] }
      return items[index].placed(at: frame(x: x, width: width, of: items[index], in: line))
    }
  }

  /// The space between the bar's edge and the button at it.
  private func margin(beside item: BarRowItem?, in line: Rect) -> Double {
    let own = (item?.button?.isWord == true ? look.wordMargin : nil)?[line.width]
    return min(own ?? look.margin, line.width * look.greatestMarginShare)
  }

  /// The space after each thing: none beside spaces, which are spaces themselves.
  private func spacings(of items: [BarRowItem], in room: Double) -> [Double] {
    let joins = items.indices.map { index in
      index + 1 < items.count && items[index].button != nil && items[index + 1].button != nil
    }
    let count = joins.filter { $0 }.count
    let widths = [items.reduce(0) { $0 + $1.width }] + Array(repeating: 0, count: count)
    let spacing = BarRow.spacing(
      look.spacing, between: widths, in: room, keeping: context.looks.leastSpacingShare)
    return joins.indices.map { index in
      guard joins[index] else { return 0 }
      let usual = context.pixels.floor(spacing)
      return min(usual, groups.spacing(between: items[index], and: items[index + 1], usual: usual))
    }
  }

  /// The things in the bar.
  ///
  /// A search field takes the place of the first space that stretches and all the room, or stands first.
  private var rowItems: [BarRowItem] {
    var items = bar.items.map(rowItem)
    guard holdsSearchField else { return items }
    let field = BarRowItem(button: nil, width: 0, isFlexible: true, role: .searchBar)
    let index = items.firstIndex(where: \.isFlexible)
    for other in items.indices { items[other].isFlexible = false }
    if let index { items[index] = field } else { items.insert(field, at: 0) }
    return items
  }

  private func rowItem(of item: BarButtonItem) -> BarRowItem {
    let button = BarButton(item, look: look.button, defaultStyle: nil, colors: colors, context: context)
    return BarRowItem(
      button: button,
      width: max(0, item.width ?? button?.naturalWidth ?? 0),
      isFlexible: item.content == .system(.flexibleSpace)
    )
  }

  private func frame(x: Double, width: Double, of item: BarRowItem, in line: Rect) -> Rect {
    let height = min(item.button?.height ?? 0, line.height)
    let left = context.pixels.round(x)
    return Rect(
      x: left, y: line.minY + context.pixels.floor((line.height - height) / 2),
      width: context.pixels.round(x + width) - left, height: height)
  }
}
