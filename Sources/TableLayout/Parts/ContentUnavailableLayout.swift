import TableModel
import TableThemes

/// Lays out what stands in the middle of a table whose rows are not there, or are old.
struct ContentUnavailableLayout {
  private let context: TableContext
  private let look: ContentUnavailableLook
  private let coversRows: Bool
  private let pieces: [StackedPiece]

  /// `nil` for a table whose rows are as they should be.
  init?(_ context: TableContext, coversRows: Bool) {
    guard let source = context.tableView.contentUnavailable else { return nil }
    self.context = context
    self.coversRows = coversRows
    look = context.views.theme.parts.contentUnavailable
    pieces = ContentUnavailablePieces(source, in: context).all
  }

  /// The height that it needs with some room around it, in points.
  var height: Double { stackHeight + 2 * look.margin }

  private var stackHeight: Double {
    pieces.reduce(0) { $0 + $1.size.height } + pieces.dropFirst().reduce(0) { $0 + $1.spacing }
  }

  /// The view in the middle of a part of the table, on a plate where rows lie below it.
  func node(in area: Rect) -> SceneNode {
    let width = pieces.map(\.size.width).max() ?? 0
    let padding = coversRows ? look.plate.padding : 0
    let size = Size(width: width + 2 * padding, height: stackHeight + 2 * padding)
    let frame = Rect(
      x: context.pixels.floor(area.center.x - size.width / 2),
      y: context.pixels.floor(area.center.y - size.height / 2),
      width: size.width,
      height: size.height
    )
    return SceneNode(
      .contentUnavailable,
      frame: frame,
      drawings: coversRows ? [plate(in: frame.bounds)] : [],
      children: nodes(from: padding, width: size.width)
    )
  }

  private func plate(in bounds: Rect) -> Drawing {
    let radius = min(look.plate.cornerRadius, bounds.width / 2, bounds.height / 2)
    return .fill(.roundedRect(bounds, top: radius, bottom: radius), .color(look.plate.color))
  }

  private func nodes(from top: Double, width: Double) -> [SceneNode] {
    var y = top
    return pieces.enumerated().flatMap { index, piece in
      y += index == 0 ? 0 : piece.spacing
      let origin = Point(context.pixels.round((width - piece.size.width) / 2), context.pixels.round(y))
      y += piece.size.height
      return piece.nodes(Rect(origin: origin, size: piece.size))
    }
  }
}
