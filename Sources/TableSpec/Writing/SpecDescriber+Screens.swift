import TableModel
import TableSources

extension SpecDescriber {
  /// A screen with everything on it.
  func screen(_ screen: Screen) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("name", text: screen.name.flatMap(ScreenName.permitted))
    builder.add("theme", text: screen.theme)
    builder.add("device", text: screen.device)
    builder.add("orientation", screen.orientation)
    builder.add("appearance", screen.appearance)
    builder.add("contentSizeCategory", screen.contentSizeCategory)
    builder.add("size", screen.size.map(size))
    builder.add("scale", screen.scale)
    builder.add("statusBar", screen.statusBar.map(statusBar))
    switch screen.content {
    case .controller(let shown):
      controller(shown, into: &builder)
      if shown.tableView == nil, screen.popover == nil { builder.add("tableView", SpecValueBuilder().value) }
    case .splitView(let shown): builder.add("splitView", splitView(shown))
    }
    builder.add("popover", screen.popover.map(popover))
    return builder.spread
  }

  private func splitView(_ splitView: SplitView) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("displayMode", splitView.displayMode, usually: .automatic)
    builder.add("masterWidth", splitView.masterWidth)
    builder.add("master", side(splitView.master))
    builder.add("detail", side(splitView.detail))
    return builder.spread
  }

  private func side(_ side: ViewController) -> SpecValue {
    var builder = SpecValueBuilder()
    controller(side, into: &builder)
    return builder.spread
  }

  private func popover(_ popover: Popover) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("sourceRect", frame(popover.sourceRect))
    builder.add("arrowDirection", popover.arrowDirection, usually: .any)
    builder.add("contentSize", popover.contentSize.map(size))
    controller(popover.controller, into: &builder)
    if popover.controller.tableView == nil { builder.add("tableView", SpecValueBuilder().value) }
    return builder.spread
  }

  /// A table between its bars, from top to bottom.
  private func controller(_ controller: ViewController, into builder: inout SpecValueBuilder) {
    builder.add("navigationBar", controller.navigationBar.map(navigationBar))
    builder.add("searchBar", controller.searchBar.map(searchBar))
    builder.add("tableView", controller.tableView.map(tableView))
    builder.add("toolbar", controller.toolbar.map(toolbar))
    builder.add("tabBar", controller.tabBar.map(tabBar))
  }
}
