import TableModel
import TableThemes

/// What a row stands on and what divides it from the next.
struct RowBackgroundLayout {
  private let context: CellContext
  private let content: CellContent
  private let shape: RowShape
  private let roundCorner: RoundCorner?
  /// The points that the row has slid to the right; negative where it has slid to the left.
  private let slide: Double

  init(_ context: CellContext, content: CellContent, bounds: Rect, contentFrame: Rect, slide: Double) {
    self.context = context
    self.content = content
    self.slide = slide
    shape = RowShape(context, bounds: bounds, contentFrame: contentFrame)
    roundCorner = shape.roundCorner
  }

  private var bounds: Rect { shape.bounds }

  /// The views behind the content: the background, and over it the selection.
  func nodes() -> [SceneNode] {
    let nodes = [
      context.backgroundView == nil || showsBackgroundBehindViews ? background : nil,
      context.backgroundView.map {
        ViewLayout(context: context.views).node(of: $0, in: viewBackground, role: .backgroundView)
      },
      selection,
    ].compactMap { $0 }
    return context.standsOnCard ? uncovered(nodes) : nodes
  }

  /// The views without the row's own colour where another covers all of it, which would shine through the half-covered
  /// pixels of round corners.
  private func uncovered(_ nodes: [SceneNode]) -> [SceneNode] {
    guard nodes.count > 1, let roundCorner, nodes[0].viewClass == .cellBackground,
      nodes.dropFirst().contains(where: { $0.covers(roundCorner) })
    else { return nodes }
    var nodes = nodes
    nodes[0].drawings = []
    return nodes
  }

  /// Whether the row's own colour lies behind a view of the author's; a box is such a view itself, and gives way to
  /// another unless the row was given a colour.
  private var showsBackgroundBehindViews: Bool {
    context.table.box == nil || context.cell.backgroundColor != nil
  }

  private var background: SceneNode {
    if let configuration = context.cell.backgroundConfiguration {
      return SceneNode(.cellBackground, frame: bounds, drawings: drawings(of: configuration) + swipedRow)
    }
    let drawings: [Drawing] =
      switch context.table.look.rowBackground {
      case .sheet(let sheet): sheetDrawings(sheet)
      case .card(let card):
        [.fill(shape.outline(of: card), .color(context.cell.backgroundColor ?? card.fill))]
      case .box: shape.box?.drawings(content: shape.contentFrame) ?? []
      }
    return SceneNode(.cellBackground, frame: bounds, drawings: drawings + swipedRow)
  }

  /// What lies under a selected row: the colour that UIKit gives a background in this state, which has the shape of the row's own.
  ///
  /// A colour that the author chose is one for all states, and a clear background stays clear.
  private var selection: SceneNode? {
    guard let configuration = context.cell.backgroundConfiguration, context.selectedBackgroundView == nil
    else {
      return SelectionLayout(context).node(background: selectableBackground, outline: selectableOutline)
    }
    let rect = rect(of: configuration)
    guard configuration.backgroundColor == nil, configuration.style != .clear, rect.width > 0, rect.height > 0
    else { return nil }
    let isUsual = configuration.cornerRadius == nil && rect == bounds
    let frame = isUsual ? selectableBackground : bounds
    var node = SelectionLayout(context).node(
      background: frame, outline: isUsual ? selectableOutline : outline(of: configuration, around: rect))
    node?.drawings += stroke(of: configuration, around: rect, from: frame.origin)
    return node
  }

