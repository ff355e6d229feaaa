import TableModel
import TableThemes

/// Places what stands at a cell's right edge, and leads from what stands there normally to what stands there while edited.
struct AccessoryLayout {
  private let geometry: CellGeometry
  /// The middle of the capitals of the title's first line, in points from the content's upper edge, where it decides.
  private let titleMiddle: Length?

  /// `content` is what the row's content view shows.
  init(_ geometry: CellGeometry, beside content: [SceneNode]) {
    self.geometry = geometry
    titleMiddle = geometry.context.stacksLabels ? geometry.context.middleOfCapitals(in: content) : nil
  }

  private var context: CellContext { geometry.context }

  /// The views; two of them while one fades into the other.
  ///
  /// Where both states have something, one fades into the other; where only one has, it slides in from the right edge.
  func nodes(contentFrame: PlacedFrame) -> [SceneNode] {
    let amount = context.presentation.editing
    let (normal, editing) = (geometry.normalSlot, geometry.editingSlot)
    let fades = !normal.isEmpty && !editing.isEmpty
    return normal.parts.compactMap { node($0, shown: 1 - amount, slides: !fades, contentFrame) }
      + editing.parts.compactMap { node($0, shown: amount, slides: !fades, contentFrame) }
  }

  private func node(
    _ slot: AccessorySlot, shown: Double, slides: Bool, _ contentFrame: PlacedFrame
  )
    -> SceneNode?
  {
    let opacity = shown * geometry.accessoryOpacity
    guard opacity > 0, !slot.isEmpty else { return nil }
    let width = context.views.length(slot.size.width, "width of \(slot.name)", .contentView)
    let height = context.views.length(slot.size.height, "height of \(slot.name)", .contentView)
    let hidden = slides ? (slot.trailing + width) * (1 - shown) : 0
    let place = PlacedFrame(
      x: context.contentMaxX - slot.trailing - width + hidden + geometry.slide,
      y: contentFrame.y
        + y(of: slot, height, in: contentFrame.height.named("height of the content view", .contentView)),
      width: width,
      height: height
    )
    return node(slot, in: place.rect, opacity: opacity)?.explained(by: place, in: context.views)
  }

  private func node(_ slot: AccessorySlot, in frame: Rect, opacity: Double) -> SceneNode? {
    switch slot.content {
    case .none, .row: return nil
    case .element(let look, let viewClass, let role, let type):
      let pressed =
        type?.isDetail == true && context.cell.isAccessoryHighlighted ? context.look.pressedButton : nil
      var node = SceneNode(
        viewClass, role: role, frame: frame, opacity: opacity,
        drawings: layers(of: look).map { layer in
          let shift = context.views.isMirrored ? look.mirroredShift : 0
          return Drawing(
            shift == 0 ? layer : layer.offset(x: -shift, y: 0),
            tint: context.tintColor.faded(to: pressed?.opacity ?? 1)
          )
          .mixed(with: .black, amount: pressed?.darkening ?? 0)
          .upright(in: context.views.isMirrored ? look.upright : nil)
        })
      node.accessoryType = type
      return node
    case .view(let view):
      var node = context.ownViews.node(of: view, in: frame, role: .accessoryView)
      node.opacity *= opacity
      return node
    }
  }

  /// A grip of an odd height stands half a point lower than other elements do, as measured.
  private func y(of slot: AccessorySlot, _ height: Length, in contentHeight: Length) -> Length {
    let y = (contentHeight - height) / 2
    if case .element(_, .reorderControl, _, _) = slot.content { return context.pixels.ceil(y) }
    if let titleMiddle { return context.pixels.round(titleMiddle - height / 2) }
    return context.pixels.floor(y)
  }

  private func layers(of look: AccessoryLook) -> [VectorLayer] {
    context.isHighlighted && !look.highlightedLayers.isEmpty ? look.highlightedLayers : look.layers
  }
}

extension AccessoryType {
  /// Whether it has a button that tells more.
  fileprivate var isDetail: Bool { self == .detailButton || self == .detailDisclosureButton }
}

extension Drawing {
  /// A shape that is mirrored where it lies in a rectangle, if there is one, so that mirroring the cell turns it back.
  fileprivate func upright(in rect: Rect?) -> Drawing {
    guard let rect else { return self }
    return switch self {
    case .fill(let path, _), .stroke(let path, _, _):
      rect.contains(path.boundingBox) ? mirrored(in: rect.minX + rect.maxX) : self
    case .image, .text: self
    }
  }

  /// A shape in colours that are mixed with another.
  fileprivate func mixed(with color: Color, amount: Double) -> Drawing {
    guard amount > 0 else { return self }
    return switch self {
    case .fill(let path, let paint): .fill(path, paint.mixed(with: color, amount: amount))
    case .stroke(let path, let stroke, let paint):
      .stroke(path, stroke, paint.mixed(with: color, amount: amount))
    case .image, .text: self
    }
  }
}

extension Paint {
  /// The paint with every colour mixed with another, which takes on its opacity.
  fileprivate func mixed(with other: Color, amount: Double) -> Paint {
    let mix = { (color: Color) in color.mixed(with: other.faded(to: color.alpha), amount: amount) }
    let mixed = { (gradient: Gradient) in
      Gradient(gradient.stops.map { Gradient.Stop($0.location, mix($0.color)) })
    }
    return switch self {
    case .color(let color): .color(mix(color))
    case .linear(let gradient, let from, let to): .linear(mixed(gradient), from: from, to: to)
    case .radial(let gradient, let center, let radius):
      .radial(mixed(gradient), center: center, radius: radius)
    }
  }
}

extension CellContext {
  /// The middle of the capitals of the title's first line, in points from the upper edge of what holds it.
  fileprivate func middleOfCapitals(in content: [SceneNode]) -> Length? {
    guard let title = content.first(where: { $0.role == .textLabel }), let font = title.label?.font,
      let capHeight = views.theme.typeface[views.scale].capHeight
    else { return nil }
    let baselines = title.drawings.lazy.compactMap { drawing -> Double? in
      if case .text(_, let origin, _, _) = drawing { origin.y } else { nil }
    }
    return baselines.first.map { baseline in
      views.length(
        title.frame.minY + baseline - capHeight * font.size / 2, "middle of the title’s capitals",
        .sizesOfText)
    }
  }

  /// The colour of what can be tapped: the row's, the table's, or the theme's.
  var tintColor: Color { ownTintColor ?? look.tintColor }

  /// That of the row or the table, if they were given one.
  var ownTintColor: Color? { cell.tintColor ?? table.tableView.tintColor }
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
