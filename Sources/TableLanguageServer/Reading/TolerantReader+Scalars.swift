import TableSources

extension TolerantReader {
  // MARK: Scalars

  /// Goes past an anchor and a tag.
  mutating func skipProperties() {
    while next == "&" || next == "!" {
      while let character = next, !character.isBlank, !character.isBreak { position += 1 }
      skipBlanks()
    }
  }

  /// A name that stands for what was written before, which is not looked up.
  mutating func alias() -> SpecNode {
    let start = position
    while let character = next, !character.isBlank, !character.isBreak,
      !",]}".unicodeScalars.contains(character)
    {
      position += 1
    }
    return SpecNode(content: .unreadable, range: SourceRange(start: start, end: position))
  }

  /// The text of the lines below that stand deeper than a column.
  mutating func blockScalar(deeperThan floor: Int) -> SpecNode {
    let start = position
    goToEndOfLine()
    var lines: [String] = []
    while position < characters.count {
      let before = position
      skipBreak()
      let line = position
      skipBlanks()
      let isBlankLine = next.map(\.isBreak) ?? true
      guard isBlankLine || column > floor else {
        position = before
        break
      }
      goToEndOfLine()
      lines.append(text(line..<position))
      if position == before { break }
    }
    let content = SpecScalar(text: lines.joined(separator: "\n"), style: .block)
    return SpecNode(content: .scalar(content), range: SourceRange(start: start, end: position))
  }

  /// A text in quotation marks; one that is not closed in its line ends with it.
  mutating func quoted() -> SpecNode {
    let start = position
    let mark = characters[position]
    position += 1
    var text = String.UnicodeScalarView()
    while let character = next, !character.isBreak {
      position += 1
      if character == "\\", mark == "\"", let escaped = next {
        position += 1
        text.append(TolerantReader.meaning[escaped] ?? escaped)
      } else if character == mark {
        guard mark == "'", next == "'" else { break }
        position += 1
        text.append(character)
      } else {
        text.append(character)
      }
    }
    let style: SpecScalar.Style = mark == "'" ? .singleQuoted : .doubleQuoted
    return SpecNode(
      content: .scalar(SpecScalar(text: String(text), style: style)),
      range: SourceRange(start: start, end: position))
  }

  private static let meaning: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\r"]

  /// A text up to an offset, a comment or the end of the line, without the blanks at its end.
  mutating func lineScalar(until limit: Int) -> SpecNode {
    if next == "\"" || next == "'" { return quoted() }
    let start = position
    var end = position
    while position < limit, let character = next, !character.isBreak {
      if character == "#", position > start, characters[position - 1].isBlank { break }
      position += 1
      if !character.isBlank { end = position }
    }
    return plain(start..<end)
  }

  /// The rest of the line as a text.
  mutating func restOfLine() -> SpecNode {
    let start = position
    goToEndOfLine()
    return plain(start..<position)
  }

  /// A text without quotation marks.
  func plain(_ range: Range<Int>) -> SpecNode {
    SpecNode(
      content: .scalar(SpecScalar(text: text(range), style: .plain)),
      range: SourceRange(start: range.lowerBound, end: range.upperBound))
  }

  /// A value that is not there.
  func nothing(at offset: Int) -> SpecNode { plain(offset..<offset) }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(characters[range]))
  }

  /// The end of the last of some values.
  func end(of nodes: [SpecNode], else offset: Int) -> Int { nodes.last?.range.end ?? offset }

  /// The offset of the colon behind the key that begins here; `nil` where there is no key in the line.
  func keyEnd() -> Int? {
    guard let first = next, !"{[|>#&*!,]}".unicodeScalars.contains(first) else { return nil }
    var index = position
    if first == "\"" || first == "'" {
      var copy = self
      _ = copy.quoted()
      index = copy.position
      while index < characters.count, characters[index].isBlank { index += 1 }
      return index < characters.count && characters[index] == ":" ? index : nil
    }
    while index < characters.count, !characters[index].isBreak {
      let character = characters[index]
      if character == "#", index > position, characters[index - 1].isBlank { return nil }
      if character == ":", index + 1 == characters.count || characters[index + 1].isSpace { return index }
      index += 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }

  /// Whether the character ends a line.
  var isBreak: Bool { self == "\n" || self == "\r" }

  /// Whether the character is a space or a tab, or ends a line.
  var isSpace: Bool { isBlank || isBreak }
}
