import Synchronization
import TableModel
import TableSources

/// A document that a client has open.
final class OpenDocument {
  /// A change of the text.
  struct Edit {
    /// The stretch that is replaced; `nil` for the whole text.
    var range: TextRange?
    /// What stands there instead, in UTF-8 that may have halves of surrogate pairs.
    var text: [UInt8]
  }

  /// The address.
  let uri: DocumentURI
  /// What the document is.
  let kind: DocumentKind
  /// The version that the client gave the text; `nil` where it gave none.
  private(set) var version: Int?
  /// How often the text or what lies around it has changed; never the same twice in a run of the server.
  private(set) var revision: Int
  /// The text as it was read last.
  private var knownText: DocumentText
  /// The text, where it has changed since.
  private var edited: EditedText?
  /// What the text may have in it; `nil` where nothing is known of that.
  let schema: SchemaIndex?
  private var known: DocumentReading?

  /// A document with its first text.
  init(_ uri: DocumentURI, _ kind: DocumentKind, _ text: DocumentText, version: Int?, revision: Int) {
    (self.uri, self.kind, knownText) = (uri, kind, text)
    (self.version, self.revision) = (version, revision)
    schema =
      switch kind {
      case .spec: .specs()
      case .manifest: .manifests()
      case .foreign, .none: nil
      }
  }

  /// The text.
  var text: DocumentText {
    if let edited {
      knownText = edited.text
      self.edited = nil
    }
    return knownText
  }

  /// The number of bytes of the text.
  var byteCount: Int { edited?.byteCount ?? knownText.bytes.count }

  /// Changes the text at one place after the other.
  func change(by edits: [Edit], _ encoding: PositionEncoding, version: Int?, revision: Int) {
    var text = edited ?? EditedText(knownText)
    edited = nil
    for edit in edits {
      if let range = edit.range {
        text.replace(range, with: edit.text, encoding)
      } else {
        text = EditedText(edit.text)
      }
    }
    edited = text
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

  /// When the loader's reading was asked for last, by a count of all such times.
  private(set) var lastReading = 0
  private static let readings = Atomic(0)

  /// Forgets what the loader made of the text, until that is asked for again.
  func forgetReading() { known = nil }

  /// What the loader makes of the text; `nil` for documents that are no specs or manifests.
  var reading: DocumentReading? {
    lastReading = OpenDocument.readings.add(1, ordering: .relaxed).newValue
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
