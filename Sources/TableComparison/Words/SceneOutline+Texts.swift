import TableModel

extension SceneOutline {
  /// The part of their font's size by which letters may reach over the edges of their label.
  ///
  /// Some lean out at the side, and those of some scripts above and below. There is no fact for how far.
  private static let reach = 0.25

  /// The rectangles that the letters of all labels lie in, in points of the whole picture.
  public var textFrames: [Rect] {
    var frames: [Rect] = []
    root.collectTextFrames(reach: Self.reach, into: &frames)
    return frames
  }

  /// Whether another scene is the same but for what its labels say, in which letters and where.
  ///
  /// That the pixels of labels alone differ does not tell: a label is often as wide as its row, and what is put beside its
  /// text lies in it.
  public func isLikeButForTexts(_ other: SceneOutline) -> Bool { root.isLikeButForTexts(other.root) }
}

extension ViewOutline {
  fileprivate func collectTextFrames(
    from origin: Point = .zero, reach: Double, into frames: inout [Rect]
  ) {
    let frame = self.frame.offset(x: origin.x, y: origin.y)
    if text != nil {
      let distance = reach * (font?.size ?? 0)
      frames.append(
        frame.inset(by: EdgeInsets(top: -distance, left: -distance, bottom: -distance, right: -distance)))
    }
    for child in children {
      child.collectTextFrames(from: frame.origin, reach: reach, into: &frames)
    }
  }

  fileprivate func isLikeButForTexts(_ other: ViewOutline) -> Bool {
    guard viewClass == other.viewClass, role == other.role, children.count == other.children.count,
      backgroundColor == other.backgroundColor, opacity == other.opacity, image == other.image,
      imageDigest == other.imageDigest
    else { return false }
    if text == nil || other.text == nil {
      guard text == other.text, frame == other.frame, drawing == other.drawing, shape == other.shape,
        accessoryType == other.accessoryType
      else { return false }
    }
    return zip(children, other.children).allSatisfy { $0.isLikeButForTexts($1) }
  }
}
