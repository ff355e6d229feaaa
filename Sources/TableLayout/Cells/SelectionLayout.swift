import TableModel
import TableThemes

/// What lies under a selected row's content.
struct SelectionLayout {
  private let context: CellContext

  init(_ context: CellContext) {
    self.context = context
  }

  /// The view over the row's background, as visible as the selection is; `nil` for a row that is not selected.
  func node(background: Rect, outline: Path) -> SceneNode? {
    let amount = context.presentation.selection
    guard amount > 0 else { return nil }
    if let view = context.selectedBackgroundView {
      var node = ViewLayout(context: context.views, isHighlighted: true)
        .node(of: view, in: background, role: .selectedBackgroundView)
      node.opacity *= amount
      return node
    }
    guard let look = context.shownSelectionLook else { return nil }
    return SceneNode(
      .selectedBackground,
      role: .selectedBackgroundView,
      frame: background,
      opacity: amount,
      drawings: drawings(
        look, in: background.bounds, outline: outline.offset(x: -background.minX, y: -background.minY))
    )
  }

  private func drawings(_ look: SelectionLook, in bounds: Rect, outline: Path) -> [Drawing] {
    guard context.table.box != nil, context.isFirst, let firstLine = look.firstLine else {
      return [.fill(outline, look.fill.downwards(in: bounds))]
    }
    let below = bounds.inset(by: EdgeInsets(top: 1))
    let lowered = outline.mapPoints { Point($0.x, min(bounds.maxY, $0.y + 1)) }
    return [.fill(outline, .color(firstLine)), .fill(lowered, look.fill.downwards(in: below))]
  }
}

extension CellContext {
  /// The look of the row's selection; `nil` where a selected row looks like any other.
  var selectionLook: SelectionLook? { look.selection[cell.selectionStyle ?? .default] }

  /// The look of the background that shows now: a row with a checked circle has another than one that is merely selected.
  var shownSelectionLook: SelectionLook? {
    selectionLook.map { showsCheckCircle ? look.editing.checkedSelection : $0 }
  }

  /// The author's own view under a selected row; none where selected rows look like any other.
  var selectedBackgroundView: View? {
    guard cell.selectionStyle != SelectionStyle.none else { return nil }
    let allowsSeveral =
      table.tableView.allowsMultipleSelection || table.tableView.allowsMultipleSelectionDuringEditing
    let background = allowsSeveral ? cell.multipleSelectionBackgroundView : nil
    return (background ?? cell.selectedBackgroundView)?[position]
  }

  /// Whether the selection shows as a checked circle, which leaves letters, images and lines as they are.
  ///
  /// A row that is merely highlighted looks as it does elsewhere, and its circle is empty.
  var showsCheckCircle: Bool {
    presentation.editing > 0 && table.tableView.allowsMultipleSelectionDuringEditing
      && presentation.choice > 0
  }

  /// The layout of the author's own views in the content and at the right edge.
  var ownViews: ViewLayout {
    ViewLayout(
      context: views, isHighlighted: isHighlighted,
      clearsBackgrounds: isHighlighted && look.clearsBackgroundsOfSelection)
  }

  /// Whether labels, images and elements show the looks that they have in a selected row.
  var isHighlighted: Bool {
    presentation.selection > 0.5 && !showsCheckCircle && selectionLook != nil
  }
}
