import TableModel

/// The button that leads back.
public enum BackButtonLook: Hashable, Sendable {
  /// A button with a frame whose left end is a point.
  ///
  /// The point takes `tip` points of its width, a title no more than `maximumTitleWidth`.
  case pointed(tip: Double, maximumTitleWidth: Double)
  /// A chevron with the title after it.
  ///
  /// The chevron is a line of `lineWidth` points in a box of `size`, `gap` points before the title.
  case chevron(size: Size, lineWidth: Double, gap: Double)
  /// A chevron alone on a round ground.
  case disc(size: Size, lineWidth: Double)
}
