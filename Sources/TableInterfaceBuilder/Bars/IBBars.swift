import TableModel
import TableSources

/// Reads the bars around a view controller: its own items in the bars of the controllers that show it.
struct IBBars {
  let context: IBContext

  /// The bars of a controller.
  func bars(of path: IBControllers.Path) -> ScreenBars {
    ScreenBars(
      statusBar: statusBar(of: path), navigationBar: navigationBar(of: path), toolbar: toolbar(of: path),
      tabBar: tabBar(of: path))
  }

  private func statusBar(of path: IBControllers.Path) -> StatusBar? {
    let metrics = path.controller.child(key: "simulatedStatusBarMetrics")
    guard metrics?.name != "nil" else { return nil }
    let style = metrics?["statusBarStyle"]
    return StatusBar(style: style.flatMap { IBBars.statusBarStyles[$0] } ?? .default)
  }

  private static let statusBarStyles: [String: StatusBar.Style] = [
    "lightContent": .lightContent, "darkContent": .darkContent, "blackOpaque": .lightContent,
    "blackTranslucent": .lightContent,
  ]

  private func navigationBar(of path: IBControllers.Path) -> NavigationBar? {
    let simulated = path.controller.child(key: "simulatedTopBarMetrics")
    guard path.navigation != nil || simulated?.name == "simulatedNavigationBarMetrics",
      path.navigation?.flag("navigationBarHidden") != true
    else { return nil }
    let element = path.navigation?.child(key: "navigationBar")
    let item = path.controller.child(key: "navigationItem")
    let items = IBBarButtonItems(context: context)
    var bar = NavigationBar(
      title: item.flatMap { context.text("title", of: $0) } ?? path.controller["title"],
      prompt: item.flatMap { context.text("prompt", of: $0) },
      titleView: item?.child(key: "titleView").map { IBView(context: context).view($0) },
      backButtonTitle: path.previous.flatMap(backButtonTitle),
      leftBarButtonItems: items.items("leftBarButtonItem", of: item),
      rightBarButtonItems: items.items("rightBarButtonItem", of: item),
      prefersLargeTitles: element?.flag("largeTitles") == true && item?["largeTitleDisplayMode"] != "never",
      barStyle: IBBars.barStyle(element?["barStyle"] ?? simulated?["barStyle"]),
      barTintColor: element.flatMap { context.color("barTintColor", of: $0) },
      tintColor: element.flatMap { context.color("tintColor", of: $0) })
    bar.usesSystemBackTitle = path.previous != nil && bar.backButtonTitle == nil
    return bar
  }

  /// What the way back is called: by the item that the controller below gives, or by its title; `nil` for the system's word.
  private func backButtonTitle(of previous: XMLElement) -> String? {
    let item = previous.child(key: "navigationItem")
    let own = item?.child(key: "backBarButtonItem").flatMap { context.text("title", of: $0) }
    let title = item.flatMap { context.text("title", of: $0) } ?? previous["title"]
    return own ?? title
  }

  private static func barStyle(_ word: String?) -> BarStyle {
    word?.hasPrefix("black") == true ? .black : .default
  }

  private func toolbar(of path: IBControllers.Path) -> Toolbar? {
    guard let navigation = path.navigation, navigation.flag("toolbarHidden") == false else { return nil }
    let element = navigation.child(key: "toolbar")
    let items = path.controller.elements(in: "toolbarItems").filter { $0.name == "barButtonItem" }
    return Toolbar(
      items: IBBarButtonItems(context: context).items(items),
      barStyle: IBBars.barStyle(element?["barStyle"]),
      barTintColor: element.flatMap { context.color("barTintColor", of: $0) },
      tintColor: element.flatMap { context.color("tintColor", of: $0) })
  }

  private func tabBar(of path: IBControllers.Path) -> TabBar? {
    let isHidden = path.previous != nil && path.controller.flag("hidesBottomBarWhenPushed") == true
    guard let tabs = path.tabs, !isHidden else { return nil }
    let element = tabs.child(key: "tabBar")
    return TabBar(
      items: path.tabControllers.map(tab),
      selectedIndex: path.tabIndex,
      barStyle: IBBars.barStyle(element?["barStyle"]),
      barTintColor: element.flatMap { context.color("barTintColor", of: $0) },
      tintColor: element.flatMap { context.color("tintColor", of: $0) })
  }

  private func tab(of controller: XMLElement) -> TabBarItem {
    let item = controller.child(key: "tabBarItem")
    return TabBarItem(
      systemItem: item?["systemItem"].flatMap(TabBarItem.SystemItem.init),
      title: item.flatMap { context.text("title", of: $0) } ?? controller["title"],
      image: item.flatMap { item in
        item["image"].flatMap {
          context.images.image(named: $0, at: item, fallback: Size(width: 30, height: 30))
        }
      },
      badgeValue: item?["badgeValue"])
  }
}
