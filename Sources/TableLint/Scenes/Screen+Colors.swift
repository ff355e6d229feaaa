import TableModel

extension Screen {
  /// Takes away all colours of the author's own, and what lies behind rows and texts.
  mutating func removeColors() {
    updateControllers { $0.removeColors() }
  }
}

extension ViewController {
  fileprivate mutating func removeColors() {
    navigationBar?.barTintColor = nil
    navigationBar?.tintColor = nil
    navigationBar?.barStyle = .default
    navigationBar?.titleView?.removeColors()
    if var items = navigationBar?.leftBarButtonItems {
      items.removeColors()
      navigationBar?.leftBarButtonItems = items
    }
    if var items = navigationBar?.rightBarButtonItems {
      items.removeColors()
      navigationBar?.rightBarButtonItems = items
    }
    toolbar?.barTintColor = nil
    toolbar?.tintColor = nil
    toolbar?.barStyle = .default
    if var items = toolbar?.items {
      items.removeColors()
      toolbar?.items = items
    }
    tabBar?.barTintColor = nil
    tabBar?.tintColor = nil
    tabBar?.barStyle = .default
    searchBar?.barTintColor = nil
    searchBar?.tintColor = nil
    searchBar?.barStyle = .default
    tableView?.removeColors()
    view?.removeColors()
  }
}

extension [BarButtonItem] {
  fileprivate mutating func removeColors() {
    for index in indices {
      self[index].tintColor = nil
      guard case .view(var view) = self[index].content else { continue }
      view.removeColors()
      self[index].content = .view(view)
    }
  }
}

extension TableView {
  fileprivate mutating func removeColors() {
    backgroundColor = nil
    backgroundView = nil
    tintColor = nil
    sectionIndex.color = nil
    sectionIndex.backgroundColor = nil
    sectionIndex.trackingBackgroundColor = nil
    refreshControl?.tintColor = nil
    tableHeaderView?.removeColors()
    tableFooterView?.removeColors()
    for section in sections.indices {
      sections[section].header?.removeColors()
      sections[section].footer?.removeColors()
      for row in sections[section].rows.indices { sections[section].rows[row].removeColors() }
    }
  }
}

extension HeaderFooter {
  fileprivate mutating func removeColors() {
    textColor = nil
    backgroundColor = nil
    view?.removeColors()
    contentConfiguration?.removeColors()
  }
}

extension ListContentConfiguration {
  fileprivate mutating func removeColors() {
    text?.removeColors()
    secondaryText?.removeColors()
    textProperties.color = nil
    secondaryTextProperties.color = nil
    imageProperties.tintColor = nil
  }
}

extension Cell {
  fileprivate mutating func removeColors() {
    textLabel?.removeColors()
    detailTextLabel?.removeColors()
    contentConfiguration?.removeColors()
    backgroundConfiguration = nil
    backgroundColor = nil
    tintColor = nil
    backgroundView = nil
    selectedBackgroundView = nil
    multipleSelectionBackgroundView = nil
    accessoryView?.removeColors()
    editingAccessoryView?.removeColors()
    for index in editActions.indices { editActions[index].backgroundColor = nil }
    for index in leadingSwipeActions.indices { leadingSwipeActions[index].backgroundColor = nil }
    if var views = contentView?.subviews {
      views.removeColors()
      contentView?.subviews = views
    }
  }
}

extension Label {
  fileprivate mutating func removeColors() {
    textColor = nil
    highlightedTextColor = nil
    for index in attributedText.indices { attributedText[index].textColor = nil }
  }
}

extension [View] {
  fileprivate mutating func removeColors() {
    for index in indices { self[index].removeColors() }
  }
}

extension View {
  fileprivate mutating func removeColors() {
    backgroundColor = nil
    alpha = 1
    switch content {
    case .label(var label):
      label.removeColors()
      content = .label(label)
    case .control(var control):
      control.tintColor = nil
      control.textColor = nil
      content = .control(control)
    case .image where subviews.isEmpty:
      // It keeps its room, in which other views of a stack do not stand then.
      alpha = 0
    case .gradient, .image: content = .none
    case .none, .searchBar, .stack, .spacer, .unknown: break
    }
    subviews.removeColors()
  }
}
