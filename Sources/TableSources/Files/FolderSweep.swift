import Glibc
import TableModel

/// Empties folders that the program itself has filled, and nothing that lies elsewhere.
package enum FolderSweep {
  /// How deep folders may lie in each other.
  private static let nesting = 64

  /// Deletes the files and folders below a folder's subfolders of some names, and these subfolders.
  ///
  /// Links are deleted and not followed. What cannot be deleted stays, and so does all of a folder out of reach.
  package static func remove(_ names: [FilePath], in folder: FilePath, within reach: SourceReach? = nil) {
    guard let root = try? hold(folder, reach) else { return }
    for name in names { remove(name, below: root, depth: 0) }
  }

  /// Moves a folder's files and subfolders of some names into a new subfolder; what cannot be moved is deleted.
  package static func move(
    _ names: [FilePath], to subfolder: FilePath, in folder: FilePath, within reach: SourceReach? = nil
  ) {
    guard let root = try? hold(folder, reach) else { return }
    _ = subfolder.withCString { mkdirat(root.descriptor, $0, 0o700) }
    let inner = self.subfolder(subfolder, of: root)
    for name in names {
      let isMoved = name.withCString { name in
        inner.map { renameat(root.descriptor, name, $0.descriptor, name) == 0 } ?? false
      }
      if !isMoved { remove(name, below: root, depth: 0) }
    }
  }

  /// The paths below a folder of all that one of its subfolders holds and that is no folder, hidden files and links included.
  package static func files(below subfolder: FilePath, in folder: FilePath) -> [FilePath] {
    guard let root = try? hold(folder, nil), let inner = self.subfolder(subfolder, of: root)
    else { return [] }
    var files: [FilePath] = []
    collect(in: inner, called: subfolder, depth: 0, &files)
    return files
  }

  private static func collect(
    in folder: OpenFile, called path: FilePath, depth: Int, _ files: inout [FilePath]
  ) {
    for name in Folder(folder).names(withHidden: true) {
      let place = path.appending(name)
      if depth < nesting, let inner = subfolder(name, of: folder) {
        collect(in: inner, called: place, depth: depth + 1, &files)
      } else {
        files.append(place)
      }
    }
  }

  /// A folder that lies in another one; `nil` for a link, and for what is no folder.
  private static func subfolder(_ name: FilePath, of folder: OpenFile) -> OpenFile? {
    try? OpenFile {
      name.withCString { openat(folder.descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    }
  }

  /// Deletes a file below a folder, and the folders that lead to it as far as they are empty then.
  ///
  /// A file that is not there is no error, nor is a folder that stays; throws where the file itself does.
  package static func removeFile(
    _ name: FilePath, in folder: FilePath, within reach: SourceReach? = nil
  ) throws(SystemError) {
    let root: OpenFile
    do {
      root = try hold(folder, reach)
      try removeFile(name, below: root)
    } catch {
      guard error.isAbsence else { throw error }
      return
    }
    var parts = name.components.dropLast()
    while let last = parts.popLast(), let parent = try? self.folder(of: parts, below: root) {
      guard last.withCString({ unlinkat(parent.descriptor, $0, AT_REMOVEDIR) }) == 0 else { return }
    }
  }

  /// Holds a folder, which has to lie within reach where that is said.
  private static func hold(_ folder: FilePath, _ reach: SourceReach?) throws(SystemError) -> OpenFile {
    if let reach { return try reach.hold(folder) }
    return try OpenFile(holding: folder.isEmpty ? .current : folder)
  }

  private static func removeFile(_ name: FilePath, below root: OpenFile) throws(SystemError) {
    let parts = name.components
    guard let last = parts.last else { return }
    let parent = try folder(of: parts.dropLast(), below: root)
    guard last.withCString({ unlinkat(parent.descriptor, $0, 0) }) == 0 else {
      throw SystemError(number: errno)
    }
  }

  private static func folder(
    of parts: ArraySlice<FilePath>, below root: OpenFile
  ) throws(SystemError) -> OpenFile {
    guard !parts.isEmpty else { return root }
    let path = FilePath(bytes: parts.map(\.bytes).joined(separator: [0x2F]))
    return try root.file(below: path, OpenFile.holding)
  }

  private static func remove(_ name: FilePath, below folder: OpenFile, depth: Int) {
    if name.withCString({ unlinkat(folder.descriptor, $0, 0) }) == 0 { return }
    guard depth < nesting, let inner = subfolder(name, of: folder) else { return }
    for entry in Folder(inner).names(withHidden: true) { remove(entry, below: inner, depth: depth + 1) }
    _ = name.withCString { unlinkat(folder.descriptor, $0, AT_REMOVEDIR) }
  }
}