  private func rect(of configuration: BackgroundConfiguration) -> Rect {
    let insets = configuration.backgroundInsets
    return bounds.inset(
      by: EdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The outline of the background that the row was given, larger by some points on all sides.
  private func outline(
    of configuration: BackgroundConfiguration, around rect: Rect, grownBy points: Double = 0
  ) -> Path {
    let grown = rect.inset(by: EdgeInsets(top: -points, left: -points, bottom: -points, right: -points))
    if let radius = configuration.cornerRadius {
      let most = max(0, min(radius + points, min(grown.width, grown.height) / 2))
      return .continuousRect(grown, top: most, bottom: most)
    }
    guard configuration.backgroundInsets == DirectionalEdgeInsets(), context.standsOnCard else {
      return .rect(grown)
    }
    return shape.outline(grownBy: points)
  }

  /// The background that the row was given: with corners of its own all around, or those of its place in the section.
  private func drawings(of configuration: BackgroundConfiguration) -> [Drawing] {
    let rect = rect(of: configuration)
    guard rect.width > 0, rect.height > 0 else { return [] }
    let color = configuration.backgroundColor ?? context.cell.backgroundColor ?? configuration.style.color
    let fill = color.map { [Drawing.fill(outline(of: configuration, around: rect), .color($0))] } ?? []
    return fill + stroke(of: configuration, around: rect)
  }

  /// The line around a background, which lies over a selection too, in points from an origin.
  private func stroke(
    of configuration: BackgroundConfiguration, around rect: Rect, from origin: Point = .zero
  ) -> [Drawing] {
    guard configuration.strokeWidth > 0 else { return [] }
    let growth = configuration.strokeOutset - configuration.strokeWidth / 2
    return [
      .stroke(
        outline(of: configuration, around: rect, grownBy: growth).offset(x: -origin.x, y: -origin.y),
        Stroke(width: configuration.strokeWidth), .color(configuration.strokeColor ?? context.tintColor))
    ]
  }

  /// What lies behind content that slides, in looks that give it a shape of its own.
  private var swipedRow: [Drawing] {
    guard slide != 0, case .panels(let panels) = context.look.editing.confirmation,
      let capsules = panels.capsules
    else { return [] }
    let radius = min(capsules.rowCornerRadius, bounds.height / 2)
    return [
      .fill(.continuousRect(bounds.offset(x: slide), top: radius, bottom: radius), .color(capsules.rowFill))
    ]
  }

  /// Where a background of the author's own lies: over all of the row, or over the box with its outline.
  private var viewBackground: Rect {
    guard let border = context.table.box?.borderWidth else { return bounds }
    return shape.inside.inset(by: EdgeInsets(left: -border, right: -border))
  }

  /// Where a selection lies: over all of the row, or all of it but its lines.
  private var selectableBackground: Rect {
    if context.selectedBackgroundView != nil { return viewBackground }
    switch context.table.look.rowBackground {
    case .sheet(let sheet) where sheet.selectionReachesLine: return bounds
    case .card: return bounds
    case .sheet, .box: break
    }
    return shape.boxBackground
  }

  /// The points of the row above that its line takes, which the paint of a selection covers too.
  private var lineAbove: Double {
    guard case .sheet(let sheet) = context.table.look.rowBackground, sheet.selectionReachesLine,
      !context.isFirst, context.table.separatorStyle != .none,
      context.shownSelectionLook?.hidesSeparator == true
    else { return 0 }
    return sheet.separator.thickness.points(scale: context.table.scale)
  }

  private var selectableOutline: Path {
    if case .card(let card) = context.table.look.rowBackground {
      guard let radius = card.selectionRadius else { return shape.outline(of: card) }
      let most = min(radius, bounds.height / 2)
      return .continuousRect(bounds, top: most, bottom: most)
    }
    return shape.box?.outline(of: selectableBackground)
      ?? .rect(selectableBackground.inset(by: EdgeInsets(top: -lineAbove)))
  }

  /// The row's own outline, larger by some points on all sides but those at which it ends with the table.
  func outline(grownBy points: Double) -> Path {
    shape.outline(grownBy: points)
  }

  /// What the row is cut off at where a view beside its content would lie over a round corner of its card; the
  /// `accessories` are what stands at its right edge.
  func outline(over accessories: [SceneNode]) -> Path? {
    guard context.standsOnCard, let corner = roundCorner else { return nil }
    let hasViews =
      context.backgroundView != nil || context.presentation.confirmation > 0
      || (context.selectedBackgroundView != nil && context.presentation.selection > 0)
    return hasViews || accessories.contains { corner.isReached(by: $0.frame) } ? corner.outline : nil
  }

  /// What the content is cut off at where it would lie over a round corner, in the content view's coordinates.
  var contentOutline: Path? {
    guard let corner = roundCorner, contentReaches(corner) else { return nil }
    return corner.outline.offset(x: -shape.contentFrame.minX, y: -shape.contentFrame.minY)
  }

  /// Whether the image lies over a corner, or there are views of which nobody knows.
  private func contentReaches(_ corner: RoundCorner) -> Bool {
    if let own = context.cell.contentView, !own.subviews.isEmpty || own.backgroundColor != nil { return true }
    guard let image = content.image else { return false }
    return corner.isReached(
      by: image.frame.offset(
        x: shape.contentFrame.minX + context.indentation.points, y: shape.contentFrame.minY))
  }

  /// The line below the row, for tables that draw it as a view of its own.
  func separator() -> SceneNode? {
    guard let look = context.table.look.rowBackground.separator, showsSeparator else { return nil }
    let placement = SeparatorPlacement(context.table, look: look, isBehindIndex: context.isBehindIndex)
    let insets =
      context.isLast && framesSections
      ? SeparatorPlacement.Insets()
      : placement.insets(of: context.cell, textX: content.textX)
    return placement.node(below: bounds, insets: insets)
  }

  private var showsSeparator: Bool {
    guard context.table.separatorStyle != .none else { return false }
    if context.hidesSeparators || context.nextHidesSeparators { return false }
    return !context.isLast || endsWithLine
  }

  private var endsWithLine: Bool {
    switch context.table.look.rowBackground {
    case .sheet(let sheet):
      sheet.endsWithLine && (sheet.endsWithLineBeforeHeader || !context.isFollowedByHeader)
    case .card, .box: false
    }
  }

  private var framesSections: Bool {
    guard case .sheet(let sheet) = context.table.look.rowBackground else { return false }
    return sheet.framesSections
  }

  private func sheetDrawings(_ sheet: SheetLook) -> [Drawing] {
    let behind = sheet.showsTableBackground ? context.table.tableView.backgroundColor : nil
    let color = context.cell.backgroundColor ?? behind ?? sheet.fill
    return [.fill(.rect(bounds), .color(color))] + (upperLineIsCovered ? [] : upperLine(of: sheet))
  }

  /// The line above a section's first row, where sections have one.
  private func upperLine(of sheet: SheetLook) -> [Drawing] {
    guard sheet.framesSections, context.isFirst, context.table.separatorStyle != .none else { return [] }
    let thickness = sheet.separator.thickness.points(scale: context.table.scale)
    let line = Rect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, thickness))
    return [.fill(.rect(line), .color(context.table.tableView.separatorColor ?? sheet.separator.color))]
  }

