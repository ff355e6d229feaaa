import TableModel
import TableThemes

/// Lays out the header or footer of one section.
struct HeaderFooterLayout {
  /// What a header or footer shows.
  private enum Content {
    case nothing
    case title(ShapedLabel)
    case view(View)
  }

  private let context: TableContext
  private let role: ViewRole
  private let look: HeaderFooterLook
  private let backgroundColor: Color?
  private let content: Content
  /// The height in points.
  let height: Double

  /// The points that stay free above it.
  var spaceAbove: Double {
    if case .nothing = content { return 0 }
    return look.spaceAbove
  }

  /// Measures the header or footer of a section; `role` says which of the two.
  init(_ context: TableContext, _ role: ViewRole, of section: Section, isFirst: Bool) {
    let look = role == .header ? context.look.header : context.look.footer
    let source = role == .header ? section.header : section.footer
    self.context = context
    self.role = role
    self.look = look
    backgroundColor = source?.backgroundColor
    content = HeaderFooterLayout.content(of: source, look: look, in: context)
    let extra = role == .header && !isFirst && section.footer?.title != nil ? look.footedPaddingTop : 0
    let height =
      source?.height ?? HeaderFooterLayout.emptyTitleHeight(of: source, look: look).map { $0 + extra }
      ?? HeaderFooterLayout.tableHeight(role, of: content, look: look, in: context)
      ?? HeaderFooterLayout.naturalHeight(
        of: content, look: look, isFirst: isFirst && role == .header, extra: extra, in: context)
    self.height = max(0, height.possibleDistance)
  }

  private static func content(
    of source: HeaderFooter?, look: HeaderFooterLook, in context: TableContext
  ) -> Content {
    if let view = source?.view { return .view(view) }
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
    let margins = context.margins(of: look)
    return .title(
      context.views.text.shape(
        label, look: letters, maximumWidth: max(0, context.width - margins.left - margins.right)))
  }

  /// The height that the table asks for: a plain table spends it on what is there, a grouped one on what has no title.
  private static func tableHeight(
    _ role: ViewRole, of content: Content, look: HeaderFooterLook, in context: TableContext
  ) -> Double? {
    let given =
      role == .header ? context.tableView.sectionHeaderHeight : context.tableView.sectionFooterHeight
    if let least = look.leastGivenHeight { return given.map { max(least, $0) } }
    let isPlain = context.tableView.style == .plain
    return switch content {
    case .nothing: isPlain ? nil : given
    case .title: isPlain ? given : nil
    case .view: given
    }
  }

  /// The height of a title without a character, in eras that make room for one.
  private static func emptyTitleHeight(of source: HeaderFooter?, look: HeaderFooterLook) -> Double? {
    source?.title?.isEmpty == true ? look.emptyTitleHeight : nil
  }

  private static func naturalHeight(
    of content: Content, look: HeaderFooterLook, isFirst: Bool, extra: Double, in context: TableContext
  ) -> Double {
    switch content {
    case .nothing:
      let first = isFirst ? look.firstUntitledHeight : nil
      return context.pixels.ceil(first ?? look.untitledHeight)
    case .title(let label):
      let padding = look.paddingTop + look.paddingBottom + (isFirst ? look.firstPaddingTop : 0) + extra
      return context.pixels.ceil(padding + Double(label.text.lines.count) * label.lineHeight)
    case .view(let view):
      // A view without a frame is as high as what stands in it.
      let lowest = view.subviews.compactMap { $0.frame?.maxY }.max() ?? context.rowHeight
      return ViewLayout(context: context.views)
        .size(of: view, fitting: Size(width: context.width, height: lowest)).height
    }
  }

  /// The view at a height of the table; none for mere space.
  func node(y: Double) -> SceneNode? {
    let frame = Rect(x: 0, y: y, width: context.width, height: height)
    switch content {
    case .nothing:
      guard backgroundColor != nil, height > 0 else { return nil }
      return SceneNode(.headerFooter, role: role, frame: frame, drawings: ground(in: frame.bounds))
    case .title(let label):
      return SceneNode(
        .headerFooter,
        role: role,
        frame: frame,
        drawings: ground(in: frame.bounds),
        children: [label.node(.headerFooterLabel, role: .textLabel, frame: labelFrame(of: label))]
      )
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

  private func ground(in bounds: Rect) -> [Drawing] {
    if let backgroundColor { return [.fill(.rect(bounds), .color(backgroundColor))] }
    return look.background.map { HeaderBackgroundDrawing($0).drawings(in: bounds) } ?? []
  }

  private func labelFrame(of label: ShapedLabel) -> Rect {
    let margins = context.margins(of: look)
    return Rect(
      x: margins.left,
      y: labelY(of: label),
      width: max(0, context.width - margins.left - margins.right),
      height: label.height
    )
  }

  /// In a group a header's text stands near the rows below it, a footer's near those above; between rows that run from edge
  /// to edge both stand in the middle of their bars.
  private func labelY(of label: ShapedLabel) -> Double {
    let room = height - look.paddingTop - look.paddingBottom - label.height
    guard context.tableView.style != .plain else {
      return max(0, look.paddingTop + context.pixels.floor(room / 2))
    }
    return role == .header ? max(0, context.pixels.floor(look.paddingTop + room)) : look.paddingTop
  }
}

extension TableContext {
  /// The place of titles in looks that mirror nothing else; `nil` where they stand as all labels do.
  fileprivate var headerAlignment: TextAlignment? {
    environment.layoutDirection == .rightToLeft && views.theme.direction.beginsHeadersAtRight ? .right : nil
  }

  /// The space before and after a header's text, which an index may take more of.
  fileprivate func margins(of look: HeaderFooterLook) -> EdgeInsets {
    let margin = rowMargin + contentInset + look.margin[width]
    return EdgeInsets(left: margin, right: max(margin, sectionIndexWidth))
  }
}
