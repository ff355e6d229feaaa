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
