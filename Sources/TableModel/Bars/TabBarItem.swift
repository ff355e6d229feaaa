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