  /// Whether a view lies over the row's own colour.
  private var upperLineIsCovered: Bool {
    context.backgroundView != nil || context.presentation.selection > 0
  }

  /// The line above a section's first row as a view over all else, where a background would cover it and no selection
  /// hides it.
  func upperSeparator() -> SceneNode? {
    guard case .sheet(let sheet) = context.table.look.rowBackground, upperLineIsCovered,
      !context.hidesSeparators
    else { return nil }
    let line = upperLine(of: sheet)
    guard !line.isEmpty else { return nil }
    let views = context.table.views
    let thickness = views.length(
      ofLook: sheet.separator.thickness.points(scale: context.table.scale), "thickness of lines", .lines)
    let place = PlacedFrame(
      x: 0, y: 0, width: views.length(bounds.width, "width of the row", .lines),
      height: min(views.length(bounds.height, "height of the row", .lines), thickness))
    return SceneNode(.separator, frame: place.rect, drawings: line).explained(by: place, in: views)
  }
}

extension SceneNode {
  /// Whether the view's own colour hides all that lies behind it in the rectangle of a corner.
  fileprivate func covers(_ corner: RoundCorner) -> Bool {
    guard opacity == 1, frame == corner.background, cornerRadius == 0, let first = drawings.first,
      case .fill(let path, .color(let color)) = first, color.alpha == 1
    else { return false }
    return path == .rect(frame.bounds) || path == corner.outline
  }
}

extension CellContext {
  /// The author's own view behind the content.
  fileprivate var backgroundView: View? { cell.backgroundView?[position] }

