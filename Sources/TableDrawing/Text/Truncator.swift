import TableLayout
import TableModel

/// Leaves out a part of a line that is too wide and puts an ellipsis in its place.
///
/// Text is cut between graphemes only, and blanks beside the ellipsis go too. A width that does not even hold the
/// ellipsis gives an empty line.
struct Truncator {
  private let paragraph: Paragraph
  /// The ellipsis in the style of each span.
  private let ellipses: [[AnalysedCharacter]]
  private let width: Double
  private let shaper: LineShaper
  /// The places between graphemes, the beginning and the end included.
  private let cuts: [Int]
  /// The width of all before each place.
  private let widths: [Double]

  init(_ paragraph: Paragraph, ellipses: [[AnalysedCharacter]], width: Double?, shaper: LineShaper) {
    self.paragraph = paragraph
    self.width = width ?? .infinity
    self.shaper = shaper
    self.ellipses = ellipses.map { ellipsis in
      ellipsis.map { character in
        var character = character
        character.level = paragraph.isRightToLeft ? 1 : 0
        return character
      }
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
    let end = paragraph.characters.count
    return longest(cuts.last { widths[$0] <= room(leavingOut: $0..<end) } ?? 0, step: -1) { $0..<end }
  }

  func cutHead() -> ShapedLine {
    let start = cuts.first { total - widths[$0] <= room(leavingOut: 0..<$0) } ?? paragraph.characters.count
    return longest(start, step: 1) { 0..<$0 }
  }

  /// Keeps about as much of the beginning as of the end.
  func cutMiddle() -> ShapedLine {
    let end = paragraph.characters.count
    let half = cuts.last { widths[$0] <= room(leavingOut: $0..<end) / 2 } ?? 0
    let suffix =
      cuts.first { $0 >= half && total - widths[$0] <= room(leavingOut: half..<$0) - widths[half] } ?? end
    let prefix =
      cuts.last { $0 <= suffix && widths[$0] <= room(leavingOut: $0..<suffix) - (total - widths[suffix]) }
      ?? 0
    return longest(prefix, step: -1) { $0..<suffix }
  }

  private var total: Double { widths.last ?? 0 }

  /// The ellipsis in place of characters, in the style of the one beside what is kept: the first, or the last where
  /// nothing is kept before them.
  private func ellipsis(for omitted: Range<Int>) -> [AnalysedCharacter] {
    let characters = paragraph.characters
    let isHead = omitted.lowerBound == 0 && omitted.upperBound < characters.count
    let place = isHead ? omitted.upperBound - 1 : omitted.lowerBound
    let span = characters.isEmpty ? 0 : characters[min(max(0, place), characters.count - 1)].span
    return ellipses[span]
  }

  /// The width that an ellipsis leaves to what is kept.
  private func room(leavingOut omitted: Range<Int>) -> Double {
    width - ellipsis(for: omitted).reduce(0) { $0 + $1.advance } + LineBreaker.tolerance
  }

  /// Moves a cut on until the line fits: joined letters can be wider at a cut than they were amid others.
  private func longest(_ cut: Int, step: Int, omitted: (Int) -> Range<Int>) -> ShapedLine {
    guard room(leavingOut: omitted(cut)) >= 0, var place = cuts.firstIndex(of: cut) else {
      return ShapedLine(runs: [], width: 0, isRightToLeft: paragraph.isRightToLeft)
    }
    var result = line(leavingOut: omitted(cuts[place]))
    while result.width > width + LineBreaker.tolerance, cuts.indices.contains(place + step) {
      place += step
      result = line(leavingOut: omitted(cuts[place]))
    }
    return result
  }

  private func line(leavingOut omitted: Range<Int>) -> ShapedLine {
    var characters = Array(paragraph.characters[..<omitted.lowerBound])
    characters.dropTrailingSpaces()
    characters += ellipsis(for: omitted)
    characters += paragraph.characters[omitted.upperBound...].drop { $0.isSpace }
    return shaper.line(characters, isRightToLeft: paragraph.isRightToLeft)
  }
}
