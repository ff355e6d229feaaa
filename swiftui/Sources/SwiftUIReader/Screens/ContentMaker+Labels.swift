import SwiftSyntax

/// Labels, and the labels of controls.
extension ContentMaker {
  /// A title beside a symbol or a picture.
  func label(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let title = style.labelStyle == "iconOnly" ? [] : label(of: node, style)
    return labeled(title, by: style.labelStyle == "titleOnly" ? [] : icon(of: node, style))
  }

  /// The symbol or the picture of a label, in its tint.
  private func icon(of node: ViewNode, _ style: ViewStyle) -> [JSON] {
    var tinted = style
    tinted.foreground = style.foreground ?? style.tapped
    // Rows have the large symbols that lists give their cells.
    if makesListRows { tinted.imageScale = style.imageScale ?? "large" }
    guard let name = node.argument("systemImage")?.value else {
      return expander.content(of: node, "icon").map { view($0, tinted) }
    }
    return texts.symbol(name, tinted, isPlain: true).map { [.mapping(["imageView": $0])] } ?? []
  }

  /// A title beside its icon, which has a column in the rows of a list.
  private func labeled(_ title: [JSON], by icon: [JSON]) -> JSON {
    guard makesListRows, icon.count == 1, !title.isEmpty else { return line(icon + title) }
    let column = framed(icon[0], .mapping(["width": .number(ContentMaker.iconColumn)]))
    return stacked("hStack", [column] + title, spacing: ContentMaker.iconSpacing)
  }

  /// The width of the column in whose middle icons stand, and the space behind it, as measured in lists of iOS 26.
  static let (iconColumn, iconSpacing) = (24.0, 16.0)

  /// The views of a control's label.
  func label(of node: ViewNode, _ style: ViewStyle) -> [JSON] {
    if node.name == "Label" || node.argument("systemImage") == nil, let title = title(of: node) {
      return [.mapping(["label": texts.label(title, style)])]
    }
    let views = labelViews(of: node)
    guard views.count > 1, ContentMaker.titled.contains(node.name) else {
      return views.map { view($0, style) }
    }
    // Texts below the title of a control are smaller and paler.
    var (smaller, hasTitle) = (style, false)
    if style.font.size == nil, [nil, "body"].contains(style.font.textStyle) {
      smaller.font.textStyle = "subheadline"
    }
    smaller.foreground = style.foreground ?? "secondaryLabel"
    // What stands below a title with an icon stands beside that icon, too.
    let (first, others) = (views[0], views.dropFirst())
    if first.name == "Label", makesListRows, style.labelStyle == nil {
      let inner = style.inside(first, interpreter)
      let texts = label(of: first, inner) + others.map { view($0, isPlainText($0) ? smaller : style) }
      let column = stacked("vStack", texts, alignment: "leading", spacing: ContentMaker.textSpacing)
      return [labeled([column], by: icon(of: first, inner))]
    }
    let lines = views.map { view -> JSON in
      // A picture before the title is none.
      defer { hasTitle = hasTitle || view.name != "Image" && !ContentMaker.shapes.contains(view.name) }
      return self.view(view, hasTitle && isPlainText(view) ? smaller : style)
    }
    return [stacked("vStack", lines, alignment: "leading", spacing: ContentMaker.textSpacing)]
  }

  /// Whether a view is a text that says no look of itself.
  private func isPlainText(_ view: ViewNode) -> Bool {
    view.name == "Text" && view.modifier("font", "foregroundColor", "foregroundStyle") == nil
  }

  /// The controls of which the views of a label stand below each other.
  static let titled: Set<String> = [
    "Picker", "Toggle", "LabeledContent", "Stepper", "DatePicker", "ColorPicker",
  ]

  /// The title that a control is written with; `nil` where its label is made of views.
  func title(of node: ViewNode) -> TextMaker.Made? {
    guard let first = node.arguments.first, first.label == nil || first.label == "titleKey", !first.isTrailing
    else {
      return nil
    }
    switch first.value {
    case .closure, .function, .view, .array: return nil
    case .library("URL", _): return nil
    default: return texts.text(of: first, in: node.language)
    }
  }

  /// The views of a control's label: its title, or what its closure makes.
  func labelViews(of node: ViewNode) -> [ViewNode] {
    if let first = node.arguments.first, first.label == nil, !first.isTrailing, title(of: node) != nil {
      let title = ViewNode("Text", [Argument(value: first.value, node: first.node)], node: node.node)
        .speaking(as: node)
      guard let image = node.argument("systemImage") else { return [title] }
      let label = ViewNode("Label", [Argument(value: first.value, node: first.node), image], node: node.node)
        .speaking(as: node)
      return expander.styled([label], by: node)
    }
    for name in ["label", "title"] where node.argument(name) != nil {
      return expander.content(of: node, name)
    }
    switch node.name {
    case "EditButton": return [ready("Text", "Edit", nil, node)]
    case "RenameButton": return [ready("Label", "Rename", "pencil", node)]
    case "ShareLink" where expander.content(of: node).isEmpty:
      return [ready("Label", "Share…", "square.and.arrow.up", node)]
    case "PasteButton": return [ready("Label", "Paste", "doc.on.clipboard", node)]
    case "Picker", "LabeledContent", "DisclosureGroup", "Menu": return []
    case "NavigationLink"
    where node.argument("destination") == nil && node.argument("value") == nil
      && node.argument("isActive") == nil:
      return []
    default: return expander.content(of: node)
    }
  }
}
