import TableLayout

extension PlacedView {
  /// The table in this view that stands for one which is a scene by itself, and what lies beside the way to it.
  ///
  /// `nil` where there is no such table, or the other view is none.
  func way(to table: ViewOutline) -> (inner: PlacedView, beside: [PlacedView])? {
    guard table.viewClass == ViewClass.tableView.rawValue, view.viewClass != table.viewClass else {
      return nil
    }
    let children = children
    for (index, child) in children.enumerated() {
      let others = children.enumerated().filter { $0.offset != index }.map(\.element)
      if child.view.viewClass == table.viewClass { return (child, others) }
      if let way = child.way(to: table) { return (way.inner, way.beside + others) }
    }
    return nil
  }
}
