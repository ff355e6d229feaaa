import TableModel

/// The text of a source file, whose offsets can be turned into lines and columns.
package struct SourceText {
  /// The name of the file as the user gave it.
  package let name: String
  /// The characters in UTF-8, without a byte-order mark.
  package let bytes: [UInt8]
  /// Where lines begin.
  package let lines: LineTable
  /// The number of characters.
  let characterCount: Int
  /// Whether there are lines and columns; what stands for them elsewhere only orders findings.
  private let hasPlaces: Bool

  /// A text, without a byte-order mark.
  package init(name: String, utf8: [UInt8]) {
    (self.name, bytes, hasPlaces) = (name, utf8, true)
    lines = LineTable(utf8: utf8)
    characterCount = utf8.count { $0 & 0xC0 != 0x80 }
  }

  /// A file that has no text, in which nothing has a line or a column.
  package init(name: String, withoutPlaces: Void) {
    (self.name, bytes, hasPlaces) = (name, [], false)
    (lines, characterCount) = (LineTable(utf8: []), 0)
  }

  /// A recorder of where the parts of what is read here stand.
  package var originRecorder: OriginRecorder {
    OriginRecorder(file: name, lineStarts: hasPlaces ? lines.characterStarts : [])
  }

  /// Lines longer than this many bytes are not shown in diagnostics.
  private static let longestShownLine = 1 << 16

  /// The findings' form of a range: its first character's place, the line it stands in, and its length there.
  package func diagnostic(
    _ severity: Diagnostic.Severity,
    _ range: SourceRange,
    _ message: String,
    hint: String?
  ) -> Diagnostic {
    guard hasPlaces else {
      return Diagnostic(severity, at: SourceLocation(file: name), message, hint: hint)
    }
    let start = visibleOffset(range.start)
    let line = lines.line(ofCharacter: start)
    let column = start - lines.characterStart(of: line)
    let content = bytes[lines.content(of: line, in: bytes)]
    let window =
      content.count <= Self.longestShownLine ? SourceWindow(content, around: column + 1) : nil
    let room = window == nil ? 1 : content.count { $0 & 0xC0 != 0x80 } - column
    var diagnostic = Diagnostic(
      severity,
      at: SourceLocation(file: name, line: line + 1, column: column + 1),
      message,
      hint: hint,
      sourceLine: window?.text,
      length: max(1, min(range.end - start, room))
    )
    diagnostic.sourceLead = window?.lead ?? 0
    return diagnostic
  }

  /// The place of a character; that of the file alone where there are no lines.
  package func location(of character: Int) -> SourceLocation {
    guard hasPlaces else { return SourceLocation(file: name) }
    let line = lines.line(ofCharacter: character)
    return SourceLocation(
      file: name, line: line + 1, column: character - lines.characterStart(of: line) + 1)
  }

  /// The number of the line, counted from 1, that a character stands in.
  package func lineNumber(of character: Int) -> Int {
    lines.line(ofCharacter: visibleOffset(character)) + 1
  }

  /// The range of the character that begins at a byte.
  package func range(ofByte byte: Int) -> SourceRange {
    let place = bytes[..<max(0, min(byte, bytes.count))].count { $0 & 0xC0 != 0x80 }
    return SourceRange(start: place, end: place + 1)
  }

  /// The rest of the line behind an offset; empty if the line is too long to be shown.
  package func restOfLine(after character: Int) -> Substring.UnicodeScalarView {
    let line = lines.line(ofCharacter: min(character, characterCount))
    let text = text(ofLine: line) ?? ""
    return text.unicodeScalars.dropFirst(character - lines.characterStart(of: line))
  }

  /// The quotation mark that stands directly before a letter or digit at an offset, if there is one.
  func quotationMark(before character: Int) -> Unicode.Scalar? {
    guard character > 0, let found = restOfLine(after: character).first, found.properties.isAlphabetic,
      let before = restOfLine(after: character - 1).first, before == "'" || before == "\""
    else { return nil }
    return before
  }

  /// The spaces and tabs at the beginning of a line, as a range and the characters.
  package func indentation(ofLineAt character: Int) -> (start: Int, characters: [UInt8]) {
    let line = lines.line(ofCharacter: visibleOffset(character))
    let content = bytes[lines.byteStart(of: line)...]
    let characters = content.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return (lines.characterStart(of: line), Array(characters))
  }

  /// An offset moved from behind the last line break to the end of the last line that has any text.
  private func visibleOffset(_ character: Int) -> Int {
    guard character >= characterCount else { return max(0, character) }
    let end = bytes.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    return characterCount - bytes[end...].count { $0 & 0xC0 != 0x80 }
  }

  /// The characters of a line without its break; `nil` if there are too many to show.
  func text(ofLine index: Int) -> String? {
    let line = lines.content(of: index, in: bytes)
    guard line.count <= Self.longestShownLine else { return nil }
    return String(decoding: bytes[line], as: UTF8.self)
  }
}

