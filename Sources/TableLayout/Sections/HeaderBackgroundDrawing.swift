import TableModel
import TableThemes

/// Draws the bar behind a plain table's section header.
struct HeaderBackgroundDrawing {
  private let ground: HeaderBackground

  init(_ ground: HeaderBackground) {
    self.ground = ground
  }

  /// The drawings in a header's own coordinates; the line above it lies over the row before.
  func drawings(in bounds: Rect) -> [Drawing] {
    let thickness = ground.lineThickness
    let bar = bounds.inset(
      by: EdgeInsets(
        top: ground.topLine == nil ? 0 : thickness, bottom: ground.bottomLine == nil ? 0 : thickness))
    let line = { (y: Double, color: Color?) -> [Drawing] in
      let rect = Rect(x: 0, y: y, width: bounds.width, height: thickness)
      return color.map { [.fill(.rect(rect), .color($0))] } ?? []
    }
    return [.fill(.rect(bar), ground.gradient.downwards(in: bar))]
      + line(bounds.minY - thickness, ground.lineAbove)
      + line(bounds.minY, ground.topLine)
      + line(bounds.maxY - thickness, ground.bottomLine)
  }
}
