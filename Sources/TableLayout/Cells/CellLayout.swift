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
      x: 0,
      y: y,
      width: context.table.width,
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
      children: ground.nodes() + [contentView] + AccessoryLayout(geometry).nodes(contentFrame: contentFrame)
        + [
          EditControlLayout(geometry)?.node(contentFrame: contentFrame),
          geometry.confirmation?.node(in: frame.bounds, contentFrame: contentFrame),
          ground.separator(),
        ].compactMap { $0 }
    )
  }

  /// The content and its height; a row without a height of its own grows with text of several lines.
  private func sizedContent() -> (CellContent, Double) {
    let height = context.leastContentHeight
    let content = CellContent(geometry, height: height)
    guard context.isSelfSizing, content.neededHeight > height else { return (content, height) }
    let grown = context.pixels.ceil(content.neededHeight)
    return (CellContent(geometry, height: grown), grown)
  }
}

extension CellContext {
  /// The height of a row that does not grow with its text; `nil` for one that does and has to be laid out to be measured.
  var fixedHeight: Double? { isSelfSizing ? nil : leastContentHeight + heightAroundContent }

  /// The height of the content in a row that does not grow.
  fileprivate var leastContentHeight: Double {
    max(0, (cell.height ?? table.rowHeight) - look.separatorReserve.points(scale: table.scale))
  }

  fileprivate var isSelfSizing: Bool {
    guard cell.height == nil, table.tableView.rowHeight == nil else { return false }
    return [cell.textLabel, cell.detailTextLabel].contains { label in
      label.map { $0.numberOfLines != 1 } ?? false
    }
  }
}
