import TableModel
import TableThemes

/// Lays out what shows above a table that was pulled down.
struct RefreshControlLayout {
  private let context: TableContext
  private let extent: RefreshControlExtent
  private let wheel: ActivityIndicatorLayout

  /// `nil` for a table without one, and in eras that had none.
  init?(_ context: TableContext) {
    guard let extent = RefreshControlExtent(context) else { return nil }
    self.context = context
    self.extent = extent
    wheel = ActivityIndicatorLayout(
      extent.look.wheel, tintColor: extent.control.tintColor, in: context.views)
  }

  private var look: RefreshControlLook { extent.look }

  /// The view between the table's bars and its content, which covers what there is no room for.
  func node(in viewport: Viewport) -> SceneNode? {
    let top = viewport.top - (extent.isRefreshing ? extent.height : 0)
    let frame = Rect(x: 0, y: top, width: viewport.size.width, height: viewport.contentY - top)
    guard frame.height > 0 else { return nil }
    let indicator = indicator(from: stackY, in: frame.bounds)
    let titleNode = extent.title.map { title in
      title.node(
        .plainLabel,
        role: nil,
        frame: Rect(
          x: 0, y: context.pixels.round(indicator.maxY + look.spacing), width: frame.width,
          height: title.height)
      )
    }
    return SceneNode(
      .refreshControl,
      role: .refreshControl,
      frame: frame,
      clipsToBounds: true,
      drawings: indicator.drawings,
      children: [indicator.node, titleNode].compactMap { $0 }
    )
  }

  /// Where the wheel begins: in the middle of the room that it takes while refreshing, however far the table is pulled; a
  /// drop hangs from its top and stretches.
  private var stackY: Double { context.pixels.round((extent.height - extent.stackHeight) / 2) }

  /// What shows how far the table was pulled, and where it ends.
  private typealias Indicator = (node: SceneNode?, drawings: [Drawing], maxY: Double)

  private func indicator(from y: Double, in bounds: Rect) -> Indicator {
    switch (extent.control.state, look.indicator) {
    case (.refreshing, _): return (wheelNode(at: y, in: bounds), [], y + look.wheel.size)
    case (.pulled, .spokes(let end)):
      var node = wheelNode(at: y, in: bounds)
      let isWhole = extent.progress >= 1
      node.drawings = node.drawings.spokes(shownTo: isWhole ? 1 : extent.progress * look.pullDistance / end)
      return (node, [], y + look.wheel.size)
    case (.pulled, .drop(let drop)):
      let stretch = max(0, bounds.height - extent.height)
      let drawing = RefreshDropDrawing(
        drop,
        color: context.views.color(drop.color, tint: extent.control.tintColor),
        top: Point(bounds.center.x, y),
        stretch: stretch,
        progress: stretch / max(1, extent.pullDistance - extent.height)
      )
      return (nil, drawing.drawings, drawing.maxY)
    }
  }

  private func wheelNode(at y: Double, in bounds: Rect) -> SceneNode {
    let size = look.wheel.size
    let x = context.pixels.round(bounds.center.x - size / 2)
    return wheel.node(in: Rect(x: x, y: y, width: size, height: size), role: nil)
  }
}

extension [Drawing] {
  /// The first of a wheel's spokes, as many as a part of all, in full strength.
  fileprivate func spokes(shownTo progress: Double) -> [Drawing] {
    let shown = Int((Swift.min(1, progress) * Double(count)).rounded())
    guard case .stroke(_, _, let paint)? = first else { return [] }
    return prefix(shown).map { drawing in
      guard case .stroke(let path, let stroke, _) = drawing else { return drawing }
      return .stroke(path, stroke, paint)
    }
  }
}
