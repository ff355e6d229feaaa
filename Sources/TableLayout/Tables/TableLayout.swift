import TableModel
import TableThemes

/// One table with everything in it, laid out for a frame.
struct TableLayout {
  private let context: TableContext
  private let stack: SectionStack
  private let contentUnavailable: ContentUnavailableLayout?

  /// The points beyond an end that are told of; what rounding to pixels brings is less.
  private static let leastSurplus = 1.0

  init(_ context: TableContext) {
    self.context = context
    stack = SectionStack(context)
    contentUnavailable = ContentUnavailableLayout(context, coversRows: stack.hasRows)
  }

  /// The size of everything in the table, in points.
  var contentSize: Size { Size(width: context.width, height: stack.height) }

  /// The height in points that shows all of the content between bars and insets.
  ///
  /// A table without content is one row high, or as high as what stands in place of its rows.
  var naturalHeight: Double {
    let insets = TableInsets(context)
    let content = stack.height > 0 ? stack.height : context.rowHeight
    return max(0, insets.top + insets.pull + insets.bottom + max(content, contentUnavailable?.height ?? 0))
  }

  /// The points by which the content is moved up in a frame of a size.
  func scrollOffset(in size: Size) -> Double { viewport(of: size).offset }

  private func viewport(of size: Size) -> Viewport {
    Viewport(
      context, size: size, row: context.tableView.scroll.scrolledRow.flatMap(stack.offset(ofRow:)),
      contentHeight: stack.height)
  }

  /// The table in a frame of its parent, its corners of a radius in points.
  func node(in frame: Rect, cornerRadius: Double = 0) -> SceneNode {
    let viewport = viewport(of: frame.size)
    if viewport.surplus >= TableLayout.leastSurplus {
      context.views.meter.note(LayoutFinding(.scrolledPastEnd(viewport.surplus), ids: []))
    }
    if viewport.pull >= TableLayout.leastSurplus {
      context.views.meter.note(LayoutFinding(.pulledPastStart(viewport.pull), ids: []))
    }
    return SceneNode(
      .tableView,
      id: context.tableView.id,
      frame: frame,
      clipsToBounds: true,
      cornerRadius: cornerRadius,
      drawings: BackgroundDrawing(context).drawings(in: frame.size),
      children: nodesBehindRows(in: viewport) + rowNodes(in: viewport) + nodesOverRows(in: viewport)
    )
  }

  private func nodesBehindRows(in viewport: Viewport) -> [SceneNode] {
    let background = context.tableView.backgroundView.map {
      ViewLayout(context: context.views)
        .node(of: $0, in: Rect(origin: .zero, size: viewport.size), role: .backgroundView)
    }
    return [background, RefreshControlLayout(context)?.node(in: viewport)].compactMap { $0 }
  }

  private func rowNodes(in viewport: Viewport) -> [SceneNode] {
    let content = stack.nodes(in: viewport)
    guard contentUnavailable == nil || stack.hasRows else { return content }
    let opacity = contentUnavailable == nil ? 1 : context.views.theme.parts.contentUnavailable.oldRowOpacity
    let end = viewport.contentY + stack.height
    return content.map { $0.withContent(opacity: opacity) }
      + EmptyRows(context).nodes(from: end, to: viewport.size.height)
  }

  private func nodesOverRows(in viewport: Viewport) -> [SceneNode] {
    [
      contentUnavailable?.node(in: viewport.area),
      turned(SectionIndexLayout(context)?.node(in: viewport), in: viewport),
      turned(ScrollIndicatorLayout(context)?.node(in: viewport, contentHeight: stack.height), in: viewport),
    ].compactMap { $0 }
  }

  /// A part at the other side where the table says so for itself.
  private func turned(_ node: SceneNode?, in viewport: Viewport) -> SceneNode? {
    context.isTurned ? node?.mirrored(in: viewport.size.width) : node
  }
}

extension SceneNode {
  /// A cell with pale content on its own background; what is no cell stays as it is.
  fileprivate func withContent(opacity: Double) -> SceneNode {
    guard viewClass == .cell, opacity < 1 else { return self }
    var node = self
    for index in node.children.indices where node.children[index].isContent {
      node.children[index].opacity *= opacity
    }
    return node
  }

  private var isContent: Bool {
    switch role {
    case .separator, .backgroundView, .selectedBackgroundView: false
    default: viewClass != .cellBackground
    }
  }
}
