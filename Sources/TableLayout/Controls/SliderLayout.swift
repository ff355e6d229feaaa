import TableModel
import TableThemes

/// Lays out a slider in the middle of the height that it is given.
struct SliderLayout: ControlLayout {
  private let context: ControlContext
  private let look: SliderLook
  private let value: Double
  private let numberOfTicks: Int

  init(_ context: ControlContext, value: Double, numberOfTicks: Int) {
    self.context = context
    self.value = value.share
    self.numberOfTicks = numberOfTicks
    look = context.looks.slider
  }

  var viewClass: ViewClass { .slider }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size {
    Size(width: min(look.size.width, room.width), height: look.size.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    let pixels = context.pixels
    let shapes = ShapeDrawing(context: context)
    let knob = Rect(
      x: pixels.round(value * max(0, bounds.width - look.knob.size.width)),
      y: pixels.round(bounds.center.y - (look.knob.size.height + look.trackDrop) / 2),
      width: look.knob.size.width,
      height: look.knob.size.height
    )
    let track = Rect(
      x: look.trackInset,
      y: pixels.round(bounds.center.y - (look.trackHeight - look.trackDrop) / 2),
      width: max(0, bounds.width - 2 * look.trackInset),
      height: look.trackHeight
    )
    let filled = Rect(
      x: track.minX, y: track.minY, width: max(0, min(knob.center.x, track.maxX) - track.minX),
      height: track.height)
    return ControlContent(
      drawings: shapes.drawings(of: look.maximumTrack, in: track)
        + shapes.drawings(of: look.minimumTrack, in: filled, rounding: .left) + ticks(below: track)
        + shapes.drawings(of: look.knob, at: knob.origin)
    )
  }
}

extension SliderLayout {
  /// Dots where the knob's middle can stand, from end to end; one alone stands in the middle.
  private func ticks(below track: Rect) -> [Drawing] {
    guard let ticks = look.ticks, numberOfTicks > 0 else { return [] }
    let first = min(look.knob.size.width, track.width) / 2
    let length = track.width - 2 * first
    let steps = Double(max(1, numberOfTicks - 1))
    let y = track.maxY + ticks.gap + ticks.diameter / 2
    let discs = (0..<numberOfTicks).map { index -> Path in
      let share = numberOfTicks == 1 ? 0.5 : Double(index) / steps
      return .circle(
        center: Point(track.minX + first + length * share, y), radius: ticks.diameter / 2)
    }
    return [.fill(Path(discs.flatMap(\.elements)), .color(ticks.color))]
  }
}

extension Double {
  /// The number within 0…1, and 0 for what is no number.
  var share: Double { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }
}
