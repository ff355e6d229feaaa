import TableModel
import TableThemes

/// A cell, its place in its section and the measures that hold for it.
struct CellContext {
  let table: TableContext
  let cell: Cell
  let indexPath: IndexPath
  let isFirst: Bool
  let isLast: Bool

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

  var accessory: AccessoryLook? { look.accessories[cell.accessoryType] }

  /// The points between the content view's end and the cell's inner edge, which the accessory takes.
  var accessoryReserve: Double {
    guard let accessory else { return 0 }
    return max(
      0, accessory.trailing.points(margin: table.margin) + accessory.size.width + accessory.contentGap)
  }

  /// The space between the labels and the content view's end.
  var labelTrailing: Double {
    (accessory?.labelTrailing ?? look.labelTrailing).points(margin: table.margin)
  }

  var contentX: Double { table.contentInset }

  var contentWidth: Double { max(0, table.width - 2 * table.contentInset - accessoryReserve) }

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
