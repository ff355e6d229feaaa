import CPangoCairo
import TableModel

/// The characters between two line ends, with face, script and direction chosen for each.
struct Paragraph {
  var characters: [AnalysedCharacter]
  /// The language that the characters are in, as a tag of BCP 47.
  let language: String
  var isRightToLeft = false

  /// What begins a new line of the same paragraph.
  static let lineSeparator: UInt32 = 0x2028

  /// The paragraph without line separators, in parts between them, which keep its directions.
  var parts: [Paragraph] {
    guard characters.contains(where: { $0.scalar == Paragraph.lineSeparator }) else { return [self] }
    return characters.split(omittingEmptySubsequences: false) { $0.scalar == Paragraph.lineSeparator }.map {
      var part = self
      part.characters = Array($0)
      return part
    }
  }

  /// For every character whether a line may begin with it, by Unicode's rules and the languages' own.
  func lineBreaks() -> [Bool] {
    guard !characters.isEmpty else { return [] }
    let text = String(scalars: characters[...])
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters.count + 1)
    let length = Int32(clamping: text.utf8.count)
    pango_get_log_attrs(
      text, length, -1, pango_language_from_string(language), &attributes, Int32(clamping: attributes.count))
    return attributes.dropLast().map { $0.is_line_break != 0 }
  }
}

extension String {
  /// The characters as text.
  init(scalars characters: ArraySlice<AnalysedCharacter>) {
    self.init()
    for character in characters {
      if let scalar = Unicode.Scalar(character.scalar) { unicodeScalars.append(scalar) }
    }
  }
}

/// A character of a paragraph and all that is known of it before it is shaped.
struct AnalysedCharacter {
  var scalar: UInt32
  /// The number of the request's span that it belongs to.
  var span: Int
  /// The place in the catalog of the face that draws it.
  var face: Int
  /// The script it is shaped as, as HarfBuzz numbers it.
  var script: UInt32
  /// The depth of its direction: even to the right, odd to the left.
  var level: UInt8 = 0
  /// Whether it begins what a reader takes for one character; text is never cut elsewhere.
  var startsGrapheme: Bool
  /// The points that its cluster takes; 0 for all of a cluster but the first.
  var advance: Double = 0

  /// Whether it is a blank at which a line may break.
  var isSpace: Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension [AnalysedCharacter] {
  /// Takes the blanks away from the end.
  mutating func dropTrailingSpaces() {
    while let last, last.isSpace { removeLast() }
  }
}

/// Characters whose glyph and advance depend on nothing around them, so that they need no shaping.
///
/// They are whole letters of Latin, Greek and Cyrillic, digits and punctuation; none reads from right to left, joins,
/// stacks or can be part of an emoji without a character that is not plain beside it.
enum PlainText {
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F: true
    case 0x384...0x3FF, 0x400...0x482, 0x48A...0x52F: true
    case 0x1E00...0x1EFF: true
    case 0x2012...0x2027, 0x2030...0x203A, 0x20A0...0x20AF: true
    default: false
    }
  }

  /// Whether a character is moved by its neighbours: plain text without blanks.
  static func isKerned(_ scalar: UInt32) -> Bool {
    scalar != 0x20 && scalar != 0xA0 && contains(scalar)
  }
}

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
