import SwiftSyntax

/// What stands around a list and over it.
extension ScreenMaker {
  /// What lies over a list to say that it has nothing; `nil` where that is something else.
  func unavailable(_ list: ViewNode) -> ViewNode? {
    list.modifiers.filter { ["overlay", "background"].contains($0.name) }
      .compactMap { $0.arguments.last }
      .flatMap { expander.views(of: $0, values: []) }
      .first { $0.name == "ContentUnavailableView" }
  }

  /// What a view has at the upper and the lower edge of the screen.
  func inset(into view: ViewNode, _ style: ViewStyle) -> (above: [ViewNode], below: [ViewNode]) {
    var (above, below): ([ViewNode], [ViewNode]) = ([], [])
    for modifier in view.modifiers where ["safeAreaInset", "safeAreaBar"].contains(modifier.name) {
      guard let edge = modifier.argument("edge")?.value.memberName, ["top", "bottom"].contains(edge),
        let content = modifier.arguments.last
      else { continue }
      let views = expander.views(of: content, values: []).flatMap { find($0, style).above }
      if edge == "top" { above += views } else { below += views }
    }
    return (above, below)
  }

  /// Views with what groups around them have at an edge once: above the first of them, below the last.
  func edged(_ views: [ViewNode]) -> [ViewNode] {
    guard views.count > 1 else { return views }
    func edged(_ views: [ViewNode], _ edge: String) -> [ViewNode] {
      var taken: Set<SyntaxIdentifier> = []
      return views.map { view in
        let kept = view.modifiers.filter {
          !["safeAreaInset", "safeAreaBar"].contains($0.name)
            || $0.argument("edge")?.value.memberName != edge || taken.insert($0.node.id).inserted
        }
        return kept.count < view.modifiers.count ? view.with(kept) : view
      }
    }
    return edged(edged(views, "top").reversed(), "bottom").reversed()
  }

  /// The views of a column that are rows of a list.
  static func shown(_ views: [ViewNode]) -> [ViewNode] {
    views.filter { !["Spacer", "Divider"].contains($0.name) }
  }

  /// A section of the views above or below a list, which no card is behind.
  func bare(_ views: [ViewNode], _ style: ViewStyle) -> [JSON] {
    let shown = ScreenMaker.shown(views)
    guard !shown.isEmpty else { return [] }
    let bare = shown.flatMap { self.rows.rows(of: SeparatorLines.hidden(below: $0), style) }
      .map { $0.with("backgroundColor", .string("clear")) }
    return [.mapping(["rows": .array(bare)])]
  }

  /// A view in the middle of a column, as views of stacks are where nothing else is said.
  func middle(_ view: ViewNode) -> ViewNode {
    guard !["Spacer", "Divider"].contains(view.name), !rows.contents.isFlexible(view) else { return view }
    let node = ExprSyntax(NilLiteralExprSyntax())
    return view.modified(
      "frame", [Argument(label: "maxWidth", value: .implicit("infinity", []), node: node)], node: view.node)
  }
}
