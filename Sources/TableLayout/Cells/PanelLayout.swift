import TableModel
import TableThemes

/// Panels as high as the row that come to light beside it as the row slides to the left, or to the right.
struct PanelLayout: ConfirmationLayout {
  /// A panel and what is on it.
  private struct Panel {
    let content: PanelContent
    let color: Color
    let width: Double
  }

  private let context: CellContext
  /// The panels from the row's edge on.
  private let panels: [Panel]
  private let coversSeparator: Bool
  /// Whether the panels stand at the row's left edge.
  private let isLeading: Bool
  /// The points that all panels take.
  private let extent: Double
  /// The points between them and the row's edge that an index takes, which lies over all else.
  private let indexWidth: Double

  init(_ context: CellContext, look: PanelLook) {
    self.context = context
    coversSeparator = look.coversSeparator
    isLeading = context.cell.showsLeadingSwipeActions
    indexWidth = isLeading == context.isBehindIndex ? context.table.sectionIndexExtent.points : 0
    let actions = isLeading ? context.cell.leadingSwipeActions : context.trailingActions
    let rowWidth = context.table.rowWidth.points
    let room = rowWidth / Double(max(1, actions.count)) - 2 * look.padding
    let panels = actions.map { action in
      let content = PanelContent(of: action, in: context.views, look, room: max(0, room))
      let width = content.size.width + 2 * look.padding
      return Panel(
        content: content,
        color: action.backgroundColor ?? (action.isDestructive ? look.destructive : look.normal),
        width: action.image == nil ? width : max(look.leastImageWidth, width)
      )
    }
    let width = panels.reduce(0) { $0 + $1.width }
    guard let distance = context.cell.fullSwipe else {
      (self.panels, extent) = (panels, width)
      return
    }
    // The first action covers the others.
    self.panels = Array(panels.prefix(1))
    extent = max(width, min(distance, rowWidth))
  }

  var slide: Double { isLeading ? -extent : extent }

  var reserve: Double { 0 }

  /// The panels beside the row's end; each is as wide in proportion as the row has slid.
  func node(in bounds: Rect, contentFrame: Rect) -> SceneNode {
    let shown = extent * context.presentation.confirmation
    let height = coversSeparator ? bounds.maxY - contentFrame.minY : contentFrame.height
    var taken = 0.0
    let children = panels.map { panel in
      let width = panels.count == 1 ? shown : panel.width * context.presentation.confirmation
      taken += width
      return node(
        of: panel, in: Rect(x: isLeading ? taken - width : shown - taken, y: 0, width: width, height: height),
        middle: contentFrame.height / 2)
    }
    return SceneNode(
      .deleteConfirmation,
      role: .deleteConfirmation,
      frame: Rect(
        x: isLeading ? indexWidth : bounds.width - indexWidth - shown, y: contentFrame.minY, width: shown,
        height: height),
      children: children
    )
  }

  private func node(of panel: Panel, in frame: Rect, middle: Double) -> SceneNode {
    let size = panel.content.size
    // What is on a panel keeps its place beside the row, until the panel is wider than it has to be.
    let isAtRight = isLeading == (frame.width < panel.width)
    let contentFrame = Rect(
      x: (panel.width - size.width) / 2 + (isAtRight ? frame.width - panel.width : 0),
      y: panel.content.top(around: middle, on: context.pixels),
      width: size.width,
      height: size.height
    )
    return SceneNode(
      .actionButton,
      frame: frame,
      clipsToBounds: true,
      drawings: [.fill(.rect(frame.bounds), .color(panel.color))],
      children: [panel.content.node(in: contentFrame)]
    )
  }
}

extension CellContext {
  /// The actions at the row's end; the one that deletes where the author gives none.
  fileprivate var trailingActions: [RowAction] {
    cell.editActions.isEmpty ? [RowAction(title: confirmationTitle, isDestructive: true)] : cell.editActions
  }
}
