import Glibc

/// Files that must not be written over, known by what they are and not by what they are called.
public struct ProtectedFiles: Sendable {
  /// The number of a device, and of a file on it.
  private struct Identity: Hashable {
    var device: dev_t
    var file: ino_t

    /// What a path leads to, through links or not; `nil` where there is nothing.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = status.st_dev
      file = status.st_ino
    }
  }

  private var files: Set<Identity> = []

  /// No files.
  public init() {}

  /// Adds the file at a path, if there is one.
  public mutating func insert(_ path: String) {
    if let identity = Identity(path) { files.insert(identity) }
  }

  /// Whether writing to a path would write over one of the files.
  public func contains(_ path: String) -> Bool {
    Identity(path).map(files.contains) ?? false
  }
}
