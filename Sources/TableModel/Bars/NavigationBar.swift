/// The bar at the top of a table with its title: UIKit's `UINavigationBar` and the item in it.
public struct NavigationBar: Hashable, Sendable {
  /// The title in the middle of the bar, or large below it.
  public var title: String?
  /// A smaller text below the title, in eras that have it.
  public var subtitle: String?
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
  /// Whether the title is large, on a separate line, in eras that have large titles.
  public var prefersLargeTitles: Bool
  /// Whether the bar is light or dark.
  public var barStyle: BarStyle
  /// The colour of the bar, instead of the theme's.
  public var barTintColor: Color?
  /// The colour of what can be tapped; before iOS 7, of the bar.
  public var tintColor: Color?
  /// The letters of the title beside the buttons; `nil` for the theme’s.
  public var titleTextAttributes: TitleTextAttributes?
  /// The letters of a large title; `nil` for the theme’s.
  public var largeTitleTextAttributes: TitleTextAttributes?

  /// A bar with a title.
  public init(
    title: String? = nil,
    subtitle: String? = nil,
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
    self.subtitle = subtitle
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

/// What the letters of a bar’s title look like: the part of UIKit's `titleTextAttributes` that is drawn.
public struct TitleTextAttributes: Hashable, Sendable {
  /// The colour of the letters; `nil` for the theme’s.
  public var foregroundColor: Color?

  /// Letters in a colour.
  public init(foregroundColor: Color? = nil) {
    self.foregroundColor = foregroundColor
  }
}

/// A button in a navigation bar or a toolbar: UIKit's `UIBarButtonItem`.
public struct BarButtonItem: Hashable, Sendable {
  /// What the button shows.
  public enum Content: Hashable, Sendable {
    /// A word of the author's own.
    case title(String)
    /// One of the system's words or icons.
    case system(BarButtonSystemItem)
    /// A picture, drawn in the colour of what can be tapped.
    case image(Image)
    /// A view of the author's own in the button's place.
    case view(View)
  }

  /// How much weight the button has: `UIBarButtonItemStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, bordered, done
    /// The name of `done` since iOS 26.
    case prominent

    /// Whether the button stands out from others.
    package var isProminent: Bool { self == .done || self == .prominent }
  }

  /// What the button shows.
  public var content: Content
  /// How much weight the button has; `nil` for what the content usually has.
  public var style: Style?
  /// Whether the button can be used.
  public var isEnabled: Bool
  /// The colour of the button, instead of the bar's.
  public var tintColor: Color?
  /// The width in points of a fixed space.
  public var width: Double?
  /// What it says to assistive technologies.
  @Rare public var accessibility: Accessibility?

  /// A button with what it shows and the style of it.
  public init(
    _ content: Content,
    style: Style? = nil,
    isEnabled: Bool = true,
    tintColor: Color? = nil,
    width: Double? = nil
  ) {
    self.content = content
    self.style = style
    self.isEnabled = isEnabled
    self.tintColor = tintColor
    self.width = width
  }
}

/// The buttons that the system draws: UIKit's `UIBarButtonSystemItem`.
public enum BarButtonSystemItem: String, Hashable, Sendable, CaseIterable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
    search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
}

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

extension BarButtonItem: AccessibleElement {}
