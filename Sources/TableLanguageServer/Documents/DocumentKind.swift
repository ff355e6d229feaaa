import TableModel
import TableProject
import TableSources

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
