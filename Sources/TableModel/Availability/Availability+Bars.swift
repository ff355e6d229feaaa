extension Availability {
  /// Members of bars and of their items.
  static let bars: [Availability] = [
    Availability("navigationBar", "title", from: .v2),
    Availability("navigationBar", "prompt", from: .v2),
    Availability("navigationBar", "titleView", from: .v2),
    Availability("navigationBar", "leftBarButtonItems", from: .v5, after: "leftBarButtonItem"),
    Availability("navigationBar", "rightBarButtonItems", from: .v5, after: "rightBarButtonItem"),
    Availability("navigationBar", "barStyle", from: .v2),
    Availability("navigationBar", "tintColor", from: .v2),
    Availability("navigationBar", "barTintColor", from: .v7),
    Availability("navigationBar", "prefersLargeTitles", from: .v11, lack: "has no large titles"),
    Availability("toolbar", "barStyle", from: .v2),
    Availability("toolbar", "tintColor", from: .v2),
    Availability("toolbar", "barTintColor", from: .v7),
    Availability("tabBar", "barStyle", from: .v7),
    Availability("tabBar", "tintColor", from: .v5),
    Availability("tabBar", "barTintColor", from: .v7),
    Availability("screen", "textView", from: .v2),
    Availability("viewController", "textView", from: .v2),
    Availability("textView", "text", from: .v2),
    Availability("textView", "font", from: .v2),
    Availability("textView", "textColor", from: .v2),
    Availability("textView", "textAlignment", from: .v2),
    Availability("textView", "textContainerInset", from: .v7),
    Availability("textView", "backgroundColor", from: .v2),
    Availability("searchBar", "placeholder", from: .v2),
    Availability("searchBar", "text", from: .v2),
    Availability("searchBar", "showsCancelButton", from: .v2),
    Availability("searchBar", "showsBookmarkButton", from: .v2),
    Availability("searchBar", "scopeButtonTitles", from: .v3),
    Availability("searchBar", "selectedScopeButtonIndex", from: .v3),
    Availability("searchBar", "barStyle", from: .v2),
    Availability("searchBar", "tintColor", from: .v2),
    Availability("searchBar", "barTintColor", from: .v7),
    Availability("searchBar", "placement", from: SystemVersion(16)),
    Availability(
      "searchBar", "placement", value: "integrated", from: SystemVersion(26),
      lack: "has search bars above tables alone"),
    Availability("barButtonItem", "systemItem", from: .v2),
    Availability("barButtonItem", "systemItem", value: "undo", from: .v3),
    Availability("barButtonItem", "systemItem", value: "redo", from: .v3),
    Availability("barButtonItem", "systemItem", value: "close", from: .v13),
    Availability("barButtonItem", "tintColor", from: .v5),
    Availability("barButtonItem", "customView", from: .v2),
    Availability("tabBarItem", "systemItem", from: .v2),
    Availability("tabBarItem", "badgeValue", from: .v2),
  ]

  /// Styles of status bars.
  static let statusBar: [Availability] = [
    Availability(
      "statusBar", "style", value: "lightContent", from: .v7, after: "UIStatusBarStyleBlackOpaque"),
    Availability("statusBar", "style", value: "darkContent", from: .v13),
  ]
}
