import TableModel

/// The line at the bottom of screens without a home button.
public struct HomeIndicatorLook: Hashable, Sendable {
  /// The width by the width of the screen.
  public var width: ByWidth
  /// The height in points.
  public var height: Double
  /// The space below it, in points.
  public var bottom: Double
  /// The colour of the line, over whatever lies below it.
  public var color: Color
}
