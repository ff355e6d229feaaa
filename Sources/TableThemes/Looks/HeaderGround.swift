import TableModel

/// What lies behind the text of a plain table's section header.
public struct HeaderGround: Hashable, Sendable {
  /// The colours from top to bottom, between the lines.
  public var gradient: Gradient
  /// The colour of a line just above the header, over the row before it.
  public var lineAbove: Color?
  /// The colour of the header's first point.
  public var topLine: Color?
  /// The colour of the header's last point.
  public var bottomLine: Color?

  /// A ground with lines of one point.
  public init(
    gradient: Gradient,
    lineAbove: Color? = nil,
    topLine: Color? = nil,
    bottomLine: Color? = nil
  ) {
    self.gradient = gradient
    self.lineAbove = lineAbove
    self.topLine = topLine
    self.bottomLine = bottomLine
  }
}
