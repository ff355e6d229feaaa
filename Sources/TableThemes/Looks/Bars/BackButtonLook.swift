import TableModel

/// The button that leads back.
public enum BackButtonLook: Hashable, Sendable {
  /// A button with a frame whose left end is a point.
  ///
  /// The title stands between insets in points, of which the left one holds the point, and is cut where the button would
  /// be wider than `maximumWidth` points.
  case pointed(PointedEndLook, titleEdgeInsets: EdgeInsets, maximumWidth: Double)
  /// A chevron with the title after it.
  ///
  /// The chevron is a line of `lineWidth` points in a box of `size`, `gap` points before the title, by the screen's width.
  case chevron(size: Size, lineWidth: Double, gap: ByWidth)
  /// A chevron alone on a round background, `shift` points right of its middle; negative where it stands left of it.
  case disc(size: Size, lineWidth: Double, shift: Double)
}
