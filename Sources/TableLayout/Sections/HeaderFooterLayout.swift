import TableModel
import TableThemes

/// Lays out the header or footer of one section.
struct HeaderFooterLayout {
  private let context: TableContext
  private let role: ViewRole
  private let look: HeaderFooterLook
  private let isFirst: Bool
  private let label: ShapedLabel?
  /// The height in points.
  let height: Double

  /// Measures the header or footer of a section; `role` says which of the two.
  init(_ context: TableContext, _ role: ViewRole, of section: Section, isFirst: Bool) {
    let isHeader = role == .header
    self.context = context
    self.role = role
    self.isFirst = isFirst && isHeader
    look = isHeader ? context.look.header : context.look.footer
    let view = isHeader ? section.header : section.footer
    let label = HeaderFooterLayout.label(view?.title, look: look, in: context)
    self.label = label
    let height =
      view?.height ?? HeaderFooterLayout.emptyTitleHeight(of: view, look: look)
      ?? HeaderFooterLayout.tableHeight(role, isTitled: label != nil, look: look, in: context)
      ?? HeaderFooterLayout.naturalHeight(of: label, look: look, isFirst: self.isFirst, in: context)
    self.height = height + (label == nil ? 0 : look.topPadding)
  }

  /// The height that the table asks for: a plain table spends it on titles alone, a grouped one on what has no title.
  private static func tableHeight(
    _ role: ViewRole, isTitled: Bool, look: HeaderFooterLook, in context: TableContext
  ) -> Double? {
    let given =
      role == .header ? context.tableView.sectionHeaderHeight : context.tableView.sectionFooterHeight
    if let least = look.leastGivenHeight { return given.map { max(least, $0) } }
    return isTitled == (context.tableView.style == .plain) ? given : nil
  }

  /// The height of a title without a character, in eras that make room for one.
  private static func emptyTitleHeight(of view: HeaderFooter?, look: HeaderFooterLook) -> Double? {
    view?.title?.isEmpty == true ? look.emptyTitleHeight : nil
  }

  private static func label(
    _ title: String?, look: HeaderFooterLook, in context: TableContext
  ) -> ShapedLabel? {
    guard let title, !title.isEmpty else { return nil }
    let width = max(0, context.rowWidth - 2 * look.margin[context.width])
    return context.text.shape(
      Label(text: look.isUppercased ? title.uppercased() : title, numberOfLines: 0),
      look: look.text,
      maximumWidth: width
    )
  }

  private static func naturalHeight(
    of label: ShapedLabel?, look: HeaderFooterLook, isFirst: Bool, in context: TableContext
  ) -> Double {
    guard let label else {
      return context.pixels.ceil(isFirst ? look.firstUntitledHeight : look.untitledHeight)
    }
    let padding = look.paddingTop + look.paddingBottom + (isFirst ? look.firstPaddingTop : 0)
    return context.pixels.ceil(padding + Double(label.text.lines.count) * label.lineHeight)
  }

  /// The view at a height of the table; none for mere space.
  func nodes(y: Double) -> [SceneNode] {
    guard let label else { return [] }
    let frame = Rect(x: 0, y: y, width: context.width, height: height)
    let margin = context.rowMargin + look.margin[context.width]
    let labelFrame = Rect(
      x: margin,
      y: labelY(of: label),
      width: max(0, context.width - 2 * margin),
      height: label.height
    )
    return [
      SceneNode(
        .headerFooter,
        role: role,
        frame: frame,
        drawings: look.ground.map { HeaderGroundDrawing($0).drawings(in: frame.bounds) } ?? [],
        children: [label.node(.headerFooterLabel, role: .textLabel, frame: labelFrame)]
      )
    ]
  }

  /// A header's text stands near the rows below it, a footer's near those above.
  private func labelY(of label: ShapedLabel) -> Double {
    guard role == .header else { return look.paddingTop }
    return max(0, context.pixels.floor(height - look.paddingBottom - label.height))
  }
}
