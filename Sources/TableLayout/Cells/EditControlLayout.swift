import TableModel
import TableThemes

/// Places the control before a cell's content while the cell is edited.
struct EditControlLayout {
  private let context: CellContext
  private let slide: Double
  private let look: EditControlLook

  /// `nil` for a cell that shows none.
  init?(_ geometry: CellGeometry) {
    guard geometry.context.presentation.editing > 0, let look = geometry.context.editControlLook else {
      return nil
    }
    context = geometry.context
    slide = geometry.slide
    self.look = look
  }

  /// The control in the middle of the content's height, coming in from the left edge.
  func node(contentFrame: Rect) -> SceneNode {
    let leading = look.leading.points(margin: context.table.margin)
    let hidden = (1 - context.presentation.editing) * (leading + look.size.width)
    let rest = context.indentsBackground ? leading : leading + context.table.contentInset
    let y = contentFrame.minY + context.pixels.floor((contentFrame.height - look.size.height) / 2 + look.drop)
    return SceneNode(
      .editControl,
      role: .editControl,
      frame: Rect(origin: Point(rest - hidden + slide, y), size: look.size),
      drawings: context.views.upright(
        (look.layers + turnedSign).map { Drawing($0, tint: context.tintColor) }, in: look.size.width)
    )
  }

  /// The sign, turned by a quarter when the confirmation is all there.
  private var turnedSign: [VectorLayer] {
    guard context.presentation.confirmation > 0, context.cell.editingStyle == .delete else {
      return look.icon
    }
    let angle = -context.presentation.confirmation * Double.pi / 2
    let center = Point(look.size.width / 2, look.size.height / 2)
    return look.icon.map { $0.rotated(by: angle, around: center) }
  }
}

extension VectorLayer {
  /// The layer turned by an angle in radians; a gradient keeps its direction.
  fileprivate func rotated(by angle: Double, around center: Point) -> VectorLayer {
    let axis = Point.onUnitCircle(radians: angle)
    let turn = { (point: Point) in
      Point(
        center.x + (point.x - center.x) * axis.x - (point.y - center.y) * axis.y,
        center.y + (point.x - center.x) * axis.y + (point.y - center.y) * axis.x
      )
    }
    return switch self {
    case .fill(let path, let fill): .fill(path.mapPoints(turn), fill)
    case .stroke(let path, let stroke, let fill): .stroke(path.mapPoints(turn), stroke, fill)
    }
  }
}
