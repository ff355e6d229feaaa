import TableModel

/// The button that leads back.
public enum BackButtonLook: Hashable, Sendable {
  /// A button with a frame whose left end is a point.
  ///
  /// The title takes no more than `maximumTitleWidth` points. It stands `titleShift` points after the end and reaches as
  /// many into the space after it, and the button is so much narrower.
  case pointed(PointedEndLook, maximumTitleWidth: Double, titleShift: Double)
  /// A chevron with the title after it.
  ///
  /// The chevron is a line of `lineWidth` points in a box of `size`, `gap` points before the title.
  case chevron(size: Size, lineWidth: Double, gap: Double)
  /// A chevron alone on a round background, `shift` points right of its middle; negative where it stands left of it.
  case disc(size: Size, lineWidth: Double, shift: Double)
}
