import TableModel
import TableSources

/// A repository within another one, whose revisions are not those of the other.
package enum Submodule {
  /// Whether a path lies in such a repository, as seen from a folder of the outer one.
  package static func holds(_ path: FilePath, in folder: FilePath) -> Bool {
    guard let outer = GitRepository.top(above: folder.rooted),
      let inner = GitRepository.top(above: path.rooted)
    else { return false }
    return inner.isBelow(outer)
  }

  /// What is to be said of one that is left alone.
  package static func skipped(_ folder: FilePath) -> Diagnostic {
    Diagnostic(
      .warning, at: SourceLocation(file: folder.text),
      "skipped a submodule, whose content is in another repository",
      hint: "compare it from inside: tablemock diff \(folder.shellWord) --since one of its revisions")
  }
}
