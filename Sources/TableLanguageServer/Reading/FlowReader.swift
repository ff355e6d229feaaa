import TableSources

/// Reads lists and mappings in brackets, as far as they go.
///
/// One that is not closed ends before a line that begins no deeper than what it stands in, or with a dash.
enum FlowReader {
  /// The list or mapping that begins at the bracket here.
  static func collection(_ reader: inout TolerantReader, deeperThan floor: Int) -> SpecNode {
    reader.depth += 1
    defer { reader.depth -= 1 }
    guard reader.depth < TolerantReader.nesting else { return reader.restOfLine() }
    let start = reader.position
    let isMapping = reader.next == "{"
    reader.position += 1
    var (items, entries) = ([SpecNode](), [SpecNode.Entry]())
    while goToContent(&reader, deeperThan: floor), let character = reader.next {
      let before = reader.position
      if character == "}" || character == "]" {
        reader.position += 1
        break
      } else if character == "," {
        reader.position += 1
      } else if isMapping {
        entries.append(entry(&reader, deeperThan: floor))
      } else {
        items.append(value(&reader, deeperThan: floor))
      }
      if reader.position == before { reader.position += 1 }
    }
    return SpecNode(
      content: isMapping ? .mapping(entries) : .sequence(items),
      range: SourceRange(start: start, end: reader.position))
  }

  private static func entry(_ reader: inout TolerantReader, deeperThan floor: Int) -> SpecNode.Entry {
    let key = value(&reader, deeperThan: floor)
    reader.skipBlanks()
    guard reader.next == ":" else {
      return SpecNode.Entry(key: key, value: reader.nothing(at: reader.position))
    }
    reader.position += 1
    reader.skipBlanks()
    let place = reader.position
    guard goToContent(&reader, deeperThan: floor), let character = reader.next,
      !",}]".unicodeScalars.contains(character)
    else {
      reader.position = place
      return SpecNode.Entry(key: key, value: reader.nothing(at: place))
    }
    return SpecNode.Entry(key: key, value: value(&reader, deeperThan: floor))
  }

  private static func value(_ reader: inout TolerantReader, deeperThan floor: Int) -> SpecNode {
    reader.skipProperties()
    switch reader.next {
    case "{", "[": return collection(&reader, deeperThan: floor)
    case "\"", "'": return reader.quoted()
    case "*": return reader.alias()
    default: return plain(&reader)
    }
  }

  /// A text up to a sign of the brackets, a comment or the end of the line.
  private static func plain(_ reader: inout TolerantReader) -> SpecNode {
    let start = reader.position
    var end = start
    while let character = reader.next, !character.isBreak, !",[]{}".unicodeScalars.contains(character) {
      if character == "#", reader.position > start, reader.characters[reader.position - 1].isBlank { break }
      if character == ":" {
        let following = reader.position + 1
        if following >= reader.characters.count { break }
        let after = reader.characters[following]
        if after.isSpace || ",[]{}".unicodeScalars.contains(after) { break }
      }
      reader.position += 1
      if !character.isBlank { end = reader.position }
    }
    return reader.plain(start..<end)
  }

  /// Goes to what comes next in the brackets; says whether anything does.
  private static func goToContent(_ reader: inout TolerantReader, deeperThan floor: Int) -> Bool {
    let place = reader.position
    guard reader.goToContent() else { return false }
    let isInLaterLine = reader.characters[place..<reader.position].contains(where: \.isBreak)
    guard isInLaterLine, reader.next != "}", reader.next != "]" else { return true }
    if reader.column > floor, !reader.isAtDash, !reader.isAtMark { return true }
    reader.position = place
    return false
  }
}
