import TableLint
import TableModel
import TableSources

/// Finds where a spec has to be changed so that findings are put right; comments and all else stay as they are.
package struct LintFixer {
  /// A stretch of the source in characters, and what stands there instead.
  private typealias Change = (start: Int, end: Int, text: String)

  private let characters: [Unicode.Scalar]
  private let lineStarts: [Int]
  private let roots: [SpecNode]
  private let finder: OriginFinder

  /// A fixer for a spec; `nil` for a source that is none, or cannot be read.
  package init?(_ bytes: [UInt8], named name: String, origins: Origins?) {
    guard let origins, SourceKind(of: bytes, named: FilePath(name)) == .spec else { return nil }
    let (source, problems) = SourceScanner.scan(bytes, named: name)
    guard problems.isEmpty else { return nil }
    let limits = LoadingLimits()
    let report = FindingReport(on: source, limit: limits.findings)
    roots = SpecTreeBuilder.build(from: source, limits: limits, report: report).roots
    guard !report.hasErrors else { return nil }
    characters = Array(String(decoding: source.bytes, as: UTF8.self).unicodeScalars)
    lineStarts = source.lineStarts.map(\.character)
    finder = OriginFinder(origins)
  }

  /// The change of the text that does all steps of a fix; `nil` where the text is written so that there is none.
  package func edit(for fix: LintFix) -> LintEdit? {
    var changes: [Change] = []
    switch (fix.steps.first, fix.steps.dropFirst().first, fix.steps.count) {
    case (.remove(let old, let path)?, .set(let new, let other, let value)?, 2) where path == other:
      guard let change = exchange(old, in: path, by: new, value) else { return nil }
      changes = [change]
    default:
      for step in fix.steps {
        guard let change = change(for: step) else { return nil }
        changes.append(change)
      }
    }
    let sorted = changes.sorted { $0.start < $1.start }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.end <= $1.start }) else { return nil }
    return LintEdit(
      replacements: sorted.map {
        LintEdit.Replacement(start: place(of: $0.start), end: place(of: $0.end), text: $0.text)
      })
  }

  private func change(for step: LintFix.Step) -> Change? {
    switch step {
    case .remove(let key, let path):
      mapping(at: path).flatMap { removal(of: key, from: $0) }
    case .set(let key, let path, let value):
      mapping(at: path).flatMap { setting(key, to: value, in: $0) }
    }
  }

  // MARK: Looking up

  /// The mapping of a part of the document, where it was written as one and not taken from elsewhere.
  private func mapping(at path: ElementPath) -> SpecNode? {
    guard let origin = finder.origin(of: path)?.location, let line = origin.line, let column = origin.column,
      lineStarts.indices.contains(line - 1)
    else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    let key: String? = if case .key(let key)? = path.steps.last { key } else { nil }
    for root in roots {
      if let found = LintFixer.node(in: root, at: offset, key: key), found.entries != nil, found.alias == nil
      {
        return found
      }
    }
    return nil
  }

  private static func node(in node: SpecNode, at offset: Int, key: String?) -> SpecNode? {
    if key == nil, node.range.start == offset, node.entries != nil { return node }
    switch node.content {
    case .mapping(let entries):
      for entry in entries {
        if let key, entry.key.range.start == offset, entry.name == key { return entry.value }
        if let found = self.node(in: entry.value, at: offset, key: key) { return found }
      }
    case .sequence(let items):
      for item in items where item.alias == nil {
        if let found = self.node(in: item, at: offset, key: key) { return found }
      }
    case .scalar, .unreadable: break
    }
    return nil
  }

  private func isFlow(_ node: SpecNode) -> Bool {
    characters.indices.contains(node.range.start) && characters[node.range.start] == "{"
  }

  private func line(of offset: Int) -> Int {
    (lineStarts.lastIndex { $0 <= offset } ?? 0) + 1
  }

  private func place(of offset: Int) -> LintEdit.Place {
    let line = line(of: offset)
    return LintEdit.Place(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// Whether a value ends in the line of its key, so that its extent is known.
  private func isOnOneLine(_ entry: SpecNode.Entry) -> Bool {
    line(of: entry.key.range.start) == line(of: max(entry.value.range.start, entry.value.range.end - 1))
      && entry.value.alias == nil
  }

  // MARK: Changing

  private func exchange(_ old: String, in path: ElementPath, by new: String, _ value: String) -> Change? {
    guard let node = mapping(at: path), let entries = node.entries,
      let entry = entries.first(where: { $0.name == old }), isOnOneLine(entry),
      !entries.contains(where: { $0.name == new }), let text = text(new, value, like: entry)
    else { return nil }
    return (entry.key.range.start, entry.value.range.end, text)
  }

  private func removal(of key: String, from node: SpecNode) -> Change? {
    guard let entries = node.entries, let index = entries.firstIndex(where: { $0.name == key }),
      isOnOneLine(entries[index])
    else { return nil }
    let entry = entries[index]
    let next = entries.indices.contains(index + 1) ? entries[index + 1] : nil
    if isFlow(node) {
      if let next { return (entry.key.range.start, next.key.range.start, "") }
      guard index > 0 else { return (entry.key.range.start, entry.value.range.end, "") }
      return (entries[index - 1].value.range.end, entry.value.range.end, "")
    }
    let line = line(of: entry.key.range.start)
    let start = lineStarts[line - 1]
    if characters[start..<entry.key.range.start].allSatisfy({ $0 == " " }) {
      guard entries.count > 1 else { return nil }
      return (start, lineStarts.indices.contains(line) ? lineStarts[line] : characters.count, "")
    }
    guard let next, !characters[entry.value.range.end..<next.key.range.start].contains("#") else {
      return nil
    }
    return (entry.key.range.start, next.key.range.start, "")
  }

  private func setting(_ key: String, to value: String, in node: SpecNode) -> Change? {
    guard let entries = node.entries, let first = entries.first, let last = entries.last else { return nil }
    if let entry = entries.first(where: { $0.name == key }) {
      guard isOnOneLine(entry), let text = text(key, value, like: entry) else { return nil }
      return (entry.key.range.start, entry.value.range.end, text)
    }
    guard let text = text(key, value, like: first) else { return nil }
    if isFlow(node) { return (last.value.range.end, last.value.range.end, ", " + text) }
    let place = place(of: first.key.range.start)
    let indent = String(repeating: " ", count: place.column - 1)
    return (first.key.range.start, first.key.range.start, "\(text)\n\(indent)")
  }

  /// A key and its value as the source writes others; `nil` for a mapping in a source that is JSON.
  private func text(_ key: String, _ value: String, like entry: SpecNode.Entry) -> String? {
    guard entry.key.scalar?.style == .doubleQuoted else { return "\(key): \(value)" }
    let isWord = value.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    return isWord ? "\"\(key)\": \"\(value)\"" : nil
  }
}
