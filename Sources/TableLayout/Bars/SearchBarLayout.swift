import TableModel
import TableThemes

/// Lays out a bar with a field to search in, and the scope bar below it.
struct SearchBarLayout {
  /// Where a search bar stands.
  enum Place {
    /// Among the bars of a screen.
    case screen
    /// On the background of the navigation bar above it.
    case navigationBar
    /// At the lower edge of a screen.
    case lowerEdge
    /// Between the buttons of a toolbar.
    case toolbar
    /// Among the buttons of a navigation bar.
    case inline
    /// In a table, or in a view of the author's own.
    case content
  }

  private let bar: SearchBar
  private let place: Place
  private let context: BarContext
  private let look: SearchBarLook
  private let colors: BarColors

  init(_ bar: SearchBar, at place: Place, context: BarContext) {
    self.bar = bar
    self.place = place
    self.context = context
    let looks = context.looks
    look =
      switch place {
      case .navigationBar: looks.searchBar
      case .lowerEdge: looks.integratedSearchBar ?? looks.searchBar
      case .toolbar, .inline: looks.inlineSearchBar ?? looks.searchBar
      case .screen, .content: looks.standaloneSearchBar ?? looks.searchBar
      }
    colors = context.colors(of: bar.barStyle, barTintColor: bar.barTintColor, tintColor: bar.tintColor)
  }

  /// The height in points.
  var height: Double { look.height + (hasScopeBar ? look.scopeHeight : 0) }

  /// The space below a bar at the lower edge, in points.
  var bottomMargin: Double { look.bottomMargin }

  private var hasScopeBar: Bool { !bar.scopeButtonTitles.isEmpty && !isIntegrated }

  private var isIntegrated: Bool { [.lowerEdge, .toolbar, .inline].contains(place) }

  /// The bar as a view; its background reaches `above` points further up, `sides` are left free.
  func node(
    in frame: Rect, role: ViewRole? = nil, above: Double = 0, sides: EdgeInsets = .zero
  ) -> SceneNode {
    let rect = Rect(x: 0, y: -above, width: frame.width, height: frame.height + above)
    var ownBackground = look.background[bar.barStyle]
    if above > 0 { ownBackground.farLine = nil }
    let drawing = BarBackgroundDrawing(
      background: ownBackground, color: colors.bar, edge: .bottom,
      scale: context.environment.scale)
    let background =
      hasBackground
      ? [SceneNode(.barBackground, frame: rect, drawings: drawing.drawings(in: rect.bounds))] : []
    let room = frame.bounds.inset(by: EdgeInsets(left: sides.left, right: sides.right))
    return SceneNode(
      .searchBar, role: role, frame: frame,
      children: background + fieldNodes(in: room) + scopeNodes(in: room))
  }

  private var hasBackground: Bool {
    switch place {
    case .screen: true
    case .navigationBar, .lowerEdge, .toolbar, .inline: false
    case .content: !look.sharesNavigationBarBackground
    }
  }

  /// The space above the field: bars made for a navigation bar's background have their field in the middle elsewhere.
  private var fieldTop: Double {
    look.sharesNavigationBarBackground && place != .navigationBar && !isIntegrated
      ? context.pixels.floor((look.height - look.field.height) / 2) : look.field.top
  }

  private func fieldNodes(in room: Rect) -> [SceneNode] {
    let margin = place == .toolbar || place == .inline ? 0 : look.margin[room.width]
    let inner = room.inset(by: EdgeInsets(left: margin, right: margin))
    let cancel =
      bar.showsCancelButton
      ? BarButton(
        BarButtonItem(.system(.cancel)), look: look.button, defaultStyle: .bordered, colors: colors,
        context: context) : nil
    let width = min(cancel?.naturalWidth ?? 0, inner.width / 2)
    let end = room.maxX - (cancel == nil ? margin : look.buttonMargin ?? margin)
    let field = Rect(
      x: inner.minX, y: fieldTop,
      width: max(0, end - inner.minX - (cancel == nil ? 0 : width + look.spacing)), height: look.field.height)
    let nodes = [SearchFieldLayout(bar, look: look.field, context: context).node(in: field)]
    guard let cancel else { return nodes }
    let height = cancel.height
    let frame = Rect(
      x: end - width, y: field.minY + context.pixels.floor((field.height - height) / 2), width: width,
      height: height)
    return nodes
      + BarButtonGroups(look: look.button, colors: colors, context: context)
      .nodes(of: [BarRowItem(button: cancel, width: width, frame: frame)])
  }

  private func scopeNodes(in room: Rect) -> [SceneNode] {
    guard hasScopeBar else { return [] }
    let control = Control(
      .segmentedControl(titles: bar.scopeButtonTitles, selectedIndex: bar.selectedScopeButtonIndex),
      tintColor: colors.tint ?? look.scopeTintColor[bar.barStyle])
    let layout = SegmentedControlLayout(
      ControlContext(control: control, views: context.views), titles: bar.scopeButtonTitles,
      selectedIndex: bar.selectedScopeButtonIndex, selectedTextColor: look.scopeSelectedTextColor)
    let margin = look.margin[room.width]
    let width = max(0, room.width - 2 * margin)
    let height = layout.size(fitting: Size(width: width, height: look.scopeHeight)).height
    let y = context.pixels.floor(fieldTop + look.field.height + look.scopeGap)
    return [
      layout.node(in: Rect(x: room.minX + margin, y: y, width: width, height: height), role: nil)
    ]
  }
}

