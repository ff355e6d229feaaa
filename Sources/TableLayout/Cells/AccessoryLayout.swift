import TableModel
import TableThemes

/// Places what stands at a cell's right edge, and leads from what stands there normally to what stands there while edited.
struct AccessoryLayout {
  private let geometry: CellGeometry

  init(_ geometry: CellGeometry) {
    self.geometry = geometry
  }

  private var context: CellContext { geometry.context }

  /// The views; two of them while one fades into the other.
  ///
  /// Where both states have something, one fades into the other; where only one has, it slides in from the right edge.
  func nodes(contentFrame: Rect) -> [SceneNode] {
    let amount = context.presentation.editing
    let (normal, editing) = (geometry.normalSlot, geometry.editingSlot)
    let fades = !normal.isEmpty && !editing.isEmpty
    return [
      node(normal, shown: 1 - amount, slides: !fades, contentFrame),
      node(editing, shown: amount, slides: !fades, contentFrame),
    ].compactMap { $0 }
  }

  private func node(_ slot: AccessorySlot, shown: Double, slides: Bool, _ contentFrame: Rect) -> SceneNode? {
    let opacity = shown * geometry.accessoryOpacity
    guard opacity > 0, !slot.isEmpty else { return nil }
    let hidden = slides ? (1 - shown) * (slot.trailing + slot.size.width) : 0
    let frame = Rect(
      x: context.table.contentMaxX - slot.trailing - slot.size.width + hidden + geometry.slide,
      y: contentFrame.minY + y(of: slot, in: contentFrame.height),
      width: slot.size.width,
      height: slot.size.height
    )
    switch slot.content {
    case .none: return nil
    case .element(let look, let viewClass, let role, let type):
      var node = SceneNode(
        viewClass, role: role, frame: frame, opacity: opacity,
        drawings: layers(of: look).map { Drawing($0, tint: context.tintColor) })
      node.accessoryType = type
      return node
    case .view(let view):
      var node = ViewLayout(context: context.views, isHighlighted: context.isHighlighted)
        .node(of: view, in: frame, role: .accessoryView)
      node.opacity *= opacity
      return node
    }
  }

  /// A grip of an odd height stands half a point lower than other elements do, as measured.
  private func y(of slot: AccessorySlot, in height: Double) -> Double {
    let y = (height - slot.size.height) / 2
    if case .element(_, .reorderControl, _, _) = slot.content { return context.pixels.ceil(y) }
    return context.pixels.floor(y)
  }

  private func layers(of look: AccessoryLook) -> [VectorLayer] {
    context.isHighlighted && !look.highlightedLayers.isEmpty ? look.highlightedLayers : look.layers
  }
}

extension CellContext {
  /// The colour of what can be tapped: the row's, the table's, or the theme's.
  var tintColor: Color { cell.tintColor ?? table.tableView.tintColor ?? look.tintColor }
}

extension Drawing {
  /// A layer of a theme's picture; `tint` is the colour of what can be tapped.
  init(_ layer: VectorLayer, tint: Color) {
    switch layer {
    case .fill(let path, let fill): self = .fill(path, fill.paint(tint: tint))
    case .stroke(let path, let stroke, let fill): self = .stroke(path, stroke, fill.paint(tint: tint))
    }
  }
}

extension VectorLayer.Fill {
  fileprivate func paint(tint: Color) -> Paint {
    switch self {
    case .fixed(let paint): paint
    case .tint: .color(tint)
    }
  }
}
