import TableModel
import TableSources

/// A document that a client has open.
final class OpenDocument {
  /// The address.
  let uri: DocumentURI
  /// What the document is.
  let kind: DocumentKind
  /// The version that the client gave the text; `nil` where it gave none.
  private(set) var version: Int?
  /// How often the text or what lies around it has changed; never the same twice in a run of the server.
  private(set) var revision: Int
  /// The text.
  private(set) var text: DocumentText
  /// What the text may have in it; `nil` where nothing is known of that.
  let schema: SchemaIndex?
  private var known: DocumentReading?

  /// A document with its first text.
  init(_ uri: DocumentURI, _ kind: DocumentKind, _ text: DocumentText, version: Int?, revision: Int) {
    (self.uri, self.kind, self.text) = (uri, kind, text)
    (self.version, self.revision) = (version, revision)
    schema =
      switch kind {
      case .spec: .specs()
      case .manifest: .manifests()
      case .foreign, .none: nil
      }
  }

  /// Gives the document another text.
  func change(to text: DocumentText, version: Int?, revision: Int) {
    self.text = text
    self.version = version
    refresh(revision)
  }

  /// Notes that files which the document names may have changed.
  func refresh(_ revision: Int) {
    self.revision = revision
    known = nil
  }

  /// The folder that the document lies in; for one that is not kept in a file, one in which there is nothing.
  var folder: FilePath { uri.path?.folder ?? OpenDocument.nowhere }

  /// What the loader makes of the text; `nil` for documents that are no specs or manifests.
  var reading: DocumentReading? {
    if let known { return known }
    switch kind {
    case .spec: known = DocumentReading(spec: text, named: uri.name, folder: folder)
    case .manifest: known = DocumentReading(manifest: text, named: uri.name)
    case .foreign, .none: break
    }
    return known
  }

  /// What stands at a place in characters; `nil` where there is nothing that is known of.
  func place(at offset: Int) -> SourcePlace? {
    guard let schema, let reading, !reading.isForeign else { return nil }
    return PlaceFinder(schema: schema).place(at: offset, in: reading.roots)
  }

  private static let nowhere: FilePath = "/dev/null"
}
