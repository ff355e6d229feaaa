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

  /// The shadow around a row, in the row's coordinates, behind all else; `outline` is the row's own.
  func node(in bounds: Rect, outline: (_ growth: Double) -> Path, scale: Double) -> SceneNode {
    switch look.shadow {
    case .lines(let above, let below): lines(above, below, in: bounds)
    case .soft(let shadow):
      SceneNode(
        .view, frame: bounds,
        drawings: SoftShadowDrawing(shadow: shadow, step: 1 / scale).drawings(around: outline))
    }
  }

  private func lines(_ above: [Color], _ below: [Color], in bounds: Rect) -> SceneNode {
    let (upper, lower) = (Double(above.count), Double(below.count))
    let frame = bounds.inset(by: EdgeInsets(top: -upper, bottom: -lower))
    let lines = { (colors: [Color], start: Double) in
      colors.enumerated().map { index, color in
        let line = Rect(x: 0, y: start + Double(index), width: frame.width, height: 1)
        return Drawing.fill(.rect(line), .color(color))
      }
    }
    return SceneNode(
      .view, frame: frame, drawings: lines(above, 0) + lines(below, upper + bounds.height))
  }
}
