import TableSources

extension TolerantReader {
  /// The list or mapping that begins at the bracket here.
  ///
  /// One that is not closed ends before a line that begins no deeper than what it stands in, or with a dash.
  mutating func flowCollection(deeperThan floor: Int) -> SpecNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < TolerantReader.nesting else { return restOfLine() }
    let start = position
    let isMapping = next == "{"
    position += 1
    var (items, entries) = ([SpecNode](), [SpecNode.Entry]())
    while goToFlowContent(deeperThan: floor), let character = next {
      let before = position
      if character == "}" || character == "]" {
        position += 1
        break
      } else if character == "," {
        position += 1
      } else if isMapping {
        entries.append(flowEntry(deeperThan: floor))
      } else {
        items.append(flowValue(deeperThan: floor))
      }
      if position == before { position += 1 }
    }
    return SpecNode(
      content: isMapping ? .mapping(entries) : .sequence(items),
      range: SourceRange(start: start, end: position))
  }

  private mutating func flowEntry(deeperThan floor: Int) -> SpecNode.Entry {
    let key = flowValue(deeperThan: floor)
    skipBlanks()
    guard next == ":" else {
      return SpecNode.Entry(key: key, value: nothing(at: position))
    }
    position += 1
    skipBlanks()
    let place = position
    guard goToFlowContent(deeperThan: floor), let character = next,
      !",}]".unicodeScalars.contains(character)
    else {
      position = place
      return SpecNode.Entry(key: key, value: nothing(at: place))
    }
    return SpecNode.Entry(key: key, value: flowValue(deeperThan: floor))
  }

  private mutating func flowValue(deeperThan floor: Int) -> SpecNode {
    skipProperties()
    switch next {
    case "{", "[": return flowCollection(deeperThan: floor)
    case "\"", "'": return quoted()
    case "*": return alias()
    default: return flowText()
    }
  }

  /// A text up to a character of the brackets, a comment or the end of the line.
  private mutating func flowText() -> SpecNode {
    let start = position
    var end = start
    while let character = next, !character.isBreak, !",[]{}".unicodeScalars.contains(character) {
      if character == "#", position > start, characters[position - 1].isBlank { break }
      if character == ":" {
        let following = position + 1
        if following >= characters.count { break }
        let after = characters[following]
        if after.isSpace || ",[]{}".unicodeScalars.contains(after) { break }
      }
      position += 1
      if !character.isBlank { end = position }
    }
    return plain(start..<end)
  }

  /// Goes to what comes next in the brackets; says whether anything does.
  private mutating func goToFlowContent(deeperThan floor: Int) -> Bool {
    let place = position
    guard goToContent() else { return false }
    let isInLaterLine = characters[place..<position].contains(where: \.isBreak)
    guard isInLaterLine, next != "}", next != "]" else { return true }
    if column > floor, !isAtDash, !isAtMark { return true }
    position = place
    return false
  }
}
