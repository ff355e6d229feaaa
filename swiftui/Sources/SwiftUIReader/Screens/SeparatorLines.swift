import SwiftSyntax

/// Lines between rows that are hidden: each lies below a row, so the row above is the one that has none.
enum SeparatorLines {
  private static let modifier = "listRowSeparator"

  /// What a view says of the line at an edge of its row; `nil` where it says nothing.
  private static func hides(_ node: ViewNode, _ edge: String, _ name: String = modifier) -> Bool? {
    node.modifiers.last { modifier in
      let edges = modifier.argument("edges")?.value
      let names = (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName)
      return modifier.name == name
        && (names.isEmpty || names.contains(edge) || names.contains("all"))
    }?.arguments.first.map { $0.value.memberName == "hidden" }
  }

  /// Whether the row of a view has no line below it.
  ///
  /// Such a row needs views of its own: labels of the usual rows end where their line does.
  static func areHidden(below node: ViewNode) -> Bool { hides(node, "bottom") == true }

  /// The views of a list, of which those before one that hides the line above it hide theirs.
  static func settled(_ views: [ViewNode]) -> [ViewNode] {
    views.indices.map { number in
      guard views.indices.contains(number + 1), hides(views[number + 1], "top") == true,
        let said = views[number + 1].modifiers.last(where: { $0.name == modifier }),
        let hidden = said.arguments.first
      else { return views[number] }
      let bottom = Argument(label: "edges", value: .implicit("bottom", []), node: hidden.node)
      return views[number].modified(
        modifier, [Argument(value: .implicit("hidden", []), node: hidden.node), bottom], node: said.node)
    }
  }

  /// The colour of the line below the row of a view; `nil` where it says none.
  static func tint(
    below node: ViewNode, _ interpreter: Interpreter, _ name: String = "listRowSeparatorTint"
  ) -> String? {
    let said = node.modifiers.last { modifier in
      let edges = modifier.argument("edges")?.value
      let names = (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName)
      return modifier.name == name
        && (names.isEmpty || !Set(names).isDisjoint(with: ["bottom", "all"]))
    }
    return said?.arguments.first.flatMap { interpreter.color(of: $0.value) }
  }

  private static let ofSections = "listSectionSeparator"

  /// The sections of a plain list, of which those before one that hides the line above it hide theirs.
  static func settled(sections views: [ViewNode]) -> [ViewNode] {
    views.indices.map { number in
      guard views.indices.contains(number + 1), hides(views[number + 1], "top", ofSections) == true else {
        return views[number]
      }
      return hidden(below: views[number], ofSections)
    }
  }

  /// The views of a section, of which the last has no line below it where the section says so.
  static func settled(_ views: [ViewNode], of section: ViewNode) -> [ViewNode] {
    guard hides(section, "bottom", ofSections) == true, let last = views.last else { return views }
    return views.dropLast() + [hidden(below: last)]
  }

  /// A view that hides the line below it.
  static func hidden(below view: ViewNode, _ name: String = modifier) -> ViewNode {
    let node = ExprSyntax(NilLiteralExprSyntax())
    return view.modified(
      name,
      [
        Argument(value: .implicit("hidden", []), node: node),
        Argument(label: "edges", value: .implicit("bottom", []), node: node),
      ], node: view.node)
  }
}

extension RowMaker {
  /// How much wider a symbol is than letters are high, by eye.
  private static let symbolWidth = 1.2

  /// Where the text of a row of views begins behind an icon, as the line below it does; `nil` for others.
  func textStart(of node: ViewNode) -> Double? {
    if ContentMaker.titled.contains(node.name) {
      let label = contents.labelViews(of: node)
      return label.count > 1 && label[0].name == "Label"
        ? ContentMaker.iconColumn + ContentMaker.iconSpacing : nil
    }
    let views = node.name == "NavigationLink" ? contents.labelViews(of: node) : [node]
    guard views.count == 1, views[0].name == "HStack" else { return nil }
    let content = expander.content(of: views[0])
    guard let icon = content.first, content.dropFirst().contains(where: hasText),
      icon.name == "Image" || icon.name == "ZStack" || ContentMaker.shapes.contains(icon.name)
    else { return nil }
    let said = icon.modifier("frame")?.argument("width")?.value.number
    let letters = ViewStyle().inside(icon, interpreter).font.points
    guard let width = said ?? (icon.argument("systemName") == nil ? nil : letters * RowMaker.symbolWidth),
      width > 0
    else { return nil }
    return width + (views[0].argument("spacing")?.value.number ?? 8)
  }

  /// Whether a view shows a text, or may do so.
  private func hasText(_ node: ViewNode) -> Bool {
    if node.unknown != nil { return true }
    switch node.name {
    case "Text", "Text+", "Label": return true
    case "Image", "Spacer", "Divider": return false
    default: return contents.labelViews(of: node).contains(where: hasText)
    }
  }
}
