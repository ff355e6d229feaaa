import TableModel
import TableThemes

/// Lays out a progress view, whose height is always the same.
struct ProgressViewLayout: ControlLayout {
  private let context: ControlContext
  private let look: ProgressViewLook
  private let progress: Double

  init(_ context: ControlContext, progress: Double, style: ProgressViewStyle) {
    self.context = context
    self.progress = progress.share
    look =
      style == .bar ? context.looks.barProgressView ?? context.looks.progressView : context.looks.progressView
  }

  var viewClass: ViewClass { .progressView }
  var opacity: Double { 1 }

  func size(fitting room: Size) -> Size {
    Size(width: min(look.size.width, room.width), height: look.size.height)
  }

  func frame(in frame: Rect) -> Rect {
    Rect(origin: frame.origin, size: Size(width: frame.width, height: look.size.height))
  }

  func content(in bounds: Rect) -> ControlContent {
    let shapes = ShapeDrawing(context: context)
    let room = bounds.inset(
      by: EdgeInsets(
        top: look.fillInset, left: look.fillInset, bottom: look.fillInset, right: look.fillInset))
    let filled = Rect(
      origin: room.origin,
      size: Size(width: context.pixels.round(room.width * progress), height: room.height)
    )
    return ControlContent(
      drawings: shapes.drawings(of: look.track, in: bounds) + shapes.drawings(of: look.fill, in: filled))
  }
}
