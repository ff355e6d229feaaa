import TableModel

/// A file that was looked at, by its path and what it held.
package struct StringFileRecord: Hashable, Sendable {
  /// The path, with no links up to the folder of the localisations.
  package var path: FilePath
  /// The digest of the bytes; empty for a file that cannot be read.
  package var digest: String
}
