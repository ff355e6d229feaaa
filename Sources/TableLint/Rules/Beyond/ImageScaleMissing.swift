import TableLayout
import TableModel

extension LintRule {
  static let imageScaleMissing = LintRule(
    "image-scale-missing", .info, "Pictures come in the scale of the screen",
    why: """
      A screen of two or three pixels a point shows a picture of one pixel a point blurred. Put a file with `@2x` or \
      `@3x` in its name beside it.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      scale: 2
      tableView:
        rows: [{textLabel: Songs, imageView: icons/plain.png}]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      scale: 2
      tableView:
        rows: [{textLabel: Songs, imageView: icons/sharp.png}]
      """,
    pictures: ["icons/plain.png", "icons/sharp@2x.png"]
  ) { screen, _ in
    var told: Set<FilePath> = []
    return screen.views.flatMap { view in
      view.node.pictures.compactMap { placed -> LintFinding? in
        let reference = placed.reference
        guard reference.vector == nil, reference.scale < screen.environment.scale, view.opacity > 0,
          told.insert(reference.path).inserted
        else { return nil }
        let scale = decimal(screen.environment.scale)
        return LintFinding(
          "\(reference.name) has no @\(scale)x, and this screen has \(scale) pixels a point",
          at: screen.path(of: view), views: [view],
          hint: "put a file with “@\(scale)x” in its name beside it")
      }
    }
  }
}

extension SceneNode {
  /// The pictures that the view itself draws.
  var pictures: [PlacedImage] {
    drawings.compactMap { if case .image(let placed) = $0 { placed } else { nil } }
  }
}
