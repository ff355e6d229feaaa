import TableModel
import TableSources

/// The screens, tables, sections and rows of a document.
struct DocumentOutline {
  private let text: DocumentText
  private let encoding: PositionEncoding

  /// The parts of a document; none where nothing is known of it.
  static func symbols(of document: OpenDocument, _ encoding: PositionEncoding) -> [DocumentSymbol] {
    guard document.kind == .spec, document.schema != nil, let reading = document.reading,
      !reading.isForeign
    else { return [] }
    let outline = DocumentOutline(text: document.text, encoding: encoding)
    return reading.roots.flatMap { $0.items ?? [$0] }.compactMap(outline.screen)
  }

  /// The keys whose mappings are parts of their own.
  private static let parts: Set<String> = [
    "tableView", "collectionView", "popover", "presentedViewController", "menu", "alertController",
    "splitView",
    "master", "detail",
  ]

  private func screen(_ node: SpecNode) -> DocumentSymbol? {
    guard let entries = node.entries, !entries.isEmpty else { return nil }
    let name = value(of: "name", in: node) ?? value(of: "navigationBar", in: node)
    return symbol(
      name ?? "Screen", detail: value(of: "theme", in: node), .module, node, at: entries[0].key.range,
      parts(of: node))
  }

  /// The parts of a screen or of what it shows.
  private func parts(of node: SpecNode) -> [DocumentSymbol] {
    (node.entries ?? []).flatMap { entry -> [DocumentSymbol] in
      let (name, value) = (entry.name ?? "", entry.value)
      guard value.alias == nil else { return [] }
      switch name {
      case "prototypes": return prototypes(value)
      case "tableViews": return (value.items ?? []).enumerated().map { table($1, "tableView \($0 + 1)") }
      case "sections": return (value.items ?? []).enumerated().map { section($1, number: $0) }
      case "rows": return (value.items ?? []).enumerated().map { row($1, number: $0) }
      case _ where DocumentOutline.parts.contains(name) && value.entries != nil:
        return [
          symbol(
            name, detail: self.value(of: "style", in: value), .class, value, at: entry.key.range,
            parts(of: value))
        ]
      default: return []
      }
    }
  }

  private func table(_ node: SpecNode, _ name: String) -> DocumentSymbol {
    symbol(
      value(of: "name", in: node) ?? name, detail: value(of: "style", in: node), .class, node,
      at: node.entries?.first?.key.range ?? node.range, parts(of: node))
  }

  private func section(_ node: SpecNode, number: Int) -> DocumentSymbol {
    symbol(
      value(of: "header", in: node) ?? "Section \(number + 1)", detail: value(of: "footer", in: node),
      .namespace, node, at: node.entries?.first?.key.range ?? node.range, parts(of: node))
  }

  private func row(_ node: SpecNode, number: Int) -> DocumentSymbol {
    let isRepeated = node.entries?.contains { $0.name == "forEach" } ?? false
    let template = node.entries?.first { $0.name == "row" }?.value ?? node
    let title = node.scalar?.text ?? value(of: "textLabel", in: isRepeated ? template : node)
    return symbol(
      title.flatMap { $0.isEmpty ? nil : $0 } ?? "Row \(number + 1)",
      detail: isRepeated ? "for each" : value(of: "detailTextLabel", in: node), .field, node,
      at: node.entries?.first?.key.range ?? node.range, [])
  }

  private func prototypes(_ node: SpecNode) -> [DocumentSymbol] {
    (node.entries ?? []).map { entry in
      symbol(entry.name ?? "", detail: "a prototype", .interface, entry.value, at: entry.key.range, [])
    }
  }

  // MARK: Texts and places

  /// The text of a key, or of what it is short for; `nil` for anything else.
  private func value(of key: String, in node: SpecNode) -> String? {
    guard let value = node.entries?.first(where: { $0.name == key })?.value else { return nil }
    if let scalar = value.scalar { return scalar.isNull || scalar.text.isEmpty ? nil : scalar.text }
    let inner = value.entries?.first { $0.name == "text" || $0.name == "title" }?.value.scalar
    return inner.flatMap { $0.isNull || $0.text.isEmpty ? nil : $0.text }
  }

  private func symbol(
    _ name: String, detail: String?, _ kind: DocumentSymbol.Kind, _ node: SpecNode, at place: SourceRange,
    _ children: [DocumentSymbol]
  ) -> DocumentSymbol {
    let start = min(place.start, (node.alias ?? node.range).start)
    let end = max(place.end, end(of: node))
    return DocumentSymbol(
      name: name, detail: detail, kind: kind,
      range: text.range(SourceRange(start: start, end: end), encoding),
      selection: text.range(place.alias(of: node, in: start...end), encoding), children: children)
  }

  /// Where a value ends, without what a reader of blocks goes past before it knows.
  private func end(of node: SpecNode) -> Int {
    if let alias = node.alias { return alias.end }
    switch node.content {
    case .scalar, .unreadable: return node.range.end
    case .sequence(let items):
      return isFlow(node) ? node.range.end : items.last.map(end) ?? node.range.start
    case .mapping(let entries):
      guard !isFlow(node) else { return node.range.end }
      return entries.last.map { max($0.key.range.end, end(of: $0.value)) } ?? node.range.start
    }
  }

  private func isFlow(_ node: SpecNode) -> Bool {
    let offset = text.offset(ofScalar: node.range.start)
    guard offset < text.bytes.count else { return false }
    return text.bytes[offset] == UInt8(ascii: "{") || text.bytes[offset] == UInt8(ascii: "[")
  }
}

extension SourceRange {
  /// The place of a part, where the part itself may be an alias for something elsewhere.
  fileprivate func alias(of node: SpecNode, in bounds: ClosedRange<Int>) -> SourceRange {
    let place = node.alias ?? self
    return SourceRange(
      start: min(max(place.start, bounds.lowerBound), bounds.upperBound),
      end: min(max(place.end, bounds.lowerBound), bounds.upperBound))
  }
}

/// A part of a document, for outlines and for the way to a place.
struct DocumentSymbol {
  /// What it is, with the numbers of the protocol.
  enum Kind: Int {
    case module = 2
    case namespace = 3
    case `class` = 5
    case field = 8
    case interface = 11
    case object = 19
  }

  /// What it is called.
  var name: String
  /// What stands beside the name.
  var detail: String?
  /// What it is.
  var kind: Kind
  /// All of it.
  var range: TextRange
  /// What is looked at when somebody goes there.
  var selection: TextRange
  /// The parts of it.
  var children: [DocumentSymbol]

  /// The part as messages have it.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [("name", .string(name))]
    if let detail { members.append(("detail", .string(detail))) }
    members += [
      ("kind", .number(Double(kind.rawValue))), ("range", range.json), ("selectionRange", selection.json),
    ]
    if !children.isEmpty { members.append(("children", .array(children.map(\.json)))) }
    return .object(members)
  }
}

/// The parts of a document one after the other, for clients that show no parts in parts.
enum SymbolList {
  /// The parts as messages have them, each before those in it.
  static func json(_ symbols: [DocumentSymbol], in uri: DocumentURI, container: String? = nil) -> [JSONValue]
  {
    symbols.flatMap { symbol -> [JSONValue] in
      var members: [(key: String, value: JSONValue)] = [
        ("name", .string(symbol.name)), ("kind", .number(Double(symbol.kind.rawValue))),
        ("location", .object([("uri", .string(uri.text)), ("range", symbol.range.json)])),
      ]
      if let container { members.append(("containerName", .string(container))) }
      return [.object(members)] + json(symbol.children, in: uri, container: symbol.name)
    }
  }
}
