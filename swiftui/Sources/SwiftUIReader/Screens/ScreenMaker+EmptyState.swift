/// What a screen shows in place of a list.
extension ScreenMaker {
  /// The symbol, title and description of a view that says that there is nothing.
  func emptyState(_ view: ViewNode) -> JSON {
    let title =
      rows.contents.title(of: view)
      ?? texts(in: rows.contents.labelViews(of: view)).first.map { texts.text(of: $0) }
    let description = view.argument("description").flatMap { argument in
      texts(in: expander.views(of: argument, values: [])).first.map { texts.text(of: $0) }
    }
    if let title { texts.count(title) }
    var image: JSON?
    let label = rows.contents.labelViews(of: view).first { $0.name == "Label" } ?? view
    if case .string(let name)? = (view.argument("systemImage") ?? label.argument("systemImage"))?.value {
      image = .mapping(["systemName": .string(name.text)])
    }
    return .mapping(["imageView": image, "text": title?.json, "secondaryText": description?.json])
  }
}
