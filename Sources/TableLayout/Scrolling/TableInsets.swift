import TableModel

/// What bars, the author's insets and a refresh control take of a table's edges, in points.
struct TableInsets {
  let top: Double
  let bottom: Double
  let left: Double
  /// How far the content is pulled down besides, in points.
  let pull: Double

  init(_ context: TableContext) {
    let inset = context.tableView.scroll.contentInset
    let refreshControl = RefreshControlExtent(context)
    let refreshing = refreshControl?.isRefreshing == true
    let refreshHeight = refreshControl?.openHeight ?? 0
    top = context.barInsets.top + inset.top.possibleDistance + (refreshing ? refreshHeight : 0)
    bottom = context.barInsets.bottom + inset.bottom.possibleDistance
    left = inset.left.possibleDistance
    pull = refreshing ? 0 : refreshHeight
  }
}
