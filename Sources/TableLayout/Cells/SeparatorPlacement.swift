import TableModel
import TableThemes

/// Places the lines between rows that run across the whole table.
struct SeparatorPlacement {
  private let context: TableContext
  private let look: SeparatorLook
  private let isBehindIndex: Bool

  /// `isBehindIndex` says that lines begin at the side where the index stands, since row and table are read otherwise.
  init(_ context: TableContext, look: SeparatorLook, isBehindIndex: Bool) {
    self.context = context
    self.look = look
    self.isBehindIndex = isBehindIndex
  }

  /// The space beside the line of a cell: the cell's own, the table's, or the theme's, which an image moves along.
  ///
  /// UIKit takes negative values for nothing and does not look at top and bottom. Indentation moves the content alone
  /// where there is no image: UIKit's reference counts it “from the left edge of the cell separator”.
  func insets(of cell: Cell, textX: Length?) -> Insets {
    let views = context.views
    let own = context.countsInsetsFromMargins ? cell.separatorInset ?? context.tableView.separatorInset : nil
    if own == nil, let inset = cell.separatorInset ?? context.tableView.separatorInset {
      let owner = cell.separatorInset == nil ? "table" : "row"
      let left = max(0, views.length(inset.left, "separatorInset.left of the \(owner)", .lines))
      return Insets(
        left: (left.points > 0 ? left + context.rowSafeInset : left) + leadingIndex,
        right: max(0, views.length(inset.right, "separatorInset.right of the \(owner)", .lines))
          + trailingIndex)
    }
    let left = views.length(
      ofLook: look.inset.points(margin: context.margin), "separatorInset.left", .lines)
    let trailing = views.length(
      ofLook: look.trailingInset.points(margin: context.margin), "separatorInset.right", .lines)
    let added = { (points: Double, side: String) in
      views.length(max(0, points), "separatorInset.\(side)", .lines)
    }
    return Insets(
      left: look.followsText
        ? (textX?.named("beginning of the text", .lines)).map { $0 + context.rowSafeInset } ?? left
          + context.rowSafeInset + leadingIndex + added(own?.left ?? 0, "left")
        : left + context.rowSafeInset + leadingIndex + added(own?.left ?? 0, "left"),
      // Lines that end before the edge of a row keep clear of a notch too.
      right: (trailing.points > 0 ? trailing + context.rowSafeInset : trailing) + trailingIndex
        + added(own?.right ?? 0, "right")
    )
  }

  /// What an index takes from the beginning of a line.
  private var leadingIndex: Length { isBehindIndex ? indexWidth : 0 }

  /// What it takes from its end.
  private var trailingIndex: Length { isBehindIndex ? 0 : indexWidth }

  private var indexWidth: Length {
    let width = context.sectionIndexWidth
    guard width.points > 0, context.views.sectionIndexLook.shortensSeparators else { return 0 }
    return width + context.safeInset
  }

  /// The space beside a line.
  struct Insets {
    var left: Length = 0
    var right: Length = 0
  }

  /// The line at the end of a row's height.
  func node(below row: Rect, insets: Insets? = nil) -> SceneNode {
    let views = context.views
    let rowHeight = views.length(row.height, "height of the row", .lines)
    let thickness = min(
      rowHeight,
      views.length(ofLook: look.thickness.points(scale: context.scale), "thickness of lines", .lines))
    let insets = insets ?? self.insets(of: Cell(), textX: nil)
    let left = views.length(row.minX, "left edge of the row", .lines)
    let width = views.length(row.width, "width of the row", .lines)
    let place = PlacedFrame(
      x: min(left + insets.left, left + width),
      y: views.length(row.minY, "upper edge of the row", .lines) + rowHeight - thickness,
      width: max(0, width - insets.left - insets.right),
      height: thickness)
    let frame = place.rect
    return SceneNode(
      .separator,
      role: .separator,
      frame: frame,
      drawings: [.fill(.rect(frame.bounds), .color(context.tableView.separatorColor ?? look.color))]
    )
    .explained(by: place, in: views)
  }
}
