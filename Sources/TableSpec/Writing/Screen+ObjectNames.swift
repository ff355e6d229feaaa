import TableModel

extension Screen {
  /// The screen without what only Interface Builder has a use for: the identifiers of its objects.
  ///
  /// The name of the table stays, whatever it is, since pictures bear it as their title. Views that constraints name
  /// are called by what they are.
  package var withoutObjectNames: Screen {
    var screen = self
    screen.interfaceBuilderObject = nil
    screen.updateTableViews { tableView in
      tableView.id = nil
      tableView.backgroundView = tableView.backgroundView.map(LayoutNames.named)
      tableView.tableHeaderView = tableView.tableHeaderView.map(LayoutNames.named)
      tableView.tableFooterView = tableView.tableFooterView.map(LayoutNames.named)
      for section in tableView.sections.indices { tableView.sections[section].removeObjectNames() }
    }
    screen.updateControllers { controller in
      controller.view = controller.view.map(LayoutNames.named)
      controller.navigationBar?.removeObjectNames()
      if let items = controller.toolbar?.items { controller.toolbar?.items = items.map(\.withoutObjectNames) }
    }
    return screen
  }
}

extension NavigationBar {
  fileprivate mutating func removeObjectNames() {
    titleView = titleView.map(LayoutNames.named)
    leftBarButtonItems = leftBarButtonItems.map(\.withoutObjectNames)
    rightBarButtonItems = rightBarButtonItems.map(\.withoutObjectNames)
  }
}

extension BarButtonItem {
  fileprivate var withoutObjectNames: BarButtonItem {
    guard case .view(let view) = content else { return self }
    var item = self
    item.content = .view(LayoutNames.named(view))
    return item
  }
}

extension Section {
  fileprivate mutating func removeObjectNames() {
    if let view = header?.view { header?.view = LayoutNames.named(view) }
    if let view = footer?.view { footer?.view = LayoutNames.named(view) }
    for row in rows.indices { rows[row].removeObjectNames() }
  }
}

extension Cell {
  fileprivate mutating func removeObjectNames() {
    contentView = contentView.map { LayoutNames.named($0, cellID: id) }
    accessoryView = accessoryView.map(LayoutNames.named)
    editingAccessoryView = editingAccessoryView.map(LayoutNames.named)
    backgroundView?.nameViews()
    selectedBackgroundView?.nameViews()
    multipleSelectionBackgroundView?.nameViews()
    id = nil
    reuseIdentifier = nil
  }
}

extension Background {
  fileprivate mutating func nameViews() {
    view = view.map(LayoutNames.named)
    views = views.mapValues(LayoutNames.named)
  }
}
