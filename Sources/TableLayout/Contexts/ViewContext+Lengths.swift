import TableModel

extension ViewContext {
  /// A length from somewhere; `source` says from where, and is asked for that only where frames are explained.
  func length(_ points: Double, _ source: @autoclosure () -> String, _ rule: LayoutRule?) -> Length {
    environment.explainsFrames ? Length(points, [FigureTerm(points, source(), rule)]) : Length(points)
  }

  /// A length of the look.
  func length(ofLook points: Double, _ name: @autoclosure () -> String, _ rule: LayoutRule) -> Length {
    length(points, "\(name()) of \(theme.title)", rule)
  }

  /// A frame whose figures all come from one place.
  func frame(_ rect: Rect, _ source: @autoclosure () -> String, _ rule: LayoutRule?) -> PlacedFrame {
    PlacedFrame(
      x: length(rect.minX, source(), rule), y: length(rect.minY, source(), rule),
      width: length(rect.width, source(), rule), height: length(rect.height, source(), rule))
  }
}

extension SceneNode {
  /// The view at a frame whose figures are explained, if somebody asks for that.
  func explained(by frame: PlacedFrame, in context: ViewContext) -> SceneNode {
    guard context.environment.explainsFrames else { return self }
    var node = self
    node.figures = frame.figures
    return node
  }
}
