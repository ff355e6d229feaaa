import TableModel

/// The round corners of a row that stands at an end of its box or card.
struct RoundCorner {
  /// The rectangle that has the corners, in the row's coordinates.
  let background: Rect
  /// The radius in points.
  let radius: Double
  /// Whether the upper corners are round.
  let isUpper: Bool
  /// Whether the lower ones are.
  let isLower: Bool
  /// The rectangle with its corners.
  let outline: Path

  /// Whether a corner of a view with a frame in the row's coordinates lies outside the curve.
  func isReached(by frame: Rect) -> Bool {
    let missing = { (distance: Double) in max(0, radius - distance) }
    let across = missing(min(frame.minX - background.minX, background.maxX - frame.maxX))
    let above = isUpper ? missing(frame.minY - background.minY) : 0
    let below = isLower ? missing(background.maxY - frame.maxY) : 0
    return [above, below].contains { $0 * $0 + across * across > radius * radius }
  }
}
