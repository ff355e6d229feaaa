import TableModel
import TableSources

/// The files of some kinds in a folder and those below it, a few levels deep.
struct NearFiles {
  /// How deep folders are looked into.
  private static let levels = 3
  /// How many things of one folder are looked at.
  private static let mostEntries = 2_000

  /// The ends of their names.
  let endings: [String]
  /// The most files that are found.
  let atMost: Int

  /// Their paths from the folder, those of the folder itself first.
  func names(below folder: FilePath) -> [FilePath] {
    var found: [FilePath] = []
    var level: [FilePath] = [""]
    for _ in 0..<NearFiles.levels {
      var next: [FilePath] = []
      for path in level where found.count < atMost {
        let place = path.isEmpty ? folder : folder.appending(path)
        let entries = (try? Folder(place).entries(atMost: NearFiles.mostEntries)) ?? []
        for entry in entries {
          let name = path.isEmpty ? entry.name : path.appending(entry.name)
          if entry.kind == .folder { next.append(name) }
          if entry.kind == .file, name.hasEnding(endings) { found.append(name) }
        }
      }
      level = next
    }
    return Array(found.prefix(atMost))
  }
}
