import Glibc
import TableModel

/// Empties folders that the program itself has filled, and nothing that lies elsewhere.
package enum FolderSweep {
  /// How deep folders may lie in each other.
  private static let nesting = 64

  /// Deletes the files and folders below a folder's subfolders of some names, and these subfolders.
  ///
  /// Links are deleted and not followed. What cannot be deleted stays.
  package static func remove(_ names: [FilePath], in folder: FilePath) {
    guard let root = try? OpenFile(folder.isEmpty ? .current : folder, O_RDONLY | O_DIRECTORY) else { return }
    for name in names { remove(name, below: root, depth: 0) }
  }

  /// Moves a folder's files and subfolders of some names into a new subfolder; what cannot be moved is deleted.
  package static func move(_ names: [FilePath], to subfolder: FilePath, in folder: FilePath) {
    guard let root = try? OpenFile(folder.isEmpty ? .current : folder, O_RDONLY | O_DIRECTORY) else { return }
    _ = subfolder.withCString { mkdirat(root.descriptor, $0, 0o700) }
    let inner = try? OpenFile({
      subfolder.withCString { openat(root.descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    })
    for name in names {
      let isMoved = name.withCString { name in
        inner.map { renameat(root.descriptor, name, $0.descriptor, name) == 0 } ?? false
      }
      if !isMoved { remove(name, below: root, depth: 0) }
    }
  }

  /// Deletes a file below a folder, and the folders that lead to it as far as they are empty then.
  package static func removeFile(_ name: FilePath, in folder: FilePath) {
    guard let root = try? OpenFile(holding: folder.isEmpty ? .current : folder) else { return }
    var parts = name.components
    guard let last = parts.popLast() else { return }
    var flag: Int32 = 0
    var file = last
    while let parent = parts.isEmpty
      ? root
      : try? root.file(below: FilePath(bytes: parts.map(\.bytes).joined(separator: [0x2F])), OpenFile.holding)
    {
      guard file.withCString({ unlinkat(parent.descriptor, $0, flag) }) == 0, let next = parts.popLast()
      else {
        return
      }
      (file, flag) = (next, AT_REMOVEDIR)
    }
  }

  private static func remove(_ name: FilePath, below folder: OpenFile, depth: Int) {
    if name.withCString({ unlinkat(folder.descriptor, $0, 0) }) == 0 { return }
    guard depth < nesting,
      let inner = try? OpenFile({
        name.withCString { openat(folder.descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
      })
    else { return }
    for entry in Folder(inner).names(withHidden: true) { remove(entry, below: inner, depth: depth + 1) }
    _ = name.withCString { unlinkat(folder.descriptor, $0, AT_REMOVEDIR) }
  }
}
