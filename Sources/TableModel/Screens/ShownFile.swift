/// A file that a screen is made of, and what was in it when it was read.
public struct ShownFile: Hashable, Sendable {
  /// The path.
  public var path: FilePath
  /// The digest of the content, or a word for a file that cannot be read.
  public var digest: String

  /// A file with a digest.
  public init(path: FilePath, digest: String) {
    self.path = path
    self.digest = digest
  }
}
