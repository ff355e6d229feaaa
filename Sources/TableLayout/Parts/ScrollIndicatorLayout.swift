import TableModel
import TableThemes

/// Lays out the bar at the right edge that shows how far a table is scrolled.
struct ScrollIndicatorLayout {
  private let context: TableContext
  private let look: ScrollIndicatorLook
  private let scroll: ScrollState

  /// `nil` for a table that shows none.
  init?(_ context: TableContext) {
    guard context.tableView.scroll.showsVerticalScrollIndicator else { return nil }
    self.context = context
    look = context.views.theme.parts.scrollIndicator
    scroll = context.tableView.scroll
  }

  /// The bar beside content of a height; `nil` where nothing can be scrolled.
  ///
  /// Its length is to its way as what is seen is to the whole; a table that is pulled past its ends squeezes it.
  func node(in viewport: Viewport, contentHeight: Double) -> SceneNode? {
    let seen = viewport.area.height
    let way = track(in: viewport)
    guard contentHeight > seen, seen > 0, way.height > look.width else { return nil }
    let hidden = contentHeight - seen
    let overshoot = max(0, -viewport.offset, viewport.offset - hidden)
    let length = min(way.height, max(look.minimumLength, way.height * seen / contentHeight))
    let squeezed = max(look.width, context.pixels.round(length - overshoot))
    let progress = min(1, max(0, viewport.offset / hidden))
    let frame = Rect(
      x: way.minX,
      y: context.pixels.round(way.minY + (way.height - squeezed) * progress),
      width: look.width,
      height: squeezed
    )
    return SceneNode(
      .scrollIndicator, role: .scrollIndicator, frame: frame, drawings: drawings(in: frame.bounds))
  }

  /// Where the bar moves: between what bars take and what the author leaves.
  private func track(in viewport: Viewport) -> Rect {
    let given = scroll.scrollIndicatorInsets.withoutImpossible
    let insets = context.views.isMirrored != context.isTurned ? given.mirrored : given
    let top = context.barInsets.top - viewport.barShrinkage + insets.top + look.endInset
    let bottom = viewport.size.height - context.barInsets.bottom - insets.bottom - look.endInset
    let x = viewport.size.width - insets.right - look.trailing - look.width
    return Rect(x: x, y: top, width: look.width, height: max(0, bottom - top))
  }

  private func drawings(in bounds: Rect) -> [Drawing] {
    let fill = look[scroll.indicatorStyle]
    guard let rim = fill.rim else { return [.fill(bounds.capsule, .color(fill.color))] }
    let middle = bounds.inset(by: EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
    let inner = bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    return [
      .stroke(middle.capsule, Stroke(width: 1), .color(rim)), .fill(inner.capsule, .color(fill.color)),
    ]
  }
}

extension Rect {
  /// The rectangle with ends as round as they can be.
  fileprivate var capsule: Path {
    let radius = min(width, height) / 2
    return .roundedRect(self, top: radius, bottom: radius)
  }
}
