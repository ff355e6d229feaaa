import TableLayout
import TableModel

/// A scene's drawings from back to front, each with its place in the picture.
struct DisplayList {
  /// A drawing and where it lies.
  struct Item {
    let drawing: Drawing
    /// The origin of the drawing's coordinates, in points of the picture.
    let origin: Point
    /// What the drawing is cut off at, in points of the picture; `nil` where nothing cuts it.
    let clip: Rect?
  }

  private(set) var items: [Item] = []

  init(_ scene: Scene) {
    add(scene.root, parentOrigin: .zero, clip: nil)
  }

  private mutating func add(_ node: SceneNode, parentOrigin: Point, clip: Rect?) {
    let origin = Point(parentOrigin.x + node.frame.minX, parentOrigin.y + node.frame.minY)
    var clip = clip
    if node.clipsToBounds {
      let bounds = Rect(origin: origin, size: node.frame.size)
      clip = clip.map { $0.intersection(bounds) } ?? bounds
    }
    for drawing in node.drawings {
      items.append(Item(drawing: drawing, origin: origin, clip: clip))
    }
    for child in node.children {
      add(child, parentOrigin: origin, clip: clip)
    }
  }
}

extension DisplayList.Item {
  /// The points from top to bottom that the drawing can touch.
  var verticalExtent: ClosedRange<Double> {
    var extent = drawnExtent
    extent = (extent.lowerBound + origin.y)...(extent.upperBound + origin.y)
    guard let clip else { return extent }
    let top = max(extent.lowerBound, clip.minY)
    return top...max(top, min(extent.upperBound, clip.maxY))
  }

  private var drawnExtent: ClosedRange<Double> {
    switch drawing {
    case .fill(let path, _):
      let box = path.boundingBox
      return box.minY...max(box.minY, box.maxY)
    case .stroke(let path, let stroke, _):
      let box = path.boundingBox
      let margin = max(0, stroke.width) * Stroke.miterLimit / 2
      return (box.minY - margin)...(max(box.minY, box.maxY) + margin)
    case .image(let placed):
      return min(placed.rect.minY, placed.rect.maxY)...max(placed.rect.minY, placed.rect.maxY)
    case .text(let line, let origin, _):
      let reach = line.runs.map { $0.verticalReach }.max() ?? 0
      return (origin.y - reach)...(origin.y + reach)
    }
  }
}

extension Stroke {
  /// How many times the line's half width a pointed corner may reach.
  static let miterLimit = 10.0
}

extension GlyphRun {
  /// The distance from the baseline that no glyph goes beyond, in points: several times the size of the letters.
  fileprivate var verticalReach: Double {
    abs(size) * 4 + (glyphs.map { abs($0.y) }.max() ?? 0)
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
