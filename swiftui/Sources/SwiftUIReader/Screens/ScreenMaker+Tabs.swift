/// Tabs, of which a screen shows one.
extension ScreenMaker {
  /// The most tabs that the bar of a phone shows; the last stands for those that have no room.
  private static let mostTabs = 5

  /// What the chosen tab of a view shows, or the first where nobody knows which; the bar has all of them.
  func chosenTab(of view: ViewNode, _ style: ViewStyle) -> [ViewNode] {
    let tabs = tabs(of: view)
    let chosen = view.argument("selection").map { selection in
      tabs.firstIndex { tab in
        let tag = tab[0].argument("value") ?? tab[0].modifier("tag")?.arguments.first
        return (tag?.value ?? tab[0].tag)?.equals(selection.value) == true
      }
    }
    let index = chosen.flatMap(\.self) ?? 0
    guard tabs.indices.contains(index) else { return [] }
    let kind = view.modifier("tabViewStyle")?.arguments.first?.value.memberName?.lowercased() ?? ""
    var items = tabs.compactMap { item(ofTab: $0[0]) }
    let isPaged = ["page", "verticalpage", "carousel"].contains { kind.hasPrefix($0) }
    if !isPaged, tabBar == nil, !items.isEmpty, items.count == tabs.count {
      if items.count > ScreenMaker.mostTabs {
        items = items.prefix(ScreenMaker.mostTabs - 1) + [.mapping(["systemItem": .string("more")])]
      }
      let selected = min(index, items.count - 1)
      tabBar = .mapping([
        "items": .array(items), "selectedIndex": selected > 0 ? .number(Double(selected)) : nil,
        "tintColor": (style.tint ?? style.accent).map(JSON.string),
      ])
    }
    return tabs[index].flatMap { tab -> [ViewNode] in
      // A badge is the bar's.
      guard tab.name == "Tab" else { return [tab.with(tab.modifiers.filter { $0.name != "badge" })] }
      let bars = tab.with(tab.modifiers.filter { $0.name.hasPrefix("toolbar") })
      return expander.content(of: tab).map { expander.outer(bars, around: $0) }
    }
  }

  /// The views of each tab: those that came from one view have its label.
  private func tabs(of view: ViewNode) -> [[ViewNode]] {
    var tabs: [[ViewNode]] = []
    for child in expander.content(of: view) {
      if let last = tabs.last?.first, child.name != "Tab", let label = label(ofTab: child),
        let other = self.label(ofTab: last), label.node == other.node, item(ofTab: child) == item(ofTab: last)
      {
        tabs[tabs.count - 1].append(child)
      } else {
        tabs.append([child])
      }
    }
    return tabs
  }

  private func label(ofTab tab: ViewNode) -> Argument? { tab.modifier("tabItem")?.arguments.last }

  /// A tab of a bar; `nil` where it has neither a title nor a symbol.
  private func item(ofTab tab: ViewNode) -> JSON? {
    var (title, symbol): (TextMaker.Made?, Value?) = (nil, nil)
    let badge = rows.badge(of: tab).flatMap { $0.isEmpty ? nil : JSON.string($0) }
    func note(_ view: ViewNode) {
      switch view.name {
      case "Label":
        title = title ?? rows.contents.title(of: view)
        symbol = symbol ?? view.argument("systemImage")?.value
        // The title is the first closure, which has no name.
        ["title", nil, "icon"].flatMap { expander.content(of: view, $0) }.forEach(note)
      case "Text", "Text+": title = title ?? texts.text(of: view)
      case "Image": symbol = symbol ?? view.argument("systemName")?.value
      default: break
      }
    }
    if tab.name == "Tab" {
      title = rows.contents.title(of: tab)
      symbol = tab.argument("systemImage")?.value
      expander.content(of: tab, "label").forEach(note)
      // Since iOS 26 the tab for searching is a circle with a magnifying glass alone.
      if tab.argument("role")?.value.memberName == "search",
        title == nil || interpreter.options.system >= 26,
        symbol == nil || symbol?.text?.text == "magnifyingglass"
      {
        return .mapping(["systemItem": .string("search"), "badgeValue": badge])
      }
    } else if let label = label(ofTab: tab) {
      expander.views(of: label, values: []).forEach(note)
    }
    let name = symbol?.text.flatMap { $0.isPartial || $0.text.isEmpty ? nil : $0.text }
    guard title != nil || name != nil else { return nil }
    return .mapping([
      "title": title?.json, "image": name.map { .mapping(["systemName": .string($0)]) },
      "badgeValue": badge,
    ])
  }
}
