import TableModel
import TableThemes

/// Lays out the bar with the title.
struct NavigationBarLayout {
  private let bar: NavigationBar
  /// The width in points of a search field at the end of the bar, or `nil` for none.
  private let searchWidth: Double?
  /// Whether tabs stand in the middle of the bar.
  private let hasTabs: Bool
  private let context: BarContext
  private let colors: BarColors

  init(_ bar: NavigationBar, searchWidth: Double? = nil, hasTabs: Bool = false, context: BarContext) {
    self.bar = bar
    self.hasTabs = hasTabs
    self.searchWidth = searchWidth
    self.context = context
    colors = context.colors(of: bar.barStyle, barTintColor: bar.barTintColor, tintColor: bar.tintColor)
  }

  private var look: NavigationBarLook { context.looks.navigationBar }

  /// The height in points of everything above a large title.
  var baseHeight: Double { lineHeight + (bar.prompt == nil ? 0 : look.promptHeight) }

  /// The height in points that a large title adds to the bar of a table at rest.
  var largeTitleHeight: Double {
    guard bar.prefersLargeTitles, !context.isCompact, let large = look.largeTitle else { return 0 }
    return large.height + (subtitle == nil ? 0 : look.subtitle?.largeHeight ?? 0)
  }

  /// The text below the title, in looks that have it there.
  private var subtitle: String? {
    look.subtitle == nil || bar.titleView != nil || bar.title == nil
      ? nil : bar.subtitle.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The space above the bar, in points.
  var spaceAbove: Double {
    switch context.environment.sheet {
    case .phone: look.spaceAbove.phoneSheet[context.environment.size.width]
    case .tablet: look.spaceAbove.tabletSheet
    case nil: context.environment.safeAreaInsets.top > 0 ? 0 : look.spaceAbove.screen
    }
  }

  private var lineHeight: Double {
    if context.isCompact { return look.compactHeight }
    if context.environment.sheet != nil, let height = look.sheetHeight { return height }
    return (context.views.isOnTablet ? look.tabletHeight : nil) ?? look.height
  }

  /// What the content under the bar and the screen around it do to the bar.
  struct Surroundings {
    /// Whether the bar has a background of its own; without, it shows what lies behind.
    var hasBackground = true
    /// The space above the bar that its background covers too, in points.
    var above = 0.0
    /// The space below the bar that stands on its background too, in points.
    var below = 0.0
    /// The parts at the sides that a notch may cover, in points.
    var sides = EdgeInsets.zero
    /// How much of that on the left is no part of the content's margin, in points.
    var inset = 0.0
    /// Whether the content rests at the bar.
    var isAtScrollEdge = true
    /// The points of a large title that the content has not pushed away yet.
    var largeTitle = 0.0
    /// The place of tabs among the buttons, to which the title gives way; `nil` without.
    var tabs: Rect?
  }

  /// The bar as a view at a place.
  func node(in frame: Rect, _ surroundings: Surroundings) -> SceneNode {
    let line = line(across: frame.width, sides: surroundings.sides)
    let showsLarge = surroundings.largeTitle > 0
    return SceneNode(
      .navigationBar,
      frame: frame,
      children: (surroundings.hasBackground ? [backgroundNode(in: frame.bounds, surroundings)] : [])
        + promptNode(in: line)
        + itemNodes(in: line, tabs: surroundings.tabs, showsTitle: !showsLarge)
        + (showsLarge
          ? largeTitleNode(
            in: line.inset(by: EdgeInsets(left: -surroundings.inset)), visible: surroundings.largeTitle) : [])
    )
  }

  /// The place of a search field in the bar, if it holds one.
  func searchRoom(across width: Double, sides: EdgeInsets) -> Rect? {
    guard searchWidth != nil else { return nil }
    return row(in: line(across: width, sides: sides)).right.first?.frame
  }

  /// The place between the buttons of both ends, in which tabs may stand.
  func tabRoom(across width: Double, sides: EdgeInsets) -> Rect {
    let line = line(across: width, sides: sides)
    let row = row(in: line)
    let from = row.left.last.map { $0.frame.maxX + look.spacing } ?? line.minX + look.margin[line.width]
    let to = end(before: row.right, in: line)
    return Rect(x: from, y: line.minY, width: max(0, to - from), height: line.height)
  }

  /// Where what stands before the things at the end of the bar has to end.
  private func end(before right: [BarRowItem], in line: Rect) -> Double {
    right.last.map { $0.frame.minX - look.spacing } ?? line.maxX - look.margin[line.width]
  }

  private func line(across width: Double, sides: EdgeInsets) -> Rect {
    Rect(
      x: sides.left, y: baseHeight - lineHeight, width: max(0, width - sides.left - sides.right),
      height: lineHeight)
  }

  private func backgroundNode(in bounds: Rect, _ surroundings: Surroundings) -> SceneNode {
    let rect = Rect(
      x: 0, y: -surroundings.above, width: bounds.width,
      height: bounds.height + surroundings.above + surroundings.below)
    let background = look.background[bar.barStyle]
    let clears =
      switch background.atScrollEdge {
      case .visible: false
      case .clearWithLargeTitle: surroundings.largeTitle > 0
      case .clear: true
      }
    let isClear = clears && surroundings.isAtScrollEdge && colors.bar == nil
    let drawing = BarBackgroundDrawing(
      background: background, color: colors.bar, edge: .bottom, scale: context.environment.scale)
    return SceneNode(.barBackground, frame: rect, drawings: isClear ? [] : drawing.drawings(in: rect.bounds))
  }

  private func promptNode(in line: Rect) -> [SceneNode] {
    guard let prompt = bar.prompt else { return [] }
    let margin = look.margin[line.width]
    let room = Rect(
      x: line.minX + margin, y: 0, width: max(0, line.width - 2 * margin), height: look.promptHeight)
    let label = context.shaped(prompt, look: look.prompt[bar.barStyle], maximumWidth: room.width)
    let frame = room.centered(
      Size(width: min(label.width, room.width), height: label.height), on: context.pixels)
    return [label.node(.plainLabel, role: .prompt, frame: frame)]
  }

  // MARK: Title and buttons

  private func itemNodes(in line: Rect, tabs: Rect?, showsTitle: Bool) -> [SceneNode] {
    let row = row(in: line)
    var nodes: [SceneNode] = []
    if let back = row.back, let first = row.left.first { nodes.append(back.node(in: first.frame)) }
    let left = row.left.dropFirst(row.back == nil ? 0 : 1)
    nodes += groups.nodes(of: Array(left)) + groups.nodes(of: row.right)
    let gap = row.back != nil && left.isEmpty ? look.backSpacing ?? look.spacing : look.spacing
    let start = leadingTitleMargin.map { max(line.minX, $0) } ?? line.minX + look.margin[line.width]
    let from = row.left.last.map { $0.frame.maxX + gap } ?? start
    let to = tabs.map { $0.minX - look.spacing } ?? end(before: row.right, in: line)
    return nodes + titleNode(in: line, from: from, to: to, showsTitle: showsTitle)
  }

  /// The space before a title that stands at the start of the bar, in points; `nil` for one in its middle.
  private var leadingTitleMargin: Double? {
    searchWidth == nil && !hasTabs ? look.leadingTitleMargin : context.looks.titleMarginBesideOthers
  }

  private func shapedTitle(maximumWidth: Double) -> ShapedLabel? {
    guard let title = bar.title, bar.titleView == nil else { return nil }
    var text = look.title[bar.barStyle]
    if context.isCompact { text.size = look.compactTitleSize }
    if subtitle != nil, let below = look.subtitle { text.size -= below.titleShrinkage }
    return context.shaped(
      title, look: text, color: bar.titleTextAttributes?.foregroundColor, maximumWidth: maximumWidth,
      minimumScale: look.minimumTitleScale)
  }

  /// The button with its own title, or with the short word where the bar's title needs the room.
  private func backButton(beside titleWidth: Double, in line: Rect) -> BackButton? {
    let word = context.environment.strings.back
    guard let title = bar.usesSystemBackTitle ? word : bar.backButtonTitle else { return nil }
    let button = BackButton(title: title, colors: colors, context: context)
    let needed =
      look.backMargin[line.width] + button.naturalWidth + (look.backSpacing ?? look.spacing) + titleWidth
      + rightWidth(in: line)
    return needed > line.width && button.naturalWidth > button.shortened.naturalWidth
      ? button.shortened : button
  }

  /// The width that the buttons on the right ask for, with the space up to the title and that to the bar's edge.
  private func rightWidth(in line: Rect) -> Double {
    let right = rightItems
    let gaps = Double(right.count) * look.spacing
    return right.reduce(gaps) { $0 + $1.width } + margin(beside: right.first, in: line)
  }

  /// The buttons at both ends, each side from its edge inwards, with their frames; the first on the left is that back, if
  /// there is one.
  private func row(in line: Rect) -> (back: BackButton?, left: [BarRowItem], right: [BarRowItem]) {
    let back = backButton(beside: shapedTitle(maximumWidth: .infinity)?.width ?? 0, in: line)
    var left = items(bar.leftBarButtonItems, role: .leftBarButtonItem)
    if let back { left.insert(BarRowItem(button: nil, width: back.naturalWidth), at: 0) }
    let right = rightItems
    let leading = back == nil ? margin(beside: left.first, in: line) : look.backMargin[line.width]
    let margin = margin(beside: right.first, in: line)
    let room = max(0, line.width - leading - margin)
    let count = left.count + right.count
    let gap = context.pixels.floor(
      BarRow.spacing(
        look.spacing, between: (left + right).map(\.width), in: room,
        keeping: context.looks.leastSpacingShare))
    let widths = BarRow.widths(
      (left + right).map(\.width), fitting: max(0, room - gap * Double(max(0, count - 1))))
    var x = line.minX + min(leading, line.width / 2)
    let placedLeft = left.indices.map { index in
      defer { x += widths[index] + self.gap(after: index, of: left, usual: gap) }
      return left[index].placed(at: frame(x: x, width: widths[index], of: left[index], in: line))
    }
    x = line.maxX - min(margin, line.width / 2)
    let placedRight = right.indices.map { index in
      let width = widths[left.count + index]
      x -= width
      defer { x -= self.gap(after: index, of: right, usual: gap) }
      return right[index].placed(at: frame(x: x, width: width, of: right[index], in: line))
    }
    return (back, placedLeft, placedRight)
  }

  /// The space in points after a thing of a row: buttons on the same background stand nearer to each other.
  private func gap(after index: Int, of row: [BarRowItem], usual: Double) -> Double {
    guard index + 1 < row.count else { return usual }
    return min(usual, groups.spacing(between: row[index], and: row[index + 1], usual: usual))
  }

  private var groups: BarButtonGroups {
    BarButtonGroups(look: look.button, colors: colors, context: context)
  }

  /// The things at the end of the bar, from its edge inwards.
  private var rightItems: [BarRowItem] {
    (searchWidth.map { [BarRowItem(button: nil, width: $0)] } ?? [])
      + items(bar.rightBarButtonItems, role: .rightBarButtonItem)
  }

  private func items(_ items: [BarButtonItem], role: ViewRole) -> [BarRowItem] {
    groups.widened(items.compactMap { rowItem(of: $0, role: role) })
  }

  /// The space between the bar's edge and the button at it.
  private func margin(beside item: BarRowItem?, in line: Rect) -> Double {
    (item?.button?.isWord == true ? look.wordMargin : nil)?[line.width] ?? look.margin[line.width]
  }

  /// A row's thing for an item; spaces that stretch have nothing to do beside a title.
  private func rowItem(of item: BarButtonItem, role: ViewRole) -> BarRowItem? {
    if item.content == .system(.flexibleSpace) { return nil }
    let button = BarButton(
      item, look: look.button, defaultStyle: .bordered, colors: colors, context: context)
    return BarRowItem(button: button, width: max(0, item.width ?? button?.naturalWidth ?? 0), role: role)
  }

  private func frame(x: Double, width: Double, of item: BarRowItem, in line: Rect) -> Rect {
    let height = min(
      item.button?.height ?? (context.isCompact ? look.button.compactHeight : look.button.height),
      line.height)
    // A chevron begins where its ink does, and not on a pixel.
    let isChevron = if case .chevron = look.backButton { item.button == nil } else { false }
    let left = isChevron ? x : context.pixels.round(x)
    return Rect(
      x: left, y: line.minY + context.pixels.floor((line.height - height) / 2 + look.drop),
      width: isChevron ? width : context.pixels.round(x + width) - left, height: height)
  }

  /// The title in the middle of the bar, or as near to it as the buttons let it.
  private func titleNode(in line: Rect, from: Double, to: Double, showsTitle: Bool) -> [SceneNode] {
    let room = Rect(x: from, y: line.minY, width: max(0, to - from), height: line.height)
    if let view = bar.titleView {
      guard !hasTabs || room.width > look.title[bar.barStyle].size else { return [] }
      let layout = ViewLayout(context: context.views)
      var size = layout.size(of: view, fitting: room.size)
      size.width = min(size.width, room.width)
      var frame = centered(size, in: line, within: room)
      if hasTabs { frame.origin.x = room.minX }
      return [layout.node(of: view, in: frame, role: .titleView)]
    }
    guard showsTitle, room.width > look.title[bar.barStyle].size,
      let title = shapedTitle(maximumWidth: room.width)
    else { return [] }
    let columns = look.titleUsesWholePoints ? PixelGrid(scale: 1) : context.pixels
    let size = Size(width: min(columns.ceil(title.width), room.width), height: title.height)
    let middle = line.inset(by: look.titleEdgeInsets)
    var frame = centered(size, in: middle, within: room)
    frame.origin.y = middle.minY + look.drop + title.baselineInBars(ofHeight: middle.height) - title.ascent
    let x = { (width: Double) in
      leadingTitleMargin != nil
        ? room.minX
        : clamped(
          columns.floor(middle.center.x - width / 2), Size(width: width, height: 0), within: room)
    }
    frame.origin.x = x(size.width)
    guard let subtitle, let below = look.subtitle else {
      return [title.node(.navigationItem, role: nil, frame: frame)]
    }
    let small = context.shaped(subtitle, look: below.text, maximumWidth: room.width)
    let top = line.minY + context.pixels.floor((line.height - look.button.height) / 2 + look.drop)
    // Larger letters push the subtitle down, as far as their line grows.
    let growth = max(0, title.font.size - below.titleSize)
    frame.origin.y = context.pixels.round(top + below.titleBaseline + growth / 2 - title.ascent)
    let width = min(columns.ceil(small.width), room.width)
    let y = context.pixels.round(top + below.baseline + growth - small.ascent)
    return [
      title.node(.navigationItem, role: nil, frame: frame),
      small.node(
        .plainLabel, role: .subtitle, frame: Rect(x: x(width), y: y, width: width, height: small.height)),
    ]
  }

  private func centered(_ size: Size, in line: Rect, within room: Rect) -> Rect {
    var frame = line.offset(y: look.drop).centered(size, on: context.pixels)
    frame.origin.x = clamped(frame.minX, size, within: room)
    return frame
  }

  private func clamped(_ x: Double, _ size: Size, within room: Rect) -> Double {
    max(room.minX, min(x, room.maxX - size.width))
  }

  // MARK: Large title

  private func largeTitleNode(in line: Rect, visible: Double) -> [SceneNode] {
    guard let title = bar.title, let large = look.largeTitle else { return [] }
    let margin = large.margin[line.width]
    let room = max(0, line.width - 2 * margin)
    let label = context.shaped(
      title, look: large.text[bar.barStyle], color: bar.largeTitleTextAttributes?.foregroundColor,
      maximumWidth: room)
    let hidden = largeTitleHeight - visible
    let box = Rect(x: 0, y: line.maxY, width: line.maxX, height: visible)
    let drop = subtitle == nil ? 0 : look.subtitle?.largeTitleDrop ?? 0
    let frame = Rect(
      x: line.minX + margin,
      y: context.pixels.round(large.top + drop + label.unroundedAscent) - label.ascent - hidden,
      width: min(label.width, room), height: label.height)
    return [
      SceneNode(
        .view, frame: box, clipsToBounds: hidden > 0,
        children: [label.node(.navigationItem, role: nil, frame: frame)]
          + largeSubtitleNodes(below: frame, label, room: room))
    ]
  }

  private func largeSubtitleNodes(below title: Rect, _ label: ShapedLabel, room: Double) -> [SceneNode] {
    guard let subtitle, let below = look.subtitle else { return [] }
    let small = context.shaped(subtitle, look: below.largeText, maximumWidth: room)
    let y = context.pixels.round(title.minY + label.ascent + below.largeBaseline - small.ascent)
    return [
      small.node(
        .plainLabel, role: .subtitle,
        frame: Rect(x: title.minX, y: y, width: min(small.width, room), height: small.height))
    ]
  }
}
