import TableModel
import TableThemes

/// Lays out a menu that is open, and what it belongs to.
struct MenuLayout {
  private let menu: Menu
  private let look: MenuLook
  private let context: ViewContext
  /// What of the screen nothing covers.
  private let safeArea: EdgeInsets
  private let source: Rect
  /// The row that is held, as it stands on the screen.
  private let held: SceneNode?
  /// The button of a bar that the menu belongs to.
  private let button: SceneNode?

  /// The least distance in points from the edges of the screen.
  private static let margin = 8.0
  /// The most lines of a text.
  private static let mostLines = 2

  /// A menu over what lies on the screen behind, in looks that have them.
  init?(_ menu: Menu, context: ViewContext, top: Double, over behind: [SceneNode]) {
    guard let look = context.theme.containers.menu else { return nil }
    (self.menu, self.look, self.context) = (menu, look, context)
    var safeArea = context.environment.safeAreaInsets
    safeArea.top = max(safeArea.top, top)
    self.safeArea = safeArea
    let given =
      context.isMirrored ? menu.sourceRect.mirrored(in: context.environment.size.width) : menu.sourceRect
    let found = menu.source.map { PopoverSourceFinder(behind).view(of: $0) }
    if let source = menu.source, found == .some(nil) {
      context.meter.note(LayoutFinding(.sourceMissing(source, of: "menu"), ids: []))
    }
    source = (found ?? nil)?.frame ?? given
    held = (found ?? nil).flatMap { $0.viewClass.isRow ? $0 : nil }
    button = (found ?? nil).flatMap { $0.viewClass.isRow ? nil : $0 }
  }

  private var pixels: PixelGrid { context.pixels }

  /// The views on the screen without the button that becomes the menu, and without what shares its background.
  func behind(_ views: [SceneNode]) -> [SceneNode] {
    guard held == nil, case .over = look.place, let button else { return views }
    let background = views.lazy.compactMap { $0.background(of: button.frame, at: .zero) }.first
    return views.map { $0.hidingButtons(in: background ?? button.frame, at: .zero) }
  }

