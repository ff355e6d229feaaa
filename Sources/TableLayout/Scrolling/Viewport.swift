import TableModel

/// The part of a table's content that is seen through the table's frame.
///
/// Where all of the content is shown there is nothing to scroll, and an offset has no effect.
struct Viewport {
  /// The size of the table, in points.
  let size: Size
  /// Where the content begins, in points from the table's upper edge.
  let contentY: Double
  /// How far the content stands in from the left edge, in points.
  let contentX: Double
  /// By how much bars at the top became lower through scrolling, in points.
  let barShrinkage: Double
  /// The end of what bars and insets take at the top: the height in the table at which headers are pinned.
  let top: Double
  /// The beginning of what they take at the bottom: the height at which footers are pinned.
  let bottom: Double
  /// The points by which the content is moved up.
  let offset: Double
  /// The points that the content is moved up beyond its end; 0 where there is nothing to scroll.
  let surplus: Double
  /// The points that the content is pulled down from its beginning, where nothing is there to be pulled at.
  let pull: Double
  /// Whether views are made for what lies outside the frame too.
  let showsEverything: Bool

  /// The part that is seen of a content of a height, of which `row` is where the row begins that stands at the top.
  init(_ context: TableContext, size: Size, row: Double? = nil, contentHeight: Double = 0) {
    let insets = TableInsets(context)
    let scrolls = context.environment.height == .screen
    self.size = size
    bottom = max(insets.top, size.height - insets.bottom)
    contentX = context.views.isMirrored ? -insets.left : insets.left
    let room = max(0, bottom - insets.top)
    let farthest = max(0, contentHeight - room)
    // A row that is scrolled to stands right below the bars, which have become as low as they can by then.
    let rowOffset = row.map { $0 > 0 ? $0 + context.shrinkableBarHeight : 0 }
    let wanted = rowOffset.map { max(0, min($0, farthest)) } ?? context.tableView.scroll.contentOffset
    offset = scrolls ? context.pixels.round(wanted.possibleDistance) : 0
    barShrinkage = min(context.shrinkableBarHeight, max(0, offset))
    top = insets.top - barShrinkage
    surplus = max(0, offset - farthest)
    let elasticity = context.tableView.refreshControl == nil ? 0 : size.height
    pull = -offset > elasticity ? -offset : 0
    contentY = insets.top + insets.pull - offset
    showsEverything = !scrolls || context.environment.keepsHiddenRows
  }

  /// The rectangle between bars and insets.
  var area: Rect { Rect(x: 0, y: top, width: size.width, height: bottom - top) }

  /// Whether anything between two heights of the content can be seen; what only touches an edge counts.
  func shows(from minY: Double, to maxY: Double) -> Bool {
    showsEverything || (maxY >= -contentY && minY <= size.height - contentY)
  }
}
