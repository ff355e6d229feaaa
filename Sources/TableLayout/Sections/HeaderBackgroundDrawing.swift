import TableModel
import TableThemes

/// Draws the bar behind a plain table's section header.
struct HeaderBackgroundDrawing {
  private let background: HeaderBackground

  init(_ background: HeaderBackground) {
    self.background = background
  }

  /// The drawings in a header's own coordinates; the line above it lies over the row before.
  func drawings(in bounds: Rect) -> [Drawing] {
    let thickness = background.lineThickness
    let bar = bounds.inset(
      by: EdgeInsets(
        top: background.topLine == nil ? 0 : thickness, bottom: background.bottomLine == nil ? 0 : thickness))
    let line = { (y: Double, color: Color?) -> [Drawing] in
      let rect = Rect(x: 0, y: y, width: bounds.width, height: thickness)
      return color.map { [.fill(.rect(rect), .color($0))] } ?? []
    }
    return [.fill(.rect(bar), background.gradient.downwards(in: bar))]
      + line(bounds.minY - thickness, background.lineAbove)
      + line(bounds.minY, background.topLine)
      + line(bounds.maxY - thickness, background.bottomLine)
  }
}
