import Glibc
import TableModel

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

  private let place: OutputPlace
  private let file: OpenFile
  private let isDurable: Bool
  /// The temporary name; `nil` for a file without a name.
  private var name: FilePath?

  /// A draft of the file at a path; the folders that lead to it are made where they are missing.
  ///
  /// A durable one is on the disk, with its name, as soon as it is published. Throws where something is at the path that
  /// a file must not take the place of, or where links lead out of `reach`.
  package convenience init(
    for path: FilePath, within reach: SourceReach? = nil, isDurable: Bool = false
  ) throws(FileError) {
    try self.init(at: OutputPlace(path, within: reach, isDurable: isDurable), isDurable: isDurable)
  }

  /// A draft of the file at a place.
  init(at place: OutputPlace, isDurable: Bool) throws(FileError) {
    self.place = place
    self.isDurable = isDurable
    _ = try place.permissions()
    do {
      (file, name) = try DraftFile.open(for: place.way)
    } catch {
      guard error.number == ENOENT else { throw FileError(path: place.path, code: error.number) }
      try DraftFile.makeFolders(for: place.way, areDurable: isDurable)
      do {
        (file, name) = try DraftFile.open(for: place.way)
      } catch {
        throw FileError(path: place.path, code: error.number)
      }
    }
  }

  deinit {
    if let name { _ = name.withCString { unlink($0) } }
  }

  /// What the system says of the file.
  package func status() -> FileStatus? { try? file.status() }

  /// Adds bytes at the end.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try reported { () throws(SystemError) in try file.write(bytes) }
  }

  /// Replaces bytes that were written.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    try reported { () throws(SystemError) in try file.overwrite(bytes, at: offset) }
  }

  /// Puts the file in its place, instead of an older one, whose permissions it gets.
  package func publish() throws(FileError) {
    // Where there is nothing the name alone is missing.
    if name == nil, !isDurable, linkTo(place.way) { return }
    let permissions = try place.permissions()
    if let permissions, fchmod(file.descriptor, permissions) != 0 {
      throw FileError(path: place.path, code: errno)
    }
    // The bytes come before the name: the disk may take the two in any order unless it is asked.
    if isDurable { try reported { () throws(SystemError) in try file.sync() } }
    if name == nil {
      if linkTo(place.way) { return try syncName() }
      guard errno == EEXIST else { throw FileError(path: place.path, code: errno) }
      try linkToTemporaryName()
    }
    guard let name else { return }
    try reported { () throws(SystemError) in try file.flush() }
    guard name.withCString({ name in place.way.withCString { rename(name, $0) } }) == 0 else {
      throw FileError(path: place.path, code: errno)
    }
    self.name = nil
    try syncName()
  }

  private func syncName() throws(FileError) {
    guard isDurable else { return }
    try reported { () throws(SystemError) in try OpenFile.syncFolder(of: place.way) }
  }

  private func reported(_ body: () throws(SystemError) -> Void) throws(FileError) {
    do {
      try body()
    } catch {
      throw FileError(path: place.path, code: error.number)
    }
  }

  private func linkTo(_ path: FilePath) -> Bool {
    path.withCString {
      linkat(AT_FDCWD, "/proc/self/fd/\(file.descriptor)", AT_FDCWD, $0, Int32(AT_SYMLINK_FOLLOW))
    } == 0
  }

  /// Only a file with a name can take the place of another.
  private func linkToTemporaryName() throws(FileError) {
    Leftovers.claim(file)
    for attempt in 0..<DraftFile.mostAttempts {
      let temporary = Leftovers.name(beside: place.way, attempt)
      if linkTo(temporary) {
        name = temporary
        return
      }
      guard errno == EEXIST else { break }
    }
    throw FileError(path: place.path, code: errno)
  }

  private static func open(for path: FilePath) throws(SystemError) -> (file: OpenFile, name: FilePath?) {
    guard canBeNamedLater else { return try openNamed(for: path) }
    do {
      return (try OpenFile(path.folder, O_WRONLY | unnamed), nil)
    } catch {
      guard error.number != ENOENT else { throw error }
      return try openNamed(for: path)
    }
  }

  /// A new file beside the one to be written.
  ///
  /// It is short so that any legal name can be written, and never one that is there already, so that nobody can put
  /// a link in its way.
  private static func openNamed(
    for path: FilePath
  ) throws(SystemError) -> (file: OpenFile, name: FilePath?) {
    var failure = SystemError(number: EEXIST)
    for attempt in 0..<mostAttempts where failure.number == EEXIST {
      let temporary = Leftovers.name(beside: path, attempt)
      do {
        let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        Leftovers.claim(file)
        return (file, temporary)
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Makes the folders that lead to a path, where they are missing; durable ones are on the disk when that is done.
  ///
  /// Throws where the path leads up from one of these, too: until it is made nobody can tell what lies there.
  package static func makeFolders(for path: FilePath, areDurable: Bool = false) throws(FileError) {
    guard !path.folder.rooted.leadsUp else { throw FileError.leadsUpFromNowhere(path) }
    var folder: FilePath = path.isAbsolute ? "/" : ""
    for part in path.folder.components {
      folder = folder.appending(part)
      let isThere = folder.withCString { mkdir($0, 0o777) } == 0
      let code = isThere ? 0 : errno
      // A file system that can only be read says so of folders that are there, too.
      guard isThere || code == EEXIST || code == EISDIR || code == EROFS && folder.isFolder else {
        throw FileError(path: path, code: code)
      }
      guard isThere, areDurable else { continue }
      do {
        try OpenFile.syncFolder(of: folder)
      } catch {
        throw FileError(path: path, code: error.number)
      }
    }
  }
}
