import TableModel

/// The documents that a client has open, within limits.
struct DocumentStore {
  /// The most bytes that all texts may have together.
  static let mostBytes = 256 << 20
  /// The most documents.
  static let mostDocuments = 10_000

  /// The most bytes that the texts may have together whose readings are kept, which take many times as much.
  private static let mostBytesRead = 1 << 20

  private var documents: [DocumentURI: OpenDocument] = [:]
  private var lastRevision = 0
  private var byteCount = 0

  /// The document at an address; `nil` where none is open.
  subscript(_ uri: DocumentURI) -> OpenDocument? { documents[uri] }

  /// Forgets what the loader made of texts, but for those that were asked for last.
  func forgetReadings() {
    var room = DocumentStore.mostBytesRead
    for (number, document) in documents.values.sorted(by: { $0.lastReading > $1.lastReading }).enumerated() {
      room -= document.byteCount
      if room < 0, number > 0 { document.forgetReading() }
    }
  }

  /// All documents, in the order of their addresses.
  var all: [OpenDocument] { documents.values.sorted { $0.uri.text < $1.uri.text } }

  /// Opens a document, or gives the one that is open another text; `nil` where that is too much.
  mutating func open(_ uri: DocumentURI, languageID: String, _ bytes: [UInt8], version: Int?) -> OpenDocument?
  {
    close(uri)
    guard documents.count < DocumentStore.mostDocuments, makeRoom(for: bytes.count, insteadOf: 0) else {
      return nil
    }
    lastRevision += 1
    let document = OpenDocument(
      uri, DocumentKind(of: uri, languageID: languageID), DocumentText(bytes), version: version,
      revision: lastRevision)
    documents[uri] = document
    return document
  }

  /// Changes a document's text at one place after the other; says whether there is room for it.
  mutating func change(
    _ document: OpenDocument, by edits: [OpenDocument.Edit], _ encoding: PositionEncoding, version: Int?
  ) -> Bool {
    let old = document.byteCount
    lastRevision += 1
    document.change(by: edits, encoding, version: version, revision: lastRevision)
    guard makeRoom(for: document.byteCount, insteadOf: old) else {
      byteCount += document.byteCount - old
      return false
    }
    return true
  }

  /// Notes that files which a document names may have changed.
  mutating func refresh(_ document: OpenDocument) {
    lastRevision += 1
    document.refresh(lastRevision)
  }

  /// Closes a document.
  mutating func close(_ uri: DocumentURI) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    byteCount -= document.byteCount
  }

  private mutating func makeRoom(for new: Int, insteadOf old: Int) -> Bool {
    guard byteCount - old + new <= DocumentStore.mostBytes else { return false }
    byteCount += new - old
    return true
  }
}
