import TableModel

extension Scene {
  /// The scene with all its measures multiplied by a factor; factors that are not above 0 leave it as it is.
  ///
  /// Labels still say the size that their letters have in the unscaled scene.
  public func scaled(by factor: Double) -> Scene {
    guard factor > 0, factor.isFinite, factor != 1 else { return self }
    var scene = self
    scene.size = size.scaled(by: factor)
    scene.contentSize = contentSize.scaled(by: factor)
    scene.root = root.scaled(by: factor)
    return scene
  }
}

extension SceneNode {
  /// The view with all its measures multiplied by a factor.
  func scaled(by factor: Double) -> SceneNode {
    var node = self
    node.frame = frame.scaled(by: factor)
    node.cornerRadius = cornerRadius * factor
    node.outline = outline?.scaled(by: factor)
    node.drawings = drawings.map { $0.scaled(by: factor) }
    node.children = children.map { $0.scaled(by: factor) }
    return node
  }
}

extension Drawing {
  fileprivate func scaled(by factor: Double) -> Drawing {
    switch self {
    case .fill(let path, let paint): return .fill(path.scaled(by: factor), paint.scaled(by: factor))
    case .stroke(let path, var stroke, let paint):
      stroke.width *= factor
      return .stroke(path.scaled(by: factor), stroke, paint.scaled(by: factor))
    case .image(var image):
      // The part of the picture that is shown is in the picture's own points.
      image.rect = image.rect.scaled(by: factor)
      image.tint = image.tint?.scaled(by: factor)
      return .image(image)
    case .text(let line, let origin, let color, let shade):
      return .text(
        line.scaled(by: factor), origin: origin.scaled(by: factor), color: color, shade: shade)
    }
  }
}

extension ShapedLine {
  fileprivate func scaled(by factor: Double) -> ShapedLine {
    var line = self
    line.width *= factor
    line.runs = runs.map { run in
      var run = run
      run.size *= factor
      run.x *= factor
      run.width *= factor
      for glyph in run.glyphs.indices {
        run.glyphs[glyph].x *= factor
        run.glyphs[glyph].y *= factor
      }
      return run
    }
    return line
  }
}

extension Paint {
  fileprivate func scaled(by factor: Double) -> Paint {
    switch self {
    case .color: self
    case .linear(let gradient, let from, let to):
      .linear(gradient, from: from.scaled(by: factor), to: to.scaled(by: factor))
    case .radial(let gradient, let center, let radius):
      .radial(gradient, center: center.scaled(by: factor), radius: radius * factor)
    }
  }
}

extension Path {
  fileprivate func scaled(by factor: Double) -> Path { mapPoints { $0.scaled(by: factor) } }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x * factor, y * factor) }
}
