import TableModel
import TableThemes

/// A cell, its place in its section and the measures that hold for it.
struct CellContext {
  let table: TableContext
  let cell: Cell
  let indexPath: IndexPath
  let isFirst: Bool
  let isLast: Bool
  let presentation: CellPresentation
  private(set) var normalSlot = AccessorySlot.empty
  private(set) var editingSlot = AccessorySlot.empty
  private(set) var confirmation: (any ConfirmationLayout)?

  init(table: TableContext, cell: Cell, indexPath: IndexPath, isFirst: Bool, isLast: Bool) {
    self.table = table
    self.cell = cell
    self.indexPath = indexPath
    self.isFirst = isFirst
    self.isLast = isLast
    presentation = CellPresentation(cell: cell, table: table.tableView)
    normalSlot = .normal(self)
    editingSlot = .editing(self)
    confirmation = confirmationLayout()
  }

  var look: CellLook { table.look.cell }
  var textLook: CellTextLook { look.texts[cell.style] }
  var pixels: PixelGrid { table.pixels }

  /// The space before the content's first view; a separator inset of the author's own pushes text further in with the
  /// line, but one of nothing leaves it where it was.
  var margin: Double {
    guard table.look.rowGround.movesTextWithSeparators,
      let inset = cell.separatorInset ?? table.tableView.separatorInset
    else { return table.margin }
    return max(table.margin, inset.left)
  }

  var indentation: Double { Double(cell.indentationLevel) * cell.indentationWidth }

  /// Where the row stands in its section.
  var position: Background.Position {
    switch (isFirst, isLast) {
    case (true, true): .single
    case (true, false): .top
    case (false, false): .middle
    case (false, true): .bottom
    }
  }

  /// The points that the content moves to the right for the control before it, now.
  var editingIndentation: Double {
    let hasControl = EditControlLayout.look(for: self) != nil
    guard hasControl || cell.shouldIndentWhileEditing else { return 0 }
    return look.editing.indentation * presentation.editing
  }

  /// Whether the row's box moves with its content while the cell is edited; a sheet has nothing to move.
  var indentsBackground: Bool { table.box != nil && cell.shouldIndentWhileEditing }

  /// The points that the whole row has slid to the right, now; less than nothing while it is swiped open.
  var slide: Double { -(confirmation?.slide ?? 0) * presentation.confirmation }

  /// The points between the content view's end and the cell's inner edge, now.
  var accessoryReserve: Double {
    let (normal, editing) = (normalSlot.reserve, editingSlot.reserve)
    let reserve = normal + (editing - normal) * presentation.editing
    let covered = confirmation?.reserve ?? 0
    return pixels.round(max(reserve, reserve + (covered - reserve) * presentation.confirmation))
  }

  /// The space between the labels and the content view's end.
  var labelTrailing: Double {
    presentation.editing > 0.5 ? editingSlot.labelTrailing : normalSlot.labelTrailing
  }

  /// How visible what stands at the right edge is beside a button that confirms.
  var accessoryOpacity: Double {
    confirmation.map { $0.reserve > 0 ? 1 - presentation.confirmation : 1 } ?? 1
  }

  var contentX: Double { min(table.width, table.contentInset + pixels.round(editingIndentation)) }

  var contentWidth: Double {
    max(0, table.width - table.contentInset - contentX - accessoryReserve)
  }

  /// The points of a row above its content: the upper line of a box.
  var contentY: Double {
    guard isFirst, let box = table.box else { return 0 }
    return box.borderWidth
  }

  /// The points of a row's height that are not its content's.
  var heightAroundContent: Double {
    contentY + look.separatorReserve.points(scale: table.scale) + (isLast ? table.box?.lastRowExtra ?? 0 : 0)
  }
}

extension TableContext {
  /// The box around sections, in tables that have one.
  var box: BoxLook? {
    guard case .box(let etched, let single) = look.rowGround else { return nil }
    return separatorStyle == .singleLineEtched ? etched : single
  }
}

extension RowGround {
  /// Whether an inset given for the lines moves the text too, as it does since lines have insets.
  var movesTextWithSeparators: Bool {
    guard case .sheet(let sheet) = self else { return false }
    return sheet.separator.inset == .cellMargin
  }
}
