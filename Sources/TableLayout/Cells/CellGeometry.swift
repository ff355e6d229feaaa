import TableModel
import TableThemes

/// A cell's content view between what stands before and behind it, at the moment of its states.
struct CellGeometry {
  let context: CellContext
  /// What stands at the right edge while the cell is not edited.
  let normalSlot: AccessorySlot
  /// What stands there while it is.
  let editingSlot: AccessorySlot
  /// What a deletion is confirmed with; `nil` for a cell that shows none.
  let confirmation: (any ConfirmationLayout)?

  init(_ context: CellContext) {
    self.context = context
    normalSlot = .normal(context)
    editingSlot = .editing(context)
    confirmation = CellGeometry.confirmation(of: context)
  }

  /// The confirmation as the theme has it.
  private static func confirmation(of context: CellContext) -> (any ConfirmationLayout)? {
    guard context.presentation.confirmation > 0 else { return nil }
    return switch context.look.editing.confirmation {
    case .pill(let look): PillLayout(context, look: look)
    case .panels(let look): PanelLayout(context, look: look)
    }
  }

  /// The points that the whole row has slid to the right; negative while it is swiped open at its end.
  var slide: Length {
    context.views.length(
      -(confirmation?.slide ?? 0) * context.presentation.confirmation, "slide of the swiped row", .editing)
  }

  /// The left edge of the content view, in points from the cell's, without what the row has slid.
  var contentX: Length {
    let indentation = context.pixels.round(context.editingIndentation)
    return min(context.table.rowWidth, context.table.contentInset + context.leadingIndexWidth + indentation)
  }

  var contentWidth: Length {
    max(0, context.contentMaxX - contentX - accessoryReserve)
  }

  /// The space between the labels and the content view's end.
  var labelTrailing: Length {
    context.presentation.editing > 0.5 ? editingSlot.labelTrailing : normalSlot.labelTrailing
  }

  /// Where a separator inset of the author's own lets labels end, in points from the content view's left edge.
  var insetMaxX: Length { context.table.rowWidth - context.trailingInset - contentX }

  /// How visible what stands at the right edge is beside a button that confirms.
  var accessoryOpacity: Double {
    confirmation.map { $0.reserve > 0 ? 1 - context.presentation.confirmation : 1 } ?? 1
  }

  /// The points between the content view's end and the cell's inner edge.
  private var accessoryReserve: Length {
    let normal = normalSlot.reserve
    let reserve = normal + (editingSlot.reserve - normal) * context.presentation.editing
    let covered = context.views.length(
      confirmation?.reserve ?? 0, "room of the button that confirms", .editing)
    return context.pixels.round(
      max(reserve, reserve + (covered - reserve) * context.presentation.confirmation))
  }
}

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
      x: 0, y: context.pixels.round((look.height - title.height) / 2), width: width, height: title.height)
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
