/// The classes of views that a scene can hold, named as UIKit names them.
public enum ViewClass: String, Hashable, Sendable, CaseIterable {
  case tableView = "UITableView"
  case collectionView = "UICollectionView"
  case cell = "UITableViewCell"
  case listCell = "UICollectionViewListCell"
  case cellBackground = "UITableViewCellBackground"
  case contentView = "UITableViewCellContentView"
  case listContentView = "UIListContentView"
  case label = "UITableViewLabel"
  case imageView = "UIImageView"
  case button = "UIButton"
  case separator = "_UITableViewCellSeparatorView"
  case headerFooter = "UITableViewHeaderFooterView"
  case headerFooterLabel = "_UITableViewHeaderFooterViewLabel"
  case view = "UIView"
  case plainLabel = "UILabel"
  case editControl = "UITableViewCellEditControl"
  case reorderControl = "UITableViewCellReorderControl"
  case deleteConfirmation = "UITableViewCellDeleteConfirmationView"
  case actionButton = "_UITableViewCellActionButton"
  case selectedBackground = "UITableViewCellSelectedBackground"
  case `switch` = "UISwitch"
  case stepper = "UIStepper"
  case slider = "UISlider"
  case segmentedControl = "UISegmentedControl"
  case segment = "UISegment"
  case textField = "UITextField"
  case textView = "UITextView"
  case activityIndicator = "UIActivityIndicatorView"
  case progressView = "UIProgressView"
  case badge = "Badge"
  case datePicker = "UIDatePicker"
  case pickerView = "UIPickerView"
  case pageControl = "UIPageControl"
  case colorWell = "UIColorWell"
  case window = "UIWindow"
  case statusBar = "UIStatusBar"
  case navigationBar = "UINavigationBar"
  case navigationItem = "UINavigationItemView"
  case barBackground = "_UIBarBackground"
  case barButton = "UINavigationButton"
  case searchBar = "UISearchBar"
  case searchField = "UISearchBarTextField"
  case searchToken = "_UISearchTokenView"
  case toolbar = "UIToolbar"
  case tabBar = "UITabBar"
  case tabBarButton = "UITabBarButton"
  case splitView = "UISplitView"
  case popover = "_UIPopoverView"
  case sheet = "UIDropShadowView"
  case preview = "_UIPreviewPlatterView"
  case menu = "_UIContextMenuView"
  case menuCell = "_UIContextMenuCell"
  case grabber = "_UIGrabber"
  case alertController = "_UIAlertControllerView"
  case alertAction = "_UIAlertControllerActionView"
  case dimming = "UIDimmingView"
  case layoutContainer = "UILayoutContainerView"
  case sectionIndex = "UITableViewIndex"
  case scrollIndicator = "_UIScrollViewScrollIndicator"
  case refreshControl = "UIRefreshControl"
  case contentUnavailable = "UIContentUnavailableView"

  /// Whether it is a row, of a table or of a list.
  package var isRow: Bool { self == .cell || self == .listCell }
  /// Whether it is a table, or a collection view that shows a list.
  package var isTable: Bool { self == .tableView || self == .collectionView }
  /// Whether it holds what a row shows.
  package var isContentView: Bool { self == .contentView || self == .listContentView }
}

/// The property of its parent that holds a view.
public enum ViewRole: String, Hashable, Sendable, CaseIterable {
  case textLabel, detailTextLabel, imageView, accessoryView, header, footer, separator, editControl,
    reorderControl, deleteConfirmation, backgroundView, selectedBackgroundView, tableHeaderView,
    tableFooterView, titleView, prompt, subtitle, backButton, leftBarButtonItem, rightBarButtonItem,
    searchBar,
    refreshControl,
    sectionIndex, scrollIndicator, master, detail, popover,
    presented = "presentedViewController",
    menu, alertController,
    annotations
}
