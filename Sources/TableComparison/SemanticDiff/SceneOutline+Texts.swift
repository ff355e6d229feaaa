import TableModel

extension SceneOutline {
  /// The part of their font's size by which letters may reach over the edges of their label.
  ///
  /// Some lean out at the side, and those of some scripts above and below. There is no fact for how far.
  private static let reach = 0.25

  /// The rectangles that the letters of all labels lie in, in points of the whole picture.
  package var textFrames: [Rect] {
    var frames: [Rect] = []
    root.collectTextFrames(reach: Self.reach, into: &frames)
    return frames
  }

  /// What its labels say, each text once.
  package var texts: Set<String> {
    var texts: Set<String> = []
    root.collectTexts(into: &texts)
    return texts
  }

  /// Whether another scene is the same but for what its labels say, in which letters and where.
  ///
  /// That the pixels of labels alone differ does not tell: a label is often as wide as its row, and what is put beside its
  /// text lies in it.
  package func isLikeButForTexts(_ other: SceneOutline) -> Bool { root.isLikeButForTexts(other.root) }
}

extension ViewOutline {
  fileprivate func collectTexts(into texts: inout Set<String>) {
    if let text = facts.text, !text.isEmpty { texts.insert(text) }
    for child in children { child.collectTexts(into: &texts) }
  }

  fileprivate func collectTextFrames(
    from origin: Point = .zero, reach: Double, into frames: inout [Rect]
  ) {
    let frame = facts.frame.offset(x: origin.x, y: origin.y)
    if facts.text != nil {
      let distance = reach * (facts.font?.size ?? 0)
      frames.append(
        frame.inset(by: EdgeInsets(top: -distance, left: -distance, bottom: -distance, right: -distance)))
    }
    for child in children {
      child.collectTextFrames(from: frame.origin, reach: reach, into: &frames)
    }
  }
}
