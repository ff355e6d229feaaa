import TableModel

/// The documents that a client has open, within limits.
struct DocumentStore {
  /// The most bytes that may be kept of all texts together: a server has half of a gigabyte, and reading the largest takes
  /// the rest.
  static let mostBytes = 192 << 20
  /// The most documents.
  static let mostDocuments = 10_000

  /// The most bytes that the texts may have together whose readings are kept, which take many times as much.
  private static let mostBytesRead = 1 << 20

  private let room: Int
  private var documents: [DocumentURI: OpenDocument] = [:]
  private var lastRevision = 0

  /// No documents, and room for those that come.
  init(room: Int = mostBytes) { self.room = room }

  /// The document at an address; `nil` where none is open.
  subscript(_ uri: DocumentURI) -> OpenDocument? { documents[uri] }

  /// Forgets what the loader made of texts, but for those that were asked for last: before a document is read, which that of
  /// another one would lie in memory with, or once it has been.
  func forgetReadings(before next: OpenDocument? = nil) {
    var room = DocumentStore.mostBytesRead - (next?.byteCount ?? 0)
    let others = documents.values.filter { $0 !== next && $0.isRead }
    guard next?.isRead != true else { return }
    for (number, document) in others.sorted(by: { $0.lastReading > $1.lastReading }).enumerated() {
      room -= document.byteCount
      if room < 0, number > 0 || next != nil { document.forgetReading() }
    }
  }

  /// All documents, in the order of their addresses.
  var all: [OpenDocument] { documents.values.sorted { $0.uri.text < $1.uri.text } }

  /// Opens a document, or gives the one that is open another text; `nil` where that is too much.
  mutating func open(_ uri: DocumentURI, languageID: String, _ bytes: [UInt8], version: Int?) -> OpenDocument?
  {
    close(uri)
    guard documents.count < DocumentStore.mostDocuments else { return nil }
    lastRevision += 1
    let document = OpenDocument(
      uri, DocumentKind(of: uri, languageID: languageID), DocumentText(bytes), version: version,
      revision: lastRevision)
    guard hasRoom(for: document.keptBytes) else { return nil }
    documents[uri] = document
    return document
  }

  /// Changes a document's text at one place after the other; says whether there is room for it.
  mutating func change(
    _ document: OpenDocument, by edits: [OpenDocument.Edit], _ encoding: PositionEncoding, version: Int?
  ) -> Bool {
    lastRevision += 1
    document.change(by: edits, encoding, version: version, revision: lastRevision)
    return hasRoom()
  }

  /// Notes that files which a document names may have changed.
  mutating func refresh(_ document: OpenDocument) {
    lastRevision += 1
    document.refresh(lastRevision)
  }

  /// Closes a document.
  mutating func close(_ uri: DocumentURI) { documents[uri] = nil }

  /// Whether all texts together take no more than they may, another one with them.
  private func hasRoom(for more: Int = 0) -> Bool {
    documents.values.reduce(more) { $0 + $1.keptBytes } <= room
  }
}
