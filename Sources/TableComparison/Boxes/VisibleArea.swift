import TableLayout
import TableModel

/// Where a view lies in a picture: its box and what is not cut off of it, in pixels from the upper left corner.
struct VisibleArea {
  /// Where the origin of the view's parent lies, in points.
  private let origin: Point
  /// What of the picture the parent's children may cover, in points.
  private let clip: Rect
  /// Pixels of the picture a point.
  private let scale: Double

  /// The whole of a picture.
  init(of scene: Scene, scale: Double) {
    self.init(origin: .zero, clip: Rect(origin: .zero, size: scene.size), scale: scale)
  }

  private init(origin: Point, clip: Rect, scale: Double) {
    self.origin = origin
    self.clip = clip
    self.scale = scale
  }

  /// The area that the children of a view lie in.
  func inside(_ node: SceneNode) -> VisibleArea {
    let frame = placed(node.frame)
    return VisibleArea(
      origin: frame.origin, clip: node.clipsToBounds ? frame.common(with: clip) : clip, scale: scale)
  }

  /// The box of a rectangle in the parent's coordinates, in pixels.
  func box(_ rect: Rect) -> Rect { placed(rect).scaled(by: scale) }

  /// What can be seen of it, in pixels; `nil` where all of it is cut off.
  func visible(_ rect: Rect) -> Rect? {
    let seen = placed(rect).common(with: clip)
    return seen.width > 0 && seen.height > 0 ? seen.scaled(by: scale) : nil
  }

  private func placed(_ rect: Rect) -> Rect { rect.offset(x: origin.x, y: origin.y) }
}

extension Rect {
  /// What lies in both rectangles; without width or height where nothing does.
  func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle in finer units.
  fileprivate func scaled(by scale: Double) -> Rect {
    Rect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
