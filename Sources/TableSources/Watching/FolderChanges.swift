import TableModel

/// What has changed in folders that are watched.
package struct FolderChanges: Hashable, Sendable {
  /// The files and folders that came, went or were written, as paths below the folders that are watched.
  package var paths: Set<FilePath> = []
  /// Whether more may have changed than is said here, because it was too much to be told.
  package var isIncomplete = false

  /// No changes.
  package init() {}

  /// Whether nothing has changed.
  package var isEmpty: Bool { paths.isEmpty && !isIncomplete }

  /// Adds other changes.
  package mutating func formUnion(_ other: FolderChanges) {
    paths.formUnion(other.paths)
    isIncomplete = isIncomplete || other.isIncomplete
  }
}
