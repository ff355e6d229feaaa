import TableModel
import TableProject

/// Keeps the texts of open documents as the client has them, and has new ones looked at.
final class DocumentSync {
  /// The units in which the client counts characters.
  var encoding = PositionEncoding.utf16
  /// The documents.
  private(set) var documents = DocumentStore()

  private let board: FindingBoard
  private let send: FindingBoard.Send
  private let examiner: Examiner
  private var changed: Set<DocumentURI> = []

  /// No documents; a search finds the manifests of those that are opened.
  init(board: FindingBoard, _ search: ManifestSearch, send: @escaping FindingBoard.Send) {
    self.board = board
    self.send = send
    examiner = Examiner(search) { [board] job, examination in board.put(examination, job) }
  }

  /// Takes what a client says without waiting for an answer; what is not known is passed over.
  func take(_ method: String, _ params: JSONValue) {
    let uri = DocumentURI(params["textDocument"]?["uri"])
    switch (method, uri) {
    case ("textDocument/didOpen", let uri?): open(uri, params["textDocument"] ?? .null)
    case ("textDocument/didChange", let uri?): change(uri, params)
    case ("textDocument/didClose", let uri?): close(uri)
    case ("textDocument/didSave", let uri?): refresh { $0.uri == uri }
    case ("workspace/didChangeWatchedFiles", _): refresh { _ in true }
    default: break
    }
  }

  /// Looks at the documents that have changed since the last time.
  func settle() {
    for uri in changed.sorted(by: { $0.text < $1.text }) {
      if let document = documents[uri] { look(at: document) }
    }
    changed = []
    documents.forgetReadings()
  }

  private func open(_ uri: DocumentURI, _ item: JSONValue) {
    guard let text = item["text"]?.documentText else {
      return warn("a document was opened without a text")
    }
    let document = documents.open(
      uri, languageID: item["languageId"]?.text ?? "", text, version: item["version"]?.whole)
    if document == nil { return refuse(uri) }
    changed.insert(uri)
  }

  private func change(_ uri: DocumentURI, _ params: JSONValue) {
    guard let document = documents[uri] else {
      return warn("a document was changed that is not open: \(uri.text.shortened)")
    }
    var edits: [OpenDocument.Edit] = []
    for change in params["contentChanges"]?.items ?? [] {
      guard let text = change["text"]?.documentText else { continue }
      switch change["range"] {
      case nil, .null?: edits = [OpenDocument.Edit(range: nil, text: text)]
      case let range?:
        if let range = TextRange(range) {
          edits.append(OpenDocument.Edit(range: range, text: text))
        } else {
          warn("a change was ignored, because its range is invalid")
        }
      }
    }
    let version = params["textDocument"]?["version"]?.whole ?? document.version
    guard documents.change(document, by: edits, encoding, version: version) else { return refuse(uri) }
    changed.insert(uri)
  }

  private func close(_ uri: DocumentURI) {
    documents.close(uri)
    changed.remove(uri)
    examiner.cancel(uri)
    board.remove(uri)
  }

  private func refresh(_ isMeant: (OpenDocument) -> Bool) {
    for document in documents.all where isMeant(document) {
      documents.refresh(document)
      changed.insert(document.uri)
    }
  }

  /// Tells what the loader finds at once, and what rules find when they have been asked.
  private func look(at document: OpenDocument) {
    documents.forgetReadings(before: document)
    let maker = FindingMaker(text: document.text, name: document.uri.name.text, encoding: encoding)
    let diagnostics = document.reading?.diagnostics ?? []
    let needsExamination =
      document.kind == .foreign || document.kind == .spec && document.reading?.result?.document != nil
    board.put(diagnostics.map(maker.finding), on: document, isFinal: !needsExamination)
    guard needsExamination else { return examiner.cancel(document.uri) }
    examiner.submit(
      Examiner.Job(
        uri: document.uri, kind: document.kind, revision: document.revision, text: document.text,
        path: document.uri.name, folder: document.folder, encoding: encoding))
  }

  private func refuse(_ uri: DocumentURI) {
    close(uri)
    warn("the open documents are too large together, so this one is ignored: \(uri.text.shortened)")
  }

  private func warn(_ message: String) {
    let warning = 2.0
    send(
      ServerMessage.notification(
        "window/logMessage", .object([("type", .number(warning)), ("message", .string(message))])))
  }
}

extension JSONValue {
  /// The text in UTF-8, with halves of surrogate pairs that editors have in theirs; `nil` for what is no text.
  fileprivate var documentText: [UInt8]? {
    if case .string(let text) = self { return Array(text.utf8) }
    guard let parts = items else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      if let text = part.text {
        bytes += text.utf8
      } else {
        guard let unit = part.number.flatMap({ UInt16(exactly: $0) }), Unicode.Scalar(unit) == nil else {
          return nil
        }
        bytes += SurrogateHalf(unit: unit).bytes
      }
    }
    return bytes
  }

  /// The whole number; `nil` for anything else.
  var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
