import TableModel

/// Files that must not be written over, known by what they are and not by what they are called.
public struct ProtectedFiles: Sendable {
  private var files: Set<FileIdentity> = []

  /// No files.
  public init() {}

  /// Adds the file at a path, if there is one.
  public mutating func insert(_ path: FilePath) {
    if let status = FileStatus(of: path) { files.insert(status.version.file) }
  }

  /// Whether writing to a path would write over one of the files.
  public func contains(_ path: FilePath) -> Bool {
    FileStatus(of: path).map { files.contains($0.version.file) } ?? false
  }
}
