import TableModel

/// Finds what a popover's arrow points at among the views behind it.
struct PopoverSourceFinder {
  private let views: [SceneNode]

  /// A finder among views in the screen's coordinates.
  init(_ views: [SceneNode]) {
    self.views = views
  }

  /// The frame on the screen of a row or a button; `nil` for what there is not, or is not in sight.
  func frame(of source: Popover.Source) -> Rect? {
    switch source {
    case .row(let path): return frames { $0.viewClass == .cell && $0.indexPath == path }.first
    case .barButtonItem(let side, let number):
      let role: ViewRole = side == .left ? .leftBarButtonItem : .rightBarButtonItem
      let buttons = frames { $0.role == role }.sorted { $0.minX < $1.minX }
      let inwards = side == .left ? buttons : buttons.reversed()
      return inwards.indices.contains(number) ? inwards[number] : nil
    }
  }

  private func frames(_ isMeant: (SceneNode) -> Bool) -> [Rect] {
    views.flatMap { frames(in: $0, at: .zero, isMeant) }
  }

  private func frames(in node: SceneNode, at origin: Point, _ isMeant: (SceneNode) -> Bool) -> [Rect] {
    let frame = node.frame.offset(x: origin.x, y: origin.y)
    if isMeant(node) { return [frame] }
    return node.children.flatMap { frames(in: $0, at: frame.origin, isMeant) }
  }
}
