import TableModel
import TableThemes

/// A cell, its place in its section and the measures that hold for it.
///
/// A class, because everything in the cell holds it; what many of its parts ask for is computed once.
final class CellContext {
  let table: TableContext
  /// What the views in the cell need to know.
  let views: ViewContext
  let cell: Cell
  let indexPath: IndexPath
  let isFirst: Bool
  let isLast: Bool
  /// The row below this one in the same section.
  let next: Cell?
  let presentation: CellPresentation
  let look: CellLook

  init(
    table: TableContext, cell: Cell, indexPath: IndexPath, isFirst: Bool, isLast: Bool, next: Cell?,
    presentation: CellPresentation? = nil
  ) {
    self.table = table
    look = table.cellLook
    let direction = table.views.direction(of: cell.semanticContentAttribute)
    let place = direction == table.views.arrangement ? table.views : table.views.arranged(direction)
    views = cell.tintColor.map { place.with(tint: $0) } ?? place
    self.cell = CellContext.shown(cell, at: indexPath, in: table)
    self.indexPath = indexPath
    self.isFirst = isFirst
    self.isLast = isLast
    self.next = next
    self.presentation = presentation ?? CellPresentation(cell: cell, table: table.tableView)
  }

  /// The row as its look has it: without configurations before there were any, and with one in lists.
  private static func shown(_ cell: Cell, at indexPath: IndexPath, in table: TableContext) -> Cell {
    guard table.views.theme.listContent != nil else { return cell.withoutConfigurations }
    let shown = cell.shown(in: table.views.theme)
    guard let list = table.tableView.list else { return shown }
    return shown.inList(
      list.appearance, isHeader: list.headerMode == .firstItemInSection && indexPath.row == 0)
  }

  /// Whether the row's own parts stand the other way round than the table's rows do.
  var isTurned: Bool { views.arrangement != table.views.arrangement }

  /// Whether an index stands at the side where the content begins, since row and table are read otherwise.
  var isBehindIndex: Bool { views.arrangement != table.direction }

  /// The points that an index takes there.
  var leadingIndexWidth: Length { isBehindIndex ? table.sectionIndexWidth : 0 }

  /// Where the content ends, in points from the row's left edge.
  var contentMaxX: Length {
    table.rowWidth - table.contentInset - (isBehindIndex ? 0 : table.sectionIndexWidth)
  }

  private(set) lazy var textLook: CellTextLook = look.texts[cell.style]
  /// Whether the row is higher where its text is, as its height and its labels ask.
  private(set) lazy var growsWithText: Bool = asksTextForHeight
  /// The look of the row's selection; `nil` where a selected row looks like any other.
  private(set) lazy var selectionLook: SelectionLook? = look.selection[cell.selectionStyle ?? .default]
  var pixels: PixelGrid { table.pixels }

  /// The space before the content's first view; a separator inset of the author's own pushes text further in with the
  /// line, but one of nothing leaves it where it was.
  var margin: Length {
    let margin = views.length(ofLook: table.margin, "margin of cells", .margins)
    guard let inset = movingInset else { return margin }
    let left = views.length(inset.left, "separatorInset.left of the \(insetOwner)", .margins)
    return table.countsInsetsFromMargins ? margin + max(0, left) : max(margin, left)
  }

  /// The space that such an inset keeps free at the right edge, in points.
  var trailingInset: Length {
    guard let inset = movingInset else { return 0 }
    return max(0, views.length(inset.right, "separatorInset.right of the \(insetOwner)", .margins))
  }

  /// What a separator inset is a property of.
  private var insetOwner: String { cell.separatorInset == nil ? "table" : "row" }

  /// A separator inset of the author's own, in looks where it moves the text.
  private var movingInset: EdgeInsets? {
    guard table.look.rowBackground.movesTextWithSeparators else { return nil }
    return cell.separatorInset ?? table.tableView.separatorInset
  }

  var indentation: Length {
    views.length(
      Double(cell.indentationLevel) * cell.indentationWidth, "indentationLevel × indentationWidth", .labels)
  }

  /// Whether the row is a part of a card, beyond whose edges nothing shows.
  var standsOnCard: Bool {
    if case .card = table.look.rowBackground { true } else { false }
  }

  /// Where the row stands in its section.
  var position: Background.Position {
    switch (isFirst, isLast) {
    case (true, true): .single
    case (true, false): .top
    case (false, false): .middle
    case (false, true): .bottom
    }
  }

  /// Whether the row's box moves with its content while the cell is edited; a sheet has nothing to move.
  var indentsBackground: Bool { table.box != nil && cell.shouldIndentWhileEditing }

  /// The control that the cell shows while it is edited: a circle to be checked comes before the others.
  private(set) lazy var editControlLook: EditControlLook? = {
    let editing = look.editing
    if table.tableView.allowsMultipleSelectionDuringEditing || cell.hasAccessory(.multiselect) {
      return presentation.choice > 0.5 ? editing.checked : editing.unchecked
    }
    if cell.hasAccessory(.delete) { return editing.delete }
    if cell.hasAccessory(.insert) { return editing.insert }
    return switch cell.editingStyle {
    case .none: nil
    case .delete: editing.delete
    case .insert: editing.insert
    }
  }()

  /// The points that the content moves to the right for that control, now; rows of plain tables cannot decline.
  var editingIndentation: Length {
    let declines = !cell.shouldIndentWhileEditing && table.tableView.style != .plain
    guard editControlLook != nil || !declines else { return 0 }
    return views.length(ofLook: look.editing.indentation, "indentation for editing", .editing)
      * presentation.editing
  }

