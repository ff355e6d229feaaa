import TableLint
import TableSources

/// Finds the stretches of a spec's text that have to be written anew where keys of a mapping are taken out or get values.
///
/// There is no change where the extent of what has to go is not known for certain, or a comment would go with it that is
/// about something else.
package struct SpecEntryWriter {
  /// A stretch of bytes of the text, without a byte-order mark, and what stands there instead.
  private typealias Change = (bytes: Range<Int>, text: String)

  private let text: SpecText
  private let bytes: [UInt8]

  /// A writer of a text.
  package init(_ text: SpecText) {
    self.text = text
    bytes = text.source.bytes
  }

  /// The change of the text that makes some changes to a mapping; `nil` where it is written so that there is none.
  func edit(of mapping: SpecNode, for changes: [LintFix.Change]) -> LintEdit? {
    guard let entries = mapping.entries, let found = self.changes(of: mapping, entries, changes) else {
      return nil
    }
    let sorted = found.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.bytes.upperBound <= $1.bytes.lowerBound }) else {
      return nil
    }
    return LintEdit(replacements: sorted.map(replacement))
  }

  /// The change of a text's stretch of characters.
  package func edit(replacing range: SourceRange, by new: String) -> LintEdit {
    LintEdit(replacements: [replacement((text.bytes(of: range), new))])
  }

  private func replacement(_ change: Change) -> LintEdit.Replacement {
    let place = { (byte: Int) in
      let location = text.source.location(of: text.character(atByte: byte))
      return LintEdit.Place(line: location.line ?? 1, column: location.column ?? 1)
    }
    let (start, end) = (change.bytes.lowerBound, change.bytes.upperBound)
    return LintEdit.Replacement(
      bytes: start + text.lead..<end + text.lead, start: place(start), end: place(end), text: change.text)
  }

  private func changes(
    of mapping: SpecNode, _ entries: [SpecNode.Entry], _ changes: [LintFix.Change]
  ) -> [Change]? {
    // A key that takes the place of another is written where that was.
    if changes.count == 2, let old = entries.first(where: { $0.name == changes[0].key }),
      changes[0].value == nil, let value = changes[1].value,
      !entries.contains(where: { $0.name == changes[1].key })
    {
      return replacement(of: old, by: changes[1].key, value).map { [$0] }
    }
    var found: [Change] = []
    for change in changes {
      let one =
        change.value.map { setting(change.key, to: $0, in: mapping, entries) }
        ?? removal(of: change.key, from: mapping, entries)
      guard let one else { return nil }
      found.append(one)
    }
    return found
  }

  // MARK: Places

  private func start(of node: SpecNode) -> Int { text.bytes(of: node.writtenRange).lowerBound }
  private func end(of node: SpecNode) -> Int { text.bytes(of: node.writtenRange).upperBound }

  /// The bytes from an entry's key to the end of its value; `nil` where that is not in the line of the key, so that the end
  /// may be another.
  private func extent(of entry: SpecNode.Entry) -> Range<Int>? {
    let start = start(of: entry.key)
    let extent = start..<max(start, end(of: entry.value))
    return extent.contains { bytes.lengthOfYAMLBreak(at: $0) > 0 } ? nil : extent
  }

  /// Whether a mapping is written in braces, behind an anchor or a tag.
  private func isFlow(_ mapping: SpecNode) -> Bool {
    var index = start(of: mapping)
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
      while index < bytes.count, !isBlank(index), bytes.lengthOfYAMLBreak(at: index) == 0 { index += 1 }
      while index < bytes.count, isBlank(index) || bytes.lengthOfYAMLBreak(at: index) > 0 { index += 1 }
    }
    return index < bytes.count && bytes[index] == UInt8(ascii: "{")
  }

  private func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  /// Whether there is nothing in a stretch but blanks, ends of lines, and perhaps commas.
  private func isEmpty(_ stretch: Range<Int>, _ others: String = "") -> Bool {
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      let length = bytes.lengthOfYAMLBreak(at: index)
      guard length > 0 || isBlank(index) || others.utf8.contains(bytes[index]) else { return false }
      index += max(1, length)
    }
    return true
  }

  // MARK: Changing

  private func removal(
    of key: String, from mapping: SpecNode, _ entries: [SpecNode.Entry]
  ) -> Change? {
    guard let index = entries.firstIndex(where: { $0.name == key }), let extent = extent(of: entries[index])
    else { return nil }
    let next = entries.indices.contains(index + 1) ? start(of: entries[index + 1].key) : nil
    if isFlow(mapping) {
      if let next {
        return isEmpty(extent.upperBound..<max(extent.upperBound, next), ",")
          ? (extent.lowerBound..<next, "") : nil
      }
      guard index > 0 else { return (extent, "") }
      let before = end(of: entries[index - 1].value)
      return before <= extent.lowerBound && isEmpty(before..<extent.lowerBound, ",")
        ? (before..<extent.upperBound, "") : nil
    }
    let line = bytes.yamlLine(around: extent.lowerBound)
    if bytes[line.content.lowerBound..<extent.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") }) {
      // The comment behind an entry is about it.
      guard entries.count > 1, isComment(extent.upperBound..<line.content.upperBound) else { return nil }
      return (line.whole, "")
    }
    guard let next, next >= extent.upperBound, isEmpty(extent.upperBound..<next) else { return nil }
    return (extent.lowerBound..<next, "")
  }

  /// Whether there is nothing in the rest of a line but blanks and a comment.
  private func isComment(_ rest: Range<Int>) -> Bool {
    guard let first = rest.first(where: { !isBlank($0) }) else { return true }
    return bytes[first] == UInt8(ascii: "#") && first > rest.lowerBound
  }

  private func setting(
    _ key: String, to value: String, in mapping: SpecNode, _ entries: [SpecNode.Entry]
  ) -> Change? {
    if let entry = entries.first(where: { $0.name == key }) { return replacement(of: entry, by: key, value) }
    guard let first = entries.first, let last = entries.last, let written = written(key, value, like: first)
    else { return nil }
    if isFlow(mapping) {
      let end = end(of: last.value)
      return (end..<end, (isSpaced(first) ? ", " : ",") + written)
    }
    let start = start(of: first.key)
    let line = bytes.yamlLine(around: start)
    let lead = bytes[line.content.lowerBound..<start]
    // Nothing but dashes may stand before it: what else does belongs to the first key.
    guard lead.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "-") })
    else { return nil }
    return (start..<start, written + lineEnd(near: start) + String(repeating: " ", count: lead.count))
  }

  private func replacement(of entry: SpecNode.Entry, by key: String, _ value: String) -> Change? {
    guard let extent = extent(of: entry), let written = written(key, value, like: entry) else { return nil }
    return (extent, written)
  }

  /// A key and its value as the source writes others; `nil` for a mapping in a source that is JSON.
  private func written(_ key: String, _ value: String, like entry: SpecNode.Entry) -> String? {
    guard entry.key.scalar?.style == .doubleQuoted else { return "\(key): \(value)" }
    let isWord = value.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    return isWord ? "\"\(key)\":\(isSpaced(entry) ? " " : "")\"\(value)\"" : nil
  }

  /// Whether there is a blank behind the colon of an entry.
  private func isSpaced(_ entry: SpecNode.Entry) -> Bool {
    let between = end(of: entry.key)..<max(end(of: entry.key), start(of: entry.value))
    return between.contains { isBlank($0) }
  }

  /// What ends the line of a place, or else the line before it.
  private func lineEnd(near index: Int) -> String {
    let line = bytes.yamlLine(around: index)
    let behind = line.content.upperBound..<line.whole.upperBound
    let before = line.content.lowerBound - bytes.lengthOfYAMLBreak(before: line.content.lowerBound)
    let end = behind.isEmpty ? before..<line.content.lowerBound : behind
    return end.isEmpty ? "\n" : String(decoding: bytes[end], as: UTF8.self)
  }
}
