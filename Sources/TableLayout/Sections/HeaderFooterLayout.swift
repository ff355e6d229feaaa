import TableModel
import TableThemes

/// Lays out the header or footer of one section.
final class HeaderFooterLayout {
  /// What a header or footer shows.
  private indirect enum Content {
    case nothing
    case title(ShapedLabel)
    case configuration(ListContentLayout)
    case view(View)
  }

  private let context: TableContext
  private let role: ViewRole
  private let look: HeaderFooterLook
  private let backgroundColor: Color?
  private let content: Content
  private let accessibility: Accessibility?
  /// The space below the title, in points.
  private let paddingBottom: Double
  /// The height with what it is made of.
  private let ownHeight: Length
  /// The height in points.
  var height: Double { ownHeight.points }

  /// The points that stay free above it.
  var spaceAbove: Double {
    if case .nothing = content { return 0 }
    guard role == .header else { return look.spaceAbove }
    return context.tableView.sectionHeaderTopPadding ?? context.tableView.list?.headerTopPadding
      ?? look.spaceAbove
  }

  /// Measures the header or footer of a section; `role` says which of the two.
  init(_ context: TableContext, _ role: ViewRole, of section: Section, isFirst: Bool) {
    let look = role == .header ? context.look.header : context.look.footer
    let source = context.shown(role == .header ? section.header : section.footer, role)
    self.context = context
    self.role = role
    self.look = look
    backgroundColor = source?.backgroundColor
    accessibility = source?.accessibility
    content = HeaderFooterLayout.content(of: source, look: look, in: context)
    let isFooted = role == .header && !isFirst && section.footer?.title != nil
    let isRoomy = isFooted || isFirst && role == .header
    paddingBottom = look.paddingBottom + (isRoomy ? look.roomyPaddingBottom : 0)
    let extra = context.views.length(
      ofLook: isFooted ? look.footedPaddingTop : 0, "more over a section with a footer", context.headerRule)
    let height =
      HeaderFooterLayout.givenHeight(role, of: source, in: context)
      ?? HeaderFooterLayout.emptyTitleHeight(of: source, look: look, in: context).map { $0 + extra }
      ?? HeaderFooterLayout.tableHeight(
        role, of: content, look: look, isFirst: isFirst && role == .header, in: context)
      ?? HeaderFooterLayout.naturalHeight(
        role, of: content, look: look, isFirst: isFirst && role == .header, extra: extra, in: context)
    ownHeight = max(0, height.becoming(height.points.possibleDistance, "what is possible"))
  }

  private static func givenHeight(
    _ role: ViewRole, of source: HeaderFooter?, in context: TableContext
  ) -> Length? {
    source?.height.map { context.views.length($0, "height of the \(role.rawValue)", context.headerRule) }
  }

  private static func content(
    of source: HeaderFooter?, look: HeaderFooterLook, in context: TableContext
  ) -> Content {
    if let view = source?.view { return .view(view) }
    if let configuration = source?.contentConfiguration, let looks = context.views.theme.listContent {
      let look = looks[configuration.style]
      return .configuration(
        ListContentLayout(
          configuration, in: context.views, look: look, room: context.headerRoom))
    }
    let source = source?.withoutConfiguration
    guard let source, let title = source.title, !title.isEmpty else { return .nothing }
    let label = Label(
      text: look.isUppercased ? title.uppercased() : title,
      textColor: source.textColor,
      textAlignment: source.textAlignment ?? context.headerAlignment,
      numberOfLines: look.maximumLines
    )
    var letters = look.text
    // The theme's shadow goes with the theme's colour alone.
    if source.textColor != nil { letters.shadow = nil }
    let shaped = context.views.text.shape(
      label, look: letters, maximumWidth: context.titleFrame(of: look).width.points)
    context.views.meter.count(linesOf: shaped.text)
    return .title(look.hasWholeLines ? shaped.withWholeLines : shaped)
  }

  /// The height that the table asks for: a plain table spends it on what is there, a grouped one on what has no title, but
  /// for the first header in looks that give that one a height of its own.
  private static func tableHeight(
    _ role: ViewRole, of content: Content, look: HeaderFooterLook, isFirst: Bool, in context: TableContext
  ) -> Length? {
    let points =
      role == .header ? context.tableView.sectionHeaderHeight : context.tableView.sectionFooterHeight
    let name = role == .header ? "sectionHeaderHeight" : "sectionFooterHeight"
    let given = points.map { context.views.length($0, "\(name) of the table", context.headerRule) }
    if let least = look.leastGivenHeight {
      return given.map { max(context.views.length(ofLook: least, "least height", context.headerRule), $0) }
    }
    let isPlain = context.tableView.style == .plain
    return switch content {
    case .nothing: isPlain || (isFirst && look.firstUntitledHeight != nil) ? nil : given
    case .title: isPlain ? given : nil
    case .configuration, .view: given
    }
  }

