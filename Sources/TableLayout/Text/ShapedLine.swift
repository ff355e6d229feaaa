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

  /// The characters that the line shows in reading order, an ellipsis included.
  public var text: String { readingOrder.map(\.text).joined() }

  /// The runs as they are read: what the directions turned round is turned back, from the outermost inwards.
  private var readingOrder: [GlyphRun] {
    guard let deepest = runs.map(\.level).max(), deepest > 0 else { return runs }
    var runs = runs
    for level in 1...deepest {
      var start = 0
      while let first = runs[start...].firstIndex(where: { $0.level >= level }) {
        let end = runs[first...].firstIndex { $0.level < level } ?? runs.count
        runs[first..<end].reverse()
        start = end
      }
    }
    return runs
  }
}
