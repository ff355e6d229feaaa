import TableModel

/// The place of a content view in its cell.
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

  init(_ geometry: CellGeometry, preservesMargins: Bool) {
    let context = geometry.context
    let look = context.look.contentMargins
    cellID = context.cell.id
    cellWidth = context.table.rowWidth
    contentX = geometry.contentX
    contentWidth = geometry.contentWidth
    let isFollowing = look.followCell || preservesMargins
    let margin = isFollowing ? context.table.margin : 0
    margins = EdgeInsets(
      top: look.vertical,
      left: max(look.least, margin - contentX),
      bottom: look.vertical,
      right: max(look.least, margin - (cellWidth - contentX - contentWidth)))
  }
}
