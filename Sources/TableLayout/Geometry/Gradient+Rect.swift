import TableModel

extension Gradient {
  /// A paint that runs from the top of a rectangle to its bottom, or one colour where there is but one.
  func downwards(in rect: Rect) -> Paint {
    if stops.count == 1, let only = stops.first { return .color(only.color) }
    return .linear(self, from: Point(0, rect.minY), to: Point(0, rect.maxY))
  }
}
