import TableModel

/// The file of the rows that an app shows when it runs, beside the document that they are shown in.
package enum SampleDataFile {
  /// The ending of its stem, behind the name of the document.
  private static let ending = "tablemock"

  /// The name of the file of a document: `Main.tablemock.yaml` of `Main.storyboard`.
  package static func name(beside document: FilePath) -> FilePath {
    FilePath(bytes: document.stem.bytes + Array(".\(ending).yaml".utf8))
  }

  /// Whether a path is that of such a file, which is no spec.
  package static func isOne(_ path: FilePath) -> Bool {
    path.hasEnding(["yaml"]) && path.name.stem.hasEnding([ending])
  }
}
