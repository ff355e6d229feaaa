import TableModel
import TableThemes

/// Lays out one row: its height, its background, its content, its accessory and the line below it.
struct CellLayout {
  private let geometry: CellGeometry

  init(_ context: CellContext) {
    geometry = CellGeometry(context)
  }

  private var context: CellContext { geometry.context }

  /// The cell as a view whose upper edge lies at a height of the table.
  func node(y: Length) -> SceneNode {
    let content = sizedContent()
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
      .contentView, id: own?.id, frame: contentFrame, opacity: min(1, max(0, own?.alpha ?? 1)),
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
      .cell,
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
    return context.isTurned ? node.mirroredInside : node
  }

  /// The height of the row, in points.
  var height: Double { (sizedContent().height + context.heightAroundContent).points }

  /// How often a row grows for its picture's sake before its text gets the room beside the whole picture.
  private static let growingSteps = 8

  /// What is in the row at the height that it wants.
  ///
  /// A higher row shows more of its picture, which leaves the text less room, which may want a higher row yet: so the row
  /// grows until the text beside the very picture that is shown fits into it.
  private func sizedContent() -> CellContent {
    var content = CellContent(geometry, height: context.leastContentHeight)
    var height = contentHeight(wantedBy: content)
    var steps = 0
    while height != content.height {
      content = CellContent(geometry, height: height)
      guard content.image != nil else { break }
      steps += 1
      let whole = steps < CellLayout.growingSteps ? content : CellContent(geometry, height: Length(.infinity))
      height = max(height, contentHeight(wantedBy: whole))
    }
    return content
  }

  /// A row without a height of its own is as high as its text wants, or in earlier eras grows with text of several lines
  /// and with lines that are too high for it.
  private func contentHeight(wantedBy content: CellContent) -> Length {
    if let height = content.constraints?.fittingHeight {
      return context.views.length(height, "what the row’s constraints want", .autoLayout)
    }
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
      cell.contentView?.layout.map(isSelfSizing) == true || growsWithText
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

  fileprivate var growsWithText: Bool {
    guard !hasGivenHeight else { return false }
    if stacksLabels { return true }
    return [cell.textLabel, cell.detailTextLabel].contains { label in
      label.map { $0.numberOfLines != 1 } ?? false
    } || heightOfSingleLines > leastContentHeight.points
  }

  /// The height of a line of each label, in points, as far as they stand one under another.
  private var heightOfSingleLines: Double {
    let heights = [(cell.textLabel, textLook.text), (cell.detailTextLabel, textLook.detail)].map {
      label, look in
      label.map { $0.takesNoRoom ? 0 : views.text.lineHeight(of: $0, look: look) } ?? 0
    }
    return switch cell.style {
    case .default: heights[0]
    case .subtitle: heights[0] + heights[1]
    case .value1, .value2: max(heights[0], heights[1])
    }
  }
}
