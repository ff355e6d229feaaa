import Glibc
import TableModel

extension OpenFile {
  /// Waits until the disk itself has what was written to the file, and fails where it could not take it.
  package func sync() throws(SystemError) {
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }

  /// Waits until the disk itself has the names in the folder that a path lies in.
  ///
  /// File systems that keep no names of their own, and say so, have nothing to wait for.
  package static func syncFolder(of path: FilePath) throws(SystemError) {
    do {
      try OpenFile(path.folder, O_RDONLY | O_DIRECTORY).sync()
    } catch {
      guard error.number == EINVAL || error.number == EROFS else { throw error }
    }
  }
}
