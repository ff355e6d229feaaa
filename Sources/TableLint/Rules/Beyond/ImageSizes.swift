import TableLayout
import TableModel

extension LintRule {
  static let imageStretchedBlurry = LintRule(
    "image-stretched-blurry", .info, "Pictures have as many pixels as are drawn",
    why: "An enlarged picture lacks pixels, and looks soft. Use a larger file.",
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      scale: 2
      tableView:
        rows:
          - height: 80
            contentView:
              - {frame: [15, 8, 64, 64], imageView: icons/sharp.png}
              - {frame: [95, 28, 200, 24], label: Songs}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 80}
      scale: 2
      tableView:
        rows:
          - height: 80
            contentView:
              - {frame: [15, 25, 29, 29], imageView: icons/sharp.png}
              - {frame: [60, 28, 200, 24], label: Songs}
      """,
    pictures: ["icons/sharp@2x.png"]
  ) { screen, _ in
    screen.views.compactMap { view in
      guard view.opacity > 0, let placed = view.node.onlyWholePicture,
        placed.reference.vector == nil
      else { return nil }
      let (own, drawn) = (placed.reference.size, placed.rect.size)
      guard own.width > 0, own.height > 0 else { return nil }
      let factor = max(drawn.width / own.width, drawn.height / own.height)
      let pixels = factor * screen.environment.scale / placed.reference.scale
      guard factor > 1.02, pixels > 1.02 else { return nil }
      return LintFinding(
        "\(placed.reference.name) is drawn \(decimal(factor)) times as large as it is",
        at: screen.path(of: view),
        views: [view], hint: "use a file of more pixels, or a smaller frame")
    }
  }
}

extension LintRule {
  static let imageScaleMissing = LintRule(
    "image-scale-missing", .info, "Pictures come in the scale of the screen",
    why: """
      A picture of one pixel a point is blurred on finer screens. Put a file with `@2x` or `@3x` in its name beside \
      it.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      scale: 2
      tableView:
        rows: [{textLabel: Songs, imageView: icons/plain.png}]
      """,
    kept: .replacing("icons/plain.png", by: "icons/sharp.png"),
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
