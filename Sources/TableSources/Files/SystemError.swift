import Glibc
import TableModel

/// An error number of the operating system.
package struct SystemError: Error, Hashable {
  /// The number, as in `errno`.
  package var number: Int32
  /// Where a link leads that leaves the folders that it may lead to; `nil` where that is not known.
  package var destination: FilePath?

  /// The error of a number.
  package init(number: Int32, destination: FilePath? = nil) {
    self.number = number
    self.destination = destination
  }

  /// Whether there is nothing of the name.
  package var isAbsence: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether what was asked for lies outside the folder that it must lie in.
  package var isElsewhere: Bool { number == EXDEV }

  /// What the number stands for, in words that no locale changes.
  package var explanation: String {
    switch number {
    case ENOENT, ENOTDIR: "it does not exist"
    case EACCES, EPERM: "permission is denied"
    case EROFS: "its file system can only be read"
    case ELOOP: "it leads through too many symbolic links"
    case ENAMETOOLONG: "its name is too long"
    case EISDIR: "it is a folder"
    case EBADF: "it is closed"
    case ENXIO: "nobody reads it"
    case EMFILE, ENFILE: "too many files are open"
    default: "the system reports error \(number)"
    }
  }
}
