import TableModel

/// What the server says of itself when a session begins.
enum ServerCapabilities {
  /// The command of the lens at the top of specs.
  static let previewCommand = "tablemock.preview"
  /// The characters after which clients ask for completion without being told to.
  private static let triggers = [":", " ", "{", "[", ",", "\"", "'", "#", "/"]

  /// The result of the first request.
  static func json(_ encoding: PositionEncoding, version: String) -> JSONValue {
    let capabilities: [(key: String, value: JSONValue)] = [
      ("positionEncoding", .string(encoding.rawValue)),
      (
        "textDocumentSync",
        .object([
          ("openClose", .bool(true)), ("change", .number(2)),
          ("save", .object([("includeText", .bool(false))])),
        ])
      ),
      ("completionProvider", .object([("triggerCharacters", .array(triggers.map(JSONValue.string)))])),
      ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)),
      ("documentSymbolProvider", .bool(true)), ("colorProvider", .bool(true)),
      ("codeActionProvider", .object([("codeActionKinds", .array([.string(QuickFixes.kind)]))])),
      ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
      ("executeCommandProvider", .object([("commands", .array([.string(previewCommand)]))])),
    ]
    let server: [(key: String, value: JSONValue)] = [
      ("name", .string("tablemock")), ("version", .string(version)),
    ]
    return .object([("capabilities", .object(capabilities)), ("serverInfo", .object(server))])
  }
}

/// What a client says of itself when a session begins.
struct ClientCapabilities {
  /// The units in which characters are counted: bytes of UTF-8 where the client knows them.
  let encoding: PositionEncoding
  /// Whether what is said of keys may be Markdown; it may where the client says nothing of that.
  let showsMarkdown: Bool
  /// Whether outlines may have parts in parts.
  let showsTrees: Bool
  /// Whether the client opens addresses that it is asked to.
  let showsDocuments: Bool
  /// The word for the client where previews know how to open places in it, `none` for others.
  let editor: String

  private static let editors = [
    "Visual Studio Code": "vscode", "VSCodium": "vscodium", "Cursor": "cursor", "Zed": "zed",
    "Sublime Text LSP": "sublime",
  ]

  /// What stands in the parameters of the first request.
  init(_ params: JSONValue) {
    let capabilities = params["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.items?.compactMap(\.text) ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    showsDocuments = ClientCapabilities.isTrue(capabilities?["window"]?["showDocument"]?["support"])
    editor = params["clientInfo"]?["name"]?.text.flatMap { ClientCapabilities.editors[$0] } ?? "none"
    let document = capabilities?["textDocument"]
    let formats = document?["hover"]?["contentFormat"]?.items?.compactMap(\.text)
    showsMarkdown = formats?.contains("markdown") ?? true
    showsTrees = ClientCapabilities.isTrue(
      document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"])
  }

  /// Whether something is there and true.
  static func isTrue(_ value: JSONValue?) -> Bool {
    if case .bool(true)? = value { true } else { false }
  }
}
