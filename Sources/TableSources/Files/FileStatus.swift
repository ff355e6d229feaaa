import Glibc
import TableModel

/// What the system says of a file.
package struct FileStatus: Sendable {
  /// What a path can name.
  package enum Kind: Sendable {
    case regular, directory, symbolicLink
    /// A pipe, a socket or a device.
    case special
  }

  /// What kind of thing it is.
  package let kind: Kind
  /// What tells this file, as it is now, from others and from what it was.
  package let version: FileVersion
  /// Who may do what with the file: the lower nine bits of its mode.
  package let permissions: mode_t
  /// The number of the user who owns the file.
  package let owner: uid_t

  /// The size in bytes.
  package var size: Int { version.size }

  /// The status of what a path leads to; `nil` where there is nothing.
  package init?(of path: FilePath, followingLinks: Bool = true) {
    var status = stat()
    guard path.withCString({ followingLinks ? stat($0, &status) : lstat($0, &status) }) == 0 else {
      return nil
    }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .special
      }
    version = FileVersion(
      file: FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)),
      size: Int(status.st_size), modified: FileTime(status.st_mtim), changed: FileTime(status.st_ctim))
    permissions = status.st_mode & 0o777
    owner = status.st_uid
  }
}

extension FileTime {
  fileprivate init(_ time: timespec) {
    self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}
