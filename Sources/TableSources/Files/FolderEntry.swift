import Glibc

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
  package let name: FileName
  /// What the name stands for.
  package let kind: Kind

  /// The entries in the order of their names' bytes, without hidden ones.
  package static func entries(of folder: String) -> Result<[FolderEntry], FileError> {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(FileError(path: folder, code: errno)) }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      return .failure(FileError(path: folder, code: code))
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { FileName($0) }
      guard !name.isHidden else { continue }
      let kind = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        FolderEntry.kind(of: bytes.assumingMemoryBound(to: CChar.self).baseAddress, in: descriptor)
      }
      let isClosedFolder = kind == nil && entry.pointee.d_type == DT_DIR
      entries.append(FolderEntry(name: name, kind: kind ?? (isClosedFolder ? .folder : .file)))
    }
    guard errno == 0 else { return .failure(FileError(path: folder, code: errno)) }
    return .success(entries.sorted { $0.name.precedes($1.name) })
  }

  /// Whether a path leads to a folder, through links or not.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What a name stands for; `nil` where the system does not tell, as in a folder that can be listed only.
  private static func kind(of name: UnsafePointer<CChar>?, in folder: Int32) -> Kind? {
    var status = stat()
    guard let name, fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, fstatat(folder, name, &status, 0) != 0 { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return isLink ? .other : .folder
    default: return .other
    }
  }
}
