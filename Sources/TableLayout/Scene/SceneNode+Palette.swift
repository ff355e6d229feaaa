import TableModel

extension SceneNode {
  /// The node with the system's colours replaced by those of a palette; without one, as it is.
  func resolvingColors(with palette: [SystemColor: Color]?) -> SceneNode {
    guard let palette else { return self }
    var node = self
    node.drawings = drawings.map { $0.resolvingColors(with: palette) }
    node.children = children.map { $0.resolvingColors(with: palette) }
    return node
  }
}
