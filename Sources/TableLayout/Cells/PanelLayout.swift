import TableModel
import TableThemes

/// Panels as high as the row that come to light at its right as the row slides to the left.
struct PanelLayout: ConfirmationLayout {
  /// A panel and its title.
  private struct Panel {
    let title: ShapedLabel
    let color: Color
    let width: Double
  }

  private let context: CellContext
  /// The panels from right to left.
  private let panels: [Panel]
  private let coversSeparator: Bool

  init(_ context: CellContext, look: PanelLook) {
    self.context = context
    coversSeparator = look.coversSeparator
    let actions =
      context.cell.editActions.isEmpty
      ? [RowAction(title: context.confirmationTitle, isDestructive: true)] : context.cell.editActions
    let room = context.table.rowWidth.points / Double(actions.count) - 2 * look.padding
    panels = actions.map { action in
      let title = context.views.text.shape(
        Label(text: action.title), look: look.text, maximumWidth: max(0, room))
      return Panel(
        title: title,
        color: action.backgroundColor ?? (action.isDestructive ? look.destructive : look.normal),
        width: title.width + 2 * look.padding
      )
    }
  }

  var slide: Double { panels.reduce(0) { $0 + $1.width } }

  var reserve: Double { 0 }

  /// The panels beside the row's right end; each is as wide in proportion as the row has slid.
  func node(in bounds: Rect, contentFrame: Rect) -> SceneNode {
    let shown = slide * context.presentation.confirmation
    let height = coversSeparator ? bounds.maxY - contentFrame.minY : contentFrame.height
    var right = shown
    let children = panels.map { panel in
      let width = panel.width * context.presentation.confirmation
      right -= width
      return node(
        of: panel, in: Rect(x: right, y: 0, width: width, height: height), middle: contentFrame.height / 2)
    }
    return SceneNode(
      .deleteConfirmation,
      role: .deleteConfirmation,
      frame: Rect(x: bounds.width - shown, y: contentFrame.minY, width: shown, height: height),
      children: children
    )
  }

  private func node(of panel: Panel, in frame: Rect, middle: Double) -> SceneNode {
    let titleFrame = Rect(
      x: (panel.width - panel.title.width) / 2,
      y: (middle - panel.title.height / 2).rounded(.down),
      width: panel.title.width,
      height: panel.title.height
    )
    return SceneNode(
      .actionButton,
      frame: frame,
      clipsToBounds: true,
      drawings: [.fill(.rect(frame.bounds), .color(panel.color))],
      children: [panel.title.node(.plainLabel, role: .textLabel, frame: titleFrame)]
    )
  }
}
