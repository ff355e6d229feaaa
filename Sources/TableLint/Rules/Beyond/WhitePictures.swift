import TableLayout
import TableModel

extension LintRule {
  static let whitePictureInDark = LintRule(
    "white-picture-in-dark", .hint, "Pictures do not glow on a dark screen",
    why: """
      A white ground is the brightest place of a dark screen. Darken the picture a little, or cut the ground out. \
      The rule looks at the edges of opaque pictures of 40 points or more.
      """,
    guidelines: [
      .today("Dark Mode", "slightly darkening the image to prevent the background from glowing")
    ],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios16
      appearance: dark
      size: {width: 320, height: 80}
      scale: 2
      tableView:
        rows:
          - height: 80
            contentView:
              - {frame: [16, 8, 64, 64], imageView: icons/page.png}
              - {frame: [96, 28, 200, 24], label: Invoice}
      """,
    kept: .replacing("imageView: icons/page.png", by: "imageView: icons/page.png, alpha: 0.8"),
    pictures: ["icons/page@2x.png"]
  ) { screen, _ in
    guard screen.environment.appearance == .dark, screen.theme.palette != nil else { return [] }
    return screen.views.compactMap { view in
      guard view.opacity > 0, view.node.pictures.count == 1, let placed = view.node.pictures.first,
        placed.tint == nil,
        let area = placed.rect.common(with: Rect(origin: .zero, size: view.frame.size)),
        min(area.width, area.height) >= LintedScreen.leastSide,
        screen.hasWhiteEdges(placed, in: area, of: view)
      else { return nil }
      return LintFinding(
        "the edges of \(placed.reference.name) are white, and glow on this dark screen",
        at: screen.path(of: view), views: [view],
        hint: "give it a look for dark screens, or an “alpha” of 0.8")
    }
  }
}

extension LintedScreen {
  /// The least width and height of a picture that glows, in points: icons are smaller.
  fileprivate static let leastSide = 40.0
  /// How many points of each edge are looked at.
  private static let points = 16
  /// The least part of full light that is white.
  private static let white = 0.95

  /// Whether a picture is opaque along its edges, and white along more than half of them.
  fileprivate func hasWhiteEdges(_ picture: PlacedImage, in area: Rect, of view: LintedView) -> Bool {
    let inset = 0.25
    let places = (0..<LintedScreen.points).flatMap { number -> [Point] in
      let part = (Double(number) + 0.5) / Double(LintedScreen.points)
      let (x, y) = (area.minX + part * area.width, area.minY + part * area.height)
      return [
        Point(x, area.minY + inset), Point(x, area.maxY - inset), Point(area.minX + inset, y),
        Point(area.maxX - inset, y),
      ]
    }
    let colors = places.compactMap { color(of: picture, at: $0) }
    guard colors.count == places.count, colors.allSatisfy({ $0.alpha > 0.99 }) else { return false }
    let white = colors.filter { min($0.red, $0.green, $0.blue) * view.opacity >= LintedScreen.white }
    return 2 * white.count > colors.count
  }
}
