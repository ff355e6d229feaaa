import TableModel

/// What lies behind the text of a plain table's section header.
public struct HeaderBackground: Hashable, Sendable {
  /// The colours from top to bottom, between the lines.
  public var gradient: Gradient
  /// The thickness of all lines, in points.
  public var lineThickness: Double = 1
  /// The colour of a line just above the header, over the row before it.
  public var lineAbove: Color?
  /// The colour of a line along the header's upper edge.
  public var topLine: Color?
  /// The colour of a line along the header's lower edge.
  public var bottomLine: Color?
}
