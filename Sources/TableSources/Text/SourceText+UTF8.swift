extension SourceText {
  /// A text of valid UTF-8 in which every character may stand.
  package init(name: String, utf8: [UInt8]) {
    var starts = [LineStart(byte: 0, character: 0)]
    var character = 0
    for (index, byte) in utf8.enumerated() {
      if byte & 0xC0 != 0x80 { character += 1 }
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      let next = index + 1
      if byte == UInt8(ascii: "\r"), next < utf8.count, utf8[next] == UInt8(ascii: "\n") { continue }
      starts.append(LineStart(byte: next, character: character))
    }
    self.init(
      name: name, bytes: utf8, lineStarts: starts, characterCount: character,
      hasBackslash: utf8.contains(UInt8(ascii: "\\")))
  }

  /// A file that has no text, in which nothing has a line or a column.
  package init(name: String, withoutPlaces: Void) {
    self.init(name: name, utf8: [])
    hasPlaces = false
  }
}
