import Synchronization
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

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
      case .foreign, .view, .none: nil
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

  /// The number of bytes that are kept of the text, with what tells where its lines begin.
  var keptBytes: Int { edited?.keptBytes ?? knownText.keptBytes }

  /// Whether what the loader makes of the text is known.
  var isRead: Bool { known != nil }

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
    case .foreign, .view, .none: break
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

/// What the loader makes of a document's text, each version read but once.
struct DocumentReading {
  /// What is wrong with the document, in the order of its places.
  let diagnostics: [Diagnostic]
  /// The values; those of a text that cannot be read as a whole are read with tolerance, and those of foreign documents
  /// are not kept.
  let roots: [SpecNode]
  /// What the document describes; `nil` where it has errors or is a manifest.
  let result: LoadingResult?
  /// Whether the document is none of this program's.
  let isForeign: Bool

  /// The reading of a spec's text.
  init(spec text: DocumentText, named name: FilePath, folder: FilePath) {
    let (result, tree) = SpecLoader(vocabulary: .all).loadKeepingTree(
      text.bytes, named: name.text, folder: folder)
    roots = result.isForeign ? [] : DocumentReading.roots(tree, text)
    isForeign = result.isForeign
    self.result = result
    diagnostics = result.isForeign ? [] : result.diagnostics
  }

  /// The reading of a manifest's text.
  init(manifest text: DocumentText, named name: FilePath) {
    let (result, tree) = SpecLoader(vocabulary: .all).manifestKeepingTree(text.bytes, named: name.text)
    roots = DocumentReading.roots(tree, text)
    isForeign = false
    self.result = nil
    diagnostics = result.diagnostics
  }

  private static func roots(_ tree: SpecTree?, _ text: DocumentText) -> [SpecNode] {
    guard let tree, !tree.isIncomplete else {
      return text.isTooLarge ? [] : TolerantReader.roots(of: text.scalars)
    }
    return tree.roots
  }
}

extension DocumentText {
  /// Whether the text is larger than any source.
  var isTooLarge: Bool { bytes.count > LoadingLimits().fileSize }

  /// The characters, as readers of sources count them.
  var scalars: [Unicode.Scalar] {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return Array(String(decoding: content, as: UTF8.self).unicodeScalars)
  }
}

/// What a document is to the server, by its name.
enum DocumentKind: Hashable, Sendable {
  /// A spec in YAML or JSON.
  case spec
  /// A list of sources with settings and axes, for `batch`.
  case manifest
  /// A storyboard, a xib or a pane of a Settings bundle, of which findings are told and nothing else.
  case foreign
  /// A file in Swift, whose views can be previewed.
  case view
  /// Nothing of this program's.
  case none

  /// The kind of a document.
  init(of uri: DocumentURI, languageID: String) {
    let name = uri.name
    if name.name == ManifestSearch.name {
      self = .manifest
    } else if name.hasEnding(SourceKind.specEndings) {
      self = .spec
    } else if name.hasEnding(SourceKind.documentEndings + SourceKind.settingsEndings) {
      self = uri.path == nil ? .none : .foreign
    } else if name.hasEnding(SourceKind.swiftEndings) {
      self = uri.path == nil ? .none : .view
    } else {
      self = ["yaml", "json"].contains(languageID) ? .spec : .none
    }
  }
}
