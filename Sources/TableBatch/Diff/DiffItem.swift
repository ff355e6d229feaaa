import TableModel
import TableSources

/// A picture of one side of a comparison, or what it is drawn from.
struct DiffItem {
  /// What there is.
  enum Content {
    /// A picture's file.
    case picture(FilePath)
    /// A screen of a source by its number.
    case screen(DiffSource, Int, table: String?)
    /// A source with errors.
    case broken([Diagnostic])
  }

  /// What there is.
  var content: Content
  /// The name that tells it from others of its side: that of its picture.
  var name: FilePath
  /// What the file is called.
  var input: String

  /// The path of the file; empty for a source with errors.
  var path: FilePath {
    switch content {
    case .picture(let path): path
    case .screen(let source, _, _): source.input.path
    case .broken: FilePath(input)
    }
  }
}

/// A source of one side of a comparison.
struct DiffSource: Hashable {
  /// The file.
  var input: InputFile
  /// What the file is called, in findings and in places of views.
  var shown: String
}
