import TableLayout
import TableModel

extension LintRule {
  static let imagesDifferInSize = LintRule(
    "images-differ-in-size", .warning, "Pictures of a section have one size, and keep their shape",
    why: """
      Titles begin after their pictures, and line up only if those are equally wide. A squeezed picture looks wrong.
      """,
    guidelines: [
      .iOS8("图片视图", "请务必确保图片视图中的每一张图片都保持相同的尺寸和比例")
    ],
    looks: LintLooks(since: "ios7", until: "ios11", later: .info),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: Songs, imageView: {placeholder: songs, size: {width: 29, height: 29}}}
          - {textLabel: Albums, imageView: {placeholder: albums, size: {width: 40, height: 40}}}
      """,
    kept: .replacing("40, height: 40", by: "29, height: 29")
  ) { screen, _ in
    screen.comparableTables.flatMap { $0.sections.flatMap(\.unevenPictures) } + screen.distortedPictures
  }
}

extension LintedSection {
  /// A finding for each picture that has not the size that most pictures of the section have.
  fileprivate var unevenPictures: [LintFinding] {
    let pictures = rows.compactMap { row in row.views?.image.map { (row: row, view: $0) } }
      .filter { $0.row.cell.imageView != nil }
    let counts = Dictionary(pictures.map { ($0.view.wholeSize, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    guard let usual = pictures.first(where: { counts[$0.view.wholeSize] == most }) else { return [] }
    let size = { (view: LintedView) in "\(decimal(view.frame.width)) × \(decimal(view.frame.height))" }
    return pictures.filter { !$0.view.isAsLarge(as: usual.view) }.map { other in
      let shift = other.view.frame.width - usual.view.frame.width
      let titles =
        abs(shift) > 0.5
        ? ", so titles begin \(points(abs(shift))) further \(shift > 0 ? "right" : "left")" : ""
      // Symbols have one size by their font, whatever their widths; configurations keep a column for them.
      let areSymbols = [usual, other].allSatisfy { $0.row.cell.imageView?.image.symbol != nil }
      return LintFinding(
        "the picture of \(other.row.name) is \(size(other.view)) points and not \(size(usual.view)) like that of \(usual.row.name)\(titles)",
        at: other.row.path("imageView"), views: [usual, other].map(\.view),
        hint: areSymbols
          ? "a “contentConfiguration” keeps one column for symbols of all widths"
          : "give all pictures of a section one size", isMinor: areSymbols)
    }
  }
}

extension LintedView {
  /// The size to the nearest point, by which equal pictures are counted.
  fileprivate var wholeSize: Size { Size(width: frame.width.rounded(), height: frame.height.rounded()) }

  fileprivate func isAsLarge(as other: LintedView) -> Bool {
    abs(frame.width - other.frame.width) <= 0.5 && abs(frame.height - other.frame.height) <= 0.5
  }
}

extension LintedScreen {
  /// Findings for whole pictures that are drawn in another shape than their own.
  fileprivate var distortedPictures: [LintFinding] {
    views.compactMap { view in
      guard view.node.viewClass == .imageView, let placed = view.node.onlyWholePicture, !isBackground(view)
      else { return nil }
      let (own, drawn) = (placed.reference.size, placed.rect.size)
      guard own.width > 0, own.height > 0, drawn.width > 0, drawn.height > 0 else { return nil }
      let change = (drawn.width / drawn.height) / (own.width / own.height)
      guard change > 1.03 || change < 1 / 1.03 else { return nil }
      // Fitting into a row rounds to whole points.
      guard abs(drawn.width - drawn.height * own.width / own.height) > 1.01 else { return nil }
      return LintFinding(
        "the picture of \(decimal(own.width)) × \(points(own.height)) is squeezed into \(decimal(drawn.width)) × \(decimal(drawn.height))",
        at: path(of: view), views: [view],
        hint: "use “contentMode: scaleAspectFit”, or a frame of the picture’s shape")
    }
  }

  /// Whether a view lies behind what is read, where pictures are meant to be stretched.
  private func isBackground(_ view: LintedView) -> Bool {
    ([view] + ancestors(of: view)).contains { view in
      switch view.node.role {
      case .backgroundView, .selectedBackgroundView: true
      default: false
      }
    }
  }
}

extension SceneNode {
  /// The one picture that the view draws, where it is a whole one.
  var onlyWholePicture: PlacedImage? {
    guard drawings.count == 1, case .image(let placed) = drawings[0], placed.source == nil else { return nil }
    return placed
  }
}
