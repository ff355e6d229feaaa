import TableModel
import TableSources

/// The files that Git LFS keeps beside a repository, which revisions have pointers of.
final class LargeFileStore {
  private static let chunkSize = 1 << 18

  private let repository: GitRepository
  /// The folder of the files; `nil` where git cannot say.
  private lazy var folder: FilePath? = try? repository.commonFolder().appending("lfs/objects")

  /// What lies beside a repository, which is asked when the first pointer is met.
  init(of repository: GitRepository) {
    self.repository = repository
  }

  /// Writes what a pointer stands for, and says whether it is there, whole and undamaged; nothing is written otherwise.
  func write(_ pointer: LargeFilePointer, to file: OpenFile) throws(SystemError) -> Bool {
    guard let object = object(of: pointer) else { return false }
    var offset = 0
    while offset < pointer.size {
      let chunk = try object.read(at: offset, count: min(LargeFileStore.chunkSize, pointer.size - offset))
      if chunk.isEmpty { break }
      try file.write(chunk)
      offset += chunk.count
    }
    return true
  }

  private func object(of pointer: LargeFilePointer) -> OpenFile? {
    let (first, second) = (pointer.digest.prefix(2), pointer.digest.dropFirst(2).prefix(2))
    guard let path = folder?.appending(FilePath("\(first)/\(second)/\(pointer.digest)")),
      let file = try? OpenFile(path), let status = try? file.status(), status.kind == .regular,
      status.size == pointer.size
    else { return nil }
    var (fingerprint, offset) = (Fingerprint(), 0)
    while let chunk = try? file.read(at: offset, count: LargeFileStore.chunkSize), !chunk.isEmpty {
      fingerprint.add(chunk)
      offset += chunk.count
    }
    return fingerprint.digits() == pointer.digest ? file : nil
  }
}