  /// What darkens the screen, the row that is held, and the menu.
  func nodes(in screen: Rect) -> [SceneNode] {
    let rows = rows
    let height = pixels.ceil(rows.reduce(2 * look.padding) { $0 + $1.height })
    let frame = frame(of: Size(width: width, height: height), in: screen)
    var y = look.padding
    var children: [SceneNode] = []
    for row in rows {
      children.append(row.node(y))
      y += row.height
    }
    let outline = { (growth: Double) -> Path in
      let around = EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth)
      let radius = max(0, look.cornerRadius + growth)
      return .continuousRect(frame.bounds.inset(by: around), top: radius, bottom: radius)
    }
    let line = 1.0 / 3
    let rim = look.rim.map { color in
      (0..<3).map { index in
        Drawing.stroke(
          outline(-(Double(index) + 0.5) * line), Stroke(width: line),
          .color(context.color(color, tint: nil).faded(to: index == 2 ? 0.7 : 1)))
      }
    }
    let shadow = SoftShadowDrawing(shadow: look.shadow).drawings(around: outline)
    var content = SceneNode(.view, frame: frame.bounds, children: children)
    content.outline = outline(0)
    let platter = SceneNode(
      .menu, role: .menu, frame: frame,
      drawings: shadow + [.fill(outline(0), .color(context.color(look.fill, tint: nil)))] + (rim ?? []),
      children: [content])
    return preview(in: screen) + [platter]
  }

  private var width: Double {
    min(context.isPhone ? look.width : look.tabletWidth, max(0, context.environment.size.width - 16))
  }

  /// The row that is held, over the darkened screen.
  private func preview(in screen: Rect) -> [SceneNode] {
    guard let held else { return [] }
    let veil = SceneNode(
      .dimming, frame: screen,
      drawings: [.fill(.rect(screen.bounds), .color(context.color(look.dimming, tint: nil)))])
    var preview = SceneNode(
      .preview, frame: held.frame, drawings: held.drawings, children: held.children)
    preview.outline = .continuousRect(held.frame.bounds, top: previewRadius, bottom: previewRadius)
    return [veil, preview]
  }

  private var previewRadius: Double { min(look.cornerRadius, source.height / 2) }

  // MARK: The place

  private func frame(of size: Size, in screen: Rect) -> Rect {
    let margin = MenuLayout.margin
    let area = screen.inset(
      by: EdgeInsets(
        top: max(margin, safeArea.top), left: margin + safeArea.left, bottom: max(margin, safeArea.bottom),
        right: margin + safeArea.right))
    let isLeading = source.minX + source.width / 2 <= screen.width / 2
    // A menu stands in the middle below a row, as a screen of iOS 15 shows.
    let beside = isLeading ? source.minX : source.maxX - size.width
    let x = held == nil ? beside : source.minX + (source.width - size.width) / 2
    let y: Double
    if held == nil, case .over = look.place {
      y = source.minY
    } else {
      let gap = if held == nil, case .beside(let gap) = look.place { gap } else { look.spaceBesideRow }
      let below = source.maxY + gap
      y = below + size.height <= area.maxY ? below : source.minY - gap - size.height
    }
    return Rect(
      x: pixels.round(max(area.minX, min(x, area.maxX - size.width))),
      y: pixels.round(max(area.minY, min(y, area.maxY - size.height))), width: size.width, height: size.height
    )
  }

  // MARK: Rows

  /// A row, or what stands between rows; its place is counted from the upper edge of the menu.
  private struct Row {
    var height: Double
    var node: (_ y: Double) -> SceneNode
  }

  /// An action with its place in the document.
  private struct Item {
    var action: Menu.Action
    var element: [ElementStep]
    var opensMenu = false
  }

  /// The rows that belong together, from above.
  private var sections: [(title: String?, items: [Item])] {
    var sections: [(title: String?, items: [Item])] = []
    var isOpen = false
    for (number, element) in menu.children.enumerated() {
      let place: [ElementStep] = [.key("children"), .item(number)]
      if element.isInline {
        let items = element.children.enumerated().map {
          Item(action: $0.element, element: place + [.key("children"), .item($0.offset)])
        }
        sections.append((element.action.title.isEmpty ? nil : element.action.title, items))
        isOpen = false
      } else {
        let item = Item(action: element.action, element: place, opensMenu: !element.children.isEmpty)
        if isOpen { sections[sections.count - 1].items.append(item) } else { sections.append((nil, [item])) }
        isOpen = true
      }
    }
    return sections
  }

  private var rows: [Row] {
    let sections = sections
    let start = textStart(of: sections.flatMap(\.items))
    var rows = menu.title.map { [titleRow($0, element: [.key("title")])] } ?? []
    for (index, section) in sections.enumerated() {
      if index > 0 { rows.append(gap) }
      if let title = section.title { rows.append(titleRow(title, element: [])) }
      for (number, item) in section.items.enumerated() {
        let hasLine =
          look.dividesRows && (number > 0 || section.title != nil || index == 0 && menu.title != nil)
        rows.append(row(item, start: start, hasLine: hasLine))
      }
    }
    return rows
  }

  /// Where all texts of the menu begin: behind check marks and pictures, if any row has them.
  private func textStart(of items: [Item]) -> Double {
    let (columns, isMarked) = (look.columns, items.contains(where: hasLeadingMark))
    guard case .leading = look.picture, items.contains(where: { $0.action.image != nil }) else {
      return isMarked ? columns.checked : columns.plain
    }
    return columns.pictured + (isMarked ? columns.checked - columns.plain : 0)
  }

  /// Whether a check mark stands before the text, or a chevron in looks that have it there.
  private func hasLeadingMark(_ item: Item) -> Bool {
    item.action.state != .off || item.opensMenu && look.chevronCenter == nil
  }

  private var gap: Row {
    Row(height: look.sectionGap) { y in
      let frame = Rect(x: 0, y: y, width: width, height: look.sectionGap)
      let drawing: Drawing =
        switch look.gap {
        case .line(let inset):
          .fill(
            .rect(
              Rect(
                x: inset, y: pixels.round((look.sectionGap - 1) / 2), width: max(0, width - 2 * inset),
                height: 1)),
            .color(look.separator))
        case .block(let color): .fill(.rect(frame.bounds), .color(color))
        }
      return SceneNode(.view, role: .separator, frame: frame, drawings: [drawing])
    }
  }

  private func titleRow(_ title: String, element: [ElementStep]) -> Row {
    let letters = context.sized(look.title)
    let height = look.titleHeight + (letters.size - look.title.size) * 1.2
    return Row(height: height) { y in
      let room = max(0, width - look.columns.plain - look.columns.trailing)
      var node = context.text.shape(Label(text: title), look: letters, maximumWidth: room).node(
        .plainLabel, role: nil, frame: Rect(x: look.columns.plain, y: y, width: room, height: height))
      node.element = element
      return node
    }
  }

  private func row(_ item: Item, start: Double, hasLine: Bool) -> Row {
    let action = item.action
    let letters = context.sized(look.text)
    let color =
      action.isDisabled ? look.disabledColor : action.isDestructive ? look.destructiveColor : letters.color
    var trailing = look.columns.trailing
    if case .trailing(let center) = look.picture, action.image != nil {
      trailing = center + look.pictureWidth / 2 + 7
    }
    if item.opensMenu, let center = look.chevronCenter {
      trailing = max(trailing, center + look.chevronSize.width / 2 + 9)
    }
    let room = max(0, width - start - trailing)
    var label = Label(text: action.title, textColor: color, numberOfLines: MenuLayout.mostLines)
    label.lineBreakStrategy = .pushOut
    let title = context.text.shape(label, look: letters, maximumWidth: room)
      .withLines(apart: look.lineHeight * letters.size / look.text.size)
    let small = context.sized(look.subtitle)
    let subtitle = action.subtitle.map {
      context.text.shape(
        Label(
          text: $0, textColor: action.isDisabled ? look.disabledColor : nil,
          numberOfLines: MenuLayout.mostLines), look: small, maximumWidth: room)
    }
    let growth = letters.size / look.text.size
    let height =
      look.rowHeight * growth + look.lineHeight * growth * Double(max(1, title.text.lines.count) - 1)
      + (subtitle.map { look.subtitleHeight - small.size * 1.2 + $0.height } ?? 0)
    // Lines stand between rows and not in them: a row with one above it is a pixel higher.
    let line = hasLine ? 1 / context.scale : 0
    let area = Rect(x: 0, y: line, width: width, height: pixels.round(height))
    return Row(height: area.maxY) { y in
      let content = title.height + (subtitle.map { $0.height + 1 } ?? 0)
      var top = area.minY + (area.height - content) / 2
      var children: [SceneNode] = []
      for label in [title, subtitle].compactMap({ $0 }) {
        children.append(
          label.node(
            .plainLabel, role: nil,
            frame: Rect(x: start, y: pixels.round(top), width: room, height: label.height)))
        top += label.height + 1
      }
      if let image = action.image { children.append(picture(image, color, in: area)) }
      let divider = Rect(x: 0, y: 0, width: width, height: line)
      var node = SceneNode(
        .menuCell, frame: Rect(x: 0, y: y, width: width, height: area.maxY),
        drawings: (hasLine ? [.fill(.rect(divider), .color(look.separator))] : [])
          + marks(of: item, color, in: area),
        children: children)
      node.element = item.element
      return node
    }
  }

  private func picture(_ image: Image, _ color: Color, in bounds: Rect) -> SceneNode {
    let layout = ImageViewLayout(
      ImageView(image: image), in: context, isHighlighted: false, tint: .color(color),
      symbols: SymbolConfiguration(pointSize: context.sized(look.text).size, scale: .medium))
    let center =
      switch look.picture {
      case .leading(let center): center + pictureShift
      case .trailing(let center): bounds.width - center
      }
    let size = layout.size
    return layout.node(
      in: Rect(
        x: pixels.round(center - size.width / 2),
        y: pixels.round(bounds.minY + (bounds.height - size.height) / 2), width: size.width,
        height: size.height), role: .imageView)
  }

  /// How far check marks move pictures before the texts.
  private var pictureShift: Double {
    let isMarked = sections.contains { $0.items.contains(where: hasLeadingMark) }
    return isMarked ? look.columns.checked - look.columns.plain : 0
  }

  /// A check mark, a line where something is chosen in part, and the chevron of a menu in this one.
  private func marks(of item: Item, _ color: Color, in bounds: Rect) -> [Drawing] {
    let middle = bounds.minY + bounds.height / 2
    let size = look.checkSize
    let left = look.checkCenter - size.width / 2
    let stroke = Stroke(width: look.markWidth, cap: .round, join: .round)
    let mark: [Point] =
      switch item.action.state {
      case .off: []
      case .on:
        [
          Point(left + 1, middle + size.height * 0.1),
          Point(left + size.width * 0.36, middle + size.height / 2 - 1),
          Point(left + size.width - 1, middle - size.height / 2 + 1),
        ]
      case .mixed: [Point(left + 1, middle), Point(left + size.width - 1, middle)]
      }
    let right = look.chevronCenter.map { bounds.width - $0 } ?? look.checkCenter
    let (across, down) = (look.chevronSize.width / 2, look.chevronSize.height / 2)
    let chevron = [
      Point(right - across, middle - down), Point(right + across, middle),
      Point(right - across, middle + down),
    ]
    // Check marks are the same however a language is read, as in UIKit.
    let upright = context.isMirrored ? mark.map { Point(2 * look.checkCenter - $0.x, $0.y) } : mark
    return (mark.isEmpty ? [] : [.stroke(.polyline(upright), stroke, .color(color))])
      + (item.opensMenu ? [.stroke(.polyline(chevron), stroke, .color(color))] : [])
  }
}

extension SceneNode {
  /// The frame of the background that buttons of a bar share, in the screen's coordinates.
  fileprivate func background(of button: Rect, at origin: Point) -> Rect? {
    let placed = frame.offset(x: origin.x, y: origin.y)
    if viewClass == .barBackground, placed.height == button.height, placed.contains(button) { return placed }
    return children.lazy.compactMap { $0.background(of: button, at: placed.origin) }.first
  }

  /// The view with buttons and their background in a rectangle of the screen made invisible.
  fileprivate func hidingButtons(in rect: Rect, at origin: Point) -> SceneNode {
    var node = self
    let placed = frame.offset(x: origin.x, y: origin.y)
    if viewClass == .barButton || viewClass == .barBackground, rect.contains(placed) { node.opacity = 0 }
    node.children = children.map { $0.hidingButtons(in: rect, at: placed.origin) }
    return node
  }
}
