import Glibc
import TableModel
import TableSources

/// The right to work in a review's folder, which no other process has as long as this object lives.
///
/// It is the system's lock of the folder itself, so that nothing is left of it however the program ends. File systems
/// without locks go without.
public final class ReviewClaim: Sendable {
  private let file: OpenFile

  /// Claims a folder that exists.
  ///
  /// Throws where another process has it, or there is no such folder.
  init(_ folder: FilePath) throws(Diagnostic) {
    let place = SourceLocation(file: folder.text)
    guard folder.isEmpty || folder.isFolder else {
      throw Diagnostic(.error, at: place, "this is not a folder, and a review needs one")
    }
    do {
      file = try OpenFile(folder.isEmpty ? .current : folder, O_RDONLY | O_DIRECTORY)
    } catch {
      throw Diagnostic(.error, at: place, "the review’s folder cannot be opened: \(error.explanation)")
    }
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw Diagnostic(
        .error, at: place, "another tablemock command is using the review’s folder",
        hint: "wait until it ends, or give another folder")
    }
  }
}
