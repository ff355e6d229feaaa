import TableModel
import TableProject
import TableSources

/// The digests of files, by which images of one name are told apart and sources of two names are found to be the same; each
/// file is read once for all threads.
final class FileDigests: Sendable {
  /// The digits that are kept.
  private static let digits = 16

  private let known = Monitor<[FilePath: String?]>([:])

  /// The first digits of a file's digest; `nil` where it cannot be read.
  func digest(of path: FilePath) -> String? {
    known.withLock { known in
      if let digest = known[path] { return digest }
      let digest = OpenFile.wholeBytes(of: path, atMost: LoadingLimits().imageBytes).map {
        String(Fingerprint.of($0).prefix(FileDigests.digits))
      }
      known[path] = .some(digest)
      return digest
    }
  }
}
