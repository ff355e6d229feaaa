import TableModel

extension LintedScreen {
  /// The two panes of a split view that shows them beside each other.
  var panesSideBySide: (master: LintedController, detail: LintedController)? {
    guard let master = controllers.first(where: { $0.kind == .master }),
      let detail = controllers.first(where: { $0.kind == .detail }), let first = master.view,
      let second = detail.view,
      max(first.frame.minX, second.frame.minX) >= min(first.frame.maxX, second.frame.maxX) - 0.5
    else { return nil }
    return (master, detail)
  }
}
