import TableModel

/// What lies behind the text of a plain table's section header.
public struct HeaderGround: Hashable, Sendable {
  /// The colours from top to bottom, between the lines.
  public var gradient: Gradient
  /// The thickness of all lines, in points.
  public var lineThickness: Double
  /// The colour of a line just above the header, over the row before it.
  public var lineAbove: Color?
  /// The colour of a line along the header's upper edge.
  public var topLine: Color?
  /// The colour of a line along the header's lower edge.
  public var bottomLine: Color?

  /// A ground with lines of a thickness in points.
  public init(
    gradient: Gradient,
    lineThickness: Double = 1,
    lineAbove: Color? = nil,
    topLine: Color? = nil,
    bottomLine: Color? = nil
  ) {
    self.gradient = gradient
    self.lineThickness = lineThickness
    self.lineAbove = lineAbove
    self.topLine = topLine
    self.bottomLine = bottomLine
  }
}
