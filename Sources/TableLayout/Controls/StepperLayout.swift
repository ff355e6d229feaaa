import TableModel
import TableThemes

/// Lays out a stepper, whose size is always the same.
struct StepperLayout: ControlLayout {
  private let context: ControlContext
  private let look: StepperLook
  private let canDecrement: Bool
  private let canIncrement: Bool

  init(_ context: ControlContext, canDecrement: Bool, canIncrement: Bool) {
    self.context = context
    self.canDecrement = canDecrement
    self.canIncrement = canIncrement
    look = context.looks.stepper
  }

  var viewClass: ViewClass { .stepper }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size { look.size }

  func frame(in frame: Rect) -> Rect { Rect(origin: frame.origin, size: look.size) }

  func content(in bounds: Rect) -> ControlContent {
    let shapes = ShapeDrawing(context: context)
    let middle = context.pixels.floor(bounds.center.x)
    let divider = Rect(
      x: middle + look.dividerShift, y: look.dividerInset, width: 1,
      height: bounds.height - 2 * look.dividerInset)
    let left = Rect(x: 0, y: 0, width: middle, height: bounds.height)
    let right = Rect(x: middle + 1, y: 0, width: bounds.width - middle - 1, height: bounds.height)
    return ControlContent(
      drawings: shapes.drawings(of: look.shape, in: bounds)
        + [shapes.drawing(of: look.divider, in: divider)]
        + symbol([horizontalBar(in: left)], isActive: canDecrement)
        + symbol([horizontalBar(in: right), verticalBar(in: right)], isActive: canIncrement)
    )
  }

  private func symbol(_ bars: [Rect], isActive: Bool) -> [Drawing] {
    let color = isActive ? context.color(look.iconColor) : look.disabledIconColor
    let shadow = look.iconShadow.map { shadow in
      Drawing.fill(.rects(bars.map { $0.offset(x: shadow.dx, y: shadow.dy) }), .color(shadow.color))
    }
    let top = isActive ? look.iconTopColor.map { [topLine(of: bars, $0)] } ?? [] : []
    return (shadow.map { [$0] } ?? []) + [.fill(.rects(bars), .color(color))] + top
  }

  /// The first point of an icon, on what of it lies highest.
  private func topLine(of bars: [Rect], _ color: Color) -> Drawing {
    let lines = bars.map { Rect(x: $0.minX, y: $0.minY, width: $0.width, height: 1) }
    return .fill(.rects(lines), .color(color))
  }

  private func horizontalBar(in half: Rect) -> Rect {
    bar(in: half, width: look.iconLength, height: look.iconLineWidth)
  }

  private func verticalBar(in half: Rect) -> Rect {
    bar(in: half, width: look.iconLineWidth, height: look.iconLength)
  }

  private func bar(in half: Rect, width: Double, height: Double) -> Rect {
    let pixels = context.pixels
    let size = Size(width: pixels.round(width), height: pixels.round(height))
    return Rect(
      x: pixels.floor(half.center.x - size.width / 2),
      y: pixels.floor(half.center.y - size.height / 2),
      width: size.width,
      height: size.height
    )
  }
}
