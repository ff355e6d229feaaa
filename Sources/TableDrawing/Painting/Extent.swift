import TableLayout
import TableModel

/// The edges, in points of the picture, that nothing drawn goes beyond.
///
/// Edges that are no numbers are left out of account.
struct Extent {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The extent of nothing, which a union with grows from.
  static let none = Extent(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// The extent with another's.
  func union(_ other: Extent) -> Extent {
    Extent(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }

  /// The extent with each edge moved outwards.
  func grown(by margin: Double) -> Extent {
    Extent(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// The extent moved.
  func offset(by distance: Point) -> Extent {
    Extent(
      left: left + distance.x, top: top + distance.y, right: right + distance.x,
      bottom: bottom + distance.y)
  }

  /// The extent cut off at a rectangle.
  func clipped(to rect: Rect) -> Extent {
    let left = max(left, rect.minX)
    let top = max(top, rect.minY)
    return Extent(
      left: left, top: top, right: max(left, min(right, rect.maxX)), bottom: max(top, min(bottom, rect.maxY))
    )
  }
}

extension Extent {
  /// The extent of a rectangle, whichever of its corners comes first.
  init(_ rect: Rect) {
    self.init(
      left: min(rect.minX, rect.maxX),
      top: min(rect.minY, rect.maxY),
      right: max(rect.minX, rect.maxX),
      bottom: max(rect.minY, rect.maxY)
    )
  }
}

extension Drawing {
  /// What the drawing can touch, in its own coordinates.
  var extent: Extent {
    switch self {
    case .fill(let path, _):
      return Extent(path.boundingBox)
    case .stroke(let path, let stroke, _):
      return Extent(path.boundingBox).grown(by: max(0, stroke.width) * Stroke.miterLimit / 2)
    case .image(let placed):
      return Extent(placed.rect)
    case .text(let line, let origin, _, _):
      let reach = line.runs.map { $0.reach }.max() ?? 0
      return Extent(Rect(origin: origin, size: Size(width: line.width, height: 0))).grown(by: reach)
    }
  }
}

extension GlyphRun {
  /// How far from the line's baseline and ends no glyph goes, in points: several times the size of the letters.
  fileprivate var reach: Double {
    abs(size) * 4 + (glyphs.map { abs($0.y) }.max() ?? 0)
  }
}

/// What drawings are cut off at, in points of the picture.
struct Clip: Hashable {
  /// The rectangle that everything lies in.
  let rect: Rect
  /// The outlines that things are cut off at besides.
  let outlines: [Path]

  /// The edges of a view, inside those of the views around it.
  init(_ bounds: Rect, cornerRadius: Double, within outer: Clip?) {
    let corners =
      cornerRadius > 0 ? [Path.roundedRect(bounds, top: cornerRadius, bottom: cornerRadius)] : []
    self.init(bounds, corners, within: outer)
  }

  /// The outline of a view, inside the edges of the views around it.
  init(_ outline: Path, within outer: Clip?) {
    self.init(outline.boundingBox, [outline], within: outer)
  }

  private init(_ bounds: Rect, _ outlines: [Path], within outer: Clip?) {
    rect = outer.map { $0.rect.intersection(bounds) } ?? bounds
    self.outlines = (outer?.outlines ?? []) + outlines
  }
}

extension Rect {
  /// The part that two rectangles share; without extent where they share none.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }
}

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
