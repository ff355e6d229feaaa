import TableModel

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
    let margin = isFollowing ? context.table.margin : 0
    let margins = EdgeInsets(
      top: look.vertical,
      left: max(look.least, margin - contentX),
      bottom: look.vertical,
      right: max(look.least, margin - (cellWidth - contentX - contentWidth)))
    self.margins = isMirrored ? margins.mirrored : margins
    preservedMargins = preservesMargins ? self.margins : nil
  }
}
