import TableModel
import TableThemes

/// Lays out one row: its height, its background, its content, its accessory and the line below it.
struct CellLayout {
  private let geometry: CellGeometry
  private let content: CellContent

  init(_ context: CellContext) {
    geometry = CellGeometry(context)
    content = geometry.sizedContent()
  }

  private var context: CellContext { geometry.context }

  /// The cell as a view whose upper edge lies at a height of the table.
  func node(y: Length) -> SceneNode {
    let contentHeight = content.height
    let place = PlacedFrame(
      x: context.table.rowMargin,
      y: y,
      width: context.table.rowWidth,
      height: contentHeight + context.heightAroundContent
    )
    let contentPlace = PlacedFrame(
      x: geometry.contentX + geometry.slide,
      y: context.contentY,
      width: geometry.contentWidth,
      height: contentHeight
    )
    let (frame, contentFrame) = (place.rect, contentPlace.rect)
    let background = RowBackgroundLayout(
      context, content: content, bounds: frame.bounds, contentFrame: contentFrame,
      slide: geometry.slide.points)
    let own = context.cell.contentView
    var contentView = SceneNode(
      context.cell.contentConfiguration == nil ? .contentView : .listContentView, id: own?.id,
      frame: contentFrame, opacity: min(1, max(0, own?.alpha ?? 1)),
      drawings: context.ownViews.background(of: own, in: contentFrame.bounds),
      children: content.nodes(width: contentFrame.width)
    )
    .explained(by: contentPlace, in: context.views)
    let lift = LiftLayout(context)
    let accessories = AccessoryLayout(geometry, beside: contentView.children).nodes(
      contentFrame: contentPlace)
    let outline = lift == nil ? background.outline(over: accessories) : nil
    contentView.outline = outline == nil ? background.contentOutline : nil
    var node = SceneNode(
      context.table.isList ? .listCell : .cell,
      id: context.cell.id,
      indexPath: context.indexPath,
      cellStyle: context.cell.style,
      frame: frame,
      opacity: lift?.opacity ?? 1,
      clipsToBounds: context.standsOnCard && lift == nil,
      children: [
        lift?.node(in: frame.bounds, outline: background.outline(grownBy:), scale: context.table.scale)
      ].compactMap { $0 } + background.nodes() + [contentView]
        + accessories
        + [
          EditControlLayout(geometry)?.node(contentFrame: contentPlace),
          background.upperSeparator(),
          background.separator(),
          geometry.confirmation?.node(in: frame.bounds, contentFrame: contentFrame),
        ].compactMap { $0 }
    )
    .explained(by: place, in: context.views)
    node.outline = outline
    node.accessibility = context.cell.accessibility
    return context.isTurned ? node.mirroredInside : node
  }

  /// The height of the row, in points.
  var height: Double { (content.height + context.heightAroundContent).points }
}

extension CellGeometry {
  /// How often a row grows for its picture's sake before its text gets the room beside the whole picture.
  private static let growingSteps = 8

  /// What is in the row at the height that it wants.
  ///
  /// A higher row shows more of its picture, which leaves the text less room, which may want a higher row yet: so the row
  /// grows until the text beside the very picture that is shown fits into it.
  fileprivate func sizedContent() -> CellContent {
    var content = CellContent(self, height: context.leastContentHeight)
    var height = contentHeight(wantedBy: content)
    var steps = 0
    while height != content.height {
      content = CellContent(self, height: height)
      guard content.image != nil else { break }
      steps += 1
      let whole = steps < CellGeometry.growingSteps ? content : CellContent(self, height: Length(.infinity))
      height = max(height, contentHeight(wantedBy: whole))
    }
    guard context.fillingHeight > 0 else { return content }
    let share = context.views.length(context.fillingHeight, "share of the height that rows leave free", .rows)
    return CellContent(self, height: content.height + share)
  }

  /// A row without a height of its own is as high as its text wants, or in earlier eras grows with text of several lines
  /// and with lines that are too high for it.
  private func contentHeight(wantedBy content: CellContent) -> Length {
    if let height = content.constraints?.fittingHeight {
      return context.views.length(height, "height from the row’s constraints", .autoLayout)
    }
    let controls = content.controls(width: contentWidth.points)
    return max(height(wantedByTextOf: content) + controls.heightBelowText, controls.height)
  }

  private func height(wantedByTextOf content: CellContent) -> Length {
    if let automatic = context.look.automaticHeight, !context.hasGivenHeight {
      return context.pixels.ceil(content.height(automatic))
    }
    let least = context.leastContentHeight
    guard context.growsWithText, content.neededHeight > least else { return least }
    return context.pixels.ceil(content.neededHeight)
  }
}

