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
      context.isList ? .collectionView : .tableView,
      id: context.tableView.id,
      frame: frame,
      clipsToBounds: true,
      cornerRadius: cornerRadius,
      drawings: BackgroundDrawing(context).drawings(in: frame.size),
      children: nodesBehindRows(in: viewport) + rowNodes(in: viewport) + nodesOverRows(in: viewport)
    )
  }

  /// The table with what its rows leave free of a size given to those that fill it.
  ///
  /// What is left is known when all rows are measured, which may have been by a table of another height.
  func filling(_ size: Size) -> TableLayout {
    let count = context.tableView.sections.reduce(0) { $0 + $1.rows.count(where: \.fillsHeight) }
    guard count > 0, context.environment.height == .screen else { return self }
    let share = context.pixels.floor((viewport(of: size).area.height - stack.height) / Double(count))
    return share > 0 ? TableLayout(context.with(fillingHeight: share)) : self
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
    guard viewClass.isRow, opacity < 1 else { return self }
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

/// What lies behind the rows of a table.
struct BackgroundDrawing {
  private let context: TableContext

  init(_ context: TableContext) {
    self.context = context
  }

  /// The drawings that fill a table of a size.
  func drawings(in size: Size) -> [Drawing] {
    let bounds = Rect(origin: .zero, size: size)
    if let color = context.tableView.backgroundColor {
      return [.fill(.rect(bounds), .color(color))]
    }
    switch context.look.background {
    case .color(let color):
      return [.fill(.rect(bounds), .color(color))]
    case .gradient(let gradient):
      return [.fill(.rect(bounds), gradient.downwards(in: bounds))]
    case .pinstripe(let pinstripe):
      return drawings(of: pinstripe[context.scale], in: bounds)
    }
  }

  private func drawings(of pinstripe: Pinstripe, in bounds: Rect) -> [Drawing] {
    let background = Drawing.fill(.rect(bounds), pinstripe.background.downwards(in: bounds))
    return [background]
      + pinstripe.stripes.map { stripe in
        let rects = stride(from: stripe.x, to: bounds.maxX, by: pinstripe.period).prefix(EmptyRows.most)
          .compactMap { x -> Rect? in
            let left = max(bounds.minX, x)
            let right = min(bounds.maxX, x + stripe.width)
            return right > left ? Rect(x: left, y: 0, width: right - left, height: bounds.height) : nil
          }
        return .fill(.rects(rects), stripe.gradient.downwards(in: bounds))
      }
  }
}

/// The lines that a plain table goes on drawing below its last row; UIKit leaves them out where the table has a footer.
struct EmptyRows {
  /// The most lines of a table, which constraints may make as high as they like.
  static let most = 20_000

  private let context: TableContext

  init(_ context: TableContext) {
    self.context = context
  }

  /// One separator for each row that fits between two heights of the table, the last one cut off by the table's end.
  func nodes(from top: Double, to bottom: Double) -> [SceneNode] {
    let filler = context.tableView.fillerRowHeight
    guard filler.map({ $0 > 0 }) ?? context.look.showsEmptyRows, context.tableView.style == .plain,
      context.tableView.tableFooterView == nil,
      context.separatorStyle != .none, let look = context.look.rowBackground.separator
    else { return [] }
    let separator = SeparatorPlacement(context, look: look, isBehindIndex: context.isTurned)
    // Lines closer than a pixel would be one surface, and as many as memory holds.
    let height = max(filler ?? context.rowHeight, 1 / context.scale)
    let hidden = max(0, (-top / height).rounded(.down))
    return stride(from: top + hidden * height, to: bottom, by: height).lazy.prefix(EmptyRows.most)
      .map { separator.node(below: Rect(x: 0, y: $0, width: context.width, height: height)) }
      .filter { $0.frame.minY < bottom }
  }
}
