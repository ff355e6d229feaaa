import TableModel
import TableThemes

/// Draws the bar behind a plain table's section header.
struct HeaderGroundDrawing {
  private let ground: HeaderGround

  init(_ ground: HeaderGround) {
    self.ground = ground
  }

  /// The drawings in a header's own coordinates; the line above it lies over the row before.
  func drawings(in bounds: Rect) -> [Drawing] {
    let bar = bounds.inset(
      by: EdgeInsets(top: ground.topLine == nil ? 0 : 1, bottom: ground.bottomLine == nil ? 0 : 1))
    let line = { (y: Double, color: Color?) -> [Drawing] in
      color.map { [.fill(.rect(Rect(x: 0, y: y, width: bounds.width, height: 1)), .color($0))] } ?? []
    }
    return [.fill(.rect(bar), ground.gradient.downwards(in: bar))]
      + line(bounds.minY - 1, ground.lineAbove)
      + line(bounds.minY, ground.topLine)
      + line(bounds.maxY - 1, ground.bottomLine)
  }
}
