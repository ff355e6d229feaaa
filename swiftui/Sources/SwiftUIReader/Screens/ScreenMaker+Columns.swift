/// How far apart the views of columns stand that are rows of no list.
extension ScreenMaker {
  /// The views of a column with its spacing and its padding as their distances from the edges of their rows.
  ///
  /// Views of columns within it have theirs already, to which its padding is added.
  func spread(_ views: [ViewNode], in column: ViewNode, isFirst: Bool, isLast: Bool) -> [ViewNode] {
    let outer = space(around: column)
    let half = max((column.argument("spacing")?.value.number ?? ContentMaker.spacing) / 2, 0)
    return views.enumerated().map { place, view in
      let (isTop, isBottom) = (place == 0, place == views.count - 1)
      var edges =
        view.edges
        ?? ViewNode.Edges(top: isTop ? 0 : half, leading: 0, bottom: isBottom ? 0 : half, trailing: 0)
      if isTop { edges.top = min(edges.top + (isFirst ? outer.top : half), 200) }
      if isBottom { edges.bottom = min(edges.bottom + (isLast ? outer.bottom : half), 200) }
      edges.leading = min(edges.leading + outer.leading, 200)
      edges.trailing = min(edges.trailing + outer.trailing, 200)
      let copy = view.with(view.modifiers)
      copy.edges = edges
      return copy
    }
  }

  /// The space that modifiers put around a view.
  private func space(around view: ViewNode) -> ViewNode.Edges {
    var all = ViewNode.Edges(top: 0, leading: 0, bottom: 0, trailing: 0)
    for modifier in view.modifiers where modifier.name == "padding" {
      let edges = modifier.arguments.first?.value
      let names =
        edges?.number == nil ? (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName) : []
      let amount = min(max(modifier.arguments.last?.value.number ?? ContentMaker.padding, 0), 200)
      let length = { (side: String, axis: String) in
        names.isEmpty || names.contains(side) || names.contains(axis) || names.contains("all") ? amount : 0
      }
      all.top += length("top", "vertical")
      all.leading += length("leading", "horizontal")
      all.bottom += length("bottom", "vertical")
      all.trailing += length("trailing", "horizontal")
    }
    return all
  }
}
