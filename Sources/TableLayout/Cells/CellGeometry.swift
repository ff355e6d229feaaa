import TableModel

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
