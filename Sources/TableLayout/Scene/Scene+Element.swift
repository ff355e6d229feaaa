import TableModel

extension Scene {
  /// The path of the part of the document that made the first view with some quality; `nil` where no view has it.
  ///
  /// `screen` is the number of the scene's screen in the document, counted from 0.
  public func elementPath(screen: Int, ofFirst isWanted: (SceneNode) -> Bool) -> ElementPath? {
    Scene.path(in: root, below: ElementPath(screen: screen), isWanted)
  }

  private static func path(
    in node: SceneNode, below outer: ElementPath, _ isWanted: (SceneNode) -> Bool
  ) -> ElementPath? {
    let path = ElementPath(screen: outer.screen, steps: outer.steps + node.elementSteps)
    if isWanted(node) { return path }
    for child in node.children {
      if let found = Scene.path(in: child, below: path, isWanted) { return found }
    }
    return nil
  }
}

extension SceneNode {
  /// Whether the view itself draws an image of the file at a path.
  public func drawsImage(at path: FilePath) -> Bool {
    drawings.contains { drawing in
      if case .image(let placed) = drawing { placed.reference.path == path } else { false }
    }
  }
}
