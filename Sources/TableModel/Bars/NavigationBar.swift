/// The bar at the top of a table with its title: UIKit's `UINavigationBar` and the item in it.
public struct NavigationBar: Hashable, Sendable {
  /// The title in the middle of the bar, or large below it.
  public var title: String?
  /// A line of text above the title.
  public var prompt: String?
  /// A view in the place of the title.
  public var titleView: View?
  /// The title of the button that leads back; `nil` for no such button.
  public var backButtonTitle: String?
  /// Whether the button that leads back has the system's word for that instead, in the language of the screen.
  public var usesSystemBackTitle = false
  /// The items at the left, from the edge inwards.
  public var leftBarButtonItems: [BarButtonItem]
  /// The items at the right, from the edge inwards.
  public var rightBarButtonItems: [BarButtonItem]
  /// Whether the title stands large on a line of its own, in eras that have it.
  public var prefersLargeTitles: Bool
  /// Whether the bar is light or dark.
  public var barStyle: BarStyle
  /// The colour of the bar, instead of the theme's.
  public var barTintColor: Color?
  /// The colour of what can be tapped; before iOS 7, of the bar.
  public var tintColor: Color?

  /// A bar with a title.
  public init(
    title: String? = nil,
    prompt: String? = nil,
    titleView: View? = nil,
    backButtonTitle: String? = nil,
    leftBarButtonItems: [BarButtonItem] = [],
    rightBarButtonItems: [BarButtonItem] = [],
    prefersLargeTitles: Bool = false,
    barStyle: BarStyle = .default,
    barTintColor: Color? = nil,
    tintColor: Color? = nil
  ) {
    self.title = title
    self.prompt = prompt
    self.titleView = titleView
    self.backButtonTitle = backButtonTitle
    self.leftBarButtonItems = leftBarButtonItems
    self.rightBarButtonItems = rightBarButtonItems
    self.prefersLargeTitles = prefersLargeTitles
    self.barStyle = barStyle
    self.barTintColor = barTintColor
    self.tintColor = tintColor
  }
}
