import TableModel
import TableThemes

/// Places the standard element at a cell's right edge.
struct AccessoryLayout {
  private let context: CellContext
  private let look: AccessoryLook

  /// `nil` for a cell that shows none.
  init?(_ context: CellContext) {
    guard let look = context.accessory else { return nil }
    self.context = context
    self.look = look
  }

  /// The element in the middle of the content's height.
  func node(contentFrame: Rect) -> SceneNode {
    let innerEdge = context.table.width - context.table.contentInset
    let x = innerEdge - look.trailing.points(margin: context.table.margin) - look.size.width
    let y = contentFrame.minY + context.pixels.floor((contentFrame.height - look.size.height) / 2)
    return SceneNode(
      .button,
      role: .accessoryView,
      frame: Rect(origin: Point(x, y), size: look.size),
      drawings: look.layers.map(Drawing.init)
    )
  }
}

extension Drawing {
  /// A layer of a theme's picture, drawn as it is.
  init(_ layer: VectorLayer) {
    switch layer {
    case .fill(let path, let paint): self = .fill(path, paint)
    case .stroke(let path, let stroke, let paint): self = .stroke(path, stroke, paint)
    }
  }
}
