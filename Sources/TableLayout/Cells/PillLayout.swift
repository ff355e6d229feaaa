import TableModel
import TableThemes

/// A glossy button over the right end of a row.
struct PillLayout: ConfirmationLayout {
  private let context: CellContext
  private let look: PillLook
  private let title: ShapedLabel
  private let width: Double

  init(_ context: CellContext, look: PillLook) {
    self.context = context
    self.look = look
    title = context.views.text.shape(
      Label(text: context.confirmationTitle), look: look.text, maximumWidth: context.table.rowWidth.points / 2
    )
    width = title.width.rounded(.up) + look.padding
  }

  var slide: Double { 0 }

  var reserve: Double { look.trailing + width + look.contentGap }

  /// The button, coming in from the right.
  func node(in bounds: Rect, contentFrame: Rect) -> SceneNode {
    let shown = context.presentation.confirmation
    let right = context.contentMaxX.points - look.trailing
    let frame = Rect(
      x: right - width * shown,
      y: contentFrame.minY + context.pixels.floor((contentFrame.height - look.height) / 2),
      width: width,
      height: look.height
    )
    let titleFrame = Rect(
      x: 0, y: context.pixels.floor((look.height - title.height) / 2), width: width, height: title.height)
    return SceneNode(
      .deleteConfirmation,
      role: .deleteConfirmation,
      frame: Rect(x: frame.minX, y: frame.minY, width: right - frame.minX, height: frame.height),
      clipsToBounds: shown < 1,
      drawings: drawings(in: frame.bounds),
      children: [title.node(.plainLabel, role: .textLabel, frame: titleFrame)]
    )
  }

  private func drawings(in bounds: Rect) -> [Drawing] {
    let inner = bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let corner = look.cornerRadius
    return [
      .fill(.roundedRect(bounds, top: corner, bottom: corner), look.border.downwards(in: bounds)),
      .fill(.roundedRect(inner, top: corner - 1, bottom: corner - 1), look.fill.downwards(in: inner)),
    ]
  }
}
