/// The bar with buttons at the bottom of a table: UIKit's `UIToolbar`.
public struct Toolbar: Hashable, Sendable {
  /// The buttons and spaces from left to right.
  public var items: [BarButtonItem]
  /// Whether the bar is light or dark.
  public var barStyle: BarStyle
  /// The colour of the bar, instead of the theme's.
  public var barTintColor: Color?
  /// The colour of what can be tapped; before iOS 7, of the bar.
  public var tintColor: Color?

  /// A bar with buttons.
  public init(
    items: [BarButtonItem],
    barStyle: BarStyle = .default,
    barTintColor: Color? = nil,
    tintColor: Color? = nil
  ) {
    self.items = items
    self.barStyle = barStyle
    self.barTintColor = barTintColor
    self.tintColor = tintColor
  }
}
