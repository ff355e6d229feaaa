/// What bars are made of.
extension ScreenMaker {
  /// The items of a bar that a view makes.
  func item(of view: ViewNode, _ style: ViewStyle, isConfirmation: Bool = false) -> [JSON] {
    let inner = style.inside(view, interpreter)
    let enabled: JSON? = inner.isDisabled ? .bool(false) : nil
    switch view.name {
    case "Spacer", "Divider": return []
    case "EditButton": return [.mapping(["systemItem": .string("edit")])]
    case "Text", "Text+": return [.mapping(["title": texts.text(of: view).json, "enabled": enabled])]
    case "Image":
      guard case .string(let name)? = view.argument("systemName")?.value, !name.text.isEmpty else {
        return []
      }
      return [.mapping(["image": .mapping(["systemName": .string(name.text)]), "enabled": enabled])]
    case "Label":
      let isIcon = view.modifier("labelStyle")?.arguments.first?.value.memberName != "titleOnly"
      if isIcon, case .string(let name)? = view.argument("systemImage")?.value, !name.text.isEmpty {
        return [.mapping(["image": .mapping(["systemName": .string(name.text)]), "enabled": enabled])]
      }
      let title = rows.contents.title(of: view)?.json ?? .string("…")
      return [.mapping(["title": title, "enabled": enabled])]
    case "Button", "Menu", "NavigationLink", "Link", "ShareLink", "Picker":
      let role = view.argument("role")?.value.memberName
      let labels = rows.contents.labelViews(of: view)
      if labels.isEmpty, role == "cancel" || role == "close" || role == "confirm" {
        return [.mapping(["systemItem": .string(role == "confirm" ? "done" : role ?? "close")])]
      }
      return labels.prefix(1).flatMap { item(of: $0, inner, isConfirmation: isConfirmation) }.map {
        isConfirmation && $0["title"] != nil ? $0.with("style", .string("done")) : $0
      }
    case "HStack", "VStack", "ZStack":
      return expander.content(of: view).prefix(4).flatMap { item(of: $0, inner) }
    case "ViewThatFits": return expander.content(of: view).prefix(1).flatMap { item(of: $0, inner) }
    default: return []
    }
  }
}
