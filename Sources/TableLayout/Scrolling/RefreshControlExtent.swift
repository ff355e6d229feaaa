import TableModel
import TableThemes

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
