/// A table, or a text, with the bars above and below it, as a view controller in its containers shows them.
public struct ViewController: Hashable, Sendable {
  /// The bar with the title.
  public var navigationBar: NavigationBar?
  /// A search bar that stays below the navigation bar while the table scrolls.
  public var searchBar: SearchBar?
  /// The table; `nil` for a text or an empty view.
  public var tableView: TableView?
  /// The text that is shown where there is no table; `nil` for none.
  public var textView: TextView?
  /// The bar with buttons at the bottom.
  public var toolbar: Toolbar?
  /// The bar with tabs at the very bottom.
  public var tabBar: TabBar?

  /// A table with its bars.
  public init(
    navigationBar: NavigationBar? = nil,
    searchBar: SearchBar? = nil,
    tableView: TableView? = nil,
    toolbar: Toolbar? = nil,
    tabBar: TabBar? = nil
  ) {
    self.navigationBar = navigationBar
    self.searchBar = searchBar
    self.tableView = tableView
    self.toolbar = toolbar
    self.tabBar = tabBar
  }

  /// Whether there is a table and not a single bar.
  public var isBareTable: Bool {
    tableView != nil && navigationBar == nil && searchBar == nil && toolbar == nil && tabBar == nil
  }
}
