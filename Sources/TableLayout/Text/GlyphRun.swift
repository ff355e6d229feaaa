import TableModel

/// Glyphs of one font, placed from the left end of their line's baseline.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph and where its origin lies.
  package struct Glyph: Hashable, Sendable {
    /// The glyph's number in its font.
    package var index: UInt32
    /// The number of the first character of the run's text that the glyph stands for, counted from 0 in reading order.
    ///
    /// Glyphs of one number stand for all characters up to those of the next glyph.
    package var character: UInt32 = 0
    /// The distance from the line's left end, in points.
    package var x: Double
    /// The distance below the baseline, in points.
    package var y: Double

    /// A glyph at a place.
    package init(index: UInt32, x: Double, y: Double = 0) {
      self.index = index
      self.x = x
      self.y = y
    }
  }

  /// The name of the font file that the glyphs are of, without folder and ending: `NimbusSans-Bold`.
  package var fontName: String
  /// The project's own file that the glyphs are of; `nil` for one of the program's fonts.
  @Rare package var fontResource: FontResource?
  /// The size of the letters, in points.
  package var size: Double
  /// The factor by which the glyphs are widened.
  package var stretch: Double
  /// The factor by which the glyphs are heightened.
  package var rise: Double
  /// How high the parts of small letters are, before they are heightened; `nil` as they are in the font.
  package var letterShapes: LetterShapes?
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
  /// The characters that the glyphs stand for, in reading order.
  package var text: String
  /// Where the run begins, in points from the line's left end.
  package var x: Double
  /// The sum of the run's advances, in points.
  package var width: Double
  /// The number of the span of the request that the run belongs to.
  package var span: Int
  /// The depth of the run's direction: even to the right, odd to the left.
  package var level: Int

  /// Glyphs of one font.
  package init(
    fontName: String,
    size: Double,
    stretch: Double = 1,
    rise: Double = 1,
    letterShapes: LetterShapes? = nil,
    glyphs: [Glyph],
    text: String,
    x: Double,
    width: Double,
    span: Int = 0,
    level: Int = 0
  ) {
    self.fontName = fontName
    self.size = size
    self.stretch = stretch
    self.rise = rise
    self.letterShapes = letterShapes
    self.glyphs = glyphs
    self.text = text
    self.x = x
    self.width = width
    self.span = span
    self.level = level
  }
}

/// One line of placed glyphs.
///
/// Its origin is the left end of its baseline.
package struct ShapedLine: Hashable, Sendable {
  /// The stretches of one font each, from left to right.
  package var runs: [GlyphRun]
  /// The sum of the advances, in points, not rounded.
  package var width: Double
  /// Whether the line reads from right to left, which is where natural alignment puts it.
  package var isRightToLeft: Bool
  /// How far letters that other faces lend to the typeface reach above the baseline, in points; 0 without such.
  package var inkAbove = 0.0
  /// How far they reach below it.
  package var inkBelow = 0.0

  /// A line from its runs.
  package init(runs: [GlyphRun], width: Double, isRightToLeft: Bool = false) {
    self.runs = runs
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  /// The characters that the line shows in reading order, an ellipsis included.
  package var text: String { readingOrder.map(\.text).joined() }

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

/// Text that has been broken into lines of placed glyphs.
package struct ShapedText: Hashable, Sendable {
  /// The lines from top to bottom; one empty line for an empty text.
  package var lines: [ShapedLine]
  /// Whether anything of the text was left out for want of room.
  package var isTruncated: Bool

  /// Text from its lines.
  package init(lines: [ShapedLine], isTruncated: Bool = false) {
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// The width of the widest line, in points, not rounded.
  package var width: Double { lines.map(\.width).max() ?? 0 }
  /// How far letters that other faces lend to the typeface reach above the baseline of their line, in points.
  package var inkAbove: Double { lines.map(\.inkAbove).max() ?? 0 }
  /// How far they reach below it.
  package var inkBelow: Double { lines.map(\.inkBelow).max() ?? 0 }
}
