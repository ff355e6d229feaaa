import TableModel

/// Files that must not be written over, known by what they are and by what they were called.
///
/// What tells a file from others is given to the next one that is made when the file has gone, so that it counts only
/// as long as one of the file's names leads to it.
public struct ProtectedFiles: Sendable {
  private var names: [FileIdentity: Set<FilePath>] = [:]
  private var allNames: Set<FilePath> = []

  /// A set without any file in it.
  public init() {}

  /// Adds the file at a path, if there is one.
  public mutating func insert(_ path: FilePath) {
    guard let file = FileStatus(of: path)?.version.file else { return }
    names[file, default: []].insert(path)
    allNames.insert(path)
  }

  /// Whether writing to a path would write over one of the files, or over one that has taken its name.
  public func contains(_ path: FilePath) -> Bool {
    guard let file = FileStatus(of: path)?.version.file else { return false }
    if allNames.contains(path) { return true }
    return names[file]?.contains { FileStatus(of: $0)?.version.file == file } ?? false
  }
}
