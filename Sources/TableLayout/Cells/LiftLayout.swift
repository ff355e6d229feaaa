import TableModel
import TableThemes

/// The shadow around a row that is lifted to be moved.
struct LiftLayout {
  private let look: LiftLook

  /// `nil` for a row that lies in its place.
  init?(_ context: CellContext) {
    guard context.table.tableView.isLifted(context.cell, at: context.indexPath) else {
      return nil
    }
    look = context.look.editing.lift
  }

  /// How visible the row is, 0…1.
  var opacity: Double { look.opacity }

  /// The shadow above and below a row, in the row's coordinates, behind all else.
  func node(in bounds: Rect) -> SceneNode {
    let above = Double(look.above.count)
    let frame = bounds.inset(by: EdgeInsets(top: -above, bottom: -Double(look.below.count)))
    let lines = { (colors: [Color], start: Double) in
      colors.enumerated().map { index, color in
        let line = Rect(x: 0, y: start + Double(index), width: frame.width, height: 1)
        return Drawing.fill(.rect(line), .color(color))
      }
    }
    return SceneNode(
      .view, frame: frame,
      drawings: lines(look.above, 0) + lines(look.below, above + bounds.height))
  }
}