  /// The height of a title without a character, in eras that make room for one.
  private static func emptyTitleHeight(
    of source: HeaderFooter?, look: HeaderFooterLook, in context: TableContext
  ) -> Length? {
    guard source?.title?.isEmpty == true, let height = look.emptyTitleHeight else { return nil }
    return context.views.length(ofLook: height, "title without a character", context.headerRule)
  }

  private static func naturalHeight(
    _ role: ViewRole, of content: Content, look: HeaderFooterLook, isFirst: Bool, extra: Length,
    in context: TableContext
  ) -> Length {
    let views = context.views
    let rule = context.headerRule
    switch content {
    case .nothing:
      let first = isFirst ? look.firstUntitledHeight : nil
      let height = views.length(
        ofLook: first ?? look.untitledHeight, "\(role.rawValue) without a title", rule)
      return look.roundsUntitledUp ?? (role == .header)
        ? context.pixels.ceil(height) : context.pixels.floor(height)
    case .title(let label):
      let rounded = { (space: Length) in look.roundsPaddings ? context.pixels.ceil(space) : space }
      let isAsOnDevices =
        context.environment.storedRows == nil && context.tableView.sectionFooterHeight == nil
      let top =
        views.length(ofLook: look.paddingTop, "space above the title", rule)
        + views.length(
          ofLook: isFirst ? look.firstPaddingTop : isAsOnDevices ? look.surplus : 0,
          isFirst ? "more above the first section" : "space that devices add", rule)
        + extra
      let bottom = views.length(ofLook: look.paddingBottom, "space below the title", rule)
      let lines = label.text.lines.count
      let line = look.hasWholeLines ? label.lineAdvance : label.lineHeight
      return context.pixels.ceil(
        rounded(top) + rounded(bottom) + label.length(Double(lines) * line, ofLines: lines))
    case .configuration(let layout): return layout.fittingHeight
    case .view(let view):
      // A view without a frame is as high as what stands in it.
      let lowest = view.subviews.compactMap { $0.frame?.maxY }.max() ?? context.rowHeight
      return views.length(
        ViewLayout(context: views).size(of: view, fitting: Size(width: context.width, height: lowest)).height,
        "height of the view", rule)
    }
  }

  /// The view at a height of the table; none for mere space.
  func node(y: Length) -> SceneNode? {
    let place = PlacedFrame(
      x: context.views.length(0, "left edge of the table", context.headerRule), y: y,
      width: context.views.length(context.width, "width of the table", context.headerRule),
      height: ownHeight)
    var node = node(in: place.rect)?.explained(by: place, in: context.views)
    node?.accessibility = accessibility
    return node
  }

  private func node(in frame: Rect) -> SceneNode? {
    switch content {
    case .nothing:
      guard backgroundColor != nil, height > 0 else { return nil }
      return SceneNode(.headerFooter, role: role, frame: frame, drawings: background(in: frame.bounds))
    case .title(let label):
      let labelFrame = labelFrame(of: label)
      return SceneNode(
        .headerFooter,
        role: role,
        frame: frame,
        drawings: background(in: frame.bounds),
        children: [
          label.node(.headerFooterLabel, role: .textLabel, frame: labelFrame.rect)
            .explained(by: labelFrame, in: context.views)
        ]
      )
    case .configuration(let layout):
      return SceneNode(
        .headerFooter, role: role, frame: frame,
        drawings: backgroundColor.map { [.fill(.rect(frame.bounds), .color($0))] } ?? [],
        children: layout.nodes(height: ownHeight))
    case .view(let view):
      var own = ViewLayout(context: context.views).node(of: view, in: frame.bounds)
      own.element = [.key("view")]
      return SceneNode(
        .headerFooter,
        role: role,
        frame: frame,
        drawings: backgroundColor.map { [.fill(.rect(frame.bounds), .color($0))] } ?? [],
        children: [own]
      )
    }
  }

