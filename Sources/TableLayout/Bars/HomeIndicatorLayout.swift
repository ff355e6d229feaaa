import TableModel
import TableThemes

/// Lays out the line at the bottom of screens without a home button.
struct HomeIndicatorLayout {
  let look: HomeIndicatorLook
  let pixels: PixelGrid

  /// The line in the middle of a screen's lower edge.
  func node(in bounds: Rect) -> SceneNode {
    let width = min(look.width[bounds.width], bounds.width)
    let frame = Rect(
      x: pixels.round((bounds.width - width) / 2), y: bounds.maxY - look.bottom - look.height, width: width,
      height: look.height)
    return SceneNode(
      .view,
      frame: frame,
      drawings: [
        .fill(
          .roundedRect(frame.bounds, top: look.height / 2, bottom: look.height / 2), .color(look.color))
      ]
    )
  }
}
