import TableModel

/// What a client says of itself when a session begins.
struct ClientCapabilities {
  /// The units in which characters are counted: bytes of UTF-8 where the client knows them.
  let encoding: PositionEncoding
  /// Whether what is said of keys may be Markdown; it may where the client says nothing of that.
  let showsMarkdown: Bool
  /// Whether outlines may have parts in parts.
  let showsTrees: Bool

  /// What stands in the parameters of the first request.
  init(_ params: JSONValue) {
    let capabilities = params["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.items?.compactMap(\.text) ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    let document = capabilities?["textDocument"]
    let formats = document?["hover"]?["contentFormat"]?.items?.compactMap(\.text)
    showsMarkdown = formats?.contains("markdown") ?? true
    if case .bool(true)? = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"] {
      showsTrees = true
    } else {
      showsTrees = false
    }
  }
}
