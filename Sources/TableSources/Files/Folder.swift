import Glibc
import TableModel

/// A folder that is open to be listed, which is done here and nowhere else.
package final class Folder {
  private let file: OpenFile
  /// The names that the system calls folders though nothing more can be learnt of them.
  private var closedFolders: Set<FilePath> = []

  /// Opens the folder at a path; an empty path is the current folder.
  package init(_ path: FilePath) throws(SystemError) {
    file = try OpenFile(path.isEmpty ? .current : path, O_RDONLY | O_DIRECTORY)
  }

  /// A folder that is open already; what is none has no names.
  package init(_ file: OpenFile) {
    self.file = file
  }

  /// The name in this folder that is nearest to a name.
  package func nearestName(to name: FilePath) -> FilePath? {
    let names = names(atMost: Folder.mostNamesCompared).compactMap(\.validText).sorted()
    return Spelling.nearest(to: name.text, among: names).map { FilePath($0) }
  }

  /// The most names that are looked at in search of one.
  private static let mostNamesCompared = 10_000

  /// The names in the folder in no order, without hidden ones unless they are asked for.
  ///
  /// Where reading ends early, as on a broken disk, so do the names.
  package func names(atMost limit: Int = .max, withHidden: Bool = false) -> [FilePath] {
    (try? list(atMost: limit, withHidden: withHidden)) ?? []
  }

  /// The names that begin with `prefix`, hidden ones too, in no order; other names cost next to nothing.
  package func names(startingWith prefix: String) -> [FilePath] {
    (try? list(atMost: .max, withHidden: true, startingWith: prefix)) ?? []
  }

  /// What the folder holds, in the order of the names' bytes, without what is hidden.
  package func entries(atMost limit: Int = .max) throws(SystemError) -> [FolderEntry] {
    try list(atMost: limit, withHidden: false).sorted().map { FolderEntry(name: $0, kind: kind(of: $0)) }
  }

  private func list(
    atMost limit: Int, withHidden: Bool, startingWith prefix: String = ""
  ) throws(SystemError) -> [FilePath] {
    let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, file.descriptor)
    guard copy >= 0 else { throw SystemError(number: errno) }
    guard let stream = fdopendir(copy) else {
      let code = errno
      close(copy)
      throw SystemError(number: code)
    }
    defer { closedir(stream) }
    rewinddir(stream)
    var names: [FilePath] = []
    errno = 0
    while names.count < limit, let entry = readdir(stream) {
      let found = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> FilePath? in
        guard bytes.starts(with: prefix.utf8) else { return nil }
        return FilePath(bytes: bytes.prefix { $0 != 0 })
      }
      guard let name = found else { continue }
      if name != ".", name != "..", withHidden || !name.isHidden { names.append(name) }
      if entry.pointee.d_type == DT_DIR { closedFolders.insert(name) }
      errno = 0
    }
    guard errno == 0 else { throw SystemError(number: errno) }
    return names
  }

  /// What a name stands for, as far as the system tells, which it does not of a folder that can be listed only.
  private func kind(of name: FilePath) -> FolderEntry.Kind {
    guard let status = status(of: name, AT_SYMLINK_NOFOLLOW) else {
      return closedFolders.contains(name) ? .folder : .file
    }
    switch status.kind {
    case .regular: return .file
    case .directory: return .folder
    case .special: return .other
    case .symbolicLink:
      guard let destination = self.status(of: name, 0) else { return .file }
      return destination.kind == .regular ? .file : .other
    }
  }

  private func status(of name: FilePath, _ flags: Int32) -> FileStatus? {
    var status = stat()
    return name.withCString { fstatat(file.descriptor, $0, &status, flags) } == 0 ? FileStatus(status) : nil
  }
}

/// What a folder holds under one name.
package struct FolderEntry: Sendable {
  /// What a name can stand for.
  package enum Kind: Sendable {
    /// A regular file, a link to one, or a link to nothing, which reading will complain about.
    case file
    /// A folder itself, and not a link to one, so that no circle of links is walked.
    case folder
    /// A pipe, a socket, a device, or a link to such or to a folder.
    case other
  }

  /// The name in the folder.
  package let name: FilePath
  /// What the name stands for.
  package let kind: Kind

  /// An entry of a name.
  package init(name: FilePath, kind: Kind) { (self.name, self.kind) = (name, kind) }
}
