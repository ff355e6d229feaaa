import TableModel

/// The text of a source file, whose offsets can be turned into lines and columns.
package struct SourceText {
  /// Where a line begins.
  package struct LineStart {
    /// The offset in bytes.
    package var byte: Int
    /// The offset in characters.
    package var character: Int
  }

  /// The name of the file as the user gave it.
  package let name: String
  /// The characters in UTF-8, without a byte-order mark.
  package let bytes: [UInt8]
  /// Where each line begins; never empty.
  package let lineStarts: [LineStart]
  /// The number of characters.
  package let characterCount: Int
  /// Whether there is a backslash anywhere.
  package let hasBackslash: Bool
  /// Whether there are lines and columns; what stands for them elsewhere only orders findings.
  var hasPlaces = true

  /// A recorder of where the parts of what is read here stand.
  package var originRecorder: OriginRecorder {
    OriginRecorder(
      file: name, lineStarts: hasPlaces ? lineStarts.map { Int32(clamping: $0.character) } : [])
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
    let line = lineIndex(of: start)
    let text = self.text(ofLine: line)
    let column = start - lineStarts[line].character
    let room = text.map { $0.unicodeScalars.count - column } ?? 1
    return Diagnostic(
      severity,
      at: SourceLocation(file: name, line: line + 1, column: column + 1),
      message,
      hint: hint,
      sourceLine: text,
      length: max(1, min(range.end - start, room))
    )
  }

  /// The number of the line, counted from 1, that a character stands in.
  package func lineNumber(of character: Int) -> Int {
    lineIndex(of: visibleOffset(character)) + 1
  }

  /// The range of the character that begins at a byte.
  package func range(ofByte byte: Int) -> SourceRange {
    let place = bytes[..<max(0, min(byte, bytes.count))].count { $0 & 0xC0 != 0x80 }
    return SourceRange(start: place, end: place + 1)
  }

  /// The rest of the line behind an offset; empty if the line is too long to be shown.
  package func restOfLine(after character: Int) -> Substring.UnicodeScalarView {
    let line = lineIndex(of: min(character, characterCount))
    let text = text(ofLine: line) ?? ""
    return text.unicodeScalars.dropFirst(character - lineStarts[line].character)
  }

  /// The quotation mark that stands directly before a letter or digit at an offset, if there is one.
  package func quotationMark(before character: Int) -> Unicode.Scalar? {
    guard character > 0, let found = restOfLine(after: character).first, found.properties.isAlphabetic,
      let before = restOfLine(after: character - 1).first, before == "'" || before == "\""
    else { return nil }
    return before
  }

  /// The spaces and tabs at the beginning of a line, as a range and the characters.
  package func indentation(ofLineAt character: Int) -> (start: Int, characters: [UInt8]) {
    let line = lineStarts[lineIndex(of: visibleOffset(character))]
    let characters = bytes[line.byte...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return (line.character, Array(characters))
  }

  /// An offset moved from behind the last line break to the end of the last line that has any text.
  private func visibleOffset(_ character: Int) -> Int {
    guard character >= characterCount else { return max(0, character) }
    let end = bytes.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    return characterCount - bytes[end...].count { $0 & 0xC0 != 0x80 }
  }

  /// The index of the line that a character stands in, found by halving.
  private func lineIndex(of character: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle].character <= character { low = middle } else { high = middle }
    }
    return low
  }

  /// The characters of a line without its break; `nil` if there are too many to show.
  func text(ofLine index: Int) -> String? {
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1].byte : bytes.count
    var line = bytes[lineStarts[index].byte..<end]
    guard line.count <= Self.longestShownLine else { return nil }
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