  /// The points of a row above its content: the upper line of a box.
  var contentY: Length {
    let border = isFirst ? table.box?.borderWidth ?? 0 : 0
    return views.length(ofLook: border, "line above the first row", .contentView)
  }

  /// The points of a row's height that are not its content's.
  var heightAroundContent: Length {
    let extra = isLast ? table.box?.lastRowExtra ?? 0 : 0
    return contentY + separatorReserve
      + views.length(ofLook: extra, "line below the last row", .contentView)
  }

  /// The points of a row's height that belong to the line below it.
  private(set) lazy var separatorReserve: Length = {
    guard table.separatorStyle != .none || look.reservesHiddenSeparator else { return 0 }
    if table.isList { return 0 }
    if cell.contentConfiguration != nil, !hasGivenHeight, let separator = table.look.rowBackground.separator {
      return views.length(
        ofLook: separator.thickness.points(scale: table.scale), "line that a content configuration adds",
        .listContent)
    }
    if let automatic = look.automaticHeight, !hasGivenHeight {
      let hasLine = views.environment.storedRows?.hasLine ?? true
      let line = hasLine ? automatic.line.points(scale: table.scale) : 0
      return views.length(line, "line that devices add", .rows)
    }
    return views.length(
      ofLook: look.separatorReserve.points(scale: table.scale), "place of the separator", .contentView)
  }()
}

extension TableContext {
  /// The box around sections, in tables that have one.
  var box: BoxLook? {
    guard case .box(let etched, let single) = look.rowBackground else { return nil }
    return separatorStyle == .singleLineEtched ? etched : single
  }
}

extension RowBackground {
  /// The lines between rows, in tables that draw them as views of their own.
  var separator: SeparatorLook? {
    switch self {
    case .sheet(let sheet): sheet.separator
    case .card(let card): card.separator
    case .box: nil
    }
  }

  /// Whether an inset given for the lines moves the text too, as it does since lines have insets.
  var movesTextWithSeparators: Bool {
    separator?.inset == .cellMargin
  }
}

/// How much of each of a cell's states shows, 0…1.
struct CellPresentation {
  /// How far editing controls have come in.
  let editing: Double
  /// How far the confirmation of a deletion has come in.
  private(set) var confirmation: Double
  /// How visible the selection is, or what a finger on the row shows likewise.
  let selection: Double
  /// How far the row is chosen, of which a finger on it says nothing yet.
  let choice: Double

  init(cell: Cell, table: TableView) {
    if let transition = cell.transition ?? table.transition {
      editing = transition.amount(of: .showingEditControl)
      confirmation = transition.amount(of: .showingDeleteConfirmation)
      choice = max(transition.amount(of: .selected), cell.isSelected ? 1 : 0)
    } else {
      editing = cell.isEditing ?? table.isEditing ? 1 : 0
      confirmation = cell.showingDeleteConfirmation || cell.showsLeadingSwipeActions ? 1 : 0
      choice = cell.isSelected ? 1 : 0
    }
    selection = cell.isHighlighted ? 1 : choice
  }

  /// The same of a row that is not swiped open.
  var withoutConfirmation: CellPresentation {
    var presentation = self
    presentation.confirmation = 0
    return presentation
  }
}

extension Cell {
  /// Whether an accessory of a kind is among those at the row's sides.
  func hasAccessory(_ kind: CellAccessory.Kind) -> Bool { accessories.contains { $0.kind == kind } }

  /// Whether the row is swiped open at its beginning.
  var showsLeadingSwipeActions: Bool { showingLeadingSwipeActions && !leadingSwipeActions.isEmpty }
}

/// A cell's image at its place before the labels.
struct CellImage {
  let view: ImageViewLayout
  let place: PlacedFrame
  let textGap: Length
  private let context: ViewContext

  init(_ view: ImageViewLayout, look: CellImageLook, contentHeight: Length, _ cell: CellContext) {
    self.view = view
    context = cell.views
    textGap = context.length(ofLook: look.textGap, "space between image and text", .images)
    let (width, height) = CellImage.fittedSize(
      of: view.size, height: contentHeight, rounding: look.fittedWidthRounding, in: context)
    let y = max(0, ((contentHeight - height) / 2).roundedDownToPoint(.images))
    let x =
      switch look.leading {
      case .sameAsAbove(let limit):
        min(
          context.length(ofLook: limit, "most space before an image", .images),
          y.named("as much as above it", .images))
      case .cellMargin: cell.margin
      }
    place = PlacedFrame(x: x, y: y, width: width, height: height)
  }

  /// An image that is higher than the row is made smaller, in proportion.
  private static func fittedSize(
    of size: Size, height: Length, rounding: FloatingPointRoundingRule, in context: ViewContext
  ) -> (width: Length, height: Length) {
    let width = context.length(size.width, "width of the image", .images)
    guard size.height > height.points, size.height > 0 else {
      return (width, context.length(size.height, "height of the image", .images))
    }
    let fitted = (size.width * height.points / size.height).rounded(rounding)
    return (width.becoming(fitted, "scaled down like its height, and rounded"), height)
  }

  var frame: Rect { place.rect }

  /// Where text begins beside the image, without indentation.
  var textX: Length { place.x + place.width.named("width of the image", .images) + textGap }

  func node(indentation: Length) -> SceneNode {
    let place = place.offset(x: indentation)
    return view.node(in: place.rect, role: .imageView).explained(by: place, in: context)
  }
}

extension Cell {
  /// The row without what a look does not show of it: a content configuration makes a content view that takes the place of
  /// the row's own.
  package func shown(in theme: Theme) -> Cell {
    guard contentConfiguration != nil, theme.listContent != nil else { return self }
    var shown = self
    shown.contentView = nil
    return shown
  }
}
