import TableLayout
import TableModel

/// The order of a table's rows, headers and footers, wherever headers and footers are pinned.
enum RowOrder {
  /// A view where it would begin if it were not pinned; of two that begin together the first is the upper one.
  private struct Place {
    var view: PlacedView
    var top: Double
    var rank: Int
  }

  /// The views from top to bottom; a header or footer that lies over rows stands before or after those of its section.
  static func sorted(_ views: [PlacedView]) -> [PlacedView] {
    let rows = views.filter(\.view.isRow)
    return views.enumerated().map { index, view in place(of: view, index, among: rows) }
      .sorted { ($0.top, $0.rank) < ($1.top, $1.rank) }
      .map(\.view)
  }

  private static func place(of view: PlacedView, _ index: Int, among rows: [PlacedView]) -> Place {
    let usual = Place(view: view, top: view.frame.minY, rank: index)
    guard !view.view.isRow, let covered = rows.first(where: { $0.frame.isCovered(by: view.frame) }),
      let section = covered.view.indexPath?.section
    else { return usual }
    let frames = rows.lazy.filter { $0.view.indexPath?.section == section }.map(\.frame)
    switch view.view.role {
    case ViewRole.header.rawValue:
      return Place(view: view, top: frames.map(\.minY).min() ?? usual.top, rank: -1)
    case ViewRole.footer.rawValue:
      return Place(view: view, top: frames.map(\.maxY).max() ?? usual.top, rank: index)
    default: return usual
    }
  }
}

extension Rect {
  /// Whether another rectangle lies over more of this one than the borders of pixels.
  fileprivate func isCovered(by other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) >= 1
  }
}
