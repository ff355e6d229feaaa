import TableModel
import TableSources

extension SpecDescriber {
  /// The bar with the time and the battery.
  func statusBar(_ bar: StatusBar) -> SpecValue {
    let usual = StatusBar()
    var builder = SpecValueBuilder()
    builder.add("style", bar.style, usually: usual.style)
    if bar.time != usual.time { builder.add("time", text: bar.time) }
    if bar.carrier != usual.carrier { builder.add("carrier", text: bar.carrier) }
    builder.add("batteryLevel", bar.batteryLevel, usually: usual.batteryLevel)
    return builder.entries.isEmpty ? .boolean(true) : builder.value
  }

  /// A bar with a title.
  func navigationBar(_ bar: NavigationBar) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("title", text: bar.title)
    builder.add("prompt", text: bar.prompt)
    builder.add("titleView", bar.titleView.map(view))
    builder.add("backButtonTitle", text: bar.backButtonTitle)
    builder.add("leftBarButtonItems", list: bar.leftBarButtonItems.map(item))
    builder.add("rightBarButtonItems", list: bar.rightBarButtonItems.map(item))
    builder.add("prefersLargeTitles", bar.prefersLargeTitles, usually: false)
    style(of: bar, into: &builder)
    return builder.value.short(for: "title")
  }

  /// A field to search in.
  func searchBar(_ bar: SearchBar) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("placeholder", textUnlessEmpty: bar.placeholder)
    builder.add("text", textUnlessEmpty: bar.text)
    builder.add("showsCancelButton", bar.showsCancelButton, usually: false)
    builder.add("showsBookmarkButton", bar.showsBookmarkButton, usually: false)
    builder.add("scopeButtonTitles", list: bar.scopeButtonTitles.map { .text($0) })
    builder.add("selectedScopeButtonIndex", bar.selectedScopeButtonIndex, usually: 0)
    style(of: bar, into: &builder)
    return builder.entries.isEmpty ? .boolean(true) : builder.value.short(for: "placeholder")
  }

  /// A bar with buttons.
  func toolbar(_ bar: Toolbar) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("items", .list(bar.items.map(item)))
    style(of: bar, into: &builder)
    return builder.value.short(for: "items")
  }

  /// A bar with tabs.
  func tabBar(_ bar: TabBar) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("items", .list(bar.items.map(tab)))
    if bar.selectedIndex != 0 {
      builder.add("selectedIndex", .word(bar.selectedIndex.map(String.init) ?? "none"))
    }
    style(of: bar, into: &builder)
    return builder.value.short(for: "items")
  }

  private func style(of bar: some StyledBar, into builder: inout SpecValueBuilder) {
    builder.add("barStyle", bar.barStyle, usually: .default)
    builder.add("barTintColor", bar.barTintColor.map(color))
    builder.add("tintColor", bar.tintColor.map(color))
  }

  private func item(_ item: BarButtonItem) -> SpecValue {
    var builder = SpecValueBuilder()
    switch item.content {
    case .title(let title): builder.add("title", text: title)
    case .system(let systemItem): builder.add("systemItem", .word(systemItem))
    case .image(let shown): builder.add("image", image(shown))
    }
    builder.add("style", item.style)
    builder.add("enabled", item.isEnabled, usually: true)
    builder.add("width", item.width)
    builder.add("tintColor", item.tintColor.map(color))
    return builder.value.short(for: "title")
  }

  private func tab(_ tab: TabBarItem) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("systemItem", tab.systemItem)
    builder.add("title", text: tab.title)
    builder.add("image", tab.image.map(image))
    builder.add("badgeValue", text: tab.badgeValue)
    return builder.value.short(for: "title")
  }
}
