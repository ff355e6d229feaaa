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

  /// The source of a screen; `nil` for a picture, and for a source with errors.
  var source: DiffSource? {
    if case .screen(let source, _, _) = content { source } else { nil }
  }

  /// Whether this is a picture’s file.
  var isPicture: Bool {
    if case .picture = content { true } else { false }
  }

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

  /// What tells a source from others of its side, and is the same on both.
  struct Key: Hashable {
    private let name: FilePath
    private let ending: FilePath?

    /// The key of a file.
    init(_ input: InputFile) { (name, ending) = (input.outputName, input.path.ending) }
  }
}

/// A picture of both sides of a comparison, or of one.
struct DiffPair {
  /// The name by which the picture is spoken of.
  var name: FilePath
  /// The picture as it should be.
  var expected: DiffItem?
  /// The picture as it is.
  var actual: DiffItem?
  /// The name that it had where it has another one now.
  var formerName: FilePath?
}
