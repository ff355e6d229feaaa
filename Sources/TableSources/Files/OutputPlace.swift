import Glibc
import TableModel

/// What is where a file is to be written.
enum OutputPlace {
  /// The permissions of the file at a path, `nil` where there is nothing; throws for what no file may take the place of.
  static func permissions(at path: FilePath) throws(FileError) -> mode_t? {
    guard let status = FileStatus(of: path, followingLinks: false) else { return nil }
    switch status.kind {
    case .directory: throw FileError(path: path, reason: "it is a folder")
    case .special: throw FileError(path: path, reason: "it is a pipe, a socket or a device")
    case .symbolicLink:
      throw FileError(path: path, reason: "it is a symbolic link; name the file that it leads to")
    case .regular:
      // The superuser may write to every file, and means to keep those that nobody may.
      let mayWrite = status.permissions & 0o222 != 0 && path.withCString { access($0, W_OK) } == 0
      guard mayWrite else { throw FileError(path: path, reason: "it is write-protected") }
      return status.permissions
    }
  }
}
