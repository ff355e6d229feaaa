import TableLayout
import TableModel

/// What lies behind a view: everything that was drawn before it, at any point of the screen.
struct Backdrop {
  private let screen: LintedScreen
  private let layers: [Layer]

  /// Something that was drawn.
  private struct Layer {
    /// What was drawn; `nil` for a box that stands for something that is not at hand.
    let drawing: Drawing?
    let box: Rect
    let origin: Point
    let opacity: Double
    let clip: Rect
  }

  /// What was drawn behind a view, as far as it reaches into a part of the screen.
  init(behind view: LintedView, in area: Rect, on screen: LintedScreen) {
    self.screen = screen
    var layers: [Layer] = []
    for index in Backdrop.candidates(behind: view, in: area, on: screen) {
      Backdrop.add(screen.views[index], in: area, on: screen, to: &layers)
    }
    self.layers = layers
  }

  /// The views that may be seen behind another one, from back to front, and that view itself.
  ///
  /// Rows lie beside each other: behind a view of a row there is what the row has, and what is in no row.
  private static func candidates(
    behind view: LintedView, in area: Rect, on screen: LintedScreen
  ) -> [Int] {
    let structure = screen.viewsOutsideRows.prefix { $0 < view.index }
    if let row = ([view] + screen.ancestors(of: view)).last(where: \.node.isRow) {
      return structure + Array(row.index...view.index).filter { screen.views[$0].opacity > 0 }
    }
    var indices: [Int] = []
    var index = 0
    while index < view.index {
      let other = screen.views[index]
      let isSeen = other.opacity > 0 && (!other.node.isRow || other.frame.overlaps(area, by: 0))
      if isSeen || other.end > view.index { indices.append(index) }
      index = isSeen || other.end > view.index ? index + 1 : max(index + 1, other.end)
    }
    return indices + [view.index]
  }

  private static func add(
    _ view: LintedView, in area: Rect, on screen: LintedScreen, to layers: inout [Layer]
  ) {
    guard !view.node.isPlaceholder else {
      guard view.frame.overlaps(area, by: 0) else { return }
      layers.append(
        Layer(
          drawing: nil, box: view.frame, origin: view.frame.origin, opacity: view.opacity,
          clip: screen.clip(of: view)))
      return
    }
    for drawing in view.node.drawings {
      guard let box = drawing.box?.offset(x: view.frame.minX, y: view.frame.minY),
        box.overlaps(area, by: 0)
      else { continue }
      layers.append(
        Layer(
          drawing: drawing, box: box, origin: view.frame.origin, opacity: view.opacity,
          clip: screen.clip(of: view)))
    }
  }

  /// The colour at a point of the screen; `nil` where a picture lies there that nothing is known of.
  func color(at point: Point) -> Color? {
    var color = Color.white
    for layer in layers where layer.box.holds(point) && layer.clip.holds(point) {
      let own = Point(point.x - layer.origin.x, point.y - layer.origin.y)
      switch layer.drawing {
      case .fill(let path, let paint):
        guard path.holds(own) else { continue }
        color = paint.color(at: own).over(color, opacity: layer.opacity)
      case .image(let placed):
        guard let picture = screen.color(of: placed, at: own) else { return nil }
        color = picture.over(color, opacity: layer.opacity)
      case .stroke, .text: continue
      case nil: return nil
      }
    }
    return color
  }
}

extension [LintedView] {
  /// The numbers of the views that stand in no row, header or footer.
  var outsideRows: [Int] {
    var indices: [Int] = []
    var index = 0
    while index < count {
      let view = self[index]
      if !view.node.isRow { indices.append(index) }
      index = view.node.isRow ? Swift.max(index + 1, view.end) : index + 1
    }
    return indices
  }
}

extension SceneNode {
  /// Whether the view is a row, a header or a footer of a table.
  fileprivate var isRow: Bool { viewClass.isRow || viewClass == .headerFooter }

  /// Whether the view is a box with the name of a picture or class that is not at hand.
  fileprivate var isPlaceholder: Bool {
    label == nil && drawings.contains { if case .text = $0 { true } else { false } }
  }
}

extension Drawing {
  /// The rectangle around a surface; `nil` for lines and letters.
  fileprivate var box: Rect? {
    switch self {
    case .fill(let path, _): path.boundingBox
    case .image(let placed): placed.rect
    case .stroke, .text: nil
    }
  }
}

extension LintedScreen {
  /// The part of the screen in which a view can be seen.
  fileprivate func clip(of view: LintedView) -> Rect {
    var clip = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    for other in [view] + ancestors(of: view) where other.node.clipsToBounds {
      clip = clip.common(with: other.frame) ?? .zero
    }
    return clip
  }
}
