import TableModel

/// What a folder held at one time, for folders that the kernel does not tell of.
struct FolderSnapshot {
  private var versions: [FilePath: FileVersion] = [:]

  /// The most names that are compared.
  private static let mostNames = 100_000

  /// What a folder holds now; nothing where it cannot be read.
  init(of folder: FilePath) {
    guard let list = try? Folder(folder) else { return }
    for name in list.names(atMost: FolderSnapshot.mostNames, withHidden: true) {
      versions[name] = FileStatus(of: folder.appending(name))?.version
    }
  }

  /// The names whose files differ from those of an older snapshot.
  func names(differingFrom older: FolderSnapshot) -> Set<FilePath> {
    var names = Set(versions.lazy.filter { older.versions[$0.key] != $0.value }.map(\.key))
    names.formUnion(older.versions.keys.lazy.filter { versions[$0] == nil })
    return names
  }
}
