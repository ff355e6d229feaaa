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
    let text = document.text
    guard let schema = document.schema, !text.isTooLarge else { return nil }
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
    return keys(of: mappings, except: present, style, theme: place.theme)
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
      items += keys(of: mappings, except: [], style, theme: place.theme)
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

/// How a key is written at a place.
struct KeyStyle {
  /// Whether the place lies in quotation marks already.
  var isQuoted: Bool
  /// Whether the mapping stands in braces.
  var isFlow: Bool
  /// Whether there is a colon behind the place already.
  var hasColon: Bool
  /// Whether the other keys of the mapping stand in quotation marks, as in JSON.
  var quotesKeys: Bool
  /// The column in which the key begins.
  var indentation: Int

  /// A key with its colon, and for one whose value is a mapping or list with the beginning of the next line.
  func written(_ key: ValueKind.Key) -> String {
    let name = quotesKeys && !isQuoted ? "\"\(key.name)\"" : key.name
    guard !hasColon, !isQuoted else { return name }
    guard !isFlow, !quotesKeys else { return "\(name): " }
    let indent = "\n" + String(repeating: " ", count: indentation + 2)
    if key.kind.isList { return "\(name):\(indent)- " }
    return key.kind.isMapping ? "\(name):\(indent)" : "\(name): "
  }
}

/// What a value may be at a place: words, names, colours, files beside the document, prototypes.
struct ValueOffer {
  /// The document.
  let document: OpenDocument
  /// What it may have in it.
  let schema: SchemaIndex
  /// The place.
  let place: SourcePlace
  /// Whether the place lies in quotation marks.
  let isQuoted: Bool

  /// The most files that are offered.
  private static let mostFiles = 500

  /// All of that, each once.
  var items: [CompletionItem] { (place.kinds.flatMap(items) + prototypes).uniqued(on: \.label) }

  private func items(of kind: ValueKind) -> [CompletionItem] {
    switch kind {
    case .boolean: isQuoted ? [] : words(["true", "false"])
    case .word(let list): words(list.words)
    case .name(let list): words(list.names(in: schema.vocabulary))
    case .color: colors
    case .imagePath: images + symbols
    case .symbolName: symbols
    default: []
    }
  }

  private func words(_ words: [String]) -> [CompletionItem] {
    let usual = place.key?.key.usual.map { SchemaProse.text(of: $0) }
    return words.map { word in
      let availability = place.key.flatMap {
        Availability.of($0.mapping.availabilityName, $0.key.name, value: word)
      }
      return CompletionItem(
        label: word, kind: .enumMember, detail: word == usual ? "default" : nil,
        documentation: availability.map {
          SchemaProse.sentence(on: $0, theme: place.theme, schema)
        }, text: word)
    }
  }

  private var colors: [CompletionItem] {
    ColorSchema.names.map { name in
      CompletionItem(
        label: name, kind: .color, detail: nil,
        documentation: ColorSchema.color(name).map(SchemaProse.digits), text: name)
    }
  }

  /// The images in the document's folder and those below it.
  private var images: [CompletionItem] {
    NearFiles(endings: ImageReference.Format.endings, atMost: ValueOffer.mostFiles).names(
      below: document.folder
    )
    .compactMap { ScaleSuffix.removed(from: $0).validText }.map { name in
      CompletionItem(label: name, kind: .file, detail: nil, documentation: nil, text: written(name))
    }
  }

  /// The symbols that something stands in for.
  private var symbols: [CompletionItem] {
    SymbolTable.standard.names.map { name in
      CompletionItem(label: name, kind: .enumMember, detail: "a symbol", documentation: nil, text: name)
    }
  }

  /// The prototypes that a row may name.
  private var prototypes: [CompletionItem] {
    guard place.key?.key.name == "reuseIdentifier" else { return [] }
    let entries = place.levels.reversed().flatMap { level in
      level.node.entries?.first { $0.name == "prototypes" }?.value.entries ?? []
    }
    return entries.compactMap(\.name).map { name in
      CompletionItem(
        label: name, kind: .reference, detail: "a prototype", documentation: nil, text: written(name))
    }
  }

  private func written(_ text: String) -> String {
    isQuoted ? text : YAMLScalarText.written(text, inFlow: true)
  }
}

/// Something that may be written at a place.
struct CompletionItem {
  /// What it is, with the numbers of the protocol.
  enum Kind: Int {
    case property = 10
    case value = 12
    case color = 16
    case file = 17
    case reference = 18
    case enumMember = 20
  }

  /// What is shown, and what typing is compared with.
  var label: String
  /// What it is.
  var kind: Kind
  /// A line beside the label.
  var detail: String?
  /// What is said of it, in Markdown.
  var documentation: String?
  /// What is written.
  var text: String

  /// The item as messages have it.
  ///
  /// - Parameters:
  ///   - number: Its number in the order in which items are shown.
  ///   - range: The stretch that it takes the place of.
  ///   - isMarkdown: Whether the client shows Markdown.
  /// - Returns: An object.
  func json(number: Int, replacing range: TextRange, isMarkdown: Bool) -> JSONValue {
    let digits = String(number)
    var members: [(key: String, value: JSONValue)] = [
      ("label", .string(label)), ("kind", .number(Double(kind.rawValue))),
    ]
    if let detail { members.append(("detail", .string(detail))) }
    if let documentation {
      members.append(("documentation", Markup.json(documentation, isMarkdown: isMarkdown)))
    }
    members += [
      ("sortText", .string(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)),
      ("filterText", .string(label)),
      ("textEdit", TextEdit(range: range, text: text).json),
    ]
    return .object(members)
  }
}

/// Prose as messages have it.
enum Markup {
  /// A text in Markdown, for clients that do not show that with the characters as they are.
  static func json(_ text: String, isMarkdown: Bool) -> JSONValue {
    .object([("kind", .string(isMarkdown ? "markdown" : "plaintext")), ("value", .string(text))])
  }
}
