import TableModel

extension SceneNode {
  /// The node with the system's colours replaced by those of a palette; without one, as it is.
  func resolvingColors(with palette: [SystemColor: Color]?, for appearance: Appearance) -> SceneNode {
    guard let palette else { return self }
    var node = self
    node.drawings = drawings.map { $0.resolvingColors(with: palette, for: appearance) }
    node.children = children.map { $0.resolvingColors(with: palette, for: appearance) }
    return node
  }
}
