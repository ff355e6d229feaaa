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

/// The wheel or picture, the texts and the button that stand in place of rows.
struct ContentUnavailablePieces {
  private let source: ContentUnavailable
  private let context: TableContext
  private let look: ContentUnavailableLook

  init(_ source: ContentUnavailable, in context: TableContext) {
    self.source = source
    self.context = context
    look = context.views.theme.parts.contentUnavailable
  }

  /// The pieces from top to bottom.
  var all: [StackedPiece] {
    head
      + [
        text(source.secondaryText, look: look.secondaryText, spacing: look.textSpacing), button,
      ].compactMap { $0 }
  }

  private var room: Double { max(0, context.width - 2 * look.margin) }

  private var head: [StackedPiece] {
    switch source.reason {
    case .empty(let imageView):
      return [
        imageView.map(image), text(source.text, look: look.text, spacing: look.imageSpacing),
      ].compactMap { $0 }
    case .loading:
      let text = text(source.text, look: look.loadingText, spacing: look.wheelSpacing)
      guard let text else { return [wheel] }
      return look.loadingArrangement == .beside ? [wheel(beside: text)] : [wheel, text]
    }
  }

  private func text(_ text: String?, look: TextLook, spacing: Double) -> StackedPiece? {
    guard let text, !text.isEmpty else { return nil }
    let label = context.views.text.shape(Label(text: text, numberOfLines: 0), look: look, maximumWidth: room)
    return StackedPiece(size: Size(width: min(label.width, room), height: label.height), spacing: spacing) {
      [label.node(.plainLabel, role: nil, frame: $0)]
    }
  }

  /// A picture that is wider than the room is made smaller in proportion.
  private func image(_ imageView: ImageView) -> StackedPiece {
    var imageView = imageView
    if imageView.image.symbol != nil { imageView.tintColor = imageView.tintColor ?? look.symbolColor }
    let layout = ImageViewLayout(imageView, in: context.views, isHighlighted: false, symbols: look.symbols)
    let factor = layout.size.width > room ? room / layout.size.width : 1
    let size = Size(width: layout.size.width * factor, height: layout.size.height * factor)
    return StackedPiece(size: size, spacing: 0) { [layout.node(in: $0, role: .imageView)] }
  }

  private var wheel: StackedPiece {
    let layout = ActivityIndicatorLayout(look.wheel, in: context.views)
    return StackedPiece(size: layout.size(fitting: .zero), spacing: 0) { [layout.node(in: $0, role: nil)] }
  }

  private func wheel(beside text: StackedPiece) -> StackedPiece {
    let wheel = wheel
    let gap = context.views.theme.parts.contentUnavailable.textSpacing
    let size = Size(
      width: wheel.size.width + gap + text.size.width, height: max(wheel.size.height, text.size.height))
    return StackedPiece(size: size, spacing: 0) { frame in
      let centered = { (size: Size, x: Double) in
        let y = frame.minY + context.pixels.round((frame.height - size.height) / 2)
        return Rect(origin: Point(x, y), size: size)
      }
      return wheel.nodes(centered(wheel.size, frame.minX))
        + text.nodes(centered(text.size, frame.maxX - text.size.width))
    }
  }

  private var button: StackedPiece? {
    guard let title = source.buttonTitle, !title.isEmpty else { return nil }
    let view = View(content: .control(Control(.button(title: title))))
    let layout = ViewLayout(context: context.views)
    let size = layout.size(of: view, fitting: Size(width: room, height: context.rowHeight))
    return StackedPiece(size: size, spacing: look.buttonSpacing) { [layout.node(of: view, in: $0)] }
  }
}

/// One of several things that stand one under the other.
struct StackedPiece {
  let size: Size
  /// The space between it and the one above, in points.
  let spacing: Double
  /// The views at a place.
  let nodes: (Rect) -> [SceneNode]
}
