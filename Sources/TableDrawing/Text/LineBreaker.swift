import TableModel

/// Finds where the lines of a paragraph end.
struct LineBreaker {
  /// What sums of fractions may be off, in points: a label as wide as its text must hold it.
  static let tolerance = 0.001

  private let characters: [AnalysedCharacter]
  private let width: Double?
  /// Where a line may begin; `nil` for between any two graphemes.
  private let wordBreaks: [Bool]?

  init(_ paragraph: Paragraph, mode: LineBreakMode, width: Double?) {
    characters = paragraph.characters
    let isWithin = width.map { paragraph.characters.reduce(0) { $0 + $1.advance } <= $0 } ?? true
    // Clipped text has one line a paragraph, however long.
    self.width = isWithin || mode == .byClipping ? nil : width
    wordBreaks = self.width == nil || mode == .byCharWrapping ? nil : paragraph.lineBreaks()
  }

  /// The end of the line that begins at a character; blanks may hang over the line's end.
  ///
  /// A word wider than the line is broken between graphemes, and a line holds one grapheme at least.
  func lineEnd(from start: Int) -> Int {
    guard let width else { return characters.count }
    var used = 0.0
    var lastBreak: Int?
    for index in start..<characters.count {
      if index > start, wordBreaks?[index] == true { lastBreak = index }
      let character = characters[index]
      if !character.isSpace, used + character.advance > width + LineBreaker.tolerance {
        return lastBreak ?? graphemeEnd(near: index, after: start)
      }
      used += character.advance
    }
    return characters.count
  }

  private func graphemeEnd(near index: Int, after start: Int) -> Int {
    let before = (start + 1..<index + 1).last { characters[$0].startsGrapheme }
    let after = (start + 1..<characters.count).first { characters[$0].startsGrapheme }
    return before ?? after ?? characters.count
  }
}
