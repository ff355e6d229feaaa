import TableSources

/// Makes values of YAML and JSON that somebody is typing, whatever is missing in it.
///
/// Lines tell by their indentation what they belong to. A word without a colon among keys is a key without a value; a
/// bracket or quotation mark that is not closed ends where its line, or what it stands in, does. What a sound text means
/// is not decided here: the loader's own reading counts wherever there is one.
struct TolerantReader {
  /// How deep values may lie in each other; what lies deeper is read as text.
  static let nesting = 48
  /// The most places that are gone to for a value, behind which nothing is read: half as many as a file may have values.
  private static let mostPlaces = 500_000

  /// The characters of the text.
  let characters: [Unicode.Scalar]
  /// The offset of the next character.
  var position = 0
  /// How many values the next one lies in.
  var depth = 0
  /// How many places were gone to for a value.
  private var places = 0

  /// The values of each document of a text without a byte-order mark.
  static func roots(of characters: [Unicode.Scalar]) -> [SpecNode] {
    var reader = TolerantReader(characters: characters)
    var roots: [SpecNode] = []
    while reader.goToContent() {
      let start = reader.position
      if reader.isAtMark {
        reader.goToEndOfLine()
        continue
      }
      roots.append(reader.node(deeperThan: -1))
      if reader.position == start { reader.goToEndOfLine() }
    }
    return roots
  }

  private init(characters: [Unicode.Scalar]) {
    self.characters = characters
  }

  // MARK: Blocks

  /// The value that begins here; what belongs to it stands in columns greater than one.
  mutating func node(deeperThan floor: Int) -> SpecNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < TolerantReader.nesting else { return restOfLine() }
    if isAtDash { return sequence(deeperThan: floor) }
    if keyEnd() != nil || isWordAboveKey { return mapping(deeperThan: floor) }
    return value(deeperThan: floor)
  }

  /// Whether a word stands here alone in its line, and a key below it in the same column.
  private var isWordAboveKey: Bool {
    guard let first = next, !"{[|>&*!\"'".unicodeScalars.contains(first) else { return false }
    var below = self
    below.goToEndOfLine()
    return below.goToContent() && !below.isAtMark && below.column == column && below.keyEnd() != nil
  }

  private mutating func sequence(deeperThan floor: Int) -> SpecNode {
    let start = position
    var items: [SpecNode] = []
    while goToContent(), !isAtMark, isAtDash, column > floor {
      let dash = column
      position += 1
      skipBlanks()
      if !isAtEndOfLine {
        items.append(node(deeperThan: dash))
      } else if let deeper = nodeInLaterLine(deeperThan: dash) {
        items.append(deeper)
      } else {
        items.append(nothing(at: position))
      }
    }
    return SpecNode(
      content: .sequence(items), range: SourceRange(start: start, end: end(of: items, else: position)))
  }

  private mutating func mapping(deeperThan floor: Int) -> SpecNode {
    let start = position
    var entries: [SpecNode.Entry] = []
    while goToContent(), !isAtMark, column > floor {
      if isAtDash {
        let items = sequence(deeperThan: floor)
        if let last = entries.indices.last, entries[last].value.isNull { entries[last].value = items }
        continue
      }
      let before = position
      entries.append(entry())
      if position == before { goToEndOfLine() }
    }
    let end = entries.last.map { max($0.key.range.end, $0.value.range.end) } ?? position
    return SpecNode(content: .mapping(entries), range: SourceRange(start: start, end: end))
  }

  private mutating func entry() -> SpecNode.Entry {
    let column = column
    guard let end = keyEnd() else {
      let word = lineScalar(until: characters.count)
      return SpecNode.Entry(key: word, value: nothing(at: position))
    }
    let key = lineScalar(until: end)
    position = end + 1
    skipBlanks()
    guard isAtEndOfLine else { return SpecNode.Entry(key: key, value: value(deeperThan: column)) }
    let place = position
    let value = nodeInLaterLine(deeperThan: column, orDashesIn: column)
    return SpecNode.Entry(key: key, value: value ?? nothing(at: place))
  }

  /// The value that stands in lines below; `nil` where the next line belongs to something else.
  private mutating func nodeInLaterLine(deeperThan floor: Int, orDashesIn dashes: Int? = nil) -> SpecNode? {
    let place = position
    guard goToContent(), !isAtMark else {
      position = place
      return nil
    }
    if column > floor { return node(deeperThan: floor) }
    if isAtDash, column == dashes { return node(deeperThan: floor - 1) }
    position = place
    return nil
  }

  /// A value that is no block: in brackets, in quotation marks, or plain.
  private mutating func value(deeperThan floor: Int) -> SpecNode {
    skipProperties()
    switch next {
    case "{", "[": return flowCollection(deeperThan: floor)
    case "*": return alias()
    case "|", ">": return blockScalar(deeperThan: floor)
    case "\"", "'": return quoted()
    case nil, "\n", "\r", "#":
      return nodeInLaterLine(deeperThan: floor) ?? nothing(at: position)
    default:
      let scalar = lineScalar(until: characters.count)
      return keysBelow(deeperThan: floor) ?? scalar
    }
  }

  /// The keys that stand below a text and deeper than its own key: who writes them is about to take the text away.
  private mutating func keysBelow(deeperThan floor: Int) -> SpecNode? {
    let place = position
    guard floor >= 0, goToContent(), !isAtMark, column > floor, keyEnd() != nil else {
      position = place
      return nil
    }
    return node(deeperThan: floor)
  }
}

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

