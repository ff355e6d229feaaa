import TableModel

/// A title on a line of its own below the buttons.
public struct LargeTitleLook: Hashable, Sendable {
  /// The height in points that it adds to the bar.
  public var height: Double
  /// The letters of the title, by the style of the bar.
  public var text: ByBarStyle<TextLook>
  /// The space between the line's top and the letters' line, in points.
  public var top: Double
  /// The space before and after the title, by the width of the bar.
  public var margin: ByWidth
}
