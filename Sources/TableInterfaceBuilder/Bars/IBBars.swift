import TableModel

/// Reads the bars around a view controller: its own items in the bars of the controllers that show it.
struct IBBars {
  let path: IBControllers.Path

  /// The bars of a controller.
  var bars: ScreenBars {
    ScreenBars(statusBar: statusBar, navigationBar: navigationBar, toolbar: toolbar, tabBar: tabBar)
  }

  private var element: XMLElement { path.controller.element }
  private var context: IBContext { path.controller.context }

  private var statusBar: StatusBar? {
    let metrics = element.child(key: "simulatedStatusBarMetrics")
    guard metrics?.name != "nil" else { return nil }
    let style = metrics?["statusBarStyle"]
    return StatusBar(style: style.flatMap { IBBars.statusBarStyles[$0] } ?? .default)
  }

  private static let statusBarStyles: [String: StatusBar.Style] = [
    "lightContent": .lightContent, "darkContent": .darkContent, "blackOpaque": .lightContent,
    "blackTranslucent": .lightContent,
  ]

  private var buttons: IBBarButtonItems {
    let context = context
    return IBBarButtonItems(context: context) { IBView(context: context).view($0) }
  }

  private var navigationBar: NavigationBar? {
    let simulated = element.child(key: "simulatedTopBarMetrics")
    guard path.navigation != nil || simulated?.name == "simulatedNavigationBarMetrics",
      path.navigation?.element.flag("navigationBarHidden") != true
    else { return nil }
    let look = path.navigation?.element.child(key: "navigationBar")
    let item = element.child(key: "navigationItem")
    let items = buttons
    let isLarge = look?.flag("largeTitles") == true && item?["largeTitleDisplayMode"] != "never"
    let own = IBBarAppearance(bar: look, context: path.navigation?.context, isAtTop: true, isLarge: isLarge)
    var bar = NavigationBar(
      title: item.flatMap { context.text("title", of: $0) } ?? element["title"],
      prompt: item.flatMap { context.text("prompt", of: $0) },
      titleView: item?.child(key: "titleView").map { IBView(context: context).view($0) },
      backButtonTitle: path.previous.flatMap(backButtonTitle),
      leftBarButtonItems: items.items("leftBarButtonItem", of: item),
      rightBarButtonItems: items.items("rightBarButtonItem", of: item),
      prefersLargeTitles: isLarge,
      barStyle: IBBars.barStyle(look?["barStyle"] ?? simulated?["barStyle"]),
      barTintColor: own.barTintColor,
      tintColor: own.color("tintColor"))
    bar.titleTextAttributes = own.titleAttributes("titleTextAttributes")
    bar.largeTitleTextAttributes = own.titleAttributes("largeTitleTextAttributes")
    bar.usesSystemBackTitle = path.previous != nil && bar.backButtonTitle == nil
    return bar
  }

  /// What the way back is called: by the item that the controller below gives, or by its title; `nil` for the system's word.
  private func backButtonTitle(of previous: IBControllers.Controller) -> String? {
    let item = previous.element.child(key: "navigationItem")
    let own = item?.child(key: "backBarButtonItem").flatMap { previous.context.text("title", of: $0) }
    let title = item.flatMap { previous.context.text("title", of: $0) } ?? previous.element["title"]
    return own ?? title
  }

  private static func barStyle(_ word: String?) -> BarStyle {
    word?.hasPrefix("black") == true ? .black : .default
  }

  private var toolbar: Toolbar? {
    guard let navigation = path.navigation, navigation.element.flag("toolbarHidden") == false else {
      return nil
    }
    let look = navigation.element.child(key: "toolbar")
    let own = IBBarAppearance(bar: look, context: navigation.context)
    let items = element.elements(in: "toolbarItems").filter { $0.name == "barButtonItem" }
    return Toolbar(
      items: buttons.items(items),
      barStyle: IBBars.barStyle(look?["barStyle"]),
      barTintColor: own.barTintColor,
      tintColor: own.color("tintColor"))
  }

  private var tabBar: TabBar? {
    let isHidden = path.previous != nil && element.flag("hidesBottomBarWhenPushed") == true
    guard let tabs = path.tabs, !isHidden else { return nil }
    let look = tabs.element.child(key: "tabBar")
    let own = IBBarAppearance(bar: look, context: tabs.context)
    return TabBar(
      items: path.tabControllers.map(tab),
      selectedIndex: path.tabIndex,
      barStyle: IBBars.barStyle(look?["barStyle"]),
      barTintColor: own.barTintColor,
      tintColor: own.color("selectedImageTintColor") ?? own.color("tintColor"))
  }

  private func tab(of controller: IBControllers.Controller) -> TabBarItem {
    let item = controller.element.child(key: "tabBarItem")
    let ownTitle = item.flatMap { controller.context.text("title", of: $0) } ?? controller.element["title"]
    var tab = TabBarItem(
      systemItem: item?["systemItem"].flatMap(TabBarItem.SystemItem.init),
      // A reference that leads nowhere has no title, and its tab would be a gap.
      title: ownTitle ?? controller.element["storyboardName"],
      image: item.flatMap { item in
        item.picture("image").flatMap {
          controller.context.images.image(named: $0, at: item, fallback: Size(width: 30, height: 30))
        }
      },
      badgeValue: item?["badgeValue"])
    tab.accessibility = item.flatMap { controller.context.accessibility(of: $0) }
    return tab
  }
}

/// The bars around one table of a document.
package struct FoundBars: Hashable, Sendable {
  /// The object that a screen of the table is made of.
  package var object: InterfaceBuilderObject
  /// The bars.
  package var bars: ScreenBars
}
