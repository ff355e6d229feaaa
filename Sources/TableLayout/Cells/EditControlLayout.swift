import TableModel
import TableThemes

/// Places the control before a cell's content while the cell is edited.
struct EditControlLayout {
  private let context: CellContext
  private let slide: Length
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
  func node(contentFrame: PlacedFrame) -> SceneNode {
    let views = context.views
    views.noteDrawing(.editControls)
    let leading = views.length(
      ofLook: look.leading.points(margin: context.table.margin), "space before the control", .editing)
    let width = views.length(ofLook: look.size.width, "width of the control", .editing)
    let height = views.length(ofLook: look.size.height, "height of the control", .editing)
    let hidden = (leading + width) * (1 - context.presentation.editing)
    let rest = context.indentsBackground ? leading : leading + context.table.contentInset
    let drop = views.length(ofLook: look.drop, "below the middle", .editing)
    let contentHeight = contentFrame.height.named("height of the content view", .contentView)
    let y = contentFrame.y + context.pixels.floor((contentHeight - height) / 2 + drop)
    let place = PlacedFrame(x: rest - hidden + slide, y: y, width: width, height: height)
    return SceneNode(
      .editControl,
      role: .editControl,
      frame: place.rect,
      drawings: context.views.upright(
        (look.layers + turnedIcon).map { Drawing($0, tint: context.tintColor) }, in: look.size.width)
    )
    .explained(by: place, in: views)
  }

  /// The icon, turned by a quarter when the confirmation is all there.
  private var turnedIcon: [VectorLayer] {
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
