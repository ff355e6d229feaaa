import TableModel

/// What a folder holds under one name.
package struct FolderEntry: Sendable {
  /// What a name can stand for.
  package enum Kind: Sendable {
    /// A regular file, a link to one, or a link to nothing, which reading will complain about.
    case file
    /// A folder itself, and not a link to one, so that no circle of links is walked.
    case folder
    /// A pipe, a socket, a device, or a link to such or to a folder.
    case other
  }

  /// The name in the folder.
  package let name: FilePath
  /// What the name stands for.
  package let kind: Kind
}
