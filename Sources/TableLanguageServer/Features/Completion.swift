import TableModel
import TableSources
import TableSpec

/// What may be written at a place of a document, also of one that cannot be read as it stands.
struct Completion {
  private let document: OpenDocument
  private let schema: SchemaIndex
  private let encoding: PositionEncoding
  private let characters: [Unicode.Scalar]
  private let reading: CursorReading

  /// The completion at a place; `nil` in documents that nothing is known of.
  init?(_ document: OpenDocument, at position: TextPosition, _ encoding: PositionEncoding) {
    guard let schema = document.schema else { return nil }
    let text = document.text
    characters = text.scalars
    reading = CursorReading(of: characters, at: text.scalar(at: text.offset(of: position, encoding)))
    guard document.kind == .manifest || !Completion.isForeign(reading.roots, schema) else { return nil }
    (self.document, self.schema, self.encoding) = (document, schema, encoding)
  }

  /// What may be written, in the order in which it is shown, and the stretch that it takes the place of.
  var items: (items: [CompletionItem], range: TextRange) {
    let none = ([CompletionItem](), range(reading.offset..<reading.offset))
    guard !isInComment, let place = PlaceFinder(schema: schema).place(at: reading.offset, in: reading.roots)
    else { return none }
    let word = wordRange(of: place.node)
    let items =
      switch place.role {
      case .key: keys(at: place, isQuoted: isQuoted(place.node))
      case .value: values(at: place)
      }
    return (items, range(word))
  }

  /// Whether a document has keys, and none that this program knows at its root.
  private static func isForeign(_ roots: [SpecNode], _ schema: SchemaIndex) -> Bool {
    let entries = roots.flatMap { $0.items ?? [$0] }.flatMap { $0.entries ?? [] }.filter { !$0.value.isNull }
    let mappings = schema.mappings(of: schema.roots, for: entries)
    return !entries.isEmpty
      && !entries.contains { entry in mappings.contains { $0[entry.name ?? ""] != nil } }
  }

  // MARK: Keys

  private func keys(at place: SourcePlace, isQuoted: Bool) -> [CompletionItem] {
    guard let level = place.innermost else { return [] }
    let present = Set(
      (level.node.entries ?? []).filter { $0.key.range != place.node.range }.compactMap(\.name))
    let others = (level.node.entries ?? []).filter { present.contains($0.name ?? "") }
    let mappings = schema.mappings(of: level.kinds, for: others)
    let style = KeyStyle(
      isQuoted: isQuoted, isFlow: isFlow(level.node), hasColon: hasColon(behind: place.node),
      quotesKeys: others.first.map { $0.key.scalar?.style == .doubleQuoted } ?? false,
      indentation: column(of: place.node.range.start))
    return keys(of: mappings, except: present, style, theme: place.text(of: "theme", inMapping: "screen"))
  }

  private func keys(
    of mappings: [SchemaMapping], except present: Set<String>, _ style: KeyStyle, theme: String?
  ) -> [CompletionItem] {
    var seen = present
    return mappings.flatMap { mapping in
      mapping.keys.filter { seen.insert($0.name).inserted }.map { key in
        CompletionItem(
          label: key.name, kind: .property, detail: SchemaProse.kind(key.kind, schema),
          documentation: SchemaProse.description(of: key, in: mapping, theme: theme, schema),
          text: style.written(key))
      }
    }
  }

  // MARK: Values

  private func values(at place: SourcePlace) -> [CompletionItem] {
    let node = place.node
    var items = ValueOffer(document: document, schema: schema, place: place, isQuoted: isQuoted(node)).items
    // Below its key, or behind the dash of an item, a mapping may begin.
    let isBlock = place.innermost.map { !isFlow($0.node) } ?? true
    let isItem = place.innermost?.item != nil || place.innermost == nil
    let standsAlone =
      isItem || line(of: node.range.start) != place.innermost?.key.map { line(of: $0.range.start) }
    if isBlock, standsAlone, !isQuoted(node) {
      let mappings = schema.mappings(of: place.kinds, for: [])
      let style = KeyStyle(
        isQuoted: false, isFlow: false, hasColon: false, quotesKeys: false,
        indentation: column(of: node.range.start))
      items += keys(of: mappings, except: [], style, theme: place.text(of: "theme", inMapping: "screen"))
    }
    return items
  }

  // MARK: Places

  /// The stretch of a key or text that is being typed, without its quotation marks, in characters of the document.
  private func wordRange(of node: SpecNode) -> Range<Int> {
    let offset = reading.offset
    guard !reading.hasPlaceholder else { return offset..<offset }
    let quotes = isQuoted(node) ? 1 : 0
    let start = min(offset, node.range.start + quotes)
    var end = max(offset, node.range.end)
    if quotes > 0, end > offset, characters.indices.contains(end - 1), characters[end - 1].isQuotationMark {
      end -= 1
    }
    let line = characters[start..<min(max(start, end), characters.count)].prefix { !$0.isBreak }
    return start..<max(start + line.count, start)
  }

  private func range(_ characters: Range<Int>) -> TextRange {
    document.text.range(
      SourceRange(start: characters.lowerBound, end: characters.upperBound), encoding)
  }

  private func isQuoted(_ node: SpecNode) -> Bool {
    !reading.hasPlaceholder && characters.indices.contains(node.range.start)
      && characters[node.range.start].isQuotationMark
  }

  private func isFlow(_ node: SpecNode) -> Bool {
    characters.indices.contains(node.range.start)
      && (characters[node.range.start] == "{" || characters[node.range.start] == "[")
  }

  private func hasColon(behind node: SpecNode) -> Bool {
    let end = node.range.end - (reading.hasPlaceholder ? 1 : 0)
    let rest = characters[min(max(0, end), characters.count)...].drop(while: \.isBlank)
    return rest.first == ":"
  }

  private func line(of offset: Int) -> Int {
    document.text.lines.line(ofByte: document.text.offset(ofScalar: offset))
  }

  private func column(of offset: Int) -> Int {
    let start = min(max(0, offset), characters.count)
    return characters[..<start].reversed().prefix { !$0.isBreak }.count
  }

  private var isInComment: Bool {
    let before = characters[..<reading.offset].reversed().prefix { !$0.isBreak }.reversed()
    var mark: Unicode.Scalar?
    var last: Unicode.Scalar = " "
    for character in before {
      if let open = mark {
        if character == open { mark = nil }
      } else if character.isQuotationMark {
        mark = character
      } else if character == "#", last.isBlank {
        return true
      }
      last = character
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the character begins and ends a text in quotation marks.
  var isQuotationMark: Bool { self == "\"" || self == "'" }
}
