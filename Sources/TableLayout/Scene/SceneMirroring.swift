import TableModel

/// What a scene that was laid out from left to right looks like from right to left: every frame and every outline is
/// mirrored about the middle of the view that it lies in; letters and pictures are put where they belong and stay as they
/// are.
///
/// What is to keep its shape is drawn mirrored, so that this turns it back.
extension Scene {
  /// The scene mirrored, or as it is.
  func mirrored(_ isMirrored: Bool) -> Scene {
    guard isMirrored else { return self }
    var scene = self
    scene.root = root.mirroredInside
    return scene
  }
}

extension SceneNode {
  /// The view as far from the right end of a width in points as it was from the left, with all in it mirrored.
  func mirrored(in width: Double) -> SceneNode {
    var node = mirroredInside
    node.frame = frame.mirrored(in: width)
    node.moveFigures { $0 = $0.mirrored(in: width) }
    return node
  }

  /// The view at its place, with everything that it draws and that lies in it mirrored.
  var mirroredInside: SceneNode {
    var node = self
    node.outline = outline?.mirrored(in: frame.width)
    node.drawings = drawings.map { $0.mirrored(in: frame.width) }
    node.children = children.map { $0.mirrored(in: frame.width) }
    return node
  }
}

extension Drawing {
  /// The drawing mirrored about the middle of a width in points; lines of text and pictures are moved.
  func mirrored(in width: Double) -> Drawing {
    switch self {
    case .fill(let path, let paint): return .fill(path.mirrored(in: width), paint.mirrored(in: width))
    case .stroke(let path, let stroke, let paint):
      return .stroke(path.mirrored(in: width), stroke, paint.mirrored(in: width))
    case .image(var image):
      image.rect = image.rect.mirrored(in: width)
      return .image(image)
    case .text(let line, let origin, let color, let shade):
      return .text(
        line, origin: Point(width - origin.x - line.width, origin.y), color: color, shade: shade)
    }
  }
}

extension Paint {
  fileprivate func mirrored(in width: Double) -> Paint {
    switch self {
    case .color: self
    case .linear(let gradient, let from, let to):
      .linear(gradient, from: from.mirrored(in: width), to: to.mirrored(in: width))
    case .radial(let gradient, let center, let radius):
      .radial(gradient, center: center.mirrored(in: width), radius: radius)
    }
  }
}

extension Path {
  /// The outline mirrored about the middle of a width in points.
  func mirrored(in width: Double) -> Path { mapPoints { $0.mirrored(in: width) } }
}

extension Rect {
  /// The rectangle as far from the right end of a width in points as it was from the left.
  func mirrored(in width: Double) -> Rect {
    Rect(origin: Point(width - minX - self.width, minY), size: size)
  }
}

extension EdgeInsets {
  /// The insets with left and right exchanged.
  var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension Point {
  fileprivate func mirrored(in width: Double) -> Point { Point(width - x, y) }
}
