import TableModel
import TableThemes

/// The part of a table's content that is seen through the table's frame.
///
/// Where all of the content is shown there is nothing to scroll, and an offset has no effect.
struct Viewport {
  /// The size of the table, in points.
  let size: Size
  /// Where the content begins, in points from the table's upper edge.
  let contentY: Double
  /// How far the content stands in from the left edge, in points.
  let contentX: Double
  /// By how much bars at the top became lower through scrolling, in points.
  let barShrinkage: Double
  /// The end of what bars and insets take at the top: the height in the table at which headers are pinned.
  let top: Double
  /// The beginning of what they take at the bottom: the height at which footers are pinned.
  let bottom: Double
  /// The points by which the content is moved up.
  let offset: Double
  /// The points that the content is moved up beyond its end; 0 where there is nothing to scroll.
  let surplus: Double
  /// The points that the content is pulled down from its beginning, where nothing is there to be pulled at.
  let pull: Double
  /// Whether views are made for what lies outside the frame too.
  let showsEverything: Bool

  /// The part that is seen of a content of a height, of which `row` is where the row begins that stands at the top.
  init(_ context: TableContext, size: Size, row: Double? = nil, contentHeight: Double = 0) {
    let insets = TableInsets(context)
    let scrolls = context.environment.height == .screen
    self.size = size
    bottom = max(insets.top, size.height - insets.bottom)
    contentX = context.views.isMirrored ? -insets.left : insets.left
    let room = max(0, bottom - insets.top)
    let farthest = max(0, contentHeight - room)
    // A row that is scrolled to stands right below the bars, which have become as low as they can by then.
    let rowOffset = row.map { $0 > 0 ? $0 + context.shrinkableBarHeight : 0 }
    let wanted = rowOffset.map { max(0, min($0, farthest)) } ?? context.tableView.scroll.contentOffset
    offset = scrolls ? context.pixels.round(wanted.possibleDistance) : 0
    barShrinkage = min(context.shrinkableBarHeight, max(0, offset))
    top = insets.top - barShrinkage
    surplus = max(0, offset - farthest)
    let elasticity = context.tableView.refreshControl == nil ? 0 : size.height
    pull = -offset > elasticity ? -offset : 0
    contentY = insets.top + insets.pull - offset
    showsEverything = !scrolls || context.environment.keepsHiddenRows
  }

  /// The rectangle between bars and insets.
  var area: Rect { Rect(x: 0, y: top, width: size.width, height: bottom - top) }

  /// Whether anything between two heights of the content can be seen; what only touches an edge counts.
  func shows(from minY: Double, to maxY: Double) -> Bool {
    showsEverything || (maxY >= -contentY && minY <= size.height - contentY)
  }
}

/// What bars, the author's insets and a refresh control take of a table's edges, in points.
struct TableInsets {
  let top: Double
  let bottom: Double
  let left: Double
  /// How far the content is pulled down besides, in points.
  let pull: Double

  init(_ context: TableContext) {
    let inset = context.tableView.scroll.contentInset
    let refreshControl = RefreshControlExtent(context)
    let refreshing = refreshControl?.isRefreshing == true
    let refreshHeight = refreshControl?.openHeight ?? 0
    top = context.barInsets.top + inset.top.possibleDistance + (refreshing ? refreshHeight : 0)
    bottom = context.barInsets.bottom + inset.bottom.possibleDistance
    left = inset.left.possibleDistance
    pull = refreshing ? 0 : refreshHeight
  }
}

/// The room that a refresh control takes above a table's content.
struct RefreshControlExtent {
  let control: RefreshControl
  let look: RefreshControlLook
  /// The text below the wheel; `nil` for none.
  let title: ShapedLabel?
  private let pixels: PixelGrid

  /// `nil` for a table without a refresh control, and in eras that had none.
  init?(_ context: TableContext) {
    guard let control = context.tableView.refreshControl, let look = context.views.theme.parts.refreshControl
    else { return nil }
    self.control = control
    self.look = look
    pixels = context.pixels
    title = control.title.flatMap { title in
      guard !title.isEmpty else { return nil }
      return context.views.text.shape(
        Label(text: title, textColor: control.tintColor), look: look.title, maximumWidth: context.width)
    }
  }

  var isRefreshing: Bool { control.state == .refreshing }

  /// How far the table was pulled towards refreshing, 0…1.
  var progress: Double {
    guard case .pulled(let progress) = control.state else { return 1 }
    return min(1, max(0, progress.possibleDistance))
  }

  /// How far it holds the content down, in points.
  var openHeight: Double {
    switch control.state {
    case .refreshing: height
    case .pulled: pixels.round(progress * pullDistance)
    }
  }

  /// The height that it keeps open while refreshing; a title may need more than usual.
  var height: Double { max(look.height, pixels.ceil(stackHeight + 2 * look.spacing)) }

  /// How far a table is pulled until it refreshes, in points.
  var pullDistance: Double { look.pullDistance + height - look.height }

  /// The height of what shows the progress and of the title below it.
  var stackHeight: Double {
    indicatorHeight + (title.map { look.spacing + $0.height } ?? 0)
  }

  private var indicatorHeight: Double {
    guard !isRefreshing, case .drop(let drop) = look.indicator else { return look.wheel.size }
    return 2 * drop.radius
  }
}
