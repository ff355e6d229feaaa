import TableLayout
import TableModel

/// What painting a view with all that is in it comes to.
private struct PaintedShare {
  /// The points painted, each as often as something covers it.
  var area = 0.0
  /// What is covered, in points of the picture.
  var extent = Extent.none
  /// The numbers of the children that lead to the view to which most of it falls, the last one first.
  var trail: [Int] = []

  init(of node: SceneNode, at parentOrigin: Point, within room: Clip) {
    guard node.opacity > 0 else { return }
    let origin = Point(parentOrigin.x + node.frame.minX, parentOrigin.y + node.frame.minY)
    let bounds = Rect(origin: origin, size: node.frame.size)
    let room = node.clipsToBounds ? Clip(bounds, cornerRadius: 0, within: room) : room
    for drawing in node.drawings {
      add(drawing.extent.offset(by: origin).clipped(to: room.rect))
    }
    var most: (number: Int, share: PaintedShare)?
    for (number, child) in node.children.enumerated() {
      let share = PaintedShare(of: child, at: origin, within: room)
      area += share.area
      extent = extent.union(share.extent)
      if share.area > most?.share.area ?? 0 { most = (number, share) }
    }
    // A group is painted by itself first, and then once more as a whole.
    if node.opacity < 1 { area += 2 * extent.area }
    if let most, most.share.area > area / 2 { trail = most.share.trail + [most.number] }
  }

  private mutating func add(_ drawn: Extent) {
    area += drawn.area
    extent = extent.union(drawn)
  }
}

extension Scene {
  /// The path of the innermost part of the document to which more than half of what is painted falls; `nil` where no
  /// part of the screen is such a one.
  ///
  /// `screen` is the number of the scene's screen in the document, counted from 0.
  package func pathOfMostPainted(screen: Int) -> ElementPath? {
    let picture = Clip(Rect(origin: .zero, size: size), cornerRadius: 0, within: nil)
    let trail = PaintedShare(of: root, at: .zero, within: picture).trail
    guard !trail.isEmpty else { return nil }
    var node = root
    var steps = node.elementSteps
    for number in trail.reversed() {
      node = node.children[number]
      steps += node.elementSteps
    }
    return ElementPath(screen: screen, steps: steps)
  }
}

extension Extent {
  fileprivate var area: Double {
    let area = (right - left) * (bottom - top)
    return right > left && bottom > top && area.isFinite ? area : 0
  }
}
