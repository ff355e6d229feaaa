import TableModel
import TableSources

/// What a client may ask of open documents.
final class LanguageFeatures {
  /// Answers a request about some documents.
  typealias Method = (JSONValue, DocumentStore) throws(ResponseError) -> JSONValue

  /// What the client said of itself.
  var client = ClientCapabilities(.null)

  private let board: FindingBoard
  private let rulesURL: String?
  private let previews: PreviewLauncher?

  /// The answers to requests; the board knows what was found in documents, and previews are started where they may.
  init(board: FindingBoard, rulesURL: String?, previews: PreviewLauncher?) {
    self.board = board
    self.rulesURL = rulesURL
    self.previews = previews
  }

  /// The methods by the names of the protocol.
  static let methods: [String: @Sendable (LanguageFeatures) -> Method] = [
    "textDocument/completion": { $0.completion }, "textDocument/hover": { $0.hover },
    "textDocument/definition": { $0.definition }, "textDocument/documentSymbol": { $0.symbols },
    "textDocument/documentColor": { $0.colors }, "textDocument/colorPresentation": { $0.presentations },
    "textDocument/codeAction": { $0.actions }, "textDocument/codeLens": { $0.lenses },
    "workspace/executeCommand": { $0.execute },
  ]

  // MARK: Places

  private func completion(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue
  {
    let (document, position) = try place(params, documents)
    guard let document, let completion = Completion(document, at: position, client.encoding) else {
      return .array([])
    }
    let (items, range) = completion.items
    return .array(
      items.enumerated().map { number, item in
        item.json(number: number, replacing: range, isMarkdown: client.showsMarkdown)
      })
  }

  private func hover(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue {
    let (document, position) = try place(params, documents)
    guard let document, let hover = Hover(document, board, client.encoding).text(at: position) else {
      return .null
    }
    return .object([
      ("contents", Markup.json(hover.text, isMarkdown: client.showsMarkdown)), ("range", hover.range.json),
    ])
  }

  private func definition(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue
  {
    let (document, position) = try place(params, documents)
    guard let document else { return .array([]) }
    return .array(Definition(document, client.encoding).locations(at: position).map(\.json))
  }

  // MARK: Documents

  private func symbols(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue {
    let uri = try uri(params)
    let symbols = documents[uri].map { DocumentOutline.symbols(of: $0, client.encoding) } ?? []
    return .array(client.showsTrees ? symbols.map(\.json) : SymbolList.json(symbols, in: uri))
  }

  private func colors(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue {
    let document = documents[try uri(params)]
    return .array(document.map { DocumentColors($0, client.encoding).all } ?? [])
  }

  private func presentations(
    _ params: JSONValue, _ documents: DocumentStore
  ) throws(ResponseError) -> JSONValue {
    let document = documents[try uri(params)]
    let range = try range(params)
    guard let document else { return .array([]) }
    guard let texts = DocumentColors(document, client.encoding).presentations(of: params["color"], at: range)
    else {
      throw ResponseError(.invalidParams, "“color” must have the numbers “red”, “green” and “blue”")
    }
    return .array(texts)
  }

  private func actions(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue {
    let uri = try uri(params)
    let kinds = params["context"]?["only"]?.items?.compactMap(\.text)
    let range = try range(params)
    guard let document = documents[uri] else { return .array([]) }
    let fixes = QuickFixes(document, board.findings(in: document), client.encoding)
    return .array(fixes.actions(in: range, only: kinds, rulesURL: rulesURL))
  }

  private func lenses(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue {
    let uri = try uri(params)
    guard let document = documents[uri] else { return .array([]) }
    let lines: [Int]
    switch document.kind {
    case .spec: lines = document.reading?.isForeign == false ? [0] : []
    case .view: lines = SwiftUIBodies.lines(of: document.text.bytes)
    case .manifest, .foreign, .none: lines = []
    }
    let command: [(key: String, value: JSONValue)] = [
      ("title", .string("Preview")), ("command", .string(ServerCapabilities.previewCommand)),
      ("arguments", .array([.string(uri.text)])),
    ]
    return .array(
      lines.map { line in
        let start = TextPosition(line: line, character: 0)
        return .object([("range", TextRange(start: start, end: start).json), ("command", .object(command))])
      })
  }

  /// Has a preview started; the client is asked to open it as soon as its address is known.
  private func execute(_ params: JSONValue, _ documents: DocumentStore) throws(ResponseError) -> JSONValue {
    let command = params["command"]?.text ?? ""
    guard command == ServerCapabilities.previewCommand else {
      throw ResponseError(
        .invalidParams,
        "there is no command “\(command.shortened)”; there is “\(ServerCapabilities.previewCommand)”")
    }
    guard let path = DocumentURI(params["arguments"]?.items?.first)?.path else {
      throw ResponseError(.invalidParams, "“\(command)” takes the address of a file")
    }
    guard path.exists else {
      throw ResponseError(.requestFailed, "save \(path) first: the preview shows saved files")
    }
    guard let previews, previews.open(path, for: client) else {
      throw ResponseError(
        .requestFailed, "the preview cannot be started; run “tablemock preview \(path.shellWord)” yourself")
    }
    return .null
  }

  // MARK: Parameters

  private func uri(_ params: JSONValue) throws(ResponseError) -> DocumentURI {
    guard let uri = DocumentURI(params["textDocument"]?["uri"]) else {
      throw ResponseError(.invalidParams, "“textDocument” must have a “uri”, which is a text")
    }
    return uri
  }

  private func range(_ params: JSONValue) throws(ResponseError) -> TextRange {
    guard let range = TextRange(params["range"]) else {
      throw ResponseError(.invalidParams, "“range” must have a “start” and an “end”")
    }
    return range
  }

  private func place(
    _ params: JSONValue, _ documents: DocumentStore
  ) throws(ResponseError) -> (document: OpenDocument?, position: TextPosition) {
    let uri = try uri(params)
    guard let position = TextPosition(params["position"]) else {
      throw ResponseError(.invalidParams, "“position” must have a “line” and a “character” from 0")
    }
    return (documents[uri], position)
  }
}

/// Finds where views of SwiftUI say what they show, by their letters alone: a lens over a comment harms nobody.
private enum SwiftUIBodies {
  private static let words = Array("var body: some View".utf8)

  /// The lines with a `body`, counted from 0.
  static func lines(of bytes: [UInt8]) -> [Int] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.firstRange(of: words) != nil }.map(\.offset)
  }
}
