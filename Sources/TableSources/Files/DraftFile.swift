import Glibc

/// A file that is being written and that nobody sees before it is whole.
///
/// Where the file system can, the draft has no name, so that nothing is left of it however the program ends; elsewhere
/// it has a temporary name in the same folder. What is never published disappears with this object.
package final class DraftFile {
  /// The most names that are tried for a file.
  private static let mostAttempts = 1_000
  /// The system's flag for files without a name, which it writes as a sum that Swift does not see.
  private static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Whether a file without a name can be given one, which goes by what the system shows of open files.
  private static let canBeNamedLater = access("/proc/self/fd", F_OK) == 0

  private let path: String
  private let descriptor: Int32
  /// The temporary name; `nil` for a file without a name.
  private var name: String?
  private var isOpen = true

  /// A draft of the file at a path; the folders that lead to it are made where they are missing.
  package init(for path: String) throws(FileError) {
    self.path = path
    do {
      (descriptor, name) = try DraftFile.open(for: path)
    } catch {
      guard error.code == ENOENT else { throw error }
      try DraftFile.makeFolders(for: path)
      (descriptor, name) = try DraftFile.open(for: path)
    }
  }

  deinit {
    if isOpen { close(descriptor) }
    if let name { unlink(name) }
  }

  /// Adds bytes at the end.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try OpenFile.write(bytes, to: descriptor, path: path)
  }

  /// Replaces bytes that were written.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    guard pwrite(descriptor, bytes, bytes.count, offset) == bytes.count else {
      throw FileError(path: path, code: errno)
    }
  }

  /// Puts the file in its place, instead of an older one.
  package func publish() throws(FileError) {
    if name == nil {
      if linkTo(path) { return }
      guard errno == EEXIST else { throw FileError(path: path, code: errno) }
      try linkToTemporaryName()
    }
    guard let name else { return }
    isOpen = false
    guard close(descriptor) == 0, rename(name, path) == 0 else { throw FileError(path: path, code: errno) }
    self.name = nil
  }

  private func linkTo(_ path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, Int32(AT_SYMLINK_FOLLOW)) == 0
  }

  /// Only a file with a name can take the place of another.
  private func linkToTemporaryName() throws(FileError) {
    for attempt in 0..<DraftFile.mostAttempts {
      let temporary = DraftFile.temporaryName(for: path, attempt)
      if linkTo(temporary) {
        name = temporary
        return
      }
      guard errno == EEXIST else { break }
    }
    throw FileError(path: path, code: errno)
  }

  private static func open(for path: String) throws(FileError) -> (descriptor: Int32, name: String?) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard canBeNamedLater else { return try openNamed(for: path) }
    let descriptor = Glibc.open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o666)
    if descriptor >= 0 { return (descriptor, nil) }
    guard errno != ENOENT else { throw FileError(path: path, code: ENOENT) }
    return try openNamed(for: path)
  }

  /// A new file beside the one to be written.
  ///
  /// It is short so that any legal name can be written, and never one that is there already, so that nobody can put
  /// a link in its way.
  private static func openNamed(for path: String) throws(FileError) -> (descriptor: Int32, name: String?) {
    var code = EEXIST
    for attempt in 0..<mostAttempts where code == EEXIST || code == EINTR {
      let temporary = temporaryName(for: path, attempt)
      let descriptor = Glibc.open(
        temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      code = errno
      if descriptor >= 0 { return (descriptor, temporary) }
    }
    throw FileError(path: path, code: code)
  }

  private static func temporaryName(for path: String, _ attempt: Int) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return "\(folder).tablemock-\(getpid())-\(attempt)"
  }

  /// Makes the folders that lead to a path, where they are missing.
  package static func makeFolders(for path: String) throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = ""
    for part in parts {
      folder += "\(part)/"
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST || errno == EISDIR || errno == EROFS else {
        throw FileError(path: path, code: errno)
      }
    }
  }
}
