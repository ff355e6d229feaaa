/// Lines between rows that are hidden: each lies below a row, so the row above is the one that has none.
enum SeparatorLines {
  private static let modifier = "listRowSeparator"

  /// What a view says of the line at an edge of its row; `nil` where it says nothing.
  private static func hides(_ node: ViewNode, _ edge: String) -> Bool? {
    node.modifiers.last { modifier in
      let edges = modifier.argument("edges")?.value
      let names = (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName)
      return modifier.name == self.modifier
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
}
