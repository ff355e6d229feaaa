import TableLayout
import TableModel

/// The boxes of a line of text and of its words.
struct TextBoxes {
  /// How far letters of the Latin script reach above and below the baseline, as shares of their size.
  private static let (ascent, descent) = (0.8, 0.25)

  private let line: ShapedLine
  private let origin: Point
  private let area: VisibleArea

  /// A line whose baseline begins at a place in an area.
  init(_ line: ShapedLine, at origin: Point, in area: VisibleArea) {
    self.line = line
    self.origin = origin
    self.area = area
  }

  /// The line, with its words where they are wanted and known.
  func line(withWords: Bool) -> TextBox {
    var box = box(line.text, from: 0, to: line.width)
    if withWords { box.words = words }
    return box
  }

  /// A letter and where it begins and ends, in points from the line's left end.
  private struct Letter {
    var character: Unicode.Scalar
    var start: Double
    var end: Double
  }

  private var words: [TextBox] {
    letters.split { $0.character.properties.isWhitespace }.compactMap { word in
      guard let first = word.first, let last = word.last else { return nil }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: word.map(\.character))
      return box(String(text), from: first.start, to: last.end)
    }
  }

  /// The letters from left to right; none where glyphs and letters do not stand for each other one by one.
  private var letters: [Letter] {
    var letters: [Letter] = []
    for run in line.runs {
      let characters = Array(run.text.unicodeScalars)
      guard characters.count == run.glyphs.count, run.level.isMultiple(of: 2) else { return [] }
      let ends = run.glyphs.dropFirst().map(\.x) + [run.x + run.width]
      for ((character, glyph), end) in zip(zip(characters, run.glyphs), ends) {
        letters.append(Letter(character: character, start: glyph.x, end: end))
      }
    }
    return letters
  }

  private func box(_ text: String, from start: Double, to end: Double) -> TextBox {
    let size = line.runs.map { $0.size * $0.rise }.max() ?? 0
    let rect = Rect(
      x: origin.x + start, y: origin.y - size * TextBoxes.ascent, width: end - start,
      height: size * (TextBoxes.ascent + TextBoxes.descent))
    return TextBox(text: text, box: area.box(rect), visible: area.visible(rect))
  }
}
