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

/// A tab: UIKit's `UITabBarItem`.
public struct TabBarItem: Hashable, Sendable {
  /// The tabs that the system draws: `UITabBarSystemItem`.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent, mostViewed
  }

  /// One of the system's tabs, with its own icon and title.
  public var systemItem: SystemItem?
  /// The title below the icon, instead of the system's.
  public var title: String?
  /// The icon, drawn as a stencil.
  public var image: Image?
  /// What stands in a badge over the icon.
  public var badgeValue: String?
  /// What it says to assistive technologies.
  @Rare public var accessibility: Accessibility?

  /// A tab with an icon, a title and a badge.
  public init(
    systemItem: SystemItem? = nil, title: String? = nil, image: Image? = nil, badgeValue: String? = nil
  ) {
    self.systemItem = systemItem
    self.title = title
    self.image = image
    self.badgeValue = badgeValue
  }
}

/// The bar with the time and the battery at the top of a screen.
public struct StatusBar: Hashable, Sendable {
  /// The colours: UIKit's `UIStatusBarStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// What the era shows above the bar below.
    case `default`
    /// White letters, on black where the era's bar has a background of its own.
    case lightContent
    /// Dark letters over light content, as of iOS 13.
    case darkContent
  }

  /// The colours of letters and icons; `default` is the theme's.
  public var style: Style
  /// The time as its author writes it; `nil` for 9:41 AM, as its language does.
  package var ownTime: String?
  /// The date as its author writes it; `nil` for Tue Jan 9, as its language does.
  package var ownDate: String?
  /// The name of the network beside the bars of its strength.
  public var carrier: String
  /// Whether the strength of the network shows, as it does not on simulators and where there is no service.
  public var showsSignal: Bool
  /// How full the battery is, 0…1.
  public var batteryLevel: Double
  /// Whether the Dynamic Island shows, as on the glass of a phone; screenshots do not show it.
  public var showsDynamicIsland = false

  /// A status bar; a time and a date of `nil` are those of its language.
  public init(
    style: Style = .default, time: String? = nil, date: String? = nil, carrier: String = "Carrier",
    showsSignal: Bool = true, batteryLevel: Double = 1
  ) {
    self.style = style
    ownTime = time
    ownDate = date
    self.carrier = carrier
    self.showsSignal = showsSignal
    self.batteryLevel = batteryLevel
  }

  /// The time as it is shown in English; one that you set is shown so in every language.
  public var time: String {
    get { ownTime ?? "9:41 AM" }
    set { ownTime = newValue }
  }

  /// The date as tablets show it after the time since iOS 13, in English, empty for none; one that you set is shown so in
  /// every language.
  public var date: String {
    get { ownDate ?? "Tue Jan 9" }
    set { ownDate = newValue }
  }
}

extension TabBarItem: AccessibleElement {}