extension CellContext {
  /// The height of a row that does not depend on its text; `nil` for one whose text has to be shaped to be measured.
  var fixedHeight: Double? {
    let dependsOnText =
      cell.contentView?.layout.map(isSelfSizing) == true || growsWithText || growsWithControls
      || (look.automaticHeight != nil && !hasGivenHeight)
    return dependsOnText ? nil : (leastContentHeight + heightAroundContent).points
  }

  /// The height of the content in a row that does not depend on its text.
  fileprivate var leastContentHeight: Length { max(0, leastHeight - separatorReserve) }

  /// The height of a row that does not depend on its text: the row's own, the table's, or the theme's.
  private var leastHeight: Length {
    if let height = cell.height { return views.length(height, "height of the row", .rows) }
    if let height = table.tableView.rowHeight {
      return views.length(height, "rowHeight of the table", .rows)
    }
    return views.length(ofLook: look.rowHeight, "rowHeight", .rows)
  }

  /// Whether an author says how high the row is.
  var hasGivenHeight: Bool { cell.height != nil || table.tableView.rowHeight != nil }

  /// Whether labels wrap and stand one under another, as beside the largest text in rows that find their height by
  /// themselves; a row of a given height keeps the usual places.
  var stacksLabels: Bool { look.stacksLabels && !hasGivenHeight }

  /// Whether labels can make the row higher.
  var asksTextForHeight: Bool {
    guard !hasGivenHeight else { return false }
    if stacksLabels { return true }
    return [cell.textLabel, cell.detailTextLabel].contains { label in
      label.map { $0.numberOfLines != 1 } ?? false
    } || heightOfSingleLines > leastContentHeight.points
  }

  /// Whether the row is laid out as documents store it, and not as devices show it.
  var isAsStored: Bool { views.environment.storedRows != nil }

  /// The height of a line of each label, in points, as far as they stand one under another.
  private var heightOfSingleLines: Double {
    let heights = [(cell.textLabel, textLook.text), (cell.detailTextLabel, textLook.detail)].map {
      label, look in
      label.map { $0.takesNoRoom(asStored: isAsStored) ? 0 : views.text.lineHeight(of: $0, look: look) } ?? 0
    }
    return switch cell.style {
    case .default: heights[0]
    case .subtitle: heights[0] + heights[1] + clearance
    case .value1, .value2: max(heights[0], heights[1])
    }
  }

  /// What keeps tall letters of one label off those of the other below it, in points.
  private var clearance: Double {
    guard let text = cell.textLabel, let detail = cell.detailTextLabel,
      !text.takesNoRoom(asStored: isAsStored), !detail.takesNoRoom(asStored: isAsStored)
    else { return 0 }
    return views.text.clearance(between: text, textLook.text, detail, textLook.detail)
  }
}

extension CellContext {
  /// The height of the row: the one that it was given, or else what its content wants.
  var rowHeight: Double { fixedHeight.map { $0 + fillingHeight } ?? CellLayout(self).height }

  /// What the row gets of the height that rows leave free, in points.
  var fillingHeight: Double { cell.fillsHeight ? table.fillingHeight : 0 }
}

/// The shadow around a row that is lifted to be moved.
struct LiftLayout {
  private let look: LiftLook

  /// `nil` for a row that lies in its place.
  init?(_ context: CellContext) {
    guard context.table.tableView.isLifted(context.cell, at: context.indexPath) else {
      return nil
    }
    look = context.look.editing.lift
  }

  /// How visible the row is, 0…1.
  var opacity: Double { look.opacity }

  /// The shadow around a row, in the row's coordinates, behind all else; `outline` is the row's own.
  func node(in bounds: Rect, outline: (_ growth: Double) -> Path, scale: Double) -> SceneNode {
    switch look.shadow {
    case .lines(let above, let below): lines(above, below, in: bounds)
    case .soft(let shadow):
      SceneNode(
        .view, frame: bounds,
        drawings: SoftShadowDrawing(shadow: shadow, step: 1 / scale).drawings(around: outline))
    }
  }

  private func lines(_ above: [Color], _ below: [Color], in bounds: Rect) -> SceneNode {
    let (upper, lower) = (Double(above.count), Double(below.count))
    let frame = bounds.inset(by: EdgeInsets(top: -upper, bottom: -lower))
    let lines = { (colors: [Color], start: Double) in
      colors.enumerated().map { index, color in
        let line = Rect(x: 0, y: start + Double(index), width: frame.width, height: 1)
        return Drawing.fill(.rect(line), .color(color))
      }
    }
    return SceneNode(
      .view, frame: frame, drawings: lines(above, 0) + lines(below, upper + bounds.height))
  }
}

