import TableModel
import TableSources

/// Looks for tables of strings that lie elsewhere in a project than beside their source, to say where they are.
package enum StringsSearch {
  private static let (mostFolders, deepest) = (2_000, 12)
  private static let foreignNames: Set<FilePath> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]
  private static let foreignEndings = [
    "xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "app",
  ]

  /// The folder that would have to be named for a table of a language: the first one below those within reach that has a
  /// catalogue of the table, or a folder of the language with it.
  package static func folder(of table: String, in language: String, within reach: SourceReach) -> FilePath? {
    var waiting = reach.places.sorted().map { (folder: $0, depth: 0) }
    var next = 0
    while next < waiting.count {
      let (folder, depth) = waiting[next]
      next += 1
      guard let entries = try? reach.list(folder).entries(atMost: 10_000) else { continue }
      for entry in entries {
        let path = folder.appending(entry.name)
        switch entry.kind {
        case .file where entry.name == FilePath("\(table).xcstrings"): return folder
        case .folder where entry.name == FilePath("\(language).lproj"):
          if ["strings", "stringsdict"].contains(where: { path.appending(FilePath("\(table).\($0)")).exists })
          {
            return folder
          }
        case .folder where depth < deepest && waiting.count < mostFolders:
          if !foreignNames.contains(entry.name), !entry.name.hasEnding(foreignEndings), !entry.name.isHidden {
            waiting.append((path, depth + 1))
          }
        default: break
        }
      }
    }
    return nil
  }
}
