import TableModel

/// Reads the buttons of bars.
struct IBBarButtonItems {
  let context: IBContext
  /// Reads the view that stands in the place of a button.
  let view: (XMLElement) -> View

  /// The buttons of one side of a navigation bar, which are one or a list: `leftBarButtonItem`.
  func items(_ key: String, of navigationItem: XMLElement?) -> [BarButtonItem] {
    guard let navigationItem else { return [] }
    let list = navigationItem.elements(in: key + "s").filter { $0.name == "barButtonItem" }
    return items(list.isEmpty ? [navigationItem.child(key: key)].compactMap { $0 } : list)
  }

  /// The buttons of elements; those that show nothing that can be drawn are left out.
  func items(_ elements: [XMLElement]) -> [BarButtonItem] {
    elements.compactMap { element in
      content(of: element).map { content in
        var item = BarButtonItem(
          content, style: context.word("style", of: element, among: IBBarButtonItems.styles),
          isEnabled: element.flag("enabled") ?? true, tintColor: context.color("tintColor", of: element),
          width: context.number("width", of: element, in: .from(0, to: 1_000)))
        item.accessibility = context.accessibility(of: element)
        return item
      }
    }
  }

  private static let styles: [String: BarButtonItem.Style] = [
    "plain": .plain, "bordered": .bordered, "done": .done, "prominent": .prominent,
  ]

  private func content(of element: XMLElement) -> BarButtonItem.Content? {
    if let system = element["systemItem"].flatMap(BarButtonSystemItem.init) { return .system(system) }
    if let image = image(element.picture("image"), at: element) { return .image(image) }
    if let title = context.text("title", of: element), !title.isEmpty { return .title(title) }
    return element.child(key: "customView").flatMap(content(ofView:))
  }

  /// What a view in the place of an item shows; the words and pictures of buttons look like those of items.
  private func content(ofView view: XMLElement) -> BarButtonItem.Content? {
    guard view.name == "button" else { return .view(self.view(view)) }
    guard let state = view.child(key: "normal") else { return nil }
    if let image = image(state.picture("image"), at: view) { return .image(image) }
    return context.text("title", of: state).flatMap { $0.isEmpty ? nil : .title($0) }
  }

  private func image(_ name: String?, at element: XMLElement) -> Image? {
    name.flatMap {
      context.images.image(named: $0, at: element, fallback: Size(width: 22, height: 22))
    }
  }
}
