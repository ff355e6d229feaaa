import TableModel

/// A laid-out table: every view placed, every glyph chosen.
///
/// All that follows layout reads a scene and nothing else.
public struct Scene: Hashable, Sendable {
  /// The name of the screen in its source, where it has one.
  public var name: String?
  /// The language of its texts where one was asked for, as BCP 47 has it; `nil` for those of the source.
  package var language: String?
  /// The name of the theme.
  public var theme: String
  /// The theme’s name for people, for example `iOS 6`; the name itself in scenes that are put together of others.
  public var themeTitle: String
  /// The size of the picture, in points.
  public var size: Size
  /// The size of everything in the table, in points; may be higher than the picture.
  public var contentSize: Size
  /// Device pixels a point.
  public var scale: Double
  /// The table view with everything in it.
  public var root: SceneNode
  /// Why something has no place in the scene; `nil` where everything has one.
  public var gap: Gap?
  /// What could not be laid out as the source's constraints say.
  public var findings: [LayoutFinding] = []

  /// Why laying out ended before everything had its place.
  public enum Gap: Hashable, Sendable {
    /// Somebody wished it, or the time was over.
    case ended
    /// There are more views and drawings than a picture may have.
    case tooMuch
  }

  /// A scene around a table view.
  public init(
    name: String? = nil,
    theme: String,
    themeTitle: String? = nil,
    size: Size,
    contentSize: Size,
    scale: Double,
    root: SceneNode
  ) {
    self.name = name
    self.theme = theme
    self.themeTitle = themeTitle ?? theme
    self.size = size
    self.contentSize = contentSize
    self.scale = scale
    self.root = root
  }
}

extension Scene {
  /// The path of the part of the document that made the first view with some quality; `nil` where no view has it.
  ///
  /// `screen` is the number of the scene's screen in the document, counted from 0.
  public func elementPath(screen: Int, ofFirst isWanted: (SceneNode) -> Bool) -> ElementPath? {
    Scene.path(in: root, below: ElementPath(screen: screen), isWanted)
  }

  private static func path(
    in node: SceneNode, below outer: ElementPath, _ isWanted: (SceneNode) -> Bool
  ) -> ElementPath? {
    let path = ElementPath(screen: outer.screen, steps: outer.steps + node.elementSteps)
    if isWanted(node) { return path }
    for child in node.children {
      if let found = Scene.path(in: child, below: path, isWanted) { return found }
    }
    return nil
  }
}

extension SceneNode {
  /// Whether the view itself draws an image of the file at a path.
  public func drawsImage(at path: FilePath) -> Bool {
    drawings.contains { drawing in
      if case .image(let placed) = drawing { placed.reference.path == path } else { false }
    }
  }
}

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
