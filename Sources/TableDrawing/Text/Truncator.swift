import TableLayout
import TableModel

/// Leaves out a part of a line that is too wide and puts an ellipsis in its place.
///
/// Text is cut between graphemes only, and blanks beside the ellipsis go too. A width that does not even hold the
/// ellipsis gives an empty line.
struct Truncator {
  private let paragraph: Paragraph
  private let ellipsis: [AnalysedCharacter]
  private let width: Double
  private let shaper: LineShaper
  /// The places between graphemes, the beginning and the end included.
  private let cuts: [Int]
  /// The width of all before each place.
  private let widths: [Double]

  init(_ paragraph: Paragraph, ellipsis: [AnalysedCharacter], width: Double?, shaper: LineShaper) {
    self.paragraph = paragraph
    self.width = width ?? .infinity
    self.shaper = shaper
    self.ellipsis = ellipsis.map { character in
      var character = character
      character.level = paragraph.isRightToLeft ? 1 : 0
      return character
    }
    var cuts: [Int] = []
    var widths = [0.0]
    for (index, character) in paragraph.characters.enumerated() {
      if index == 0 || character.startsGrapheme { cuts.append(index) }
      widths.append(widths[index] + character.advance)
    }
    self.cuts = cuts + [paragraph.characters.count]
    self.widths = widths
  }

  func cutTail() -> ShapedLine {
    longest(cuts.last { widths[$0] <= available } ?? 0, step: -1) {
      line(prefix: $0, suffix: paragraph.characters.count)
    }
  }

  func cutHead() -> ShapedLine {
    let total = widths.last ?? 0
    let start = cuts.first { total - widths[$0] <= available } ?? paragraph.characters.count
    return longest(start, step: 1) { line(prefix: 0, suffix: $0) }
  }

  /// Keeps about as much of the beginning as of the end.
  func cutMiddle() -> ShapedLine {
    let total = widths.last ?? 0
    let half = cuts.last { widths[$0] <= available / 2 } ?? 0
    let suffix =
      cuts.first { $0 >= half && total - widths[$0] <= available - widths[half] }
      ?? paragraph.characters.count
    let prefix = cuts.last { $0 <= suffix && widths[$0] <= available - (total - widths[suffix]) } ?? 0
    return longest(prefix, step: -1) { line(prefix: $0, suffix: suffix) }
  }

  private var available: Double { width - ellipsis.reduce(0) { $0 + $1.advance } + TextComposer.tolerance }

  /// Moves a cut on until the line fits: joined letters can be wider at a cut than they were amid others.
  private func longest(_ cut: Int, step: Int, line: (Int) -> ShapedLine) -> ShapedLine {
    guard available >= 0, var place = cuts.firstIndex(of: cut) else {
      return ShapedLine(runs: [], width: 0, isRightToLeft: paragraph.isRightToLeft)
    }
    var result = line(cuts[place])
    while result.width > width + TextComposer.tolerance, cuts.indices.contains(place + step) {
      place += step
      result = line(cuts[place])
    }
    return result
  }

  private func line(prefix: Int, suffix: Int) -> ShapedLine {
    var characters = Array(paragraph.characters[..<prefix])
    characters.dropTrailingSpaces()
    characters += ellipsis
    characters += paragraph.characters[suffix...].drop { $0.isSpace }
    return shaper.line(characters, isRightToLeft: paragraph.isRightToLeft)
  }
}
