/// A table, or a text, with the bars above and below it, as a view controller in its containers shows them.
public struct ViewController: Hashable, Sendable {
  /// The bar with the title.
  public var navigationBar: NavigationBar?
  /// A search bar that stays below the navigation bar while the table scrolls.
  public var searchBar: SearchBar?
  /// The table; `nil` for a text or an empty view.
  public var tableView: TableView?
  /// What stands around a table that does not fill the screen: all of the controller’s view, in which the first view of the
  /// unknown class `UITableView` is the table’s place; `nil` where the table fills it.
  @Rare public var view: View?
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
    view: View? = nil,
    toolbar: Toolbar? = nil,
    tabBar: TabBar? = nil
  ) {
    self.navigationBar = navigationBar
    self.searchBar = searchBar
    self.tableView = tableView
    self.view = view
    self.toolbar = toolbar
    self.tabBar = tabBar
  }

  /// Whether there is a table and nothing besides.
  public var isBareTable: Bool { tableView != nil && view == nil && !hasBars }

  /// Whether there is any bar.
  package var hasBars: Bool {
    navigationBar != nil || searchBar != nil || toolbar != nil || tabBar != nil
  }
}

/// A controller that stands over a screen: UIKit's `presentedViewController`.
public struct Presentation: Hashable, Sendable {
  /// How a controller stands over a screen: `UIModalPresentationStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A page sheet since iOS 13, and all of the screen before.
    case automatic
    /// All of the screen.
    case fullScreen
    /// A sheet as high as the screen or nearly so; since iOS 13 on phones, too.
    case pageSheet
    /// A smaller sheet in the middle of a tablet's screen; a page sheet on phones.
    case formSheet
  }

  /// What stands over the screen.
  @Boxed public var controller: ViewController
  /// How it stands there.
  public var style: Style
  /// The size of a form sheet in points, which is never larger than the screen; `nil` for the theme's.
  public var preferredContentSize: Size?
  /// How high a phone's sheet stands, in looks that have heights of sheets.
  public var selectedDetent = Detent.large
  /// The greatest height at which a phone's sheet leaves the screen behind as bright as it is; `nil` where none does.
  public var largestUndimmedDetent: Detent?
  /// Whether a phone's sheet has a bar in the middle of its upper edge by which it can be dragged.
  public var prefersGrabberVisible = false
  /// The radius in points of the corners of a phone's sheet; `nil` for the theme's.
  public var preferredCornerRadius: Double?

  /// A height at which a sheet comes to rest: `UISheetPresentationControllerDetent`.
  public enum Detent: Hashable, Sendable {
    /// About half of the screen.
    case medium
    /// All of the screen or nearly so.
    case large
    /// So many points above what the home indicator takes.
    case custom(Double)
  }

  /// A controller over a screen.
  public init(
    controller: ViewController, style: Style = .automatic, preferredContentSize: Size? = nil
  ) {
    self.controller = controller
    self.style = style
    self.preferredContentSize = preferredContentSize
  }
}

/// A table in a box that points at what called it: UIKit's `UIPopoverController`.
public struct Popover: Hashable, Sendable {
  /// The way the arrow points, away from the box: `UIPopoverArrowDirection`.
  public enum ArrowDirection: String, Hashable, Sendable, CaseIterable {
    /// The side with the most room.
    case any
    case up, down, left, right
  }

  /// A thing on the screen behind that the arrow can point at.
  public enum Source: Hashable, Sendable {
    /// A row of the first table that has it in sight; in a split view the detail comes before the master.
    case row(IndexPath)
    /// A button of the first navigation bar that has it, counted from 0 and from the screen's edge inwards.
    case barButtonItem(Side, Int)

    /// The side of a bar.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      case left, right
    }
  }

  /// What is in the box.
  @Boxed public var controller: ViewController
  /// What the arrow points at, in the screen's coordinates, in points.
  public var sourceRect: Rect
  /// The thing that the arrow points at instead of a rectangle.
  public var source: Source?
  /// The way the arrow points.
  public var arrowDirection: ArrowDirection
  /// The size of the box's content in points; `nil` for 320 wide and as high as the table needs.
  public var contentSize: Size?

  /// A table in a box.
  public init(
    controller: ViewController,
    sourceRect: Rect,
    arrowDirection: ArrowDirection = .any,
    contentSize: Size? = nil
  ) {
    self.controller = controller
    self.sourceRect = sourceRect
    self.arrowDirection = arrowDirection
    self.contentSize = contentSize
  }
}

/// A list on the left and what it leads to on the right: UIKit's `UISplitViewController`.
public struct SplitView: Hashable, Sendable {
  /// Which of the two sides can be seen: `UISplitViewControllerDisplayMode`.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// What the era does: both sides in landscape, the detail alone in portrait.
    case automatic
    /// Both sides next to each other.
    case allVisible
    /// The detail alone.
    case primaryHidden
    /// The detail, and the master over its left part.
    case primaryOverlay
  }

  /// The list on the left.
  @Boxed public var master: ViewController
  /// What the list leads to.
  @Boxed public var detail: ViewController
  /// Which of the two can be seen.
  public var displayMode: DisplayMode
  /// The width of the left side in points, instead of the theme's.
  public var masterWidth: Double?

  /// Two sides, and which of them can be seen.
  public init(
    master: ViewController,
    detail: ViewController,
    displayMode: DisplayMode = .automatic,
    masterWidth: Double? = nil
  ) {
    self.master = master
    self.detail = detail
    self.displayMode = displayMode
    self.masterWidth = masterWidth
  }
}