  /// Whether a header follows the row's section.
  fileprivate var isFollowedByHeader: Bool {
    let sections = table.tableView.sections
    let next = indexPath.section + 1
    return sections.indices.contains(next) && sections[next].header != nil
  }

  /// Whether the lines above and below the row vanish because it is selected.
  fileprivate var hidesSeparators: Bool { isHighlighted && shownSelectionLook?.hidesSeparator == true }

  /// Whether they vanish because the row below this one is selected.
  fileprivate var nextHidesSeparators: Bool {
    guard let next else { return false }
    return CellContext(
      table: table, cell: next, indexPath: indexPath, isFirst: false, isLast: false, next: nil
    ).hidesSeparators
  }
}

/// What lies under a selected row's content.
struct SelectionLayout {
  private let context: CellContext

  init(_ context: CellContext) {
    self.context = context
  }

  /// The view over the row's background, as visible as the selection is; `nil` for a row that is not selected.
  func node(background: Rect, outline: Path) -> SceneNode? {
    let amount = context.presentation.selection
    guard amount > 0 else { return nil }
    if let view = context.selectedBackgroundView {
      var node = ViewLayout(context: context.views, isHighlighted: true)
        .node(of: view, in: background, role: .selectedBackgroundView)
      node.opacity *= amount
      return node
    }
    guard let look = context.shownSelectionLook else { return nil }
    return SceneNode(
      .selectedBackground,
      role: .selectedBackgroundView,
      frame: background,
      opacity: amount,
      drawings: drawings(
        look, in: background.bounds, outline: outline.offset(x: -background.minX, y: -background.minY))
    )
  }

  private func drawings(_ look: SelectionLook, in bounds: Rect, outline: Path) -> [Drawing] {
    guard context.table.box != nil, context.isFirst, let firstLine = look.firstLine else {
      return [.fill(outline, look.fill.downwards(in: bounds))]
    }
    let below = bounds.inset(by: EdgeInsets(top: 1))
    let lowered = outline.mapPoints { Point($0.x, min(bounds.maxY, $0.y + 1)) }
    return [.fill(outline, .color(firstLine)), .fill(lowered, look.fill.downwards(in: below))]
  }
}

extension CellContext {
  /// The look of the background that shows now: a row with a checked circle has another than one that is merely selected.
  var shownSelectionLook: SelectionLook? {
    selectionLook.map { showsCheckCircle ? look.editing.checkedSelection : $0 }
  }

  /// The author's own view under a selected row; none where selected rows look like any other.
  var selectedBackgroundView: View? {
    guard cell.selectionStyle != SelectionStyle.none else { return nil }
    let allowsSeveral =
      table.tableView.allowsMultipleSelection || table.tableView.allowsMultipleSelectionDuringEditing
    let background = allowsSeveral ? cell.multipleSelectionBackgroundView : nil
    return (background ?? cell.selectedBackgroundView)?[position]
  }

  /// Whether the selection shows as a checked circle, which leaves letters, images and lines as they are.
  ///
  /// A row that is merely highlighted looks as it does elsewhere, and its circle is empty.
  var showsCheckCircle: Bool {
    let isChecked =
      table.tableView.allowsMultipleSelectionDuringEditing || cell.hasAccessory(.multiselect)
    return presentation.editing > 0 && isChecked && presentation.choice > 0
  }

  /// The layout of the author's own views in the content and at the right edge.
  var ownViews: ViewLayout {
    ViewLayout(
      context: views, isHighlighted: isHighlighted,
      clearsBackgrounds: isHighlighted && look.clearsBackgroundsOfSelection)
  }

  /// Whether labels, images and elements show the looks that they have in a selected row.
  var isHighlighted: Bool {
    presentation.selection > 0.5 && !showsCheckCircle && selectionLook != nil
  }
}

extension BackgroundConfiguration.Style {
  /// The colour of a background of the style; `nil` for none.
  fileprivate var color: Color? {
    let system = { (color: SystemColor) in Color(color, else: color.fallback) }
    return switch self {
    case .listCell, .listPlainCell: system(.systemBackground)
    case .listGroupedCell: system(.secondarySystemGroupedBackground)
    case .listSidebarCell, .listAccompaniedSidebarCell, .clear: nil
    }
  }
}
