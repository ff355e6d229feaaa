import Glibc
import TableModel
import TableSources

/// A program that lies beside this one and does what would make this one larger and slower to start.
struct CompanionProgram {
  /// Why the program cannot be found.
  enum Absence: Error {
    /// This program does not know where it lies itself.
    case unknownFolder
    /// There is nothing of the name; the path is where it should be.
    case missing(FilePath)
  }

  /// The name of the program.
  let name: FilePath

  /// The path of the program.
  func path() throws(Absence) -> FilePath {
    guard let own = FilePath("/proc/self/exe").resolved else { throw .unknownFolder }
    let program = own.folder.appending(name)
    guard program.exists else { throw .missing(program) }
    return program
  }
}
