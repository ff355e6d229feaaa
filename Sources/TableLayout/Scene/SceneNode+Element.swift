import TableModel

extension SceneNode {
  /// The steps from the part of the document that holds this view to the part that it shows.
  ///
  /// Empty for views that UIKit makes by itself, such as separators: they belong to what they lie in.
  public var elementSteps: [ElementStep] {
    if !element.isEmpty { return element }
    if viewClass.isRow, let indexPath {
      return [.key("sections"), .item(indexPath.section), .key("rows"), .item(indexPath.row)]
    }
    return role?.elementKey.map { [.key($0)] } ?? viewClass.elementKey.map { [.key($0)] } ?? []
  }
}

extension ViewRole {
  /// The property of the document that the view shows; `nil` where it has none.
  fileprivate var elementKey: String? {
    switch self {
    case .textLabel, .detailTextLabel, .imageView, .accessoryView, .backgroundView, .selectedBackgroundView,
      .tableHeaderView, .tableFooterView, .titleView, .prompt, .subtitle, .searchBar, .refreshControl,
      .master, .detail,
      .popover, .presented, .menu, .alertController:
      rawValue
    case .header, .footer, .separator, .editControl, .reorderControl, .deleteConfirmation, .backButton,
      .leftBarButtonItem, .rightBarButtonItem, .sectionIndex, .scrollIndicator, .annotations:
      nil
    }
  }
}

extension ViewClass {
  /// The property of the document that the view shows; `nil` where its place tells more, or nothing made it.
  fileprivate var elementKey: String? {
    switch self {
    case .tableView: "tableView"
    case .collectionView: "collectionView"
    case .statusBar: "statusBar"
    case .navigationBar: "navigationBar"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    case .splitView: "splitView"
    case .textView: "textView"
    default: nil
    }
  }
}
