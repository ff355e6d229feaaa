import TableModel

/// The place of a content view in its cell, as it is on the screen.
struct ContentPlace {
  /// The identifier of the cell.
  let cellID: String?
  /// The width of the cell, in points.
  let cellWidth: Double
  /// The left edge of the content view in the cell, in points.
  let contentX: Double
  /// The width of the content view, in points.
  let contentWidth: Double
  /// The margins of the content view, where it has none of its own.
  let margins: EdgeInsets

  /// The place of a view that stands by itself, of a width in points.
  init(width: Double) {
    cellID = nil
    cellWidth = width
    contentX = 0
    contentWidth = width
    margins = ConstraintSystem.margins
  }

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
  }
}