/// Places the control before a cell's content while the cell is edited.
struct EditControlLayout {
  private let context: CellContext
  private let slide: Length
  private let look: EditControlLook

  /// `nil` for a cell that shows none.
  init?(_ geometry: CellGeometry) {
    guard geometry.context.presentation.editing > 0, let look = geometry.context.editControlLook else {
      return nil
    }
    context = geometry.context
    slide = geometry.slide
    self.look = look
  }

  /// The control in the middle of the content's height, coming in from the left edge.
  func node(contentFrame: PlacedFrame) -> SceneNode {
    let views = context.views
    views.noteDrawing(.editControls)
    let leading = views.length(
      ofLook: look.leading.points(margin: context.table.margin), "space before the control", .editing)
    let width = views.length(ofLook: look.size.width, "width of the control", .editing)
    let height = views.length(ofLook: look.size.height, "height of the control", .editing)
    let hidden = (leading + width) * (1 - context.presentation.editing)
    let rest = context.indentsBackground ? leading : leading + context.table.contentInset
    let drop = views.length(ofLook: look.drop, "below the middle", .editing)
    let contentHeight = contentFrame.height.named("height of the content view", .contentView)
    let y = contentFrame.y + context.pixels.floor((contentHeight - height) / 2 + drop)
    let place = PlacedFrame(x: rest - hidden + slide, y: y, width: width, height: height)
    return SceneNode(
      .editControl,
      role: .editControl,
      frame: place.rect,
      drawings: context.views.upright(
        (look.layers + turnedIcon).map { Drawing($0, tint: context.tintColor) }, in: look.size.width)
    )
    .explained(by: place, in: views)
  }

  /// The icon, turned by a quarter when the confirmation is all there.
  private var turnedIcon: [VectorLayer] {
    guard context.presentation.confirmation > 0, context.cell.editingStyle == .delete else {
      return look.icon
    }
    let angle = -context.presentation.confirmation * Double.pi / 2
    let center = Point(look.size.width / 2, look.size.height / 2)
    return look.icon.map { $0.rotated(by: angle, around: center) }
  }
}

extension VectorLayer {
  /// The layer turned by an angle in radians; a gradient keeps its direction.
  fileprivate func rotated(by angle: Double, around center: Point) -> VectorLayer {
    let axis = Point.onUnitCircle(radians: angle)
    let turn = { (point: Point) in
      Point(
        center.x + (point.x - center.x) * axis.x - (point.y - center.y) * axis.y,
        center.y + (point.x - center.x) * axis.y + (point.y - center.y) * axis.x
      )
    }
    return switch self {
    case .fill(let path, let fill): .fill(path.mapPoints(turn), fill)
    case .stroke(let path, let stroke, let fill): .stroke(path.mapPoints(turn), stroke, fill)
    }
  }
}

extension ConstraintLayout {
  /// The layout of a cell's views; `nil` where no constraints place them.
  init?(_ geometry: CellGeometry) {
    let cell = geometry.context
    guard let contentView = cell.cell.contentView, let layout = contentView.layout else { return nil }
    self.init(
      contentView, layout,
      at: ContentPlace(geometry, preservesMargins: layout.preservesSuperviewLayoutMargins),
      isSelfSizing: cell.isSelfSizing(layout), indexPath: cell.indexPath, in: cell.views)
  }
}

extension CellContext {
  /// Whether constraints say how high the row is.
  func isSelfSizing(_ layout: AutoLayout) -> Bool { layout.isSelfSizing ?? !hasGivenHeight }
}

extension ContentPlace {
  init(_ geometry: CellGeometry, preservesMargins: Bool) {
    let context = geometry.context
    let look = context.look.contentMargins
    cellID = context.cell.id
    let cellWidth = context.table.rowWidth.points
    let contentX = geometry.contentX.points
    let contentWidth = geometry.contentWidth.points
    let isMirrored = context.views.isMirrored
    self.cellWidth = cellWidth
    self.contentX = isMirrored ? cellWidth - contentX - contentWidth : contentX
    self.contentWidth = contentWidth
    let isFollowing = look.followCell || preservesMargins
    let margin = isFollowing ? context.table.margin + context.table.rowSafeInset.points : 0
    let margins = EdgeInsets(
      top: look.vertical,
      left: max(look.least, margin - contentX),
      bottom: look.vertical,
      right: max(look.least, margin - (cellWidth - contentX - contentWidth)))
    self.margins = isMirrored ? margins.mirrored : margins
    preservedMargins = preservesMargins ? self.margins : nil
  }
}
