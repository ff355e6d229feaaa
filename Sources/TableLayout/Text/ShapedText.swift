/// Text that has been broken into lines of placed glyphs.
public struct ShapedText: Hashable, Sendable {
  /// The lines from top to bottom; one empty line for an empty text.
  public var lines: [ShapedLine]
  /// Whether anything of the text was left out for want of room.
  public var isTruncated: Bool

  /// Text from its lines.
  public init(lines: [ShapedLine], isTruncated: Bool = false) {
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// The width of the widest line, in points, not rounded.
  public var width: Double { lines.map(\.width).max() ?? 0 }
}
