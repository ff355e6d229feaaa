import TableModel
import TableThemes

/// Lays out one row: its height, its ground, its content, its accessory and the line below it.
struct CellLayout {
  private let geometry: CellGeometry

  init(_ context: CellContext) {
    geometry = CellGeometry(context)
  }

  private var context: CellContext { geometry.context }

  /// The cell as a view whose upper edge lies at a height of the table.
  func node(y: Double) -> SceneNode {
    let (content, contentHeight) = sizedContent()
    let frame = Rect(
      x: context.table.rowMargin,
      y: y,
      width: context.table.rowWidth,
      height: contentHeight + context.heightAroundContent
    )
    let contentFrame = Rect(
      x: geometry.contentX + geometry.slide,
      y: context.contentY,
      width: geometry.contentWidth,
      height: contentHeight
    )
    let ground = RowGroundLayout(context, content: content, bounds: frame.bounds, contentFrame: contentFrame)
    let contentView = SceneNode(
      .contentView, frame: contentFrame, children: content.nodes(size: contentFrame.size))
    return SceneNode(
      .cell,
      id: context.cell.id,
      indexPath: context.indexPath,
      cellStyle: context.cell.style,
      frame: frame,
      clipsToBounds: context.standsOnCard,
      children: ground.nodes() + [contentView] + AccessoryLayout(geometry).nodes(contentFrame: contentFrame)
        + [
          EditControlLayout(geometry)?.node(contentFrame: contentFrame),
          geometry.confirmation?.node(in: frame.bounds, contentFrame: contentFrame),
          ground.separator(),
        ].compactMap { $0 }
    )
  }

  /// The content and its height; a row without a height of its own is as high as its text wants, or in earlier eras grows
  /// with text of several lines.
  private func sizedContent() -> (CellContent, Double) {
    let reserve = context.look.separatorReserve.points(scale: context.table.scale)
    let height = max(0, (context.cell.height ?? context.table.rowHeight) - reserve)
    let content = CellContent(geometry, height: height)
    if let automatic = context.look.automaticHeight, !hasGivenHeight {
      let height = context.pixels.ceil(content.height(automatic))
      return (CellContent(geometry, height: height), height)
    }
    guard isSelfSizing, content.neededHeight > height else { return (content, height) }
    let grown = context.pixels.ceil(content.neededHeight)
    return (CellContent(geometry, height: grown), grown)
  }

  private var hasGivenHeight: Bool {
    context.cell.height != nil || context.table.tableView.rowHeight != nil
  }

  private var isSelfSizing: Bool {
    guard !hasGivenHeight else { return false }
    return [context.cell.textLabel, context.cell.detailTextLabel].contains { label in
      label.map { $0.numberOfLines != 1 } ?? false
    }
  }
}
