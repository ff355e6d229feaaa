import TableLayout
import TableModel

extension LintRule {
  static let imageStretchedBlurry = LintRule(
    "image-stretched-blurry", .info, "Pictures have as many pixels as are drawn",
    why:
      "A picture that is drawn larger than it is has to make pixels up, and looks soft. Use a larger file.",
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
