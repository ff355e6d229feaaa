/// The bars that a document knows to stand around a table; pictures show them where they are asked to.
public struct ScreenBars: Hashable, Sendable {
  /// The name of the device that the bars and the table fill together; `nil` for a screen as large as the table.
  public var device: String?
  /// The way the device is held.
  public var orientation: Orientation?
  /// The bar with the time and the battery.
  public var statusBar: StatusBar?
  /// The bar with the title.
  public var navigationBar: NavigationBar?
  /// The bar with buttons at the bottom.
  public var toolbar: Toolbar?
  /// The bar with tabs at the very bottom.
  public var tabBar: TabBar?

  /// Bars around a table.
  public init(
    device: String? = nil, orientation: Orientation? = nil, statusBar: StatusBar? = nil,
    navigationBar: NavigationBar? = nil, toolbar: Toolbar? = nil, tabBar: TabBar? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.tabBar = tabBar
  }
}

/// The way a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright: higher than wide.
  case portrait
  /// On its side: wider than high.
  case landscape
}
