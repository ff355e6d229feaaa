import TableLayout
import TableModel

extension SceneNode {
  /// The row with its ground drawn a point further, below a next row of the same ground that begins between two points; `nil`
  /// where that changes nothing.
  ///
  /// Viewers cover the pixels of such an edge in part, first for one row and then for the other, so that what lies behind would
  /// show through as a faint line. The next row covers what was drawn too far.
  ///
  /// - Parameters:
  ///   - next: The view that is drawn after this one.
  ///   - y: The place of the superview in the picture, in points.
  /// - Returns: The changed row, or `nil`.
  func reaching(under next: SceneNode, in y: Double) -> SceneNode? {
    guard indexPath != nil, next.indexPath != nil else { return nil }
    let edge = y + frame.maxY
    guard !SceneNode.meet(edge, edge.rounded()), SceneNode.meet(frame.maxY, next.frame.minY),
      next.frame.height >= SceneNode.reach, isWhole, next.isWhole, let ground, let below = next.ground,
      ground.color == below.color, ground.color.alpha >= 1,
      SceneNode.meet(ground.box.maxY, frame.height), SceneNode.meet(below.box.minY, 0),
      SceneNode.meet(frame.minX + ground.box.minX, next.frame.minX + below.box.minX),
      SceneNode.meet(frame.minX + ground.box.maxX, next.frame.minX + below.box.maxX),
      ground.isStraight(at: ground.box.maxY), below.isStraight(at: below.box.minY)
    else { return nil }
    var row = self
    let bottom = ground.box.maxY - ground.origin.y
    let path = ground.path.mapPoints { point in
      SceneNode.meet(point.y, bottom) ? Point(point.x, point.y + SceneNode.reach) : point
    }
    row.children[ground.number].drawings[0] = .fill(path, .color(ground.color))
    return row
  }

  /// How far the ground of a row reaches under the next one, in points.
  private static let reach = 1.0

  private static func meet(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-3 }

  /// Whether nothing is cut off from the view or shines through it.
  private var isWhole: Bool { opacity >= 1 && !clipsToBounds && outline == nil }

  /// The colour of a row in its outline.
  private struct Ground {
    /// The number of the view among the row's.
    let number: Int
    let path: Path
    let color: Color
    /// The place of the view in the row.
    let origin: Point
    /// What the outline takes of the row.
    let box: Rect

    /// Whether an edge of the box has both its corners.
    func isStraight(at y: Double) -> Bool {
      [box.minX, box.maxX].allSatisfy { x in
        path.elements.contains { element in
          switch element {
          case .move(let point), .line(let point), .curve(let point, _, _):
            SceneNode.meet(point.x + origin.x, x) && SceneNode.meet(point.y + origin.y, y)
          case .close: false
          }
        }
      }
    }
  }

  private var ground: Ground? {
    guard let number = children.firstIndex(where: { $0.viewClass == .cellBackground && $0.isWhole }),
      case .fill(let path, .color(let color)) = children[number].drawings.first
    else { return nil }
    let origin = children[number].frame.origin
    return Ground(
      number: number, path: path, color: color, origin: origin,
      box: path.boundingBox.offset(x: origin.x, y: origin.y))
  }
}