extension TolerantReader {
  /// The next character; `nil` at the end.
  var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }

  /// The number of characters before the next one in its line.
  var column: Int {
    var start = position
    while start > 0, !characters[start - 1].isBreak { start -= 1 }
    return position - start
  }

  /// Whether there is nothing but a comment up to the end of the line.
  var isAtEndOfLine: Bool { next.map { $0.isBreak || $0 == "#" } ?? true }

  /// Whether an item of a list begins here.
  var isAtDash: Bool {
    next == "-" && (position + 1 >= characters.count || characters[position + 1].isSpace)
  }

  /// Whether a line begins here that stands between documents.
  var isAtMark: Bool {
    guard column == 0 else { return false }
    let line = characters[position...].prefix(4)
    return (line.starts(with: "---".unicodeScalars) || line.starts(with: "...".unicodeScalars))
      && (line.count < 4 || line.last?.isSpace == true)
  }

  /// Goes past spaces and tabs.
  mutating func skipBlanks() {
    while let character = next, character.isBlank { position += 1 }
  }

  /// Goes past the end of a line.
  mutating func skipBreak() {
    if next == "\r" { position += 1 }
    if next == "\n" { position += 1 }
  }

  /// Goes to the end of the line.
  mutating func goToEndOfLine() {
    while let character = next, !character.isBreak { position += 1 }
  }

  /// Goes to the next character that is no blank and in no comment; says whether there is one.
  mutating func goToContent() -> Bool {
    places += 1
    if places > TolerantReader.mostPlaces { position = characters.count }
    while let character = next {
      if character.isSpace {
        position += 1
      } else if character == "#", position == 0 || characters[position - 1].isSpace {
        goToEndOfLine()
      } else {
        return true
      }
    }
    return false
  }
}

/// A text as it would be if something stood where somebody is about to type.
struct CursorReading {
  /// A character that nobody types, for something that is not there yet.
  private static let placeholder: Unicode.Scalar = "\u{E000}"
  /// The characters that end a word.
  private static let ends = Set(" \t\n\r,:[]{}\"'#".unicodeScalars)

  /// The values of the text.
  let roots: [SpecNode]
  /// The place in characters, which a key or a text of the values covers.
  let offset: Int
  /// Whether a placeholder stands there.
  let hasPlaceholder: Bool

  /// The reading of a text at a place in characters.
  init(of text: [Unicode.Scalar], at offset: Int) {
    let offset = min(max(0, offset), text.count)
    let touches = { (index: Int) in text.indices.contains(index) && !CursorReading.ends.contains(text[index])
    }
    let isInWord = touches(offset - 1) && !CursorReading.isDash(text, offset - 1) || touches(offset)
    let isInQuotes = offset > 0 && (text[offset - 1] == "\"" || text[offset - 1] == "'")
    var characters = text
    hasPlaceholder = !isInWord && !isInQuotes
    if hasPlaceholder { characters.insert(CursorReading.placeholder, at: offset) }
    roots = TolerantReader.roots(of: characters)
    self.offset = offset
  }

  /// Whether a dash begins an item of a list, or is about to.
  private static func isDash(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
    guard text[index] == "-" else { return false }
    let isFirst = index == 0 || text[index - 1].isSpace
    return isFirst && (index + 1 >= text.count || text[index + 1].isSpace)
  }
}
