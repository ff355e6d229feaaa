import TableModel

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
