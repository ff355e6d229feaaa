/// One line of placed glyphs.
///
/// Its origin is the left end of its baseline.
public struct ShapedLine: Hashable, Sendable {
  /// The stretches of one font each, from left to right.
  public var runs: [GlyphRun]
  /// The sum of the advances, in points, not rounded.
  public var width: Double
  /// Whether the line reads from right to left, which is where natural alignment puts it.
  public var isRightToLeft: Bool

  /// A line from its runs.
  public init(runs: [GlyphRun], width: Double, isRightToLeft: Bool = false) {
    self.runs = runs
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  /// The characters that the line shows, an ellipsis included.
  public var text: String { runs.map(\.text).joined() }
}
