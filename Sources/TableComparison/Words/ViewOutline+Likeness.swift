import TableModel

extension ViewOutline {
  /// Whether another view looks the same with all that lies in it, wherever both were written and whatever else was
  /// said of them.
  func isLike(_ other: ViewOutline) -> Bool {
    frame.origin == other.frame.origin && indexPath == other.indexPath && hasLook(of: other)
  }

  /// Whether another view looks the same with all that lies in it, wherever both lie.
  func hasLook(of other: ViewOutline) -> Bool {
    guard children.count == other.children.count, frame.size == other.frame.size,
      text.hasBytes(of: other.text), isTruncated == other.isTruncated, lineCount == other.lineCount,
      drawing == other.drawing, viewClass == other.viewClass, role == other.role, id == other.id,
      style == other.style, accessoryType == other.accessoryType, font == other.font,
      textColor == other.textColor, backgroundColor == other.backgroundColor, image == other.image,
      imageDigest == other.imageDigest, opacity == other.opacity, letters == other.letters,
      shape == other.shape
    else { return false }
    return zip(children, other.children).allSatisfy { $0.isLike($1) }
  }

  /// Hashes of how the view looks what tells most from others, and not all that does.
  func hashLook(into hasher: inout Hasher) {
    hasher.combine(drawing)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(accessoryType)
    for child in children { child.hashLook(into: &hasher) }
  }

  /// Adds the rectangles, in the coordinates of the picture, of those views that are wanted among this one and all in it.
  func collectFrames(
    from origin: Point = .zero, where isWanted: (ViewOutline) -> Bool, into frames: inout [Rect]
  ) {
    let frame = self.frame.offset(x: origin.x, y: origin.y)
    if isWanted(self) { frames.append(frame) }
    for child in children { child.collectFrames(from: frame.origin, where: isWanted, into: &frames) }
  }
}