/// Lays out the field of a search bar: the glass, the text or the placeholder, and the buttons in it.
struct SearchFieldLayout {
  private let bar: SearchBar
  private let look: SearchBarLook.Field
  private let context: BarContext

  init(_ bar: SearchBar, look: SearchBarLook.Field, context: BarContext) {
    self.bar = bar
    self.look = look
    self.context = context
  }

  func node(in frame: Rect) -> SceneNode {
    let bounds = frame.bounds
    let side = look.symbol.side
    let color = bar.text.isEmpty ? look.placeholderColor : look.text.color
    let button = buttonSymbol
    let end = bounds.width - look.padding - (button == nil ? 0 : side + look.gap)
    let tokens = tokenNodes(from: look.padding + side + look.gap, to: end, in: bounds)
    let textX = tokens.last.map { $0.frame.maxX + (look.token?.gap ?? 0) } ?? look.padding + side + look.gap
    let room = max(0, end - textX)
    var letters = look.text
    if bar.text.isEmpty, let weight = look.placeholderWeight { letters.weight = weight }
    let label = context.shaped(
      bar.text.isEmpty ? (tokens.isEmpty ? bar.placeholder : "") : bar.text, look: letters, color: color,
      maximumWidth: room)
    let width = label.label.text.isEmpty ? look.emptyWidth : label.width
    let shift = isCentered ? max(0, context.pixels.round((room - width) / 2)) : 0
    var drawings = context.shapes(tint: look.symbolColor).drawings(of: look.shape, in: bounds)
    drawings += icon(.glass, at: look.padding + shift + side / 2, in: bounds)
    if let button { drawings += self.button(button, in: bounds) }
    let text = Rect(x: textX + shift, y: 0, width: min(room, label.width), height: bounds.height)
    return SceneNode(
      .searchField,
      frame: frame,
      drawings: drawings,
      children: tokens
        + (label.label.text.isEmpty ? [] : [label.node(.plainLabel, role: nil, frame: text)])
    )
  }

  private var showsTokens: Bool { look.token != nil && !bar.tokens.isEmpty }

  /// The tokens between two places, as far as there is room.
  private func tokenNodes(from start: Double, to end: Double, in bounds: Rect) -> [SceneNode] {
    guard let token = look.token else { return [] }
    var x = start
    return bar.tokens.enumerated().compactMap { index, source in
      let icon = source.icon.map {
        ImageViewLayout(
          ImageView(image: $0), in: context.views, isHighlighted: false, tint: .color(look.text.color),
          symbols: SymbolConfiguration(pointSize: look.text.size, scale: .small))
      }
      let iconWidth = icon.map { $0.size.width + token.gap } ?? 0
      let label = context.shaped(
        source.text, look: look.text, maximumWidth: max(0, end - x - iconWidth - 2 * token.padding))
      let width = context.pixels.ceil(label.width + iconWidth + 2 * token.padding)
      guard x + width <= end + 1, label.width > 0 else { return nil }
      let frame = Rect(x: x, y: token.inset, width: width, height: max(0, bounds.height - 2 * token.inset))
      x += width + token.gap
      let picture = icon.map { layout in
        layout.node(
          in: Rect(
            x: token.padding, y: context.pixels.round((frame.height - layout.size.height) / 2),
            width: layout.size.width, height: layout.size.height), role: .imageView)
      }
      let text = label.node(
        .plainLabel, role: nil,
        frame: Rect(x: token.padding + iconWidth, y: 0, width: label.width, height: frame.height))
      var node = SceneNode(
        .searchToken, frame: frame,
        drawings: context.shapes(tint: look.symbolColor).drawings(of: token.shape, in: frame.bounds),
        children: picture.map { [$0, text] } ?? [text])
      node.element = [.key("tokens"), .item(index)]
      return node
    }
  }

  private var isCentered: Bool {
    look.centersPlaceholder && bar.text.isEmpty && buttonSymbol == nil && !showsTokens
  }

  /// What stands at the field's end: the cross that empties it, or a book while there is nothing to be emptied.
  private var buttonSymbol: Symbol? {
    bar.text.isEmpty && !showsTokens ? (bar.showsBookmarkButton ? .book : nil) : .clear
  }

  private func button(_ symbol: Symbol, in bounds: Rect) -> [Drawing] {
    guard symbol == .clear, let clear = look.clearButton, clear.side <= bounds.width else {
      return icon(symbol, at: bounds.width - look.padding - look.symbol.side / 2, in: bounds)
    }
    let center = Point(bounds.width - clear.trailing - clear.side / 2, bounds.center.y)
    var icon = look.symbol
    icon.side = clear.side
    return SymbolDrawing(symbol: symbol, look: icon, isMirrored: context.views.isMirrored)
      .drawings(around: center, paint: .color(clear.color))
  }

  private func icon(_ symbol: Symbol, at x: Double, in bounds: Rect) -> [Drawing] {
    guard x + look.symbol.side / 2 <= bounds.width else { return [] }
    return SymbolDrawing(symbol: symbol, look: look.symbol, isMirrored: context.views.isMirrored)
      .drawings(around: Point(x, bounds.center.y), paint: .color(look.symbolColor))
  }
}
