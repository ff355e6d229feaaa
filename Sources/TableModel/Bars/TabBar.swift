/// The bar with tabs at the bottom of a screen: UIKit's `UITabBar`.
public struct TabBar: Hashable, Sendable {
  /// The tabs from left to right.
  public var items: [TabBarItem]
  /// The number of the chosen tab.
  public var selectedIndex: Int?
  /// Whether the bar is light or dark.
  public var barStyle: BarStyle
  /// The colour of the bar, instead of the theme's.
  public var barTintColor: Color?
  /// The colour of the chosen tab.
  public var tintColor: Color?

  /// A bar with tabs.
  public init(
    items: [TabBarItem],
    selectedIndex: Int? = 0,
    barStyle: BarStyle = .default,
    barTintColor: Color? = nil,
    tintColor: Color? = nil
  ) {
    self.items = items
    self.selectedIndex = selectedIndex
    self.barStyle = barStyle
    self.barTintColor = barTintColor
    self.tintColor = tintColor
  }
}