  private func background(in bounds: Rect) -> [Drawing] {
    if let backgroundColor { return [.fill(.rect(bounds), .color(backgroundColor))] }
    return look.background.map { HeaderBackgroundDrawing($0).drawings(in: bounds) } ?? []
  }

  private func labelFrame(of label: ShapedLabel) -> PlacedFrame {
    let (x, width) = context.titleFrame(of: look)
    return PlacedFrame(x: x, y: labelY(of: label), width: width, height: label.fittingHeight)
  }

  /// In a group a header's text stands near the rows below it, a footer's near those above; between rows that run from edge
  /// to edge both stand in the middle of their bars.
  private func labelY(of label: ShapedLabel) -> Length {
    let rule = context.headerRule
    let top = context.views.length(ofLook: look.paddingTop, "space above the title", rule)
    let bottom = context.views.length(ofLook: paddingBottom, "space below the title", rule)
    let room =
      ownHeight.named("height of the \(role.rawValue)", rule) - top - bottom
      - label.fittingHeight.named("height of the title", .lineOfText)
    guard context.tableView.style != .plain else {
      return max(0, top + context.pixels.floor(room / 2))
    }
    return role == .header ? max(0, context.pixels.floor(top + room)) : context.pixels.ceil(top)
  }
}

extension TableContext {
  /// A header or footer as the list shows it: not at all, or with a title as a content configuration.
  fileprivate func shown(_ source: HeaderFooter?, _ role: ViewRole) -> HeaderFooter? {
    guard let list = tableView.list, isList, var source else { return source }
    let isHeader = role == .header
    guard isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary else { return nil }
    guard source.contentConfiguration == nil, source.view == nil, let title = source.title, !title.isEmpty
    else { return source }
    let appearance = list.appearance
    var configuration = ListContentConfiguration(
      isHeader ? appearance.headerStyle : appearance.footerStyle, text: title)
    configuration.textProperties.color = source.textColor
    configuration.textProperties.alignment = source.textAlignment
    source.contentConfiguration = configuration
    return source
  }

  /// The place of titles in looks that mirror nothing else; `nil` where they stand as all labels do.
  fileprivate var headerAlignment: TextAlignment? {
    environment.layoutDirection == .rightToLeft && views.theme.direction.beginsHeadersAtRight ? .right : nil
  }

  /// The rule for the headers and footers of the table.
  fileprivate var headerRule: LayoutRule {
    tableView.style == .plain ? .headersOfPlainTables : .headersOfGroups
  }

  /// The room of a header's content configuration, which begins where the rows' content does.
  fileprivate var headerRoom: ListContentLayout.Room {
    let margin =
      rowMargin + contentInset + views.length(ofLook: self.margin, "margin of cells", headerRule)
    return ListContentLayout.Room(
      leading: margin, trailing: max(margin, sectionIndexWidth),
      width: views.length(width, "width of the table", headerRule))
  }

  /// Where a header's text begins, and how much room it has; an index may take more of the end, or of the beginning
  /// where the table is read otherwise than its headers.
  fileprivate func titleFrame(of look: HeaderFooterLook) -> (x: Length, width: Length) {
    let margin =
      rowMargin + contentInset
      + views.length(ofLook: look.margin[marginWidth], "margin of titles", headerRule)
    let width = views.length(width, "width of the table", headerRule)
    let indexed = max(margin, sectionIndexWidth)
    return (isTurned ? indexed : margin, max(0, width - margin - indexed))
  }
}

/// Draws the bar behind a plain table's section header.
struct HeaderBackgroundDrawing {
  private let background: HeaderBackground

  init(_ background: HeaderBackground) {
    self.background = background
  }

  /// The drawings in a header's own coordinates; the line above it lies over the row before.
  func drawings(in bounds: Rect) -> [Drawing] {
    let thickness = background.lineThickness
    let bar = bounds.inset(
      by: EdgeInsets(
        top: background.topLine == nil ? 0 : thickness, bottom: background.bottomLine == nil ? 0 : thickness))
    let line = { (y: Double, color: Color?) -> [Drawing] in
      let rect = Rect(x: 0, y: y, width: bounds.width, height: thickness)
      return color.map { [.fill(.rect(rect), .color($0))] } ?? []
    }
    return [.fill(.rect(bar), background.gradient.downwards(in: bar))]
      + line(bounds.minY - thickness, background.lineAbove)
      + line(bounds.minY, background.topLine)
      + line(bounds.maxY - thickness, background.bottomLine)
  }
}