extension SourceText {
  /// The first colour before an offset that YAML takes for a comment inside brackets, which are open there still.
  ///
  /// In `{backgroundColor: #fff}` the bracket is a part of the comment, and a parser notices only lines later.
  func commentedColor(before character: Int) -> (color: String, range: SourceRange)? {
    let last = lineNumber(of: character) - 1
    var state = CommentInBrackets()
    for line in max(0, last - SourceText.mostLines)...max(0, last) {
      let start = lines.characterStart(of: line)
      guard let text = text(ofLine: line) else { continue }
      state.read(Array(text.unicodeScalars), startingAt: start, before: character)
    }
    guard let color = state.color, let start = state.start else { return nil }
    return (color, SourceRange(start: start, end: start + color.unicodeScalars.count))
  }

  /// How many lines are looked through.
  private static let mostLines = 200
}

/// A comment that begins as a colour does and stands inside brackets, as long as these are not closed.
///
/// Brackets outside of one line count only behind such a comment: plain text may have them too.
private struct CommentInBrackets {
  /// What looks like a colour.
  private(set) var color: String?
  /// Where it begins in the text.
  private(set) var start: Int?
  /// How many brackets are open behind it.
  private var depth = 0

  /// Goes on with a line, up to an offset in the text.
  mutating func read(_ line: [Unicode.Scalar], startingAt lineStart: Int, before end: Int) {
    if color == nil { depth = 0 }
    var quote: Unicode.Scalar?
    for (column, scalar) in line.enumerated() {
      guard lineStart + column < end else { return }
      if let open = quote {
        if scalar == open { quote = nil }
        continue
      }
      let before = column > 0 ? line[column - 1] : " "
      switch scalar {
      case "\"" where Self.begins(after: before), "'" where Self.begins(after: before): quote = scalar
      case "{", "[": depth += 1
      case "}", "]": close()
      case "#" where Self.begins(after: before):
        return noteComment(line[(column + 1)...], at: lineStart + column)
      default: break
      }
    }
  }

  /// Whether a quotation mark or a comment begins behind a character, and is no part of a text.
  private static func begins(after scalar: Unicode.Scalar) -> Bool {
    " \t[{,".unicodeScalars.contains(scalar)
  }

  private mutating func close() {
    depth = max(0, depth - 1)
    if depth == 0 { (color, start) = (nil, nil) }
  }

  private mutating func noteComment(_ text: ArraySlice<Unicode.Scalar>, at offset: Int) {
    let digits = text.prefix { $0.properties.isASCIIHexDigit }
    guard color == nil, depth > 0, [3, 6, 8].contains(digits.count) else { return }
    color = "#" + String(String.UnicodeScalarView(digits))
    start = offset
  }
}

/// A stretch of a source text, in characters from its beginning.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first character.
  package var start: Int
  /// The offset behind the last character.
  package var end: Int

  /// The characters from `start` up to `end`.
  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// Whether another range lies wholly in this one.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The place of the range's first character.
  package var beginning: SourceRange { SourceRange(start: start, end: start) }
}
