import TableModel

/// The documents that a client has open, within limits.
struct DocumentStore {
  /// The most bytes that all texts may have together.
  static let mostBytes = 256 << 20
  /// The most documents.
  static let mostDocuments = 10_000

  private var documents: [DocumentURI: OpenDocument] = [:]
  private var lastRevision = 0
  private var byteCount = 0

  /// The document at an address; `nil` where none is open.
  subscript(_ uri: DocumentURI) -> OpenDocument? { documents[uri] }

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

  /// Gives a document another text; says whether there is room for it.
  mutating func change(_ document: OpenDocument, to text: DocumentText, version: Int?) -> Bool {
    guard makeRoom(for: text.bytes.count, insteadOf: document.text.bytes.count) else { return false }
    lastRevision += 1
    document.change(to: text, version: version, revision: lastRevision)
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
    byteCount -= document.text.bytes.count
  }

  private mutating func makeRoom(for new: Int, insteadOf old: Int) -> Bool {
    guard byteCount - old + new <= DocumentStore.mostBytes else { return false }
    byteCount += new - old
    return true
  }
}
